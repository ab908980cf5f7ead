"""The state of a game of Sword of Lies.

The secrets are the faces of cards (``Card.face``, known to the seats in ``Card.seen``), the
remaining pack (``pack``), chosen reveals, sealed orders, and private deals. ``view`` defines what a
seat may see.
"""

from typing import Literal

from mendax.core.game import Seat, Value
from mendax.core.meanings import BySeat
from mendax.games.cards import Colour, Face, Pack
from mendax.games.sword_of_lies.actions import Place, Pledge, Target
from mendax.games.sword_of_lies.rules import Side, SwordRules

Phase = Literal[
    "deal",
    "determining",
    "castling",
    "asked",
    "priced",
    "questioned",
    "verdict",
    "betting",
    "reveal",
    "side",
    "negotiation",
    "orders",
    "over",
]
"""deal: cards are dealt · determining: draw for the first move · castling: the mover trades or
interrogates · asked: a trade awaits its answer · priced: the mover pays or withdraws · questioned:
a colour is named · verdict: it is believed or not · betting · reveal: one card each · side: choose
the shield's side · negotiation · orders: attacks are written in secret · over."""


class Mark(Value, frozen=True):
    """The mark on a card, with the interrogator, the named colour, whether it was believed, and the
    seat ``of`` that named it, which may have traded the card away."""

    by: Seat
    named: Colour
    believed: bool
    of: Seat


class Card(Value, frozen=True):
    """A card in a row. ``draw`` is the chance action that dealt it."""

    face: Face
    draw: int
    seen: tuple[Seat, ...]
    """The seats that have owned the card and know its face."""
    mark: Mark | None = None
    revealed: bool = False
    side: Side = "face_down"
    """The side of the card once it is revealed. Unrevealed cards are face down."""
    lives: int = 0
    """The lives of the card, set when the war begins."""


Row = tuple[Card, ...]


class TradeOffer(Value, frozen=True):
    """An open trade. Once a price is named, ``price`` replaces ``chips``."""

    seat: Seat
    own: Place
    of: Seat
    theirs: Place
    chips: int
    price: Place | None = None
    words: str = ""


class Question(Value, frozen=True):
    """An open interrogation."""

    seat: Seat
    of: Seat
    place: Place
    named: Colour | None = None


class Pot(Value, frozen=True):
    """The chips of a pot, and the seats that may win them."""

    chips: int
    seats: tuple[Seat, ...]


class Betting(Value, frozen=True):
    """The chips of a hand, and the seats to act."""

    stacks: tuple[int, ...]
    live: tuple[Seat, ...]
    """The seats that have not folded, in order."""
    bets: tuple[int, ...]
    """The chips that each seat put in this round."""
    paid: tuple[int, ...]
    """The chips that each seat put in before this round."""
    size: int = 0
    """The smallest bet of this round."""
    level: int = 0
    """The bet to call, which is the highest bet, or the full blind even if it was posted short."""
    full: int = 0
    """The size of the last full raise, which is the smallest legal raise."""
    raises: int = 0
    """The number of bets and raises in this round. The big blind counts as the first bet."""
    acted: tuple[Seat, ...] = ()
    """The seats that have acted since the last full raise."""
    waiting: tuple[Seat, ...] = ()
    """The seats still to act, in order."""


class Boldness(Value, frozen=True):
    """The highest bet of the game so far, posted blinds included, and its first seat."""

    seat: Seat
    to: int
    posted: bool
    """True while the big blind's post is the highest bet."""


class Order(Value, frozen=True):
    """An order for a war round, with a target for each sword. No target means holding."""

    targets: tuple[Target, ...]
    price: Place | None = None
    """The place of the card that pays for a double attack. The card belongs to the writer."""


class DealTerms(Value, frozen=True):
    """A deal that awaits an answer, in which ``chips`` go from ``seat`` to ``to``."""

    number: int
    seat: Seat
    to: Seat
    chips: int
    mine: Pledge
    yours: Pledge
    words: str
    private: bool


Outcome = Literal["open", "kept", "broken"]
"""The state of a promise. A promise in words stays open."""


class Promise(Value, frozen=True):
    """A promise of ``seat`` to ``to``, which is words or a pledge that the next war round
    judges."""

    seat: Seat
    to: Seat
    pledge: Pledge
    words: str
    private: bool
    deal: int = 0
    """The number of the deal. 0 is a favour for a card."""
    outcome: Outcome = "open"


class Impact(Value, frozen=True):
    """The effect of a war round on one card. ``place`` is its place before the round."""

    seat: Seat
    place: Place
    swords: int
    paid: bool
    lives: int


class Fought(Value, frozen=True):
    """The public facts of a war round: the order of each seat (or None) and the effects."""

    orders: BySeat[Order | None]
    impacts: tuple[Impact, ...]


class War(Value, frozen=True):
    """The third phase."""

    round: int
    armed: tuple[int, ...]
    """The swords of each seat before the first war round, which break ties."""
    swords: tuple[int, ...]
    tripled: tuple[Seat, ...] = ()
    """The seats that have used the triple attack."""
    ready: tuple[Seat, ...] = ()
    proposed: tuple[int, ...] = ()
    """The number of deals that each seat has proposed in this negotiation."""
    numbered: int = 0
    """The number of deals proposed in this game."""
    open_deals: tuple[DealTerms, ...] = ()
    whispers: tuple[DealTerms, ...] = ()
    """All private deals proposed before this round."""
    writing: tuple[Seat, ...] = ()
    """The seats that must write an order this round."""
    orders: tuple[Order | None, ...] = ()
    last: Fought | None = None


class Determined(Value, frozen=True):
    """A determining card, with the seat that took it."""

    seat: Seat
    face: Face


class SwordState(Value, frozen=True):
    """The complete state of a game of Sword of Lies, including secrets."""

    rules: SwordRules
    brought: tuple[int, ...]
    """The starting stack of each seat."""
    pack: Pack
    rows: tuple[Row, ...]
    betting: Betting
    button: Seat = 0
    """The seat that is shown as the dealer."""
    phase: Phase = "deal"
    turn: Seat = 0
    draws: int = 0
    determined: tuple[Determined, ...] = ()
    contenders: tuple[Seat, ...] = ()
    """The seats that still take a determining card, in turn."""
    lots: tuple[Seat, ...] = ()
    """The seats that tied twice. A lot decides among them."""
    first: Seat | None = None
    """The seat that moves first in castling."""
    trades: tuple[int, ...] = ()
    """The number of trades that each seat has begun."""
    skips: int = 0
    """The number of consecutive turns that were skipped or ended in a failed trade."""
    trade: TradeOffer | None = None
    question: Question | None = None
    blind: Seat | None = None
    """The seat of the big blind."""
    round: int = 0
    """The number of the betting round, from 1. The reveal circle after the round has the same
    number."""
    revealing: tuple[Seat, ...] = ()
    """The seats still to reveal (or to choose) in this circle, in turn."""
    chosen: tuple[tuple[Seat, int], ...] = ()
    """The cards chosen in secret for a reveal."""
    swords: tuple[int, ...] = ()
    """The swords that each seat earned at reveals."""
    boldest: Boldness | None = None
    thrown: tuple[tuple[Face, ...], ...] = ()
    """The folded cards that are face up in the discard, by seat."""
    shield: Side = "face_down"
    war: War | None = None
    promises: tuple[Promise, ...] = ()
    raked: int = 0
