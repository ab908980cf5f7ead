"""What each client hears: shares and views written as messages, shared parts encoded once.

Nothing is filtered here: an entry's audience and the game's view have decided already.
"""

from collections.abc import Iterable, Sequence
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
    Reason,
    Rungs,
    Seat,
    Slot,
    Value,
    observation,
)
from mendax.core.record import write_opened
from mendax.server.base.refusal import Refused
from mendax.server.wire.http_messages import AidOut, TableOut
from mendax.server.wire.messages import (
    EntryOut,
    GameOut,
    NewsOfParts,
    OfferOut,
    OpeningOut,
    RefusedOut,
    RungsFrom,
    WelcomeOut,
    encode,
)
from mendax.table.devices import device_of, is_shared, nobody_at
from mendax.table.events import Left, LinkChanged, WatcherRemoved
from mendax.table.table import Batch, Due, Entry, GameSeen, Person, Refusal, Table

WELCOME: Final = 4096
"""The longest welcome in bytes, at any table and any length of the game. Missed entries are left
out to keep it; a game too long for it (at a full table of a game with much to see) comes after."""


class Listener(Protocol):
    """Whoever is sent messages, and as whom."""

    person: Person


L = TypeVar("L", bound=Listener)


class Observer(NamedTuple):
    """How a person sees the table: from a seat, as a spectator, or not at all."""

    seat: Seat | None
    watches: bool


def observer(table: Table, person: Person | None) -> Observer:
    """Where ``person`` sees the table from."""
    seat = table.seat_of(person)
    if seat is not None:
        return Observer(seat, True)
    try:
        table.may_watch(person)
    except Refusal:
        return Observer(None, False)
    return Observer(None, True)


