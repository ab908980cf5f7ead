"""Floor 2: programs of any language as players: what is said to them and by them, and by which way.

``messages`` has all that is said, ``conversation`` who speaks when, ``program_bot`` makes a bot of
a program, ``child_process`` runs one. Knows no game by name, no table and no server.
"""
