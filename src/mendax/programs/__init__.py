"""Programs in any language as players.

``messages`` has the protocol, ``conversation`` its order and limits; ``program_bot`` makes a bot of
a program, and ``child_process`` runs one. This package knows no game by name, no table and no
server.
"""
