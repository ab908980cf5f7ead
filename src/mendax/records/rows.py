"""One game as a row of data: who sat there, what everybody was told, and each decision.

Rules of this file
1. An information state is what a seat was told, an event a line, in the text form of records. A
   decision names it by its length, so that a row grows with the game and not with its square.
2. Offers that come again within a game stand once.
3. A row that was made of one seat's record has that seat's decisions alone, without offers.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Between,
    FreeText,
    Offer,
    OneOf,
    observation,
    step,
)
from mendax.core.record import write
from mendax.games.editions import full_words
from mendax.games.rules import Rules


class LegalOffer(Struct, frozen=True, array_like=True, gc=False):
    """Something that was legal: an example of it, and the free fields of the action."""

    action: str
    """In the text form: ``announce 31``."""
    slots: Mapping[str, Any] = {}
    """By field: a list of values, or ``{"low": 1, "high": 9}``, or ``{"longest": 200}``."""


class RowChoice(Struct, frozen=True, array_like=True, gc=False):
    """A decision as a row holds it."""

    seat: int
    heard: int
    """Characters of what the seat had been told."""
    action: str
    offers: int | None = None
    """Where its offers stand; None where they are not known."""


class SeatDecision(NamedTuple):
    """What a seat did, what it knew, and what else it could have done."""

    seat: int
    information_state: str
    """Every event that the seat had been told of, a line each."""
    action: str
    legal: tuple[LegalOffer, ...] | None
    """None in a row that was made of one seat's record."""


class RecordedGame(Struct, frozen=True, gc=False, kw_only=True):
    """One game. Actions and events are in the text form of records (``mendax.core.record``)."""

    game: str
    rules: str
    """The edition and every option, as words: ``edition=1 lives=6 …``."""
    seats: tuple[str, ...]
    """Who sat at each seat: the names of bots, or ``seat1`` and so on."""
    payoffs: tuple[float, ...] | None
    """By seat; None where the record does not tell."""
    places: tuple[int, ...] | None
    """By seat, 1 is best; None where the record does not tell."""
    heard: tuple[str, ...]
    """What each seat was told in all, an event a line."""
    offers: tuple[tuple[LegalOffer, ...], ...] = ()
    choices: tuple[RowChoice, ...] = ()

    def decisions(self) -> Iterator[SeatDecision]:
        """The decisions in order."""
        for seat, heard, action, offers in map(_fields, self.choices):
            legal = None if offers is None else self.offers[offers]
            yield SeatDecision(seat, self.heard[seat][:heard], action, legal)


def _fields(choice: RowChoice) -> tuple[int, int, str, int | None]:
    return choice.seat, choice.heard, choice.action, choice.offers


def row_of(
    game: AnyGame,
    rules: Rules,
    state: Any,
    seats: Sequence[str],
    moves: Iterable[tuple[Actor, Action]],
    *,
    keep_text: bool = True,
) -> RecordedGame:
    """The row of a game that began in ``state`` and of which all ``moves`` are known.

    Without ``keep_text`` an ellipsis stands for whatever players wrote.
    Raises ``IllegalAction`` where that was no game.
    """
    heard = ["" for _ in seats]
    known: dict[tuple[Offer, ...], int] = {}
    choices: list[RowChoice] = []
    for actor, action in moves:
        offers: tuple[Offer, ...] | None = None
        if actor != CHANCE:
            offers = tuple(game.legal_actions(state, actor))
            action = action if keep_text else _without_text(action, offers)
            place = known.setdefault(offers, len(known))
            choices.append(RowChoice(actor, len(heard[actor]), write(action), place))
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
    """The action with ``…`` in its fields for free text."""
    free = {
        slot.field: "…"
        for offer in offers
        if offer.admits(action)
        for slot in offer.slots
        if isinstance(slot, FreeText)
    }
    return msgspec.structs.replace(action, **free) if free else action


def _as_text(offer: Offer) -> LegalOffer:
    slots: dict[str, Any] = {}
    for slot in offer.slots:
        if isinstance(slot, OneOf):
            slots[slot.field] = _lists(msgspec.to_builtins(slot.values))
        elif isinstance(slot, Between):
            slots[slot.field] = {"low": slot.low, "high": slot.high}
        else:
            slots[slot.field] = {"longest": slot.longest}
    return LegalOffer(write(offer.action), slots)


def _lists(value: Any) -> Any:
    """``value`` with lists for tuples, as a row that was read has them."""
    return list(map(_lists, value)) if isinstance(value, list | tuple) else value
