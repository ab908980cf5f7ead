"""The events of the war in Sword of Lies, which are about arming, deals, orders and hits.

An order is private until all orders are written (``WroteOrder``). The terms and answers of private
deals are also private. The existence of orders and private deals is public (``OrderSealed``,
``Whispered``, ``WhisperEnded``).
"""

from typing import Annotated, ClassVar, Final

from mendax.core.game import Event, Seat
from mendax.core.meanings import BySeat, means
from mendax.games.cards import Face
from mendax.games.sword_of_lies.actions import Place, Pledge
from mendax.games.sword_of_lies.rules import Side
from mendax.games.sword_of_lies.state import Order, Outcome

WrittenOrder = Annotated[Order, means("order")]


class Armed(Event, frozen=True):
    """The war began, with doubled swords by seat. ``boldest``, if set, got four more."""

    swords: BySeat[int]
    boldest: Seat | None


class SideChosen(Event, frozen=True):
    """``seat`` chose which side counts as the shield."""

    seat: Seat
    side: Side


class NegotiationBegan(Event, frozen=True):
    """The negotiation before war round ``number`` (from 1) began."""

    number: int


class DealProposed(Event, frozen=True):
    """``seat`` proposed deal ``number`` to ``to``, which replaces deal ``counters``."""

    number: int
    seat: Seat
    to: Seat
    chips: int
    mine: Pledge
    yours: Pledge
    words: str
    private: bool
    counters: int | None


class Whispered(Event, frozen=True):
    """``seat`` proposed private deal ``number`` to ``to``. Only these two seats know its terms."""

    number: int
    seat: Seat
    to: Seat


class WhisperEnded(Event, frozen=True):
    """Private deal ``number`` was answered or lapsed. Only its partners know which."""

    number: int


class DealSigned(Event, frozen=True):
    """``seat`` signed the deal. Its promises are recorded."""

    number: int
    seat: Seat


class DealDeclined(Event, frozen=True):
    """``seat`` declined the deal."""

    number: int
    seat: Seat


class DealLapsed(Event, frozen=True):
    """The negotiation ended before ``to`` had answered deal ``number`` of ``seat``."""

    number: int
    seat: Seat
    to: Seat


class ChipsPaid(Event, frozen=True):
    """A signed deal moved chips from stack to stack."""

    seat: Seat
    to: Seat
    chips: int


class WhisperJudged(Event, frozen=True):
    """Private event: the judgement of the pledges of ``seat`` and of ``to`` in deal ``number``.

    Every private deal gets this event before a war round. If the deal was not signed, the pledges
    are ``open``. The event therefore gives other seats no clue.
    """

    number: int
    seat: Seat
    to: Seat
    mine: Outcome
    yours: Outcome


class GotReady(Event, frozen=True):
    """``seat`` ended its negotiation, which it cannot undo."""

    seat: Seat


class WarRoundBegan(Event, frozen=True):
    """War round ``number`` began. These seats write orders."""

    number: int
    seats: tuple[Seat, ...]


class OrderSealed(Event, frozen=True):
    """``seat`` has written its order, which stays private."""

    seat: Seat


class WroteOrder(Event, frozen=True):
    """Private event: the order that the seat has written."""

    order: WrittenOrder


class OrderOpened(Event, frozen=True):
    """The order of ``seat`` was opened.

    ``struck`` are the faces of its targets, in their order, and ``paid`` is the face of its price.
    All cards are face up to everyone in the war.
    """

    added_fields: ClassVar[tuple[str, ...]] = ("struck", "paid")

    seat: Seat
    order: WrittenOrder
    struck: tuple[Face, ...] = ()
    paid: Face | None = None


class CardHit(Event, frozen=True):
    """Swords (and a price) hit a card, which has ``lives`` left. ``place`` is its old place."""

    added_fields: ClassVar[tuple[str, ...]] = ("face",)

    seat: Seat
    place: Place
    swords: int
    paid: bool
    lives: int
    face: Face | None = None


class PromiseKept(Event, frozen=True):
    """``seat`` kept its pledge to ``to``."""

    seat: Seat
    to: Seat
    pledge: Pledge


class PromiseBroken(Event, frozen=True):
    """``seat`` broke its pledge to ``to``."""

    seat: Seat
    to: Seat
    pledge: Pledge


WAR_EVENTS: Final[tuple[type[Event], ...]] = (
    Armed,
    SideChosen,
    NegotiationBegan,
    DealProposed,
    Whispered,
    WhisperEnded,
    WhisperJudged,
    DealSigned,
    DealDeclined,
    DealLapsed,
    ChipsPaid,
    GotReady,
    WarRoundBegan,
    OrderSealed,
    WroteOrder,
    OrderOpened,
    CardHit,
    PromiseKept,
    PromiseBroken,
)
