"""The coach of Sword of Lies: what a seat's answers, bets and orders were worth, in chips.

Nothing of this game is solved as a whole. ``weighing`` weighs single decisions, by counting, by
rollouts and by the solved round of war, as the bot ``marshal`` does; ``review`` goes through games.
"""
