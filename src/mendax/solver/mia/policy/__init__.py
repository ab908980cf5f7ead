"""Solved policies of Mia, in memory and on disk."""
