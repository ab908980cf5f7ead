"""Floor 5: games as environments of other people's libraries, with everything below behind them.

Needs the extra ``pettingzoo``, and is slow without ``fast``.
"""
