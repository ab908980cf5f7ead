"""The reasons why one bet is better than another, found by removing factors from the estimate.

The reason is the factor without which most of the difference vanishes. A difference that no single
factor explains has no reason.
"""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, Literal

import numpy as np

from mendax.bots.sword_of_lies.battle import Armies, Bools, Floats, Ints
from mendax.bots.sword_of_lies.betting_state import CallingModel
from mendax.bots.sword_of_lies.determinizations import Determinizations
from mendax.bots.sword_of_lies.marshal import Marshal
from mendax.games.sword_of_lies.view import SwordView

Why = Literal["swords", "shields", "folds", "last-raise"]
"""A factor: the four swords of the highest bet, the seat's shields, the chance that others fold, or
which seat can make the last raise while all cards are open."""
_MOST: Final = 0.6
"""A factor is a reason if it explains at least this share of the difference."""


class _NoBoldest(Determinizations):
    """Samples in which the highest bet earns no swords."""

    def armies(self, live: Bools, bold: Ints) -> Armies:
        return super().armies(live, np.full_like(bold, -1))


class _AlwaysCalls(CallingModel):
    """A model of players that never fold."""

    def calls(self, surplus: Floats, luck: Floats) -> Bools:
        return np.ones(np.broadcast(surplus, luck).shape, dtype=np.bool_)


class CounterfactualMarshal(Marshal):
    """A marshal that can value bets without a given factor."""

    without: Why | None = None

    def take_away(self, why: Why | None) -> None:
        """Remove this factor from later estimates. None restores all factors."""
        self.without = why
        if why == "folds":
            self.no_limit = Marshal.no_limit._replace(
                calling=_AlwaysCalls(*Marshal.no_limit.calling)
            )
            self.fixed_limit = Marshal.fixed_limit._replace(
                calling=_AlwaysCalls(*Marshal.fixed_limit.calling)
            )
        else:
            self.no_limit, self.fixed_limit = Marshal.no_limit, Marshal.fixed_limit

    def samples(self, view: SwordView, size: int) -> Determinizations:
        """Return ``size`` samples of the hidden cards without the removed factor."""
        samples = super().samples(view, size)
        if self.without == "swords":
            return _NoBoldest(*samples)
        if self.without == "shields":
            shields = samples.shields.copy()
            shields[:, self.seat] = 0
            return samples._replace(shields=shields)
        return samples


def things(marshal: Marshal, view: SwordView) -> tuple[Why, ...]:
    """Return the factors that can be removed at this table with these cards."""
    found: list[Why] = [] if marshal.rules.shield_side else ["swords"]
    if marshal.outlook(view).shields[marshal.seat]:
        found.append("shields")
    return (*found, "folds")


def reason(gap: float, gaps: Mapping[Why, Sequence[float]]) -> Why | None:
    """Return the factor that explains most of ``gap``, given the estimates without each factor."""
    left = {why: fmean(estimates) for why, estimates in gaps.items()}
    best = min(left, key=left.__getitem__, default=None)
    return best if best is not None and gap - left[best] >= _MOST * gap else None
