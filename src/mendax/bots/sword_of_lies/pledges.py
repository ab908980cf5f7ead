"""The gains of deals, estimated without rollouts.

1. Gains are in chips. Each life is worth an equal part of the pots.
2. A pledge to spare a seat, or to strike another seat, saves that seat a life with the probability
   that it would have been struck. All targets count as equally likely.
3. A pledge has no value if its seat has no swords or has broken a promise, or if it repeats an
   earlier pledge. Other pledges count by the record of their seat (``trust``).
4. Keeping a pledge costs half its value to the other seat. Mutual peace therefore gains nothing
   between seats without a record, and needs chips.
"""

from collections.abc import Sequence
from typing import Final

from mendax.bots.sword_of_lies.player import standing, struck_by
from mendax.core.game import Seat
from mendax.games.sword_of_lies.actions import Pledge
from mendax.games.sword_of_lies.state import DealTerms, Promise
from mendax.games.sword_of_lies.view import SwordView

_COST: Final = 0.5
"""The cost of keeping a pledge, as a fraction of its value to the other seat."""
_KEEPS: Final = 1.0
"""The number of kept promises in the prior of ``trust``.

A seat without a record is trusted with probability 0.5. At 0.8, a bot profited by signing with all
seats and then breaking its pledges.
"""
_BREAKS: Final = 1.0
"""The number of broken promises in the prior."""


def trust(promises: Sequence[Promise], seat: Seat) -> float:
    """Return the probability that ``seat`` keeps its next promise.

    It is the posterior mean of a Beta distribution over the seat's record in this game, or 0 once
    the seat has broken a promise.
    """
    seen = [promise.outcome for promise in promises if promise.seat == seat]
    if "broken" in seen:
        return 0.0
    return (seen.count("kept") + _KEEPS) / (seen.count("kept") + _KEEPS + _BREAKS)


def gain_by_signing(view: SwordView, deal: DealTerms) -> float:
    """Return the number of chips that the observer gains by signing ``deal``."""
    return deal.chips + gain_by_pledges(view, deal.seat, theirs=deal.mine, mine=deal.yours)


def gain_by_pledges(view: SwordView, other: Seat, *, theirs: Pledge, mine: Pledge) -> float:
    """Return the number of chips that the observer gains by exchanging pledges with ``other``."""
    you = view.you
    assert you is not None
    kept = trust(view.promises, other) * _worth(view, other, you, theirs)
    return kept - _COST * _worth(view, you, other, mine)


def _worth(view: SwordView, by: Seat, to: Seat, pledge: Pledge) -> float:
    """Return the number of chips that the pledge of ``by`` saves ``to`` if it is kept."""
    protects = pledge == "spare" or (pledge.startswith("strike") and struck_by(pledge) != to)
    given = any(
        (p.seat, p.to, p.pledge, p.outcome) == (by, to, pledge, "open") for p in view.promises
    )
    if given or not protects or not view.swords[by]:
        return 0.0
    targets = sum(seat != by for seat in standing(view))
    return sum(pot.chips for pot in view.pots) / sum(view.lives) / targets
