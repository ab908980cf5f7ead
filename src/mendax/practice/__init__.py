"""Puzzles from solved play: positions with the value of each option, for drills and lessons."""
