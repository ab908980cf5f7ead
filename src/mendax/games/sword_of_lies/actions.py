"""Actions of players and of chance in Sword of Lies.

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
"""A card on the table. ``seat3-2`` is the second card from the left of the third seat."""
Pledge = Annotated[str, means("pledge")]
"""A promise for the next war round.

``nothing`` is no promise, ``spare`` is a promise not to attack the other player, and
``strike-seat3`` is a promise to attack the third seat.
"""
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
    """Offer a card, and ``chips`` in addition, for a card of another player."""

    own: Place
    of: Seat
    theirs: Place
    chips: int


class Agree(Action, frozen=True):
    """Swap the cards as offered."""


class Refuse(Action, frozen=True):
    """Refuse the swap, which ends the mover's turn."""


class NamePrice(Action, frozen=True):
    """Ask for this many chips instead of those offered, or for a favour in words."""

    chips: int
    words: str


class Pay(Action, frozen=True):
    """Pay the named price, or promise the favour."""


class Withdraw(Action, frozen=True):
    """Refuse the price. The cards are not swapped, and the turn is over."""


class Interrogate(Action, frozen=True):
    """Ask another player for the colour of one of that player's unmarked cards."""

    of: Seat
    place: Place


class NameColour(Action, frozen=True):
    """Answer the interrogator, truthfully or not."""

    colour: Colour


class Believe(Action, frozen=True):
    """Accept the named colour as true. The card is then marked."""


class Disbelieve(Action, frozen=True):
    """Reject the named colour as a lie. The card is then marked."""


class Skip(Action, frozen=True):
    """Skip the turn. Illegal if all other players have just skipped."""


# ── betting ──────────────────────────────────────────────────────────────────────────────────


class Fold(Action, frozen=True):
    """Leave the hand. The cards go to the discard."""


class Check(Action, frozen=True):
    """Stay in without paying."""


class Call(Action, frozen=True):
    """Match the bet and have chips left."""


class Bet(Action, frozen=True):
    """Make the first bet of the round and have chips left."""

    to: int


class Raise(Action, frozen=True):
    """Raise the seat's bet of this round to ``to`` and have chips left."""

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
    """Propose a deal, in which the proposer pays ``chips`` (or receives them, if negative).

    The proposer pledges ``mine``, and the partner pledges ``yours``. If ``private``, only the two
    partners learn the terms, but chips that are paid are public.
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
    """Make the standard attack with one sword."""

    target: Target


class StrikeTwice(Action, frozen=True):
    """Make the double attack with two swords, at the price of one life of the attacker's card.

    ``price`` is the place of the card that pays.
    """

    first: Target
    second: Target
    price: Place


class StrikeThrice(Action, frozen=True):
    """Make the triple attack with a single card and three swords (option ``triple_attack``)."""

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
