"""What can be done in Mia: the actions of players and of chance."""

from typing import Final

from mendax.core.game import Action, Seat
from mendax.games.mia.order import Roll

# ── actions of players ───────────────────────────────────────────────────────────────────────


class Shake(Action, frozen=True):
    """Open the round: shake the cup and set it down, dice unseen."""


class Look(Action, frozen=True):
    """Lift the cup just enough to see one's own dice."""


class Announce(Action, frozen=True):
    """Say a value, true or not, and hand the cup on."""

    value: Roll


class Reroll(Action, frozen=True):
    """After looking: shake again, do not look, and announce (option ``blind_reroll``)."""

    value: Roll


class Believe(Action, frozen=True):
    """Take the cup and roll: the old dice are never shown."""


class Doubt(Action, frozen=True):
    """Open the dice."""


class ShowDice(Action, frozen=True):
    """Believed: lift the cup once more, so that all see what was there (``show_believed``)."""


class HideDice(Action, frozen=True):
    """Believed: let the dice go unseen."""


class PassOn(Action, frozen=True):
    """Hand the cup on unrolled and unseen, and answer for the value (option ``blind_pass``)."""

    value: Roll


class Concede(Action, frozen=True):
    """Believe the top value: give up without looking (option ``mia_concede``)."""


class RerollLives(Action, frozen=True):
    """At exactly three lives: let one die say how many to go on with (option ``life_reroll``)."""


class KeepLives(Action, frozen=True):
    """At exactly three lives: stay with them."""


# ── actions of chance ────────────────────────────────────────────────────────────────────────


class DrawLot(Action, frozen=True):
    """Who opens the first round."""

    seat: Seat


class Fall(Action, frozen=True):
    """How the two dice fall under the cup."""

    roll: Roll


class FallOne(Action, frozen=True):
    """How the one die for new lives falls."""

    pips: int


ACTIONS: Final[tuple[type[Action], ...]] = (
    Shake,
    Look,
    Announce,
    Reroll,
    Believe,
    Doubt,
    ShowDice,
    HideDice,
    PassOn,
    Concede,
    RerollLives,
    KeepLives,
    DrawLot,
    Fall,
    FallOne,
)
