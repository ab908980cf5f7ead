"""What solvers and readers of solved games raise. Knows no game and no algorithm."""

from mendax.core.game import MendaxError


class NoEquilibriumFound(ArithmeticError):
    """No equilibrium within the promised error; the argument is the smallest error found."""


class NotCovered(MendaxError):
    """A table that is not solved: its rules or seats; the reason says which, and what is solved."""


class UnreadablePolicy(MendaxError):
    """A file that is no policy, is damaged, or is of another version."""
