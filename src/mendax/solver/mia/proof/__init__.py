"""Checks of an equilibrium: the gain of a seat by deviating from a policy."""
