"""Leagues, which play repeated rounds and keep them in a folder."""
