"""The messages for each client, with its entries and views. Shared parts are encoded once.

This module filters no data. The audience of an entry and the game's view already decide what each
observer receives.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from msgspec import Raw, to_builtins
from msgspec.structs import asdict, replace

from mendax.core.game import (
    Between,
    Event,
    FreeText,
    Offer,
    OneOf,
    Opening,
    Rungs,
    Seat,
    Slot,
    Value,
    observation,
)
from mendax.core.text_form import write_opened
from mendax.server.wire.http_messages import AidOut, TableOut
from mendax.server.wire.messages import (
    EntryOut,
    GameOut,
    NewsOfParts,
    OfferOut,
    OpeningOut,
    RungsFrom,
    WelcomeOut,
    encode,
)
from mendax.server.wire.refusal import Refused
from mendax.table.devices import device_of, is_shared, nobody_at
from mendax.table.events import LinkChanged
from mendax.table.table import Batch, Due, Entry, GameSeen, Person, Refusal, Table

WELCOME: Final = 4096
"""The largest welcome in bytes, at any table and game length.

Missed entries are dropped to fit. A game too large for the welcome (a full table in a game with
large views) follows as news.
"""


class Listener(Protocol):
    """A receiver of messages, and the person whose view it gets."""

    person: Person


L = TypeVar("L", bound=Listener)


class Observer(NamedTuple):
    """A person's view of the table: from a seat, as a spectator, or none."""

    seat: Seat | None
    watches: bool


def observer(table: Table, person: Person | None) -> Observer:
    """Return ``person`` as an observer of the table."""
    seat = table.seat_of(person)
    if seat is not None:
        return Observer(seat, True)
    try:
        table.may_watch(person)
    except Refusal:
        return Observer(None, False)
    return Observer(None, True)


def holder(table: Table, device: Person | None, seat: Seat | None) -> Person | None:
    """Return the person for whom a device acts.

    With ``seat``, return the person in that seat, who must play on the device. Otherwise return the
    owner of the device, or None for a shared device. Raises ``Refused`` (403).
    """
    people = table.people()
    if device is None or seat is None:
        return nobody_at(device) if device and is_shared(people, device) else device
    person = people[seat] if seat < len(people) else None
    if person is None or device_of(person) != device:
        raise Refused(403, "wire-refused-not-yours")
    return person


def reader(
    people: Sequence[Person | None], device: Person | None, seat: Seat | None
) -> Person | None:
    """Return the person for whom a device reads a finished game that ``people`` began.

    The result is the person who had ``seat`` in the game, if they played on this device. Otherwise
    it is the device's owner.
    """
    person = people[seat] if seat is not None and seat < len(people) else None
    return person if person is not None and device_of(person) == device else device


def from_outside(table: Table, person: Person | None) -> TableOut:
    """Return the table as ``person`` may see it without connecting."""
    seat, watches = observer(table, person)
    view, played = table.table_view(), table.game_run
    runs = watches and played is not None and view.phase == "playing"
    asked = tuple(sorted(played.asked)) if runs and played is not None else ()
    return TableOut(**asdict(view), you=seat, to_act=asked)


SeatOf = Callable[[Person | None], Seat | None]
"""A function that returns the seat that a person had in a game, or None."""


def may_read(table: Table, person: Person | None, seat_of: SeatOf | None = None) -> bool:
    """Return whether ``person`` may read this table's past games, or only the one of ``seat_of``.

    People who may now watch the table may read all games. Others may read the games that they
    played, unless they were kicked.
    """
    if observer(table, person).watches:
        return True
    try:
        table.may_read(person)
    except Refusal:
        return False
    return seat_of is None or seat_of(person) is not None


def has_sat(table: Table, device: Person | None) -> bool:
    """Return whether any person on ``device`` has had a seat here."""
    return any(device_of(person) == device for person in table.state.lobby.seating.sat)


def game(seen: GameSeen) -> GameOut | None:
    """Return the game as an observer now sees it, or None."""
    view, result = seen.view, seen.result
    if view is None:
        return None
    covered = None if seen.open_view is None else _covered(view, seen.open_view)
    if result is None:
        offers = offered(seen.offers) if seen.offers else ()
        interrupts = offered(seen.interrupts) if seen.interrupts else ()
        return GameOut(view, offers, None, None, seen.guess, covered, interrupts, seen.by_default)
    return GameOut(view, (), result.places, result.reason, None, covered)


def offered(offers: tuple[Offer, ...]) -> tuple[OfferOut, ...]:
    """Return offers in their wire form, with a range on the ladder as its lowest rung."""
    known = _OFFERED.get(id(offers))
    if known is not None and known[0] is offers:
        return known[1]
    made = tuple([OfferOut(offer.action, tuple(map(_slot, offer.slots))) for offer in offers])
    if len(_OFFERED) >= 256:
        _OFFERED.clear()
    _OFFERED[id(offers)] = offers, made
    return made


