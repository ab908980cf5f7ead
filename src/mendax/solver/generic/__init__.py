"""Algorithms without a game: just-in-time compilation, decision graphs, the sequence form."""
