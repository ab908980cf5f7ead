"""Mia's rule book as arrays: public states, round outcomes, positions, successors."""
