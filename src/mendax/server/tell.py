"""What each client hears: shares and views written as messages, shared parts encoded once.

Nothing is filtered here: an entry's audience and the game's view have decided already.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol, TypeVar

from msgspec import Raw

from mendax.core.game import Event, Seat
from mendax.server.wire import AidOut, EntryOut, GameOut, WelcomeOut, encode, encode_news
from mendax.table.table import Batch, Due, Entry, Person, Refusal, Table

WELCOME: Final = 4096
"""The longest welcome in bytes, however long the game: missed entries are left out to keep it."""


class Listener(Protocol):
    """Who hears."""

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


def game(table: Table, seat: Seat | None) -> GameOut | None:
    """The game as ``seat`` sees it now."""
    view = table.game_view(seat)
    if view is None:
        return None
    result = table.result()
    if result is None:
        return GameOut(view, table.offers(seat), None, None)
    return GameOut(view, (), result.places, result.reason)


def aid(table: Table, seat: Seat | None) -> AidOut:
    """What ``seat`` could reckon from its view, and from nothing else."""
    view, played = table.game_view(seat), table.played
    if view is None or played is None or table.result() is not None:
        return AidOut(table.number, None)
    return AidOut(table.number, played.game.aid(played.rules, view))


def news(
    table: Table, listeners: Iterable[L], batch: Batch, due: Due | None, table_changed: bool
) -> list[tuple[L, bytes]]:
    """What each listener will hear of ``batch`` once it is stored. Call right after it was made."""
    told = Raw(encode(table.table_view())) if table_changed else None
    public = [_public(entry) for entry in batch.entries]
    made: dict[Person, bytes | None] = {}
    letters: list[tuple[L, bytes]] = []
    for listener in listeners:
        person = listener.person
        if person not in made:
            made[person] = _news(table, person, batch.entries, public, due, told)
        text = made[person]
        if text is not None:
            letters.append((listener, text))
    return letters


def _news(
    table: Table,
    person: Person,
    entries: tuple[Entry, ...],
    public: list[Raw | None],
    due: Due | None,
    told: Raw | None,
) -> bytes | None:
    seat, watches = observer(table, person)
    if not watches:
        return encode_news((), None, None, None, told) if told else None
    heard = [
        once or _encoded(entry, entry.heard_by(person))
        for entry, once in zip(entries, public, strict=True)
    ]
    return encode_news(tuple(heard), seat, game(table, seat), due, told)


def _public(entry: Entry) -> Raw | None:
    """The entry as everybody hears it, if everybody hears the same."""
    for _, to in entry.events:
        if to is not None:
            return None
    return _encoded(entry, tuple([event for event, _ in entry.events]))


def _encoded(entry: Entry, events: tuple[Event, ...]) -> Raw:
    return Raw(encode(EntryOut(entry.number, entry.at, entry.actor, events)))


def welcome(
    table: Table, person: Person, since: int, present: tuple[bool, ...], due: Due | None
) -> bytes:
    """The whole table for ``person``, and as much of what was missed as there is room for."""
    seat, watches = observer(table, person)
    if not watches:
        shut = WelcomeOut(table.number, None, table.table_view(), present, None, None, (), False)
        return encode(shut)
    entries, complete = table.recent(since)
    missed = [EntryOut(e.number, e.at, e.actor, e.heard_by(person)) for e in entries]
    whole = WelcomeOut(
        *(table.number, seat, table.table_view(), present),
        *(game(table, seat), due, (), complete),
    )
    room = WELCOME - len(encode(whole))
    kept: list[EntryOut] = []
    for entry in reversed(missed):
        room -= len(encode(entry)) + 1
        if room < 0:
            complete = False
            break
        kept.append(entry)
    kept.reverse()
    full = WelcomeOut(
        *(whole.number, seat, whole.table, present, whole.game, due, tuple(kept), complete)
    )
    return encode(full)
