"""What can happen in French poker.

A hidden die is told only by events that are an ``Opening``.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from mendax.core.extensions import ClaimStep
from mendax.core.game import Event, Glimpse, Opening, Opens, Seat
from mendax.core.meanings import BySeat, DrawNumber
from mendax.games.french_poker.actions import DiePlace, DrawLot, Fall, FallOpen, Places
from mendax.games.french_poker.claims import Dice, Pips, Spelling


class LotDrawn(Opening, frozen=True):
    """The lot fell on ``seat``, who opens the first round."""

    opens: ClassVar[Opens] = {DrawLot: ("seat",)}

    seat: Seat


class RoundStarted(Event, frozen=True):
    """Round ``number`` (from 1) is opened by ``seat``."""

    number: int
    seat: Seat


class Shaken(Event, frozen=True):
    """``seat`` opens the round and rolls five dice hidden."""

    seat: Seat


class Fell(Event, frozen=True):
    """This die lies under the cup of ``seat``; its fall was chance action ``draw``."""

    seat: Seat
    die: DiePlace
    draw: DrawNumber


class Saw(Glimpse, frozen=True):
    """What the one who looked under the cup saw of this die. Private."""

    opens: ClassVar[Opens] = {Fall: ("pips",), FallOpen: ("pips",)}

    die: DiePlace
    pips: Pips


class Landed(Opening, frozen=True):
    """This die fell on the open table."""

    opens: ClassVar[Opens] = {FallOpen: ("pips",)}

    die: DiePlace
    pips: Pips


class Announced(Event, frozen=True):
    """``seat`` claimed a hand."""

    seat: Seat
    claim: Spelling


class Believed(Event, frozen=True):
    """``seat`` believes, takes the dice as they lie and looks."""

    seat: Seat


class KeptHidden(Event, frozen=True):
    """``seat`` has these dice under the cup and re-rolls the others in the open."""

    seat: Seat
    kept: Places


class KeptOpen(Event, frozen=True):
    """``seat`` lays these dice open and re-rolls the others hidden."""

    seat: Seat
    kept: Places


class Shown(Opening, frozen=True):
    """This die, hidden until now, lies open for all to see."""

    opens: ClassVar[Opens] = {Fall: ("pips",), FallOpen: ("pips",)}

    die: DiePlace
    pips: Pips


class PassedOn(Event, frozen=True):
    """``seat`` handed the dice on unseen and answers for ``claim``."""

    seat: Seat
    claim: Spelling


class Doubted(Event, frozen=True):
    """``seat`` doubts ``claimer``."""

    seat: Seat
    claimer: Seat


class Conceded(Event, frozen=True):
    """``seat`` gave up before the top claim."""

    seat: Seat


class Opened(Event, frozen=True):
    """All dice are open: they are worth ``worth``, ``claim`` was said, and whether that held."""

    dice: Dice
    worth: Spelling
    claimer: Seat
    claim: Spelling
    held: bool


class LaidOff(Event, frozen=True):
    """``seat`` lost the round and laid off a token; ``left`` remain."""

    seat: Seat
    left: int


class Charged(Event, frozen=True):
    """``seat`` lost the round, took a token out of the pot and now has ``held``."""

    seat: Seat
    held: int
    pot: int


class PotEmptied(Event, frozen=True):
    """The pot is empty: from now on the winner of a round gives one token back."""


class GaveBack(Event, frozen=True):
    """``seat`` won the round, gave a token back and now has ``held``."""

    seat: Seat
    held: int
    pot: int


class WentOut(Event, frozen=True):
    """``seat`` has no tokens left and is out."""

    seat: Seat


class CameSafe(Event, frozen=True):
    """``seat`` holds no tokens any more and is safe (scoring ``charge``)."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over; finishing places by seat, 1 is best."""

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
    """What a public event says of the claim that is to be believed or doubted."""
    if isinstance(event, Opened):
        return "true" if event.held else "false"
    return _CLAIM_STEPS.get(type(event))
