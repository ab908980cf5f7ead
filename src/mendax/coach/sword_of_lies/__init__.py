"""The Sword of Lies coach: values of a seat's answers, bets and orders, in chips.

The game is not solved as a whole. ``weighing`` values single decisions by counting, rollouts and
the solved war round, like the bot ``marshal``; ``review`` reviews games.
"""
