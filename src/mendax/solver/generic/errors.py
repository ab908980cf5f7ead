"""Errors of solvers and policy readers, independent of games and algorithms."""

from mendax.core.game import MendaxError


class NoEquilibriumFound(ArithmeticError):
    """Raised if no equilibrium is accurate enough; the argument is the smallest error found."""


class NotCovered(MendaxError):
    """Raised for unsupported rules or seats; the reason names them and the supported values."""


class UnreadablePolicy(MendaxError):
    """Raised for a file that is damaged, has another version, or is not a policy."""
