"""Mia as arrays: thousands of games in lock-step."""
