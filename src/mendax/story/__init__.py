"""Highlights of a finished game, and statistics on each player's claims and answers.

Each game has a teller (``telling``), found by ``registry``. The teller gets the game as known to
one reader, so a story contains only facts that the reader received. Stories are catalogue keys with
arguments; this package does not depend on a language, server or screen.
"""
