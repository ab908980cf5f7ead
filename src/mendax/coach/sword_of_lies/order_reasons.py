"""The reasons why one war order is better than another, found in the opponents' orders.

In a war with two seats, the reason is the worst reply. Of an order that another one dominates, the
reason is that no order of the others makes it better. Otherwise, both orders face the same draws of
the others' orders (``war_orders.Draw``). The reason is the opponent's order that accounts for most
of the difference. If no single order does so, the reason is how often the better order wins more.
"""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from mendax.bots.sword_of_lies.orders import Plan, Writing
from mendax.coach.results import figure
from mendax.coach.sword_of_lies.adviser import Refutation
from mendax.coach.sword_of_lies.order_text import likely_text
from mendax.coach.sword_of_lies.war_orders import Draw
from mendax.core.game import Reason, Seat
from mendax.games.sword_of_lies.view import SwordView

_MOST: Final = 0.5
"""An opponent's order is a reason if it explains at least this share of the difference."""
_TRIFLE: Final = 0.05
"""The smallest difference, in chips, that is reported as a cost."""


class Beaten(NamedTuple):
    """An opponent's order, and the gain of the better order against it."""

    seat: Seat
    plan: Plan
    gain: float
    """The mean difference in chips."""
    elsewhere: float
    """The mean difference in chips against all other orders of this opponent."""


def beaten(draws: Sequence[Draw]) -> Beaten | None:
    """Return the order that explains most of the difference. In a tie, return the rarest order."""
    total = sum(draw.gap for draw in draws)
    gaps: defaultdict[tuple[Seat, Plan], list[float]] = defaultdict(list)
    for draw in draws:
        for written in draw.written.items():
            gaps[written].append(draw.gap)
    explain = [written for written, won in gaps.items() if sum(won) >= _MOST * total]
    if total <= 0 or not explain:
        return None
    seat, plan = best = min(explain, key=lambda one: len(gaps[one]))
    rest = [draw.gap for draw in draws if draw.written.get(seat) != plan]
    return Beaten(seat, plan, fmean(gaps[best]), fmean(rest) if rest else 0.0)


def order_reason(
    view: SwordView, writings: Sequence[Writing], draws: Sequence[Draw]
) -> Reason | None:
    """Return the reason why the better order wins more in draws from ``writings``, or None."""
    if sum(draw.gap for draw in draws) <= 0:
        return None
    if not any(draw.written for draw in draws):
        return Reason("sword-coach-why-alone")
    found = beaten(draws)
    if found is None:
        better, worse = (sum(sign * draw.gap > 0 for draw in draws) for sign in (1, -1))
        told = {"more": round(100 * better / len(draws)), "less": round(100 * worse / len(draws))}
        return Reason("sword-coach-why-often", told)
    kind, _, struck = likely_text(view, found.plan).partition(" ")
    writing = next(one for one in writings if one.seat == found.seat)
    costs = found.elsewhere <= -_TRIFLE
    return Reason(
        "sword-coach-why-beats",
        {
            "who": f"seat{found.seat + 1}",
            "order": kind,
            "order_to": struck,
            "chance": round(100 * float(writing.chances[writing.plans.index(found.plan)])),
            "gain": figure(found.gain, "chips"),
            "elsewhere": "costs" if costs else "fair",
            "cost": figure(-found.elsewhere if costs else 0.0, "chips"),
        },
    )


def refuted(view: SwordView, refutation: Refutation) -> Reason:
    """Return the reason that an order fails to the other seat's best reply."""
    kind, _, struck = likely_text(view, refutation.plan).partition(" ")
    return Reason(
        "sword-coach-why-refuted",
        {
            "who": f"seat{refutation.seat + 1}",
            "order": kind,
            "order_to": struck,
            "least": figure(refutation.chips, "chips"),
        },
    )


def dominated(surplus: float) -> Reason:
    """Return the reason that another order is never worse, and better by ``surplus`` on average."""
    return Reason("sword-coach-why-dominated", {"gain": figure(surplus, "chips")})
