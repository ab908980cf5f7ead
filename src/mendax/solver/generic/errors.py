"""Errors of solvers and of readers of policies. Independent of games and algorithms."""

from mendax.core.game import MendaxError


class NoEquilibriumFound(ArithmeticError):
    """Raised if no equilibrium has an error within the bound; the argument is the smallest
    error."""


class NotCovered(MendaxError):
    """Raised for unsupported rules or seats; the reason names them and the supported values."""


class UnreadablePolicy(MendaxError):
    """Raised for a file that is not a policy, is damaged, or has another version."""
