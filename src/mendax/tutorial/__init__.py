"""Floor 2: scripted deals in which somebody plays a game for the first time.

A tutorial is a short script (``script``), one per game, found by ``registry``; ``graph`` has the
game's own engine play it on every path that it allows. Knows no language, server or screen: what
is said are keys of the catalogue, what is pointed at are names of parts of a board.
"""
