"""Measurements for Sword of Lies: what simple habits win against its bots."""
