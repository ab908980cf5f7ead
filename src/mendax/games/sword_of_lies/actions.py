"""What can be done in Sword of Lies: the actions of players and of chance.

A card is named as players name it, by its place in its owner's row; places count from 0 here and
from 1 in a ``Target``, which is written as people say it: ``seat3-2``, the second card from the
left of the third seat.
"""

from typing import Annotated, Final

from mendax.core.game import Action, Seat
from mendax.core.meanings import means
from mendax.games.cards import Colour, Face
from mendax.games.sword_of_lies.rules import Side

Place = Annotated[int, means("place")]
"""A card of a row, counted from 0 from the left."""
Target = Annotated[str, means("target")]
"""A card on the table: ``seat3-2`` is the second from the left of the third seat."""
Pledge = Annotated[str, means("pledge")]
"""What one promises for the coming war round: ``nothing``; ``spare``, not to attack the other; or
``strike-seat3``, to attack the third seat."""
LONGEST_WORDS: Final = 200


def target(seat: Seat, place: Place) -> Target:
    """How the card at ``place`` (from 0) of ``seat`` (from 0) is called."""
    return f"seat{seat + 1}-{place + 1}"


def aimed_at(target: Target) -> tuple[Seat, Place]:
    """The seat and the place, both from 0, that a target names."""
    seat, _, place = target.removeprefix("seat").partition("-")
    return int(seat) - 1, int(place) - 1


# ── castling ─────────────────────────────────────────────────────────────────────────────────


class OfferTrade(Action, frozen=True):
    """Offer one's own card for that of another, with ``chips`` beside it."""

    own: Place
    of: Seat
    theirs: Place
    chips: int


class Agree(Action, frozen=True):
    """Swap as offered."""


class Refuse(Action, frozen=True):
    """Do not swap: the mover's turn is over."""


class NamePrice(Action, frozen=True):
    """Swap for so many chips (instead of those offered), or for a favour said in words."""

    chips: int
    words: str


class Pay(Action, frozen=True):
    """Pay the price that was named; a favour is promised."""


class Withdraw(Action, frozen=True):
    """Do not pay the price: no swap, and the turn is over."""


class Interrogate(Action, frozen=True):
    """Ask another player what colour an unmarked card of theirs is."""

    of: Seat
    place: Place


class NameColour(Action, frozen=True):
    """Answer the interrogator, truthfully or not."""

    colour: Colour


class Believe(Action, frozen=True):
    """Say that the colour named is true; the card is marked."""


class Disbelieve(Action, frozen=True):
    """Say that the colour named is a lie; the card is marked."""


class Skip(Action, frozen=True):
    """Let the turn go by; not when all the others just did."""


# ── betting ──────────────────────────────────────────────────────────────────────────────────


class Fold(Action, frozen=True):
    """Leave the game; the cards go to the discard."""


class Check(Action, frozen=True):
    """Stay in; nothing is to be paid."""


class Call(Action, frozen=True):
    """Pay what is missing; some chips remain."""


class Bet(Action, frozen=True):
    """Be the first to bet this round; some chips remain."""

    to: int


class Raise(Action, frozen=True):
    """Bring one's bet of this round to ``to``; some chips remain."""

    to: int


class AllIn(Action, frozen=True):
    """Put in all one has: a call, a bet or a raise."""


class Reveal(Action, frozen=True):
    """Show both sides of one's unrevealed card at ``place``."""

    place: Place


# ── war ──────────────────────────────────────────────────────────────────────────────────────


class ChooseSide(Action, frozen=True):
    """Say which side counts as the shield (option ``shield_side``)."""

    side: Side


class ProposeDeal(Action, frozen=True):
    """Propose: I pay ``chips`` (you pay me, if negative), I pledge ``mine``, you pledge ``yours``.

    ``private``: nobody but the two learns of it, unless chips move, which all can see.
    """

    to: Seat
    chips: int
    mine: Pledge
    yours: Pledge
    words: str
    private: bool


class SignDeal(Action, frozen=True):
    """Sign a deal that was proposed to oneself: it holds."""

    number: int


class DeclineDeal(Action, frozen=True):
    """Turn down a deal that was proposed to oneself."""

    number: int


class Ready(Action, frozen=True):
    """Have nothing more to negotiate before the coming war round."""


class Strike(Action, frozen=True):
    """The standard attack: one sword."""

    target: Target


class StrikeTwice(Action, frozen=True):
    """The double attack: two swords, and one life of one's own card at ``price``."""

    first: Target
    second: Target
    price: Place


class StrikeThrice(Action, frozen=True):
    """The triple attack with one's only card: three swords (option ``triple_attack``)."""

    first: Target
    second: Target
    third: Target


class Hold(Action, frozen=True):
    """Attack nobody this round (option ``may_hold``)."""


# ── chance ───────────────────────────────────────────────────────────────────────────────────


class Deal(Action, frozen=True):
    """Which card is dealt, face down."""

    face: Face


class TurnUp(Action, frozen=True):
    """Which determining card a player takes, face up."""

    face: Face


class DrawLot(Action, frozen=True):
    """On whom of those who tied twice the lot falls: that one moves first."""

    seat: Seat


ACTIONS: Final[tuple[type[Action], ...]] = (
    OfferTrade,
    Agree,
    Refuse,
    NamePrice,
    Pay,
    Withdraw,
    Interrogate,
    NameColour,
    Believe,
    Disbelieve,
    Skip,
    Fold,
    Check,
    Call,
    Bet,
    Raise,
    AllIn,
    Reveal,
    ChooseSide,
    ProposeDeal,
    SignDeal,
    DeclineDeal,
    Ready,
    Strike,
    StrikeTwice,
    StrikeThrice,
    Hold,
    Deal,
    TurnUp,
    DrawLot,
)
