"""Moderation of a table: who is removed or muted, and when the link is renewed.

Rules of this file
1. What is asked names people as they are seen: by seat, or who watches by name. What the log holds
   names the person, so it says the same in every release, whatever names then look alike.
2. The host is never muted. Muted is a person, wherever they sit; a device with all who play on it.
3. Whoever is removed stays out as that person. Who comes as somebody new is kept out by a
   new link or by ``Settings.locked``.
"""

from collections.abc import Iterable

from mendax.table.actions import (
    Ban,
    Mute,
    MuteWatcher,
    NewLink,
    Relink,
    RemoveWatcher,
    Silence,
)
from mendax.table.events import LinkChanged, Muted, TakeOverDropped, WatcherRemoved
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused
from mendax.table.seats import Seating

# ── what is asked, as the log is to hold it ──────────────────────────────────────────────────


def as_silence(lobby: Lobby, person: Person, action: Mute | MuteWatcher) -> Silence:
    """Whom a host mutes, or lets talk again. Raises ``Refusal``."""
    seating = lobby.seating
    seating.require_host(person)
    if isinstance(action, MuteWatcher):
        whom: Person | None = _watcher(seating, action.name)
    else:
        whom = seating.seat(action.seat).person
    if whom is None:
        raise refused("nobody-there")
    if whom == person:
        raise refused("own-seat")
    return Silence(whom, action.on)


def as_ban(lobby: Lobby, person: Person, action: RemoveWatcher) -> Ban:
    """Who of those who watch is removed. Raises ``Refusal``."""
    lobby.seating.require_host(person)
    return Ban(_watcher(lobby.seating, action.name))


def no_link(lobby: Lobby, person: Person, action: NewLink) -> NewLink:  # noqa: ARG001
    """A new link comes from a server (``commands.Readdress``); a table alone has none."""
    lobby.seating.require_host(person)
    raise refused("no-link")


def _watcher(seating: Seating, name: str) -> Person:
    """Who watches under this very name. Raises ``Refusal``."""
    for visitor, called in seating.visitors.items():
        if called == name and seating.seat_of(visitor) is None and visitor not in seating.kicked:
            return visitor
    raise refused("no-such-watcher")


def watchers(seating: Seating, people: Iterable[Person]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How those of ``people`` are called who sit nowhere and have a name, in its order; and who of
    them is muted."""
    named = {seating.visitors[p]: p for p in people if p in seating.visitors}
    names = sorted(name for name, p in named.items() if seating.seat_of(p) is None)
    return tuple(names), tuple(name for name in names if seating.is_muted(named[name]))


# ── what the log holds, done ─────────────────────────────────────────────────────────────────


def silence(lobby: Lobby, person: Person, action: Silence) -> Events:
    """Somebody may talk no more, or again."""
    seating = lobby.seating
    seating.require_host(person)
    if action.on:
        seating.muted.add(action.person)
    else:
        seating.muted.discard(action.person)
    return (Muted(seating.seat_of(action.person), seating.name_of(action.person), action.on),)


def ban(lobby: Lobby, person: Person, action: Ban) -> Events:
    """Somebody who watches is removed."""
    seating = lobby.seating
    seating.require_host(person)
    if seating.seat_of(action.person) is not None:
        raise refused("no-such-watcher")
    seating.kicked.add(action.person)
    asked = [seat for seat, asker in lobby.askers.items() if asker.person == action.person]
    dropped = tuple(TakeOverDropped(seat, lobby.askers.pop(seat).name) for seat in asked)
    return (WatcherRemoved(seating.name_of(action.person)), *dropped)


def relink(lobby: Lobby, person: Person, action: Relink) -> Events:
    """The table has another address."""
    lobby.seating.require_host(person)
    lobby.address = action.address
    return (LinkChanged(),)
