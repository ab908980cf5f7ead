"""Equilibria of Mia, from the last position and the highest claim backwards."""
