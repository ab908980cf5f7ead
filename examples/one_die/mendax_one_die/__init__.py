"""One die: every player has a hidden die, and players take turns to claim the sum of all dice."""

from mendax_one_die.game import OneDie

__all__ = ["OneDie"]
