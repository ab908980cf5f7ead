"""Layer 0: what a game is, its text forms and committed draws. Imports no game."""
