"""A game played in the terminal, line by line or full screen."""
