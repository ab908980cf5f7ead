"""The layer that connects the solver to the bots and explains decisions to players.

The bots and the solver don't import each other; this package uses both. ``protocol`` is the
interface of a game's coach, ``registry`` lists the coaches, and each coached game has a folder. The
only I/O is reading packaged policies. Texts for people are catalogue keys.
"""
