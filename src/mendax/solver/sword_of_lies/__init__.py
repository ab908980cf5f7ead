"""A solver of Sword of Lies wars, in which all cards are open."""
