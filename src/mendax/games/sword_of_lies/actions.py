"""Actions of players and chance in Sword of Lies.

A card is named by its place in its owner's row. Places count from 0, except in a ``Target``, where
they count from 1: ``seat3-2`` is the second card from the left of the third seat.
"""

from typing import Annotated, Final

from mendax.core.game import Action, Seat
from mendax.core.meanings import means
from mendax.games.cards import Colour, Face
from mendax.games.sword_of_lies.rules import Side

Place = Annotated[int, means("place")]
"""The place of a card in its row, from the left, counted from 0."""
Target = Annotated[str, means("target")]
"""A card on the table: ``seat3-2`` is the second from the left of the third seat."""
Pledge = Annotated[str, means("pledge")]
"""A promise for the next war round: ``nothing``; ``spare``, not to attack the other player; or
``strike-seat3``, to attack the third seat."""
LONGEST_WORDS: Final = 200


def target(seat: Seat, place: Place) -> Target:
    """Return the name of the card at ``place`` (from 0) of ``seat`` (from 0)."""
    return f"seat{seat + 1}-{place + 1}"


def aimed_at(target: Target) -> tuple[Seat, Place]:
    """Return the seat and the place that a target names, both counted from 0."""
    seat, _, place = target.removeprefix("seat").partition("-")
    return int(seat) - 1, int(place) - 1


# ── castling ─────────────────────────────────────────────────────────────────────────────────


class OfferTrade(Action, frozen=True):
    """Offer a card, with ``chips`` added, for a card of another player."""

    own: Place
    of: Seat
    theirs: Place
    chips: int


class Agree(Action, frozen=True):
    """Swap as offered."""


class Refuse(Action, frozen=True):
    """Refuse the swap: the mover's turn is over."""


class NamePrice(Action, frozen=True):
    """Ask for this many chips instead of those offered, or for a favour in words."""

    chips: int
    words: str


class Pay(Action, frozen=True):
    """Pay the named price, or promise the favour."""


class Withdraw(Action, frozen=True):
    """Refuse the price: no swap, and the turn is over."""


class Interrogate(Action, frozen=True):
    """Ask another player for the colour of one of their unmarked cards."""

    of: Seat
    place: Place


class NameColour(Action, frozen=True):
    """Answer the interrogator, truthfully or not."""

    colour: Colour


class Believe(Action, frozen=True):
    """Accept the named colour as true; the card is marked."""


class Disbelieve(Action, frozen=True):
    """Reject the named colour as a lie; the card is marked."""


class Skip(Action, frozen=True):
    """Skip the turn; illegal if all other players have just skipped."""


# ── betting ──────────────────────────────────────────────────────────────────────────────────


class Fold(Action, frozen=True):
    """Leave the hand; the cards go to the discard."""


class Check(Action, frozen=True):
    """Stay in without paying."""


class Call(Action, frozen=True):
    """Match the bet with chips to spare."""


class Bet(Action, frozen=True):
    """Make the first bet of the round with chips to spare."""

    to: int


class Raise(Action, frozen=True):
    """Raise the seat's bet of this round to ``to`` with chips to spare."""

    to: int


class AllIn(Action, frozen=True):
    """Put in all chips, as a call, a bet or a raise."""


class Reveal(Action, frozen=True):
    """Show both sides of the unrevealed card at ``place``."""

    place: Place


# ── war ──────────────────────────────────────────────────────────────────────────────────────


class ChooseSide(Action, frozen=True):
    """Choose which side counts as the shield (option ``shield_side``)."""

    side: Side


class ProposeDeal(Action, frozen=True):
    """Propose a deal: the proposer pays ``chips`` (or receives them, if negative) and pledges
    ``mine``; the partner pledges ``yours``.

    ``private``: only the two partners learn the terms, but chips that move are public.
    """

    to: Seat
    chips: int
    mine: Pledge
    yours: Pledge
    words: str
    private: bool


class SignDeal(Action, frozen=True):
    """Accept a proposed deal."""

    number: int


class DeclineDeal(Action, frozen=True):
    """Decline a proposed deal."""

    number: int


class Ready(Action, frozen=True):
    """End the seat's negotiation before the next war round."""


class Strike(Action, frozen=True):
    """The standard attack: one sword."""

    target: Target


class StrikeTwice(Action, frozen=True):
    """The double attack: two swords, and one life of the attacker's card at ``price``."""

    first: Target
    second: Target
    price: Place


class StrikeThrice(Action, frozen=True):
    """The triple attack with a single card: three swords (option ``triple_attack``)."""

    first: Target
    second: Target
    third: Target


class Hold(Action, frozen=True):
    """Make no attack this round (option ``may_hold``)."""


# ── chance ───────────────────────────────────────────────────────────────────────────────────


class Deal(Action, frozen=True):
    """A card is dealt face down."""

    face: Face


class TurnUp(Action, frozen=True):
    """A player takes a determining card, face up."""

    face: Face


class DrawLot(Action, frozen=True):
    """Draw the first mover among the seats that tied twice."""

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
