"""Highlights of a finished game, and statistics on each player's claims and answers.

``registry`` returns the teller of a game (``telling``). A teller receives the game as known to one
reader, so a story contains only facts that the reader received. Stories are catalogue keys with
arguments, independent of language, server and screen.
"""
