"""Equilibria of Mia by backward induction, from the last position and the highest claim."""
