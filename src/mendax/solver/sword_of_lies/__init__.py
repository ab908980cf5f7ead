"""A solver of the wars of Sword of Lies, in which all cards are open."""
