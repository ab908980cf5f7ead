"""What the solver solves and what it does not, with the reasons; solves nothing to say so."""

from typing import Final

from mendax.core.game import Reason
from mendax.games.mia.rules import MiaRules
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.model.covered_options import check_options
from mendax.solver.mia.model.positions import Span, points_matter

SEATS: Final = range(2, 7)
"""Tables that are solved."""
ROUNDS: Final = 20
"""Games for points that can run short are solved up to so many rounds, for two seats."""


def check(rules: MiaRules, seats: int, span: Span) -> None:
    """Raises ``NotCovered`` for what the solver does not solve."""
    rules.checked()
    check_options(rules)
    if seats not in SEATS:
        raise NotCovered(Reason("solver-refused-seats", {"seats": seats, "most": SEATS[-1]}))
    short = span == "round" or (rules.scoring == "lives" and rules.lives == 1)
    if seats > 2 and rules.blind_pass != "off" and not (short and rules.blind_pass == "higher"):
        raise NotCovered(Reason("solver-refused-blind-pass", {"seats": seats}))
    if points_matter(rules, seats, span) and (seats > 2 or rules.rounds > ROUNDS):
        raise NotCovered(Reason("solver-refused-points", {"rounds": ROUNDS}))
