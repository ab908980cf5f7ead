"""What can be done in French poker: the actions of players and of chance.

Dice have places, 0 to 4, which they keep while they are handed on: so it is public which of them
were re-rolled. Each die falls by a chance action of its own, so that opening one die opens one
commitment, and no other die with it.
"""

from typing import Annotated, Final

from mendax.core.game import Action, Seat
from mendax.core.meanings import means
from mendax.games.french_poker.claims import Pips, Spelling

Places = Annotated[tuple[int, ...], means("places")]
"""Some of the five dice by their places, in ascending order."""
DiePlace = Annotated[int, means("die")]
"""One of the five dice by its place."""


# ── actions of players ───────────────────────────────────────────────────────────────────────


class Shake(Action, frozen=True):
    """Open the round: roll five dice hidden, and look."""


class Announce(Action, frozen=True):
    """Claim a hand, true or not, and hand the dice on as they lie."""

    claim: Spelling


class Believe(Action, frozen=True):
    """Take the dice as they lie, and look."""


class Doubt(Action, frozen=True):
    """Open the dice."""


class KeepHidden(Action, frozen=True):
    """Put these dice under the cup and re-roll the others in the open."""

    kept: Places


class KeepOpen(Action, frozen=True):
    """Lay these dice open on the table and re-roll the others hidden (none kept: all five)."""

    kept: Places


class PassOn(Action, frozen=True):
    """Hand the dice on unseen, with a higher claim to answer for (option ``blind_pass``)."""

    claim: Spelling


class Concede(Action, frozen=True):
    """Give up before the top claim, without looking (option ``top_claim``)."""


# ── actions of chance ────────────────────────────────────────────────────────────────────────


class DrawLot(Action, frozen=True):
    """Who opens the first round."""

    seat: Seat


class Fall(Action, frozen=True):
    """How one die falls under the cup."""

    pips: Pips


class FallOpen(Action, frozen=True):
    """How one die falls on the open table."""

    pips: Pips


ACTIONS: Final[tuple[type[Action], ...]] = (
    Shake,
    Announce,
    Believe,
    Doubt,
    KeepHidden,
    KeepOpen,
    PassOn,
    Concede,
    DrawLot,
    Fall,
    FallOpen,
)
