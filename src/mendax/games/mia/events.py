"""What can happen in Mia.

The dice under the cup are told only by events that are an ``Opening``.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final

from mendax.core.extensions import ClaimStep
from mendax.core.game import Event, Glimpse, Opening, Opens, Seat
from mendax.core.meanings import BySeat, DrawNumber, means
from mendax.games.mia.actions import DrawLot, Fall, FallOne
from mendax.games.mia.order import Roll

Stake = Annotated[int, means("stake")]
"""So many lives, matches, points or coins, whichever the table plays for."""


class LotDrawn(Opening, frozen=True):
    """The lot fell on ``seat``, who opens the first round."""

    opens: ClassVar[Opens] = {DrawLot: ("seat",)}

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
    draw: DrawNumber


class Looked(Event, frozen=True):
    """``seat`` looked under the cup."""

    seat: Seat


class Saw(Glimpse, frozen=True):
    """What the one who looked saw. Private."""

    opens: ClassVar[Opens] = {Fall: ("roll",)}

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

    opens: ClassVar[Opens] = {Fall: ("roll",)}

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

    opens: ClassVar[Opens] = {Fall: ("roll",)}

    roll: Roll
    announcer: Seat
    value: Roll
    held: bool


class Toasted(Opening, frozen=True):
    """The joker 32 came to light: nobody loses, ``seat`` starts again."""

    opens: ClassVar[Opens] = {Fall: ("roll",)}

    roll: Roll
    seat: Seat


class Lost(Event, frozen=True):
    """``seat`` lost ``cost`` and stands at ``left`` (lives, points or money)."""

    seat: Seat
    cost: Stake
    left: Stake


class Gained(Event, frozen=True):
    """``seat`` won ``gain`` and stands at ``left`` (points or money)."""

    seat: Seat
    gain: Stake
    left: Stake


class WentOut(Event, frozen=True):
    """``seat`` has no lives left."""

    seat: Seat


class DieTaken(Event, frozen=True):
    """``seat``, at three lives, lets a die decide."""

    seat: Seat


class LivesRerolled(Opening, frozen=True):
    """The die gave ``seat`` this many lives."""

    opens: ClassVar[Opens] = {FallOne: ("lives",)}

    seat: Seat
    lives: int


class LivesKept(Event, frozen=True):
    """``seat`` stays with three lives."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over; finishing places by seat, 1 is best."""

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
    PassedOn,
    Doubted,
    DiceShown,
    DiceHidden,
    Conceded,
    Opened,
    Toasted,
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
    Conceded: "answered",
    Toasted: "answered",
}


def claim_in(event: Event) -> ClaimStep | None:
    """What a public event says of the claim that is to be believed or doubted."""
    if isinstance(event, Opened):
        return "true" if event.held else "false"
    return _CLAIM_STEPS.get(type(event))
