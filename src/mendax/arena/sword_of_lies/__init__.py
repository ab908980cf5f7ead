"""Measurements for Sword of Lies: simple habits' winnings against its bots."""
