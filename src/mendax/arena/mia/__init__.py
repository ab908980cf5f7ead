"""Mia statistics: millions of simulated games, or exact expectations."""
