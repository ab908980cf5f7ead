"""A game as a row of data: the players, every seat's events, and each decision.

Rules of this file
1. An information state lists the events received by a seat, one per line, in text form. A decision
   refers to its information state by length, so a row's size is linear in the game's length.
2. Repeated offers are stored once.
3. A row made from one seat's record has only that seat's decisions, without offers.
4. Every value has one type and every object the same fields, because Arrow reads files by columns.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Between,
    FreeText,
    Offer,
    OneOf,
    Slot,
    observation,
    step,
)
from mendax.core.text_form import write, write_word
from mendax.core.thoughts import Thought
from mendax.games.editions import full_words
from mendax.games.rules import Rules


class FreeField(Struct, frozen=True, gc=False):
    """A field of an offer that the player fills. One of the three limits is not None."""

    name: str
    values: tuple[str, ...] | None = None
    """The text forms of the values to choose from."""
    between: tuple[int, int] | None = None
    """The lowest and the highest number."""
    longest: int | None = None
    """The maximum length of a text, in characters."""


class LegalOffer(Struct, frozen=True, gc=False):
    """A legal action: an example, and its free fields."""

    action: str
    """The text form, such as ``announce 31``."""
    fields: tuple[FreeField, ...] = ()


class RowChoice(Struct, frozen=True, gc=False):
    """A decision as stored in a row."""

    seat: int
    heard: int
    """The length of the seat's information state, in characters."""
    action: str
    offers: int | None = None
    """The index of the decision's offers; None if unknown."""
    belief: float | None = None
    """The player's private probability that the claim to be answered is a lie."""
    note: str | None = None
    """The player's private note."""


class SeatDecision(NamedTuple):
    """A seat's action, its information state, and its legal actions."""

    seat: int
    information_state: str
    """The events received by the seat so far, one per line."""
    action: str
    legal: tuple[LegalOffer, ...] | None
    """The legal actions; None in a row made from one seat's record."""


class RecordedGame(Struct, frozen=True, gc=False, kw_only=True):
    """A game, with actions and events in text form (``mendax.core.text_form``)."""

    game: str
    rules: str
    """The edition and every option, as words: ``edition=1 lives=6 …``."""
    seats: tuple[str, ...]
    """The players by seat: bots' names, or ``seat1`` and so on."""
    payoffs: tuple[float, ...] | None
    """The payoffs by seat; None if the record lacks them."""
    places: tuple[int, ...] | None
    """The places by seat, where 1 is best; None if the record lacks them."""
    heard: tuple[str, ...]
    """All events received by each seat, one per line."""
    offers: tuple[tuple[LegalOffer, ...], ...] = ()
    choices: tuple[RowChoice, ...] = ()

    def decisions(self) -> Iterator[SeatDecision]:
        """Yield the decisions in order."""
        for one in self.choices:
            legal = None if one.offers is None else self.offers[one.offers]
            yield SeatDecision(one.seat, self.heard[one.seat][: one.heard], one.action, legal)


def row_of(
    game: AnyGame,
    rules: Rules,
    state: Any,
    seats: Sequence[str],
    moves: Iterable[tuple[Actor, Action]],
    *,
    keep_text: bool = True,
    thoughts: Mapping[int, Thought] = MappingProxyType({}),
) -> RecordedGame:
    """Return the row for a game that began in ``state`` and had these ``moves``.

    ``thoughts`` are players' private thoughts by the index of the move. Without ``keep_text``, an
    ellipsis replaces players' texts. Raises ``IllegalAction`` for an illegal move.
    """
    heard = ["" for _ in seats]
    known: dict[tuple[Offer, ...], int] = {}
    choices: list[RowChoice] = []
    for number, (actor, action) in enumerate(moves):
        offers: tuple[Offer, ...] | None = None
        if actor != CHANCE:
            offers = tuple(game.legal_actions(state, actor))
            action = action if keep_text else _without_text(action, offers)
            place = known.setdefault(offers, len(known))
            thought = thoughts.get(number, Thought())
            choice = RowChoice(actor, len(heard[actor]), write(action), place)
            choices.append(replace(choice, belief=thought.belief, note=thought.note))
        state, events = step(game, state, actor, action, offers)
        for told in events:
            for seat in range(len(heard)):
                heard[seat] += write(observation(told, seat)) + "\n"
    result = game.result(state)
    return RecordedGame(
        game=game.name,
        rules=" ".join(full_words(game, rules)),
        seats=tuple(seats),
        payoffs=None if result is None else tuple(map(float, result.payoffs)),
        places=None if result is None else result.places,
        heard=tuple(heard),
        offers=tuple(tuple(map(_as_text, offers)) for offers in known),
        choices=tuple(choices),
    )


def _without_text(action: Action, offers: Iterable[Offer]) -> Action:
    """Return the action with ``…`` in its free-text fields."""
    free = {
        slot.field: "…"
        for offer in offers
        if offer.admits(action)
        for slot in offer.slots
        if isinstance(slot, FreeText)
    }
    return replace(action, **free) if free else action


def _as_text(offer: Offer) -> LegalOffer:
    return LegalOffer(write(offer.action), tuple(map(_as_field, offer.slots)))


def _as_field(slot: Slot) -> FreeField:
    if isinstance(slot, OneOf):
        return FreeField(slot.field, values=tuple(map(write_word, slot.values)))
    if isinstance(slot, Between):
        return FreeField(slot.field, between=(slot.low, slot.high))
    return FreeField(slot.field, longest=slot.longest)
