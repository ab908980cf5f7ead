"""The solution of one public state: what is said and answered there, and what comes of it."""

from typing import NamedTuple

from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.signalling.game import Support


class StateSolution(NamedTuple):
    """How one public state is played, and what comes of it."""

    blind: int
    """The value announced without looking; −1: looks."""
    say: Floats
    """``say[kind, claim]``; a last column is rolling again, where that is allowed."""
    doubt: Floats
    """By claim of one who looked."""
    again: int
    """What is said with a second roll, −1 for nothing."""
    outcomes: Floats
    """``outcomes[side, outcome]``: the chance that the round ends so here. The claim it ends with
    was made ``side`` seats after the roller (blind passing only; else there is one side)."""
    believed: Floats
    """``believed[side, value]``: the chance that it is believed here."""
    error: float
    lingers: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """No less than the chance that the value to beat is said again and believed, if all for it is
    done by the announcer, by the answerer, by neither."""
    support: Support | None = None
    """That of the equilibrium, where it is one of ``stage``."""