def holder(table: Table, device: Person | None, seat: Seat | None) -> Person | None:
    """For whom a device asks: who sits on ``seat``, its owner, or on a shared device nobody.

    Raises ``Refused`` where the one on ``seat`` does not play on it.
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
    """As whom a device reads a game that is over, which ``people`` began: who had ``seat`` in it,
    if they played on this device, else its owner."""
    person = people[seat] if seat is not None and seat < len(people) else None
    return person if person is not None and device_of(person) == device else device


def from_outside(table: Table, person: Person | None) -> TableOut:
    """The table as ``person`` may see it before they come in."""
    seat, watches = observer(table, person)
    view, played = table.table_view(), table.game_run
    runs = watches and played is not None and view.phase == "playing"
    asked = tuple(sorted(played.asked)) if runs and played is not None else ()
    return TableOut(**asdict(view), you=seat, to_act=asked)


class Played(Protocol):
    """A game that knows who had which seat in it."""

    def seat_of(self, person: Person | None) -> Seat | None:
        """The seat that ``person`` had in it."""


def may_read(table: Table, person: Person | None, played: Played | None = None) -> bool:
    """Whether ``person`` may read past games of this table: this one, if it is given.

    All games, if they may watch the table now; else those that they played, unless kicked.
    """
    if observer(table, person).watches:
        return True
    try:
        table.may_read(person)
    except Refusal:
        return False
    return played is None or played.seat_of(person) is not None


def has_sat(table: Table, device: Person | None) -> bool:
    """Whether anybody who plays on ``device`` ever had a seat here."""
    return any(device_of(person) == device for person in table.state.lobby.seating.sat)


def game(seen: GameSeen) -> GameOut | None:
    """The game as somebody sees it now."""
    view, result = seen.view, seen.result
    if view is None:
        return None
    covered = None if seen.open_view is None else _covered(view, seen.open_view)
    if result is None:
        offers = offered(seen.offers) if seen.offers else ()
        return GameOut(view, offers, None, None, seen.guess, covered)
    return GameOut(view, (), result.places, result.reason, None, covered)


def offered(offers: tuple[Offer, ...]) -> tuple[OfferOut, ...]:
    """Offers as they are sent: a stretch of the ladder by its lowest rung."""
    known = _OFFERED.get(id(offers))
    if known is not None and known[0] is offers:
        return known[1]
    made = tuple([OfferOut(offer.action, tuple(map(_slot, offer.slots))) for offer in offers])
    if len(_OFFERED) >= 256:
        _OFFERED.clear()
    _OFFERED[id(offers)] = offers, made
    return made


_OFFERED: Final[dict[int, tuple[tuple[Offer, ...], tuple[OfferOut, ...]]]] = {}
"""Offers that were sent before, by identity: rule books give the same tuple in like states, and
comparing all that may be said would cost more than making them anew."""


def _slot(slot: Slot) -> OneOf | RungsFrom | Between | FreeText:
    return RungsFrom(slot.field, slot.values[0]) if isinstance(slot, Rungs) else slot


def _covered(view: Value, open_view: Value) -> dict[str, Any]:
    """The fields in which they differ, as ``open_view`` has them."""
    own, shown = to_builtins(view), to_builtins(open_view)
    return {name: shown.get(name) for name in own | shown if own.get(name) != shown.get(name)}


def aid(table: Table, seat: Seat | None) -> AidOut:
    """What ``seat`` could reckon from its view, and from nothing else."""
    view, played = table.game_view(seat), table.game_run
    if view is None or played is None or table.result() is not None:
        return AidOut(table.number, None)
    return AidOut(table.number, played.game.aid(played.rules, view))


def news(
    table: Table, listeners: Iterable[L], batch: Batch, due: Due | None, table_changed: bool
) -> list[tuple[L, bytes]]:
    """The message that each listener is sent about ``batch`` once it is stored.

    Call it right after the batch was made; what several get alike is encoded once.
    """
    view = Raw(encode(table.table_view())) if table_changed else None
    shared = tuple([_shared(entry) for entry in batch.entries])
    if table_changed and any(_moves(entry) for entry in batch.entries):
        # Who may not watch the table is not told where it is now.
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
    if table_changed and any(_kicks(entry) for entry in batch.entries):
        messages += _kicked(table, listeners)
    return messages


def _moves(entry: Entry) -> bool:
    """Whether the table has got another address by it."""
    return any(type(event) is LinkChanged for event, _ in entry.events)


def _kicks(entry: Entry) -> bool:
    """Whether somebody was removed from the table by it."""
    return any(
        (type(event) is Left and event.kicked) or type(event) is WatcherRemoved
        for event, _ in entry.events
    )


def _kicked(table: Table, listeners: Iterable[L]) -> Iterable[tuple[L, bytes]]:
    """What those are told who were removed from the table: that they were."""
    return [(one, text) for one in listeners for text in _removed(table, device_of(one.person))]


def _removed(table: Table, person: Person) -> tuple[bytes, ...]:
    """That ``person`` was removed from the table, if they were."""
    if person not in table.state.lobby.seating.kicked:
        return ()
    return (encode(RefusedOut(Reason("table-refused-kicked"))),)


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
"""An entry, how all hear it but some, and these, who are told more."""


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
    """An entry as it is sent to somebody who may know ``events`` of it."""
    openings: tuple[OpeningOut, ...] = ()
    for number, event in enumerate(events):
        if isinstance(event, Opening):
            openings = (*openings, OpeningOut(number, write_opened(event)))
    return EntryOut(entry.number, entry.at, entry.actor, events, openings)


def welcome(
    table: Table, person: Person, since: int, present: tuple[bool, ...], due: Due | None
) -> tuple[bytes, ...]:
    """The whole table for ``person``, and as much of what was missed as there is room for."""
    seen = table.seen_by(person)
    seat, view = seen.seat, table.table_view()
    if not seen.watches:
        bare = WelcomeOut(table.number, None, view, present, None, False, None, (), False)
        return (encode(bare), *_removed(table, device_of(person)))
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
    """The last entries, as many as go into so many bytes."""
    kept: list[EntryOut] = []
    for entry in reversed(entries):
        room -= len(encode(entry)) + 1
        if room < 0:
            break
        kept.append(entry)
    return tuple(reversed(kept))
