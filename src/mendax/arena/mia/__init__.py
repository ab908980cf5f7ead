"""Mia statistics from millions of simulated games or from exact expectations."""
