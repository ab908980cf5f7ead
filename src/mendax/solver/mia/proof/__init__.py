"""Checks of an equilibrium: what a seat gains by deviating from a policy."""
