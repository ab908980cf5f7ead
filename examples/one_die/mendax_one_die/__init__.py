"""One die: everybody has a die under the hand, and the sum of all of them is claimed."""

from mendax_one_die.game import OneDie

__all__ = ["OneDie"]
