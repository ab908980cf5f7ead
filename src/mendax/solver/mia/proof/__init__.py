"""Checks of an equilibrium, which compute what a seat gains by deviating from a policy."""
