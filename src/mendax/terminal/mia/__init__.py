"""Mia in the terminal."""
