"""The interface of a game, its text forms and committed draws. Imports no game."""
