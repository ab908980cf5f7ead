"""Matches and contests of bots: many games, statistics and reports."""
