"""Puzzles from solved play: positions with each option's value, for drills and lessons."""
