"""Actions of players and of chance in Mia."""

from typing import Final

from mendax.core.game import Action, Seat
from mendax.games.mia.order import Roll

# ── actions of players ───────────────────────────────────────────────────────────────────────


class Shake(Action, frozen=True):
    """Start the round: shake the cup and set it down without looking."""


class Look(Action, frozen=True):
    """Look at the dice under the cup."""


class Announce(Action, frozen=True):
    """Announce a value, true or not, and pass the cup on."""

    value: Roll


class Reroll(Action, frozen=True):
    """After looking, shake again without looking, and announce (option ``blind_reroll``)."""

    value: Roll


class Believe(Action, frozen=True):
    """Take the cup and roll. The old dice are never shown."""


class Peek(Action, frozen=True):
    """Believe and look at the dice, to pass them on unrolled (option ``look_and_pass``)."""


class Doubt(Action, frozen=True):
    """Open the dice."""


class ShowDice(Action, frozen=True):
    """After being believed, show the dice to everyone (option ``show_believed``)."""


class HideDice(Action, frozen=True):
    """After being believed, keep the dice hidden."""


class PassOn(Action, frozen=True):
    """Pass the cup on with a claim, without rolling or looking (option ``blind_pass``)."""

    value: Roll


class Ask(Action, frozen=True):
    """After announcing the top value, choose the player who answers it (option
    ``mia_answerer``)."""

    seat: Seat


class Concede(Action, frozen=True):
    """Give up against the top value without opening the dice (option ``mia_concede``)."""


class Trust(Action, frozen=True):
    """Believe the top value and open the dice; only a wrong belief costs (``mia_concede``)."""


class Forfeit(Action, frozen=True):
    """Lose the round without opening the dice. The clock plays this action (option ``late``)."""


class RerollLives(Action, frozen=True):
    """At exactly three lives, roll one die for a new number of lives (option ``life_reroll``)."""


class KeepLives(Action, frozen=True):
    """At exactly three lives, keep the three lives."""


# ── actions of chance ────────────────────────────────────────────────────────────────────────


class DrawLot(Action, frozen=True):
    """Draw the seat that starts the first round."""

    seat: Seat


class Fall(Action, frozen=True):
    """The two dice fall under the cup."""

    roll: Roll


class FallOne(Action, frozen=True):
    """The die for new lives falls."""

    pips: int


ACTIONS: Final[tuple[type[Action], ...]] = (
    Shake,
    Look,
    Announce,
    Reroll,
    Believe,
    Peek,
    Doubt,
    ShowDice,
    HideDice,
    PassOn,
    Ask,
    Concede,
    Trust,
    Forfeit,
    RerollLives,
    KeepLives,
    DrawLot,
    Fall,
    FallOne,
)
