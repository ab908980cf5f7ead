"""Highlights of a finished game, and counts of each player's claims and answers.

Each game has a teller (``telling``), found by ``registry``. It reads the game as one reader knows
it, so a story contains only facts that the reader received. Stories are keys of the catalogue with
arguments; this package knows no language, server or screen.
"""
