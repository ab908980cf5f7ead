"""The words of Mia: what one can do, what can happen, the state, and what a seat sees.

Secrets are in one place: ``MiaState.roll``. It is told only by events that are an ``Opening``.
"""

from typing import Literal

from mendax.core.game import Action, Event, Glimpse, Opening, Seat, Value
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules

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


# ── events ───────────────────────────────────────────────────────────────────────────────────


class LotDrawn(Opening, frozen=True):
    """The lot fell on ``seat``, who opens the first round."""

    seat: Seat


class RoundStarted(Event, frozen=True):
    """Round ``number`` (from 1) is opened by ``seat``."""

    number: int
    seat: Seat


class Shaken(Event, frozen=True):
    """``seat`` opens the round by shaking the cup."""

    seat: Seat


class Fell(Event, frozen=True):
    """The dice lie under the cup of ``seat``, unseen; this was chance action ``draw``."""

    seat: Seat
    draw: int


class Looked(Event, frozen=True):
    """``seat`` looked under the cup."""

    seat: Seat


class Saw(Glimpse, frozen=True):
    """What the one who looked saw. Private."""

    roll: Roll


class Announced(Event, frozen=True):
    """``seat`` said ``value``; everybody saw whether they had looked."""

    seat: Seat
    value: Roll
    looked: bool


class Rerolled(Event, frozen=True):
    """``seat`` will shake again unseen and says ``value``."""

    seat: Seat
    value: Roll


class Believed(Event, frozen=True):
    """``seat`` believes and takes the cup."""

    seat: Seat


class DiceShown(Opening, frozen=True):
    """``seat``, who was believed, showed what it had: ``roll``."""

    roll: Roll
    seat: Seat


class DiceHidden(Event, frozen=True):
    """``seat``, who was believed, did not show what it had."""

    seat: Seat


class PassedOn(Event, frozen=True):
    """``seat`` handed the cup on as it was and answers for ``value``."""

    seat: Seat
    value: Roll


class Doubted(Event, frozen=True):
    """``seat`` doubts ``announcer``."""

    seat: Seat
    announcer: Seat


class Conceded(Event, frozen=True):
    """``seat`` gave up before the top value."""

    seat: Seat


class Opened(Opening, frozen=True):
    """The dice are on the table: ``roll`` was there, ``value`` was said, and whether that held."""

    roll: Roll
    announcer: Seat
    value: Roll
    held: bool


class Toasted(Opening, frozen=True):
    """The joker 32 came to light: nobody loses, ``seat`` starts again."""

    roll: Roll
    seat: Seat


class Lost(Event, frozen=True):
    """``seat`` lost ``cost`` and stands at ``left`` (lives, points or money)."""

    seat: Seat
    cost: int
    left: int


class Gained(Event, frozen=True):
    """``seat`` won ``gain`` and stands at ``left`` (points or money)."""

    seat: Seat
    gain: int
    left: int


class WentOut(Event, frozen=True):
    """``seat`` has no lives left."""

    seat: Seat


class DieTaken(Event, frozen=True):
    """``seat``, at three lives, lets a die decide."""

    seat: Seat


class LivesRerolled(Opening, frozen=True):
    """The die gave ``seat`` this many lives."""

    seat: Seat
    lives: int


class LivesKept(Event, frozen=True):
    """``seat`` stays with three lives."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over; finishing places by seat, 1 is best."""

    places: tuple[int, ...]


# ── the state ────────────────────────────────────────────────────────────────────────────────

Phase = Literal["lot", "open", "fall", "cup", "answer", "show", "lives", "lives-fall", "over"]
"""lot: who begins · open: the starter shakes · fall: dice are falling · cup: their owner looks or
announces · answer: the next one answers · show: who was believed may show the dice · lives,
lives-fall: new lives at three · over."""


class Claim(Value, frozen=True):
    """One announcement of the running round. ``how``: on the dice rolled, blind, or passed on."""

    seat: Seat
    value: Roll
    how: Literal["looked", "unseen", "passed", "rerolled"]


class Disclosure(Value, frozen=True):
    """How the last round ended, as everyone saw it; ``roll`` is None if the cup stayed closed."""

    roll: Roll | None
    value: Roll | None
    announcer: Seat
    doubter: Seat | None
    losers: tuple[Seat, ...]
    cost: int


class MiaState(Value, frozen=True):
    """All there is to know, the dice under the cup included."""

    rules: MiaRules
    standing: tuple[int, ...]
    """Lives left, points or money, by seat."""
    phase: Phase = "lot"
    turn: Seat = 0
    round: int = 0
    draws: int = 0
    """Chance actions so far."""
    claims: tuple[Claim, ...] = ()
    roll: Roll | None = None
    roll_draw: int = 0
    """Which chance action made ``roll``."""
    roller: Seat | None = None
    looked: bool = False
    """Whether the roller has seen ``roll``."""
    life_rerolled: tuple[Seat, ...] = ()
    pending_lives: tuple[Seat, ...] = ()
    starter: Seat = 0
    """Who opens the next round, once new lives are settled."""
    out: tuple[tuple[Seat, ...], ...] = ()
    """Who went out, in order; those of one moment together."""
    last: Disclosure | None = None

    @property
    def value(self) -> Roll | None:
        """The value to beat."""
        return self.claims[-1].value if self.claims else None


class MiaView(Value, frozen=True):
    """What one seat (or a spectator: ``you`` is None) sees."""

    you: Seat | None
    phase: Phase
    turn: Seat
    round: int
    standing: tuple[int, ...]
    out: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    roller: Seat | None
    """Whose roll lies under the cup, if there is one."""
    looked: bool
    roll: Roll | None
    """The dice under the cup, if you are the one who rolled them and looked."""
    last: Disclosure | None
    places: tuple[int, ...] | None
    life_rerolled: tuple[Seat, ...] = ()
    """Who has had the choice of new lives; everybody has it once (``life_reroll``)."""
