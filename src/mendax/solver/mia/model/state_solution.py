"""The solution of one public state: what is said and answered there, and what follows."""

from typing import NamedTuple

from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.signalling.game import Support


class StateSolution(NamedTuple):
    """The equilibrium of one public state. A *side* is how many seats after the roller a claim is
    made: always 0 without blind passing."""

    blind: int
    """The value announced without looking; −1: looks."""
    say: Floats
    """``[kind, claim]``: probabilities by one who looked; a last column is rolling again, where
    that is allowed."""
    doubt: Floats
    """``[claim]``: the probability that a claim of one who looked is doubted."""
    again: int
    """The value announced with a second roll, −1 where there is none."""
    outcomes: Floats
    """``[side, outcome]``: the probability that the round ends so on a claim made at ``side``."""
    believed: Floats
    """``[side, value]``: the probability that a claim made at ``side`` is believed."""
    error: float
    """How far the equilibrium conditions are off, in payoff."""
    stay_bounds: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """Bounds on the probability that the value to beat is announced over itself and believed: if
    the announcer alone plays for it, if the answerer alone does, if neither does."""
    support: Support | None = None
    """That of the equilibrium, where it is one of a signalling game."""
