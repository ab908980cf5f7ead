"""Floor 0: what a game is, its laws and its text forms. Knows no game by name."""
