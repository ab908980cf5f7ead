"""Keeping the tables for years: copies of them, whether they are sound, and what is thrown away."""
