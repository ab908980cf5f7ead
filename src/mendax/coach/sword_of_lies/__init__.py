"""The Sword of Lies coach, which values a seat's answers, bets and orders in chips.

The game is not solved as a whole. ``weighing`` values single decisions by counting, by rollouts and
by solving the war round, like the bot ``marshal``. ``review`` reviews games.
"""
