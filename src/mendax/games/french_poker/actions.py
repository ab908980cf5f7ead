"""Actions of players and of chance in French poker.

Dice keep their places (0 to 4) when they are passed on, so everyone knows which dice were
re-rolled. Each die falls by a separate chance action, so opening one die opens one commitment.
"""

from typing import Annotated, Final

from mendax.core.game import Action, Seat
from mendax.core.meanings import means
from mendax.games.french_poker.claims import Pips, Spelling

Places = Annotated[tuple[int, ...], means("places")]
"""The places of some of the five dice, in ascending order."""
DiePlace = Annotated[int, means("die")]
"""The place of one die."""


# ── actions of players ───────────────────────────────────────────────────────────────────────


class Shake(Action, frozen=True):
    """Start the round: roll five hidden dice and look at them."""


class Announce(Action, frozen=True):
    """Claim a hand, true or not, and pass the dice on as they are."""

    claim: Spelling


class Believe(Action, frozen=True):
    """Take the dice as they are, and look at them."""


class Doubt(Action, frozen=True):
    """Open the dice."""


class KeepHidden(Action, frozen=True):
    """Keep these dice under the cup and re-roll the other dice openly."""

    kept: Places


class KeepOpen(Action, frozen=True):
    """Keep these dice openly and re-roll the other dice, or all five, under the cup."""

    kept: Places


class RollRest(Action, frozen=True):
    """Keep these dice as they lie and re-roll the other dice under the cup (option ``keeping``)."""

    kept: Places


class Show(Action, frozen=True):
    """Lay these hidden dice open and roll no dice (option ``keeping``)."""

    kept: Places


class PassOn(Action, frozen=True):
    """Pass the dice on without looking, with a higher claim (option ``blind_pass``)."""

    claim: Spelling


class Concede(Action, frozen=True):
    """Give up against the top claim without looking (option ``top_claim``)."""


# ── actions of chance ────────────────────────────────────────────────────────────────────────


class DrawLot(Action, frozen=True):
    """Draw the seat that starts the first round."""

    seat: Seat


class Fall(Action, frozen=True):
    """One die falls under the cup."""

    pips: Pips


class FallOpen(Action, frozen=True):
    """One die falls openly."""

    pips: Pips


ACTIONS: Final[tuple[type[Action], ...]] = (
    Shake,
    Announce,
    Believe,
    Doubt,
    KeepHidden,
    KeepOpen,
    RollRest,
    Show,
    PassOn,
    Concede,
    DrawLot,
    Fall,
    FallOpen,
)
