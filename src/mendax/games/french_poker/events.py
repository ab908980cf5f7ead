"""The events of French poker. Only an ``Opening`` shows a hidden die."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mendax.core.extensions import ClaimStep
from mendax.core.game import Event, Glimpse, Opening, Opens, Seat
from mendax.core.meanings import BySeat, DrawNumber
from mendax.games.french_poker.actions import DiePlace, DrawLot, Fall, FallOpen, Places
from mendax.games.french_poker.claims import Dice, Pips, Spelling


class LotDrawn(Opening, frozen=True):
    """``seat`` drew the lot and starts the first round."""

    opens: ClassVar[Opens] = {DrawLot: ("seat",)}

    seat: Seat


class RoundStarted(Event, frozen=True):
    """``seat`` starts round ``number`` (from 1)."""

    number: int
    seat: Seat


class Shaken(Event, frozen=True):
    """``seat`` started the round and rolled five hidden dice."""

    seat: Seat


class Fell(Event, frozen=True):
    """A die fell under the cup of ``seat`` in chance action ``draw``."""

    seat: Seat
    die: DiePlace
    draw: DrawNumber


class Saw(Glimpse, frozen=True):
    """Private event: the pips that a seat saw when it looked at a die."""

    opens: ClassVar[Opens] = {Fall: ("pips",), FallOpen: ("pips",)}

    die: DiePlace
    pips: Pips


class Landed(Opening, frozen=True):
    """A die fell openly."""

    opens: ClassVar[Opens] = {FallOpen: ("pips",)}

    die: DiePlace
    pips: Pips


class Announced(Event, frozen=True):
    """``seat`` claimed a hand."""

    seat: Seat
    claim: Spelling


class Believed(Event, frozen=True):
    """``seat`` believed, took the dice as they were and looked."""

    seat: Seat


class KeptHidden(Event, frozen=True):
    """``seat`` kept these dice under the cup and re-rolls the other dice openly."""

    seat: Seat
    kept: Places


class KeptOpen(Event, frozen=True):
    """``seat`` kept these dice openly and re-rolls the other dice under the cup."""

    seat: Seat
    kept: Places


class Rerolled(Event, frozen=True):
    """``seat`` kept these dice as they lay and re-rolls the other dice under the cup."""

    seat: Seat
    kept: Places


class LaidOpen(Event, frozen=True):
    """``seat`` laid these dice open without a roll."""

    seat: Seat
    kept: Places


class Shown(Opening, frozen=True):
    """A hidden die became open to everyone."""

    opens: ClassVar[Opens] = {Fall: ("pips",), FallOpen: ("pips",)}

    die: DiePlace
    pips: Pips


class PassedOn(Event, frozen=True):
    """``seat`` passed the dice on without looking and claimed ``claim``."""

    seat: Seat
    claim: Spelling


class Doubted(Event, frozen=True):
    """``seat`` doubted ``claimer``."""

    seat: Seat
    claimer: Seat


class Conceded(Event, frozen=True):
    """``seat`` gave up against the top claim."""

    seat: Seat


class Opened(Event, frozen=True):
    """All dice were opened, with their ``worth``, the ``claim``, and whether the claim was true."""

    dice: Dice
    worth: Spelling
    claimer: Seat
    claim: Spelling
    held: bool


class LaidOff(Event, frozen=True):
    """``seat`` lost the round and discarded a token. It has ``left`` tokens."""

    seat: Seat
    left: int


class Charged(Event, frozen=True):
    """``seat`` lost the round, took a token from the pot and has ``held`` tokens."""

    seat: Seat
    held: int
    pot: int


class PotEmptied(Event, frozen=True):
    """The pot is empty. From this point, the winner of a round returns a token."""


class GaveBack(Event, frozen=True):
    """``seat`` won the round, returned a token and has ``held`` tokens."""

    seat: Seat
    held: int
    pot: int


class WentOut(Event, frozen=True):
    """``seat`` has no tokens left and is out."""

    seat: Seat


class CameSafe(Event, frozen=True):
    """``seat`` has no tokens left and is safe (scoring ``charge``)."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over. ``places`` has the finishing place of each seat; 1 is best."""

    places: BySeat[int]


EVENTS: Final[tuple[type[Event], ...]] = (
    LotDrawn,
    RoundStarted,
    Shaken,
    Fell,
    Saw,
    Landed,
    Announced,
    Believed,
    KeptHidden,
    KeptOpen,
    Rerolled,
    LaidOpen,
    Shown,
    PassedOn,
    Doubted,
    Conceded,
    Opened,
    LaidOff,
    Charged,
    PotEmptied,
    GaveBack,
    WentOut,
    CameSafe,
    GameEnded,
)


_CLAIM_STEPS: Final[Mapping[type[Event], ClaimStep]] = {
    Announced: "made",
    PassedOn: "made",
    Believed: "answered",
    Conceded: "answered",
}


def claim_in(event: Event) -> ClaimStep | None:
    """Return the step of the current claim if this public event shows it."""
    if isinstance(event, Opened):
        return "true" if event.held else "false"
    return _CLAIM_STEPS.get(type(event))