_OFFERED: Final[dict[int, tuple[tuple[Offer, ...], tuple[OfferOut, ...]]]] = {}
"""Offers that were converted before, keyed by identity.

Rule books return the same tuple in similar states, and comparing all values would cost more than
converting them again.
"""


def _slot(slot: Slot) -> OneOf | RungsFrom | Between | FreeText:
    return RungsFrom(slot.field, slot.values[0]) if isinstance(slot, Rungs) else slot


def _covered(view: Value, open_view: Value) -> dict[str, Any]:
    """Return the fields that differ between the views, with the values in ``open_view``."""
    own, shown = to_builtins(view), to_builtins(open_view)
    return {name: shown.get(name) for name in own | shown if own.get(name) != shown.get(name)}


def aid(table: Table, seat: Seat | None) -> AidOut:
    """Return the odds that ``seat`` can compute from its own view."""
    view, played = table.game_view(seat), table.game_run
    if view is None or played is None or table.result() is not None:
        return AidOut(table.number, None)
    return AidOut(table.number, played.game.aid(played.rules, view))


def news(
    table: Table, listeners: Iterable[L], batch: Batch, due: Due | None, table_changed: bool
) -> list[tuple[L, bytes]]:
    """Return the message for each listener about ``batch``, to be sent once the batch is stored.

    Call this right after the batch is created. Shared parts are encoded once.
    """
    view = Raw(encode(table.table_view())) if table_changed else None
    shared = tuple([_shared(entry) for entry in batch.entries])
    if table_changed and any(_moves(entry) for entry in batch.entries):
        # People who may not watch the table don't receive its new address.
        listeners = [one for one in listeners if observer(table, one.person).watches]
    told: dict[Person, bytes | None] = {}
    messages: list[tuple[L, bytes]] = []
    for one in listeners:
        person = one.person
        if person not in told:
            seen = table.seen_by(person)
            told[person] = _news(person, seen, shared, due, view)
        text = told[person]
        if text is not None:
            messages.append((one, text))
    return messages


def _moves(entry: Entry) -> bool:
    """Return whether this entry changed the table's address."""
    return any(type(event) is LinkChanged for event, _ in entry.events)


def _news(
    person: Person,
    seen: GameSeen,
    shared: tuple["_Shared", ...],
    due: Due | None,
    view: Raw | None,
) -> bytes | None:
    if not seen.watches:
        return encode(NewsOfParts((), None, None, None, view)) if view else None
    heard: list[Raw] = []
    for entry, once, apart in shared:
        own = person in apart
        heard.append(Raw(encode(written(entry, entry.heard_by(person)))) if own else once)
    return encode(NewsOfParts(tuple(heard), seen.seat, game(seen), due, view))


_Shared = tuple[Entry, Raw, tuple[Person | None, ...]]
"""An entry, its encoding for most listeners, and the people who may see more of it."""


def _shared(entry: Entry) -> _Shared:
    apart: tuple[Person | None, ...] = ()
    heard: list[Event] = []
    for told in entry.events:
        if told.to is None:
            heard.append(told.event)
        else:
            heard.append(observation(told, None))
            apart += tuple([entry.people[seat] for seat in told.to])
    return entry, Raw(encode(written(entry, tuple(heard)))), apart


def written(entry: Entry, events: tuple[Event, ...]) -> EntryOut:
    """Return an entry in the wire form for an observer who may know its ``events``."""
    openings: tuple[OpeningOut, ...] = ()
    for number, event in enumerate(events):
        if isinstance(event, Opening):
            openings = (*openings, OpeningOut(number, write_opened(event)))
    return EntryOut(entry.number, entry.at, entry.actor, events, openings)


def welcome(
    table: Table, person: Person, since: int, present: tuple[bool, ...], due: Due | None
) -> tuple[bytes, ...]:
    """Return the complete table for ``person``, with as many missed entries as fit."""
    seen = table.seen_by(person)
    seat, view = seen.seat, table.table_view()
    if not seen.watches:
        bare = WelcomeOut(table.number, None, view, present, None, False, None, (), False)
        return (encode(bare),)
    entries, complete = table.recent(since)
    missed = [written(entry, entry.heard_by(person)) for entry in entries]
    now = game(seen)
    whole = WelcomeOut(table.number, seat, view, present, now, False, due, (), complete)
    room = WELCOME - len(encode(whole))
    after: tuple[bytes, ...] = ()
    if room < 0:
        after = (encode(NewsOfParts((), seat, now, due, None)),)
        whole = replace(whole, game=None, game_follows=True)
        room = WELCOME - len(encode(whole))
    kept = _last(missed, room)
    complete = complete and len(kept) == len(missed)
    return (encode(replace(whole, missed=kept, complete=complete)), *after)


def _last(entries: list[EntryOut], room: int) -> tuple[EntryOut, ...]:
    """Return the last entries that fit in ``room`` bytes."""
    kept: list[EntryOut] = []
    for entry in reversed(entries):
        room -= len(encode(entry)) + 1
        if room < 0:
            break
        kept.append(entry)
    return tuple(reversed(kept))
