"""Puzzles from solved play: positions with the value of every option, for drills and lessons."""
