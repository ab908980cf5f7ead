"""What can happen in the war of Sword of Lies: arming, deals, orders, hits.

Private are: what a player has written while others still write (``WroteOrder``), and what private
deals say and how they were answered. That there is something is public: ``OrderSealed``,
``Whispered``, ``WhisperEnded``.
"""

from typing import Annotated, Final

from mendax.core.game import Event, Seat
from mendax.core.meanings import BySeat, means
from mendax.games.sword_of_lies.actions import Place, Pledge
from mendax.games.sword_of_lies.rules import Side
from mendax.games.sword_of_lies.state import Order, Outcome

WrittenOrder = Annotated[Order, means("order")]


class Armed(Event, frozen=True):
    """The war begins: swords by seat, doubled; ``boldest`` got four more (None: nobody did)."""

    swords: BySeat[int]
    boldest: Seat | None


class SideChosen(Event, frozen=True):
    """``seat`` chose which side counts as the shield."""

    seat: Seat
    side: Side


class NegotiationBegan(Event, frozen=True):
    """The talks before war round ``number`` (from 1)."""

    number: int


class DealProposed(Event, frozen=True):
    """Deal ``number``, from ``seat`` to ``to``; it takes the place of deal ``counters``."""

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
    """``seat`` proposed private deal ``number`` to ``to``; only the two know what it says."""

    number: int
    seat: Seat
    to: Seat


class WhisperEnded(Event, frozen=True):
    """Private deal ``number`` was answered, or lapsed; only the two know what came of it."""

    number: int


class DealSigned(Event, frozen=True):
    """``seat`` signed: the deal holds, its promises are recorded."""

    number: int
    seat: Seat


class DealDeclined(Event, frozen=True):
    """``seat`` turned the deal down."""

    number: int
    seat: Seat


class DealLapsed(Event, frozen=True):
    """The talks ended, and ``to`` had not answered deal ``number`` of ``seat``: it is off."""

    number: int
    seat: Seat
    to: Seat


class ChipsPaid(Event, frozen=True):
    """Chips went from stack to stack by a signed deal."""

    seat: Seat
    to: Seat
    chips: int


class WhisperJudged(Event, frozen=True):
    """What became of private deal ``number``: of what ``seat`` pledged, and of what ``to`` did.

    Private. It is told of every private deal before a war round, signed or not (then it stays
    ``open``), so that others learn from it nothing at all.
    """

    number: int
    seat: Seat
    to: Seat
    mine: Outcome
    yours: Outcome


class GotReady(Event, frozen=True):
    """``seat`` has nothing more to propose in this negotiation; it can't be taken back."""

    seat: Seat


class WarRoundBegan(Event, frozen=True):
    """War round ``number``: these write their orders."""

    number: int
    seats: tuple[Seat, ...]


class OrderSealed(Event, frozen=True):
    """``seat`` has written its order; nobody else knows which."""

    seat: Seat


class WroteOrder(Event, frozen=True):
    """What one has written. Private."""

    order: WrittenOrder


class OrderOpened(Event, frozen=True):
    """What ``seat`` had written."""

    seat: Seat
    order: WrittenOrder


class CardHit(Event, frozen=True):
    """Swords (and a price) met the card at ``place`` as the row stood; ``lives`` are left."""

    seat: Seat
    place: Place
    swords: int
    paid: bool
    lives: int


class PromiseKept(Event, frozen=True):
    """``seat`` did towards ``to`` as it had pledged."""

    seat: Seat
    to: Seat
    pledge: Pledge


class PromiseBroken(Event, frozen=True):
    """``seat`` did not do towards ``to`` as it had pledged."""

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
