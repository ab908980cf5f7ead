"""What can happen in Sword of Lies up to the war, and at the end; the war is in ``war_events``.

Private are: what a player saw on their own cards (``Saw``), and which card they chose to reveal
while others still choose (``Chose``). That they chose is public.
"""

from typing import Annotated, ClassVar, Final, Literal

from mendax.core.game import Event, Glimpse, Opening, Opens, Seat
from mendax.core.meanings import BySeat, DrawNumber, means
from mendax.games.cards import Colour, Face
from mendax.games.sword_of_lies.actions import Deal, DrawLot, Place, TurnUp
from mendax.games.sword_of_lies.rules import Side
from mendax.games.sword_of_lies.state import Pot

PotNumber = Annotated[int, means("pot")]
"""A pot: 0 is the main one, then the side pots."""

# ── dealing ──────────────────────────────────────────────────────────────────────────────────


class Dealt(Event, frozen=True):
    """``seat`` was dealt a card face down; its face is chance action ``draw``."""

    seat: Seat
    draw: DrawNumber


class Saw(Glimpse, frozen=True):
    """What a card looks like that now lies at ``place`` of one's own row. Private."""

    opens: ClassVar[Opens] = {Deal: ("face",)}

    place: Place
    face: Face


class TurnedUp(Opening, frozen=True):
    """``seat`` took this determining card."""

    opens: ClassVar[Opens] = {TurnUp: ("face",)}

    seat: Seat
    face: Face


class Tied(Event, frozen=True):
    """These have the highest determining card together and draw again, once.

    ``shuffled``: too few cards were left, so the determining cards were shuffled in.
    """

    seats: tuple[Seat, ...]
    shuffled: bool


class LotDrawn(Opening, frozen=True):
    """These tied once more, so the lot decided: it fell on ``seat``."""

    opens: ClassVar[Opens] = {DrawLot: ("seat",)}

    seat: Seat
    seats: tuple[Seat, ...]


class CastlingBegan(Event, frozen=True):
    """All determining cards are discarded; ``seat`` moves first."""

    seat: Seat


# ── castling ─────────────────────────────────────────────────────────────────────────────────


class TradeOffered(Event, frozen=True):
    """``seat`` offers its card at ``own`` and ``chips`` for the one at ``theirs`` of ``of``."""

    seat: Seat
    own: Place
    of: Seat
    theirs: Place
    chips: int


class TradeRefused(Event, frozen=True):
    """``seat`` won't swap."""

    seat: Seat


class PriceNamed(Event, frozen=True):
    """``seat`` will swap for so many chips, or for a favour said in words."""

    seat: Seat
    chips: int
    words: str


class TradeWithdrawn(Event, frozen=True):
    """``seat`` won't pay that."""

    seat: Seat


class CardsSwapped(Event, frozen=True):
    """The cards changed hands, each into the other's place; ``chips`` went to ``of``."""

    seat: Seat
    own: Place
    of: Seat
    theirs: Place
    chips: int


class FavourPromised(Event, frozen=True):
    """``seat`` owes ``to`` what ``words`` say; nobody enforces it."""

    seat: Seat
    to: Seat
    words: str


class Interrogated(Event, frozen=True):
    """``seat`` asked ``of`` what colour their card at ``place`` is."""

    seat: Seat
    of: Seat
    place: Place


class ColourNamed(Event, frozen=True):
    """``seat`` answered."""

    seat: Seat
    colour: Colour


class CardMarked(Event, frozen=True):
    """The card at ``place`` of ``of`` bears the mark: who asked, what was named, the answer."""

    of: Seat
    place: Place
    by: Seat
    named: Colour
    believed: bool


class Skipped(Event, frozen=True):
    """``seat`` let the turn go by."""

    seat: Seat


class CastlingEnded(Event, frozen=True):
    """All cards of ``seat`` are marked: it is the big blind."""

    seat: Seat


# ── betting ──────────────────────────────────────────────────────────────────────────────────


class Posted(Event, frozen=True):
    """``seat`` put in its ante or blind, or what it had of it."""

    seat: Seat
    what: Literal["ante", "small_blind", "big_blind"]
    chips: int


class BettingBegan(Event, frozen=True):
    """Betting round ``number`` (from 1) begins; ``seat`` is first to act."""

    number: int
    seat: Seat


class Folded(Event, frozen=True):
    """``seat`` is out; its cards go to the discard."""

    seat: Seat


class Checked(Event, frozen=True):
    """``seat`` stays in for nothing."""

    seat: Seat


class Called(Event, frozen=True):
    """``seat`` paid ``chips`` to stay in."""

    seat: Seat
    chips: int


class BetMade(Event, frozen=True):
    """``seat`` opened this round's betting."""

    seat: Seat
    to: int


class Raised(Event, frozen=True):
    """``seat`` raised this round's bet to ``to``."""

    seat: Seat
    to: int


class WentAllIn(Event, frozen=True):
    """``seat`` put in its last ``chips``; its bet of this round is ``to``."""

    seat: Seat
    chips: int
    to: int


class Returned(Event, frozen=True):
    """Nobody called these chips: they went back to ``seat``."""

    seat: Seat
    chips: int


class PotsFormed(Event, frozen=True):
    """The bets of the round are in: the main pot, then side pots."""

    pots: tuple[Pot, ...]


class RevealsBegan(Event, frozen=True):
    """Reveal circle ``number`` (from 1) begins."""

    number: int


class CardChosen(Event, frozen=True):
    """``seat`` has chosen which card to reveal; nobody else knows which."""

    seat: Seat


class Chose(Event, frozen=True):
    """Which card one will reveal. Private."""

    place: Place


class Revealed(Opening, frozen=True):
    """``seat`` showed the card at ``place``; it moved to the right end of the row."""

    opens: ClassVar[Opens] = {Deal: ("face",)}

    seat: Seat
    place: Place
    face: Face
    side: Side


class FoldedOpen(Opening, frozen=True):
    """A folded card of ``seat`` went to the discard face up (option ``fold_cards``)."""

    opens: ClassVar[Opens] = {Deal: ("face",)}

    seat: Seat
    place: Place
    face: Face


class SwordWon(Event, frozen=True):
    """``seat`` read the answer of ``of`` right: a sword."""

    seat: Seat
    of: Seat


class SwordLost(Event, frozen=True):
    """``of`` folded, and with its cards went a sword of ``seat``."""

    seat: Seat
    of: Seat


# ── the end ──────────────────────────────────────────────────────────────────────────────────


class PotWon(Event, frozen=True):
    """A pot (0 is the main one) was shared out: chips by seat; ``rake`` went to the house."""

    pot: PotNumber
    chips: BySeat[int]
    rake: int


class GameEnded(Event, frozen=True):
    """The game is over: stacks and finishing places (by chips won) by seat."""

    stacks: BySeat[int]
    places: BySeat[int]


EVENTS: Final[tuple[type[Event], ...]] = (
    Dealt,
    Saw,
    TurnedUp,
    Tied,
    LotDrawn,
    CastlingBegan,
    TradeOffered,
    TradeRefused,
    PriceNamed,
    TradeWithdrawn,
    CardsSwapped,
    FavourPromised,
    Interrogated,
    ColourNamed,
    CardMarked,
    Skipped,
    CastlingEnded,
    Posted,
    BettingBegan,
    Folded,
    Checked,
    Called,
    BetMade,
    Raised,
    WentAllIn,
    Returned,
    PotsFormed,
    RevealsBegan,
    CardChosen,
    Chose,
    Revealed,
    FoldedOpen,
    SwordWon,
    SwordLost,
    PotWon,
    GameEnded,
)
