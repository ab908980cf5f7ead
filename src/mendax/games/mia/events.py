"""The events of Mia. Only an ``Opening`` shows the dice under the cup."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final

from mendax.core.extensions import ClaimStep
from mendax.core.game import Event, Glimpse, Opening, Opens, Seat
from mendax.core.meanings import BySeat, DrawNumber, means
from mendax.games.mia.actions import DrawLot, Fall, FallOne
from mendax.games.mia.order import Roll

Stake = Annotated[int, means("stake")]
"""A number of lives, matches, points or coins, whichever the table plays for."""


class LotDrawn(Opening, frozen=True):
    """``seat`` drew the lot and starts the first round."""

    opens: ClassVar[Opens] = {DrawLot: ("seat",)}

    seat: Seat


class RoundStarted(Event, frozen=True):
    """``seat`` starts round ``number`` (from 1)."""

    number: int
    seat: Seat


class Shaken(Event, frozen=True):
    """``seat`` started the round by shaking the cup."""

    seat: Seat


class Fell(Event, frozen=True):
    """The dice fell under the cup of ``seat``, unseen, in chance action ``draw``."""

    seat: Seat
    draw: DrawNumber


class Looked(Event, frozen=True):
    """``seat`` looked under the cup."""

    seat: Seat


class Saw(Glimpse, frozen=True):
    """Private event: the dice that a seat saw when their owner looked."""

    opens: ClassVar[Opens] = {Fall: ("roll",)}

    roll: Roll


class Announced(Event, frozen=True):
    """``seat`` announced ``value``. Everyone knows whether the seat had looked."""

    seat: Seat
    value: Roll
    looked: bool


class Rerolled(Event, frozen=True):
    """``seat`` shakes again without looking and announces ``value``."""

    seat: Seat
    value: Roll


class Believed(Event, frozen=True):
    """``seat`` believed the claim and took the cup."""

    seat: Seat


class Peeked(Event, frozen=True):
    """``seat`` believed the claim, took the cup and looked at the dice without rolling."""

    seat: Seat


class DiceShown(Opening, frozen=True):
    """The believed ``seat`` showed its dice, which are ``roll``."""

    opens: ClassVar[Opens] = {Fall: ("roll",)}

    roll: Roll
    seat: Seat


class DiceHidden(Event, frozen=True):
    """The believed ``seat`` kept its dice hidden."""

    seat: Seat


class PassedOn(Event, frozen=True):
    """``seat`` passed the cup on without looking and claimed ``value``."""

    seat: Seat
    value: Roll


class AnswererChosen(Event, frozen=True):
    """``seat`` announced the top value and chose ``answerer`` to answer it."""

    seat: Seat
    answerer: Seat


class Doubted(Event, frozen=True):
    """``seat`` doubted ``announcer``."""

    seat: Seat
    announcer: Seat


class Conceded(Event, frozen=True):
    """``seat`` gave up against the top value."""

    seat: Seat


class Trusted(Event, frozen=True):
    """``seat`` believed the top value, which opens the dice."""

    seat: Seat


class Forfeited(Event, frozen=True):
    """``seat`` lost the round without an opening, because its time was up."""

    seat: Seat


class Opened(Opening, frozen=True):
    """The dice were opened, with the ``roll``, the announced ``value``, and whether the claim was
    true."""

    opens: ClassVar[Opens] = {Fall: ("roll",)}

    roll: Roll
    announcer: Seat
    value: Roll
    held: bool


class Toasted(Opening, frozen=True):
    """The joker 32 was opened. No seat loses, and ``seat`` starts again."""

    opens: ClassVar[Opens] = {Fall: ("roll",)}

    roll: Roll
    seat: Seat


class Treated(Opening, frozen=True):
    """``seat`` had a roll for which all others pay. The round ends, and ``seat`` starts again."""

    opens: ClassVar[Opens] = {Fall: ("roll",)}

    roll: Roll
    seat: Seat


class Lost(Event, frozen=True):
    """``seat`` lost ``cost`` and has ``left`` (lives, points or money)."""

    seat: Seat
    cost: Stake
    left: Stake


class Gained(Event, frozen=True):
    """``seat`` gained ``gain`` and has ``left`` (points or money)."""

    seat: Seat
    gain: Stake
    left: Stake


class WentOut(Event, frozen=True):
    """``seat`` has no lives left."""

    seat: Seat


class DieTaken(Event, frozen=True):
    """``seat``, which has three lives, rolls a die for new lives."""

    seat: Seat


class LivesRerolled(Opening, frozen=True):
    """The die gave ``seat`` this many lives."""

    opens: ClassVar[Opens] = {FallOne: ("lives",)}

    seat: Seat
    lives: int


class LivesKept(Event, frozen=True):
    """``seat`` kept three lives."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over. ``places`` has the finishing place of each seat; 1 is best."""

    places: BySeat[int]


EVENTS: Final[tuple[type[Event], ...]] = (
    LotDrawn,
    RoundStarted,
    Shaken,
    Fell,
    Looked,
    Saw,
    Announced,
    Rerolled,
    Believed,
    Peeked,
    PassedOn,
    AnswererChosen,
    Doubted,
    DiceShown,
    DiceHidden,
    Conceded,
    Trusted,
    Forfeited,
    Opened,
    Toasted,
    Treated,
    Lost,
    Gained,
    WentOut,
    DieTaken,
    LivesRerolled,
    LivesKept,
    GameEnded,
)


_CLAIM_STEPS: Final[Mapping[type[Event], ClaimStep]] = {
    Announced: "made",
    PassedOn: "made",
    Rerolled: "made",
    Believed: "answered",
    Peeked: "answered",
    Conceded: "answered",
    Forfeited: "answered",
    Toasted: "answered",
    Treated: "answered",
}


def claim_in(event: Event) -> ClaimStep | None:
    """Return the step of the current claim if this public event shows it."""
    if isinstance(event, Opened):
        return "true" if event.held else "false"
    return _CLAIM_STEPS.get(type(event))
