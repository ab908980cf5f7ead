"""One die: every player has a hidden die, and players in turn claim a sum of all dice."""

from mendax_one_die.game import OneDie

__all__ = ["OneDie"]
