"""All there is to know about a game of Sword of Lies at one moment.

Secrets are: the faces of cards (``Card.face``, known to those in ``Card.seen``), what is left to
deal (``pack``), reveals being chosen, orders being written, and private deals.
What a seat sees is in ``view``.
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
"""deal: cards fall · determining: who begins · castling: the mover trades or interrogates · asked:
a trade awaits its answer · priced: the mover pays or withdraws · questioned: a colour is named ·
verdict: it is believed or not · betting · reveal: one card each · side: which is the shield ·
negotiation · orders: attacks are written in secret · over."""


class Mark(Value, frozen=True):
    """What is written on the back: who asked, the colour named, and whether it was believed."""

    by: Seat
    named: Colour
    believed: bool


class Card(Value, frozen=True):
    """A card in a row. ``draw`` is the chance action that dealt it."""

    face: Face
    draw: int
    seen: tuple[Seat, ...]
    """Who has owned it, and so knows its face."""
    mark: Mark | None = None
    revealed: bool = False
    side: Side = "face_down"
    """How it lies once revealed; before that everything lies face down."""
    lives: int = 0
    """Set when the war begins."""


Row = tuple[Card, ...]


class TradeOffer(Value, frozen=True):
    """A trade under way; ``price`` takes the place of ``chips`` once it is named."""

    seat: Seat
    own: Place
    of: Seat
    theirs: Place
    chips: int
    price: Place | None = None
    words: str = ""


class Question(Value, frozen=True):
    """An interrogation under way."""

    seat: Seat
    of: Seat
    place: Place
    named: Colour | None = None


class Pot(Value, frozen=True):
    """Chips to be won, and who may win them."""

    chips: int
    seats: tuple[Seat, ...]


class Betting(Value, frozen=True):
    """The chips on the table and whose turn it is to speak for them."""

    stacks: tuple[int, ...]
    live: tuple[Seat, ...]
    """Who has not folded, in the order of seats."""
    bets: tuple[int, ...]
    """Chips put in this round."""
    paid: tuple[int, ...]
    """Chips put in before this round."""
    size: int = 0
    """The smallest bet of this round."""
    level: int = 0
    """What a bet of this round must come to: the highest bet, or the blind, posted whole or not."""
    full: int = 0
    """The last full raise: no raise may be smaller."""
    raises: int = 0
    """Bets and raises so far in this round (the big blind is the first)."""
    acted: tuple[Seat, ...] = ()
    """Who has acted since the last full raise."""
    waiting: tuple[Seat, ...] = ()
    """Who is still to act, in order."""


class Boldness(Value, frozen=True):
    """The highest bet of the game so far, and who made it first; the post is the first bet."""

    seat: Seat
    to: int
    posted: bool
    """Whether that is the big blind's post, and nobody has bet more."""


class Order(Value, frozen=True):
    """What is written for a war round: no target to hold, else one for each sword."""

    targets: tuple[Target, ...]
    price: Place | None = None
    """The place of one's own card that pays for a double attack."""


class DealTerms(Value, frozen=True):
    """A deal that waits for its signature; ``chips`` go from ``seat`` to ``to``."""

    number: int
    seat: Seat
    to: Seat
    chips: int
    mine: Pledge
    yours: Pledge
    words: str
    private: bool


Outcome = Literal["open", "kept", "broken"]
"""What became of a promise; what is only words stays open."""


class Promise(Value, frozen=True):
    """What ``seat`` owes ``to``: a pledge that the next war round judges, or words."""

    seat: Seat
    to: Seat
    pledge: Pledge
    words: str
    private: bool
    deal: int = 0
    """The number of the deal it comes from; 0 is a favour for a card."""
    outcome: Outcome = "open"


class Impact(Value, frozen=True):
    """What a war round did to the card at ``place`` of ``seat`` (as the rows stood)."""

    seat: Seat
    place: Place
    swords: int
    paid: bool
    lives: int


class Fought(Value, frozen=True):
    """A war round as everybody saw it: the orders by seat (None: none written), what they did."""

    orders: BySeat[Order | None]
    impacts: tuple[Impact, ...]


class War(Value, frozen=True):
    """The third phase."""

    round: int
    armed: tuple[int, ...]
    """Swords before the first war round, by seat: they break ties."""
    swords: tuple[int, ...]
    tripled: tuple[Seat, ...] = ()
    """Who has used up the triple attack."""
    ready: tuple[Seat, ...] = ()
    proposed: tuple[int, ...] = ()
    """Deals proposed in this negotiation, by seat."""
    numbered: int = 0
    """Deals proposed in this game."""
    open_deals: tuple[DealTerms, ...] = ()
    whispers: tuple[DealTerms, ...] = ()
    """Private deals proposed before this round, whatever came of them."""
    writing: tuple[Seat, ...] = ()
    """Who must write an order this round."""
    orders: tuple[Order | None, ...] = ()
    last: Fought | None = None


class Determined(Value, frozen=True):
    """A determining card and who took it."""

    seat: Seat
    face: Face


class SwordState(Value, frozen=True):
    """A game of Sword of Lies, secrets included."""

    rules: SwordRules
    brought: tuple[int, ...]
    """The stacks the game began with."""
    pack: Pack
    rows: tuple[Row, ...]
    betting: Betting
    button: Seat = 0
    """Who deals, as a matter of show."""
    phase: Phase = "deal"
    turn: Seat = 0
    draws: int = 0
    determined: tuple[Determined, ...] = ()
    contenders: tuple[Seat, ...] = ()
    """Who still takes a determining card, in turn."""
    lots: tuple[Seat, ...] = ()
    """Among whom the lot is to decide, as they tied twice."""
    first: Seat | None = None
    """Who moves first in castling."""
    trades: tuple[int, ...] = ()
    """Trades begun, by seat."""
    skips: int = 0
    """Turns in a row that were let go by, or spent on a trade that came to nothing."""
    trade: TradeOffer | None = None
    question: Question | None = None
    blind: Seat | None = None
    """The big blind."""
    round: int = 0
    """The betting round, from 1; the reveal circle after it has the same number."""
    revealing: tuple[Seat, ...] = ()
    """Who has yet to reveal (or to choose) in this circle, in turn."""
    chosen: tuple[tuple[Seat, int], ...] = ()
    """Reveals chosen in secret."""
    swords: tuple[int, ...] = ()
    """Swords earned at reveals, by seat."""
    boldest: Boldness | None = None
    thrown: tuple[Face, ...] = ()
    """Cards that lie in the discard face up, determining cards aside."""
    shield: Side = "face_down"
    war: War | None = None
    promises: tuple[Promise, ...] = ()
    raked: int = 0
