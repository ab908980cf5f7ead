"""Sword of Lies by Ilya Ballet (2020, CC0): castling, betting, war."""

from mendax.games.sword_of_lies.book import SwordOfLies

__all__ = ["SwordOfLies"]
