"""Liar's Dice: every player has hidden dice, and players claim how many of one face all have."""

from mendax_liars_dice.game import LiarsDice

__all__ = ["LiarsDice"]
