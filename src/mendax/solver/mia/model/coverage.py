"""The limits of the solver, which can be checked without solving."""

from typing import Final

from mendax.core.game import Reason
from mendax.games.mia.rules import MiaRules
from mendax.solver.generic.covered_options import check_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.model.positions import Span, points_matter

SEATS: Final = range(2, 7)
"""The supported numbers of seats."""
ROUNDS: Final = 20
"""The maximum number of rounds in two-seat games in which points can run short."""


def check(rules: MiaRules, seats: int, span: Span) -> None:
    """Raise ``NotCovered`` for unsupported rules, seats or span, ``RulesError`` for a conflict."""
    rules.checked()
    check_options(rules)
    if seats not in SEATS:
        raise NotCovered(Reason("solver-refused-seats", {"seats": seats, "most": SEATS[-1]}))
    short = span == "round" or (rules.scoring == "lives" and rules.lives == 1)
    if seats > 2 and rules.blind_pass != "off" and not (short and rules.blind_pass == "higher"):
        raise NotCovered(Reason("solver-refused-blind-pass", {"seats": seats}))
    if points_matter(rules, seats, span) and (seats > 2 or rules.rounds > ROUNDS):
        raise NotCovered(Reason("solver-refused-points", {"rounds": ROUNDS}))
