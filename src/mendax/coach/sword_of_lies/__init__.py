"""The coach of Sword of Lies: values of a seat's answers, bets and orders, in chips.

The game is not solved as a whole. ``weighing`` values single decisions by counting, by rollouts and
by the solved war round, as the bot ``marshal`` does; ``review`` reviews games.
"""
