"""Solved Mia policies, in memory and on disk."""
