"""One die: every player has a hidden die, and players claim the sum of all dice."""

from mendax_one_die.game import OneDie

__all__ = ["OneDie"]
