"""Leagues: repeated rounds, kept in a folder."""
