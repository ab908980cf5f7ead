"""The events of Sword of Lies, except those of the war (``war_events``).

Two events are private: ``Saw`` contains the face of a seat's own card, and ``Chose`` the card
chosen for a reveal while other seats still choose. It is public that a seat has chosen.
"""

from typing import Annotated, ClassVar, Final, Literal

from mendax.core.game import Event, Glimpse, Opening, Opens, Seat
from mendax.core.meanings import BySeat, DrawNumber, means
from mendax.games.cards import Colour, Face
from mendax.games.sword_of_lies.actions import Deal, DrawLot, Place, TurnUp
from mendax.games.sword_of_lies.rules import Side
from mendax.games.sword_of_lies.state import Mark, Pot

PotNumber = Annotated[int, means("pot")]
"""The number of a pot. 0 is the main pot, and the side pots follow."""

# ── dealing ──────────────────────────────────────────────────────────────────────────────────


class Dealt(Event, frozen=True):
    """``seat`` was dealt a card face down in chance action ``draw``."""

    seat: Seat
    draw: DrawNumber


class Saw(Glimpse, frozen=True):
    """Private event: the face of the card at ``place`` of the receiver's row."""

    opens: ClassVar[Opens] = {Deal: ("face",)}

    place: Place
    face: Face


class TurnedUp(Opening, frozen=True):
    """``seat`` took this determining card."""

    opens: ClassVar[Opens] = {TurnUp: ("face",)}

    seat: Seat
    face: Face


class Tied(Event, frozen=True):
    """These seats tied for the highest determining card and draw once more.

    If ``shuffled``, too few cards were left, so the determining cards were shuffled in.
    """

    seats: tuple[Seat, ...]
    shuffled: bool


class LotDrawn(Opening, frozen=True):
    """These seats tied again, and the lot chose ``seat``."""

    opens: ClassVar[Opens] = {DrawLot: ("seat",)}

    seat: Seat
    seats: tuple[Seat, ...]


class CastlingBegan(Event, frozen=True):
    """All determining cards are discarded, and ``seat`` moves first."""

    seat: Seat


# ── castling ─────────────────────────────────────────────────────────────────────────────────


class TradeOffered(Event, frozen=True):
    """``seat`` offers its card at ``own``, and ``chips``, for the card of seat ``of`` at
    ``theirs``."""

    seat: Seat
    own: Place
    of: Seat
    theirs: Place
    chips: int


class TradeRefused(Event, frozen=True):
    """``seat`` refused the swap."""

    seat: Seat


class PriceNamed(Event, frozen=True):
    """``seat`` asked for this many chips, or for a favour in words."""

    seat: Seat
    chips: int
    words: str


class TradeWithdrawn(Event, frozen=True):
    """``seat`` refused the price."""

    seat: Seat


class CardsSwapped(Event, frozen=True):
    """The two cards exchanged places, and ``chips`` went to ``of``."""

    seat: Seat
    own: Place
    of: Seat
    theirs: Place
    chips: int


class FavourPromised(Event, frozen=True):
    """``seat`` promised ``to`` a favour in ``words``, which the game does not enforce."""

    seat: Seat
    to: Seat
    words: str


class Interrogated(Event, frozen=True):
    """``seat`` asked ``of`` for the colour of that seat's card at ``place``."""

    seat: Seat
    of: Seat
    place: Place


class ColourNamed(Event, frozen=True):
    """``seat`` named a colour."""

    seat: Seat
    colour: Colour


class CardMarked(Event, frozen=True):
    """The card at ``place`` of ``of`` was marked by the interrogator with the colour and the
    verdict."""

    of: Seat
    place: Place
    by: Seat
    named: Colour
    believed: bool


class Skipped(Event, frozen=True):
    """``seat`` skipped the turn."""

    seat: Seat


class CastlingEnded(Event, frozen=True):
    """All cards of ``seat`` are marked, so it is the big blind."""

    seat: Seat


# ── betting ──────────────────────────────────────────────────────────────────────────────────


class Posted(Event, frozen=True):
    """``seat`` posted its ante or blind, as far as its stack allowed."""

    seat: Seat
    what: Literal["ante", "small_blind", "big_blind"]
    chips: int


class BettingBegan(Event, frozen=True):
    """Betting round ``number`` (from 1) begins; ``seat`` is first to act."""

    number: int
    seat: Seat


class Folded(Event, frozen=True):
    """``seat`` folded. Its cards went to the discard."""

    seat: Seat


class Checked(Event, frozen=True):
    """``seat`` checked."""

    seat: Seat


class Called(Event, frozen=True):
    """``seat`` called with ``chips``."""

    seat: Seat
    chips: int


class BetMade(Event, frozen=True):
    """``seat`` made the first bet of this round."""

    seat: Seat
    to: int


class Raised(Event, frozen=True):
    """``seat`` raised this round's bet to ``to``."""

    seat: Seat
    to: int


class WentAllIn(Event, frozen=True):
    """``seat`` put in its last ``chips``. Its bet of this round is ``to``."""

    seat: Seat
    chips: int
    to: int


class Returned(Event, frozen=True):
    """These chips were not called and went back to ``seat``."""

    seat: Seat
    chips: int


class PotsFormed(Event, frozen=True):
    """The bets of the round went to the pots, which are the main pot and then the side pots."""

    pots: tuple[Pot, ...]


class RevealsBegan(Event, frozen=True):
    """Reveal circle ``number`` (from 1) begins."""

    number: int


class CardChosen(Event, frozen=True):
    """``seat`` has chosen a card to reveal. The choice is private."""

    seat: Seat


class Chose(Event, frozen=True):
    """Private event: the card that the seat chose to reveal."""

    place: Place


class Revealed(Opening, frozen=True):
    """``seat`` showed the card at ``place``, which moved to the right end of the row.

    ``mark`` is the card's mark, which decided the side.
    """

    opens: ClassVar[Opens] = {Deal: ("face",)}
    added_fields: ClassVar[tuple[str, ...]] = ("mark",)

    seat: Seat
    place: Place
    face: Face
    side: Side
    mark: Mark | None = None


class FoldedOpen(Opening, frozen=True):
    """A folded card of ``seat`` went to the discard face up (option ``fold_cards``)."""

    opens: ClassVar[Opens] = {Deal: ("face",)}

    seat: Seat
    place: Place
    face: Face


class SwordWon(Event, frozen=True):
    """``seat`` judged the answer of ``of`` correctly and won a sword."""

    seat: Seat
    of: Seat


class SwordLost(Event, frozen=True):
    """``of`` folded, and ``seat`` lost the sword on one of its cards."""

    seat: Seat
    of: Seat


# ── the end ──────────────────────────────────────────────────────────────────────────────────


class PotWon(Event, frozen=True):
    """A pot (0 is the main pot) was paid out, with chips by seat and the ``rake``."""

    pot: PotNumber
    chips: BySeat[int]
    rake: int


class GameEnded(Event, frozen=True):
    """The game is over. Stacks and finishing places (by chips won) are by seat."""

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
