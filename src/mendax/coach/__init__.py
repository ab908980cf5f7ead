"""The layer that connects the solver to the bots and explains decisions to players.

The bots and the solver do not import each other; this package uses both. ``protocol`` is the
interface of a game's coach, and ``registry`` lists the coaches. Each game with a coach has a
folder. The package does no I/O except reading packaged policies. Texts for users are catalogue
keys.
"""
