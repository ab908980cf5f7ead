"""Programs in any language as players.

``messages`` defines the protocol, and ``conversation`` its order and limits. ``program_bot`` turns
a program into a bot, and ``child_process`` runs a program. This package does not depend on any
game, on tables or on the server.
"""
