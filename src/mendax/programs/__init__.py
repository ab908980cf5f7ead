"""Programs in any language as players.

``protocol`` defines the messages. ``process`` starts and ends programs, and ``seat`` holds the
conversation with the program in one seat: questions, limits, faults and the news of a table.
Three adapters use them: ``arena`` seats programs in matches, ``table`` at a server's tables, and
``udp`` translates the Mäxchen protocol. ``mendax.server.programs`` is the server's side of
``table``, and ``mendax.kit`` contains what the authors of bots in Python use.
"""
