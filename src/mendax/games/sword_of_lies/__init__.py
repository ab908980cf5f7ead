"""Sword of Lies by Ilya Ballet (2020, CC0), a game of castling, betting and war."""

from mendax.games.sword_of_lies.book import SwordOfLies

__all__ = ["SwordOfLies"]
