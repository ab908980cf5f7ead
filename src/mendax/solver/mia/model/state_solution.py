"""One public state's solution: its policy and its successors' odds."""

from typing import NamedTuple

from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.signalling.game import Support


class StateSolution(NamedTuple):
    """One public state's equilibrium. A claim's *side* is the number of seats between the roller
    and its maker: always 0 without blind passing."""

    blind: int
    """The value announced without looking; −1 to look."""
    say: Floats
    """``[kind, claim]``: claim odds after looking; the last column is a second roll, if legal."""
    doubt: Floats
    """``[claim]``: the probability of doubting a claim after looking."""
    again: int
    """The value announced with a second roll, or −1 if there is none."""
    outcomes: Floats
    """``[side, outcome]``: the probability of this end of the round after a claim at ``side``."""
    believed: Floats
    """``[side, value]``: the probability that a claim made at ``side`` is believed."""
    error: float
    """The largest violation of the equilibrium conditions, in payoff."""
    stay_bounds: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """Bounds on the probability that the value to beat is announced over itself and believed: if
    only the announcer aims for this, if only the answerer does, if neither does."""
    support: Support | None = None
    """The equilibrium's support if the state is a signalling game, otherwise None."""
