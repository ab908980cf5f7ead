"""A game played in the terminal: line by line or on the whole screen."""
