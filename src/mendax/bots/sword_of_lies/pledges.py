"""The gains of deals, estimated without rollouts.

1. Gains are in chips. Each life is worth an equal part of the pots.
2. A pledge to spare a seat, or to strike another seat, saves that seat a life with the probability
   that it would have been struck. All targets count as equally likely.
3. A pledge has no value if its seat has no swords or has broken a promise, or if it repeats an
   earlier pledge.
4. Keeping a pledge costs half its value to the other seat, so mutual peace benefits both.
"""

from typing import Final

from mendax.bots.sword_of_lies.player import breakers, standing, struck_by
from mendax.core.game import Seat
from mendax.games.sword_of_lies.actions import Pledge
from mendax.games.sword_of_lies.state import DealTerms
from mendax.games.sword_of_lies.view import SwordView

_COST: Final = 0.5
"""The cost of keeping a pledge, as a fraction of its value to the other seat."""


def gain_by_signing(view: SwordView, deal: DealTerms) -> float:
    """Return the number of chips that the observer gains by signing ``deal``."""
    return deal.chips + gain_by_pledges(view, deal.seat, theirs=deal.mine, mine=deal.yours)


def gain_by_pledges(view: SwordView, other: Seat, *, theirs: Pledge, mine: Pledge) -> float:
    """Return the number of chips that the observer gains by exchanging pledges with ``other``."""
    you = view.you
    assert you is not None
    trusted = other not in breakers(view)
    return trusted * _worth(view, other, you, theirs) - _COST * _worth(view, you, other, mine)


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
