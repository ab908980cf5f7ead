"""The solution of one public state: its policy and the odds of its successors."""

from typing import NamedTuple

from mendax.solver.mia.model.rule_tables import NO_OTHERS, Floats
from mendax.solver.signalling.game import Support


class StateSolution(NamedTuple):
    """The equilibrium of one public state.

    The *side* of a claim is the number of seats between the roller and the claim's maker, which is
    always 0 without blind passing.
    """

    blind: int
    """The value announced without looking, or −1 to look."""
    say: Floats
    """``[kind, claim]``: the odds of claims after looking. The last column is a second roll, if
    legal."""
    doubt: Floats
    """``[claim]``: the probability that a claim after looking is doubted."""
    again: int
    """The value announced with a second roll, or −1 for no second roll."""
    outcomes: Floats
    """``[side, outcome]``: the probability of this end of the round after a claim at ``side``."""
    believed: Floats
    """``[side, value]``: the probability that a claim made at ``side`` is believed."""
    error: float
    """The largest violation of the equilibrium conditions, in payoff."""
    stay_bounds: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """Bounds on the probability that the value to beat is announced over itself and believed.

    The three bounds apply if only the announcer aims for this, if only the answerer does, and if
    neither does.
    """
    support: Support | None = None
    """The support of the equilibrium if the state is a signalling game, otherwise None."""
    others: Floats = NO_OTHERS
    """``[claim, seat − 2]``: the probability of a doubt out of turn. Empty if only the next seat
    may doubt."""
