"""Table moderation: removing and muting people, and new links.

Rules of this file
1. Requests identify players by seat and spectators by name. The log identifies the person, so a
   line's meaning never changes, even if names later look alike.
2. The host is never muted. A mute follows the person to any seat, and a mute of a device applies to
   all its players. A muted person keeps their name, because a new name is text that all read.
3. A removed person stays out under that id. A new link, or ``Settings.locked``, keeps out people
   who return under another id.
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

# ── requests as logged ───────────────────────────────────────────────────────────────────────


def as_silence(lobby: Lobby, person: Person, action: Mute | MuteWatcher) -> Silence:
    """Return the log's action for a host's mute or unmute. Raises ``Refusal``."""
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
    """Return the log's action that removes a spectator. Raises ``Refusal``."""
    lobby.seating.require_host(person)
    return Ban(_watcher(lobby.seating, action.name))


def no_link(lobby: Lobby, person: Person, action: NewLink) -> NewLink:  # noqa: ARG001
    """Raise ``Refusal``, because only a server makes new links (``commands.Readdress``)."""
    lobby.seating.require_host(person)
    raise refused("no-link")


def _watcher(seating: Seating, name: str) -> Person:
    """Return the spectator with exactly this name. Raises ``Refusal``."""
    for visitor, called in seating.visitors.items():
        if called == name and seating.seat_of(visitor) is None and visitor not in seating.kicked:
            return visitor
    raise refused("no-such-watcher")


def watchers(seating: Seating, people: Iterable[Person]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return two sorted lists of spectators' names: all of them, and the muted ones.

    Only the people with a name and without a seat are included.
    """
    named = {seating.visitors[p]: p for p in people if p in seating.visitors}
    names = sorted(name for name, p in named.items() if seating.seat_of(p) is None)
    return tuple(names), tuple(name for name in names if seating.is_muted(named[name]))


# ── effects ──────────────────────────────────────────────────────────────────────────────────


def silence(lobby: Lobby, person: Person, action: Silence) -> Events:
    """Mute or unmute a person."""
    seating = lobby.seating
    seating.require_host(person)
    if action.on:
        seating.muted.add(action.person)
    else:
        seating.muted.discard(action.person)
    return (Muted(seating.seat_of(action.person), seating.name_of(action.person), action.on),)


def ban(lobby: Lobby, person: Person, action: Ban) -> Events:
    """Remove a spectator."""
    seating = lobby.seating
    seating.require_host(person)
    if seating.seat_of(action.person) is not None:
        raise refused("no-such-watcher")
    seating.kicked.add(action.person)
    asked = [seat for seat, asker in lobby.askers.items() if asker.person == action.person]
    dropped = tuple(TakeOverDropped(seat, lobby.askers.pop(seat).name) for seat in asked)
    return (WatcherRemoved(seating.name_of(action.person)), *dropped)


def relink(lobby: Lobby, person: Person, action: Relink) -> Events:
    """Set the table's new address."""
    lobby.seating.require_host(person)
    lobby.address = action.address
    return (LinkChanged(),)
