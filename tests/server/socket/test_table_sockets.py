"""Tests of admission to a table near its socket limit."""

import json

import pytest

from mendax.server.settings.settings import Rates
from mendax.server.socket.table_sockets import NO_ROOM, TableSockets
from mendax.server.wire.refusal import Refused

RATES = Rates(sockets_per_table=4, sockets_per_person=2, spectators_per_address=3)


class _Socket:
    """A connected client that records its messages."""

    def __init__(self, person: str) -> None:
        self.person = self.device = person
        self.screen = False
        self.heard: list[str] = []
        self.closed: int | None = None

    def push(self, *texts: bytes) -> None:
        """Record these messages."""
        self.heard += [json.loads(text)["reason"]["key"] for text in texts]

    def charge(self, size: int) -> None:
        """Count no bytes."""

    def close(self, code: int, _: str) -> None:
        """Record the close."""
        self.closed = code


class _Table:
    """A table with these people on its seats."""

    def __init__(self, *seated: str, rates: Rates = RATES) -> None:
        self.seated = set(seated)
        self.sockets = TableSockets(rates)
        self.came: list[_Socket] = []

    def sits(self, person: str) -> bool:
        """Return whether this person has a seat."""
        return person in self.seated

    def comes(self, person: str, address: str = "") -> _Socket:
        """Connect, or get a refusal."""
        if not self.sits(person):
            self.sockets.check(person, address or person, self.sits)
        self.came.append(_Socket(person))
        self.sockets.enter(person, address or person, self.came[-1], self.sits)
        return self.came[-1]

    def closed(self) -> list[int]:
        """Return the sockets that were dropped, in order."""
        return [number for number, socket in enumerate(self.came) if socket.closed]


def test_seated_players_connect_and_the_newest_spectator_drops() -> None:
    table = _Table("ann", "bob")
    for name in ("ann", "s1", "s2", "s3"):
        table.comes(name)
    with pytest.raises(Refused) as refused:
        table.comes("s4")
    assert refused.value.status == 503
    table.comes("bob")
    assert table.closed() == [3]
    assert table.came[3].closed == NO_ROOM
    assert table.came[3].heard == ["wire-refused-full"]
    assert len(table.sockets) == 4
    table.sockets.leave(table.came[3])
    assert len(table.sockets) == 4, "it had left before it closed"


@pytest.mark.parametrize("person", ["ann", "watcher"])
def test_a_persons_oldest_socket_is_closed_at_the_limit(person: str) -> None:
    table = _Table("ann")
    table.comes(person), table.comes("other"), table.comes(person), table.comes(person)
    assert table.closed() == [0]
    table.comes(person)
    assert table.closed() == [0, 2]


def test_an_address_has_limited_spectators_but_any_players() -> None:
    table = _Table("ann", "bob", rates=Rates(spectators_per_address=3))
    for name in ("ann", "bob", "s1", "s2", "s3"):
        table.comes(name, "198.51.100.1")
    with pytest.raises(Refused):
        table.comes("s4", "198.51.100.1")
    with pytest.raises(Refused):
        table.sockets.check(None, "198.51.100.1", table.sits)
    table.comes("s4", "198.51.100.2")
    table.seated.add("s1")
    table.comes("s5", "198.51.100.1")
    assert table.closed() == []
