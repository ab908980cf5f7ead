"""What the solver solves and what it does not, with the reasons; takes no numbers to say so."""

from typing import Final

from mendax.core.game import MendaxError, Reason
from mendax.games.mia.rules import MiaRules
from mendax.solver.policy import Span

SEATS: Final = range(2, 7)
"""Tables that are solved."""


class NotCovered(MendaxError):
    """Rules that the solver does not solve; the reason says which option, and what is solved."""


def check(rules: MiaRules, seats: int, span: Span) -> None:
    """Raises ``NotCovered`` for what the solver does not solve."""
    rules.checked()
    if seats not in SEATS:
        raise NotCovered(Reason("solver-refused-seats", {"seats": seats, "most": SEATS[-1]}))
    if rules.blind_pass != "off" and seats > 2:
        raise NotCovered(Reason("solver-refused-blind-pass", {"seats": seats}))
    if span == "match" and rules.scoring == "points" and not _always_affordable(rules):
        raise NotCovered(Reason("solver-refused-points"))


def _always_affordable(rules: MiaRules) -> bool:
    """Whether nobody's points can fall short of a loss, so that only differences count."""
    dearest = 2 if rules.mia_double_any else max(rules.mia_true_cost, rules.mia_lie_cost)
    if rules.mia_concede == "costs_two":
        dearest = 2
    earned = rules.score_increment if rules.score_all else 0
    return earned >= dearest * rules.score_decrement
