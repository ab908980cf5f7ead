"""Errors of solvers and policy readers, common to all games and algorithms."""

from mendax.core.game import MendaxError


class NoEquilibriumFound(ArithmeticError):
    """Raised if no equilibrium is accurate enough. The argument is the smallest error found."""


class NotCovered(MendaxError):
    """Raised for unsupported rules or seats. The reason names them and the supported values."""


class UnreadablePolicy(MendaxError):
    """Raised for a file that is damaged, has another version, or is not a policy."""
