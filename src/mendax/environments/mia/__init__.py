"""Mia as arrays, for playing thousands of games in lock-step."""
