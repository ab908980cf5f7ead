"""Measurements for Sword of Lies: the winnings of simple habits against its bots."""
