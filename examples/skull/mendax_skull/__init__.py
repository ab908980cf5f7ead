"""Skull: players lay discs face down, bid how many they can turn over, and must find no skull."""

from mendax_skull.game import Skull

__all__ = ["Skull"]
