"""Mia solved: its model as arrays, policies, blind passing, proofs and simulation."""
