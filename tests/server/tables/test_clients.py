"""Tests of the clients of a table: their presence, their requests, and what they are charged."""

from collections.abc import Sequence
from random import Random

import pytest

from mendax.server.people.quotas import LINE
from mendax.server.tables.presence import MOST_WATCHERS, Presence
from mendax.server.tables.stored_bytes import StoredBytes
from mendax.server.tables.table_log import StoredLines
from mendax.server.wire.messages import PresentOut
from mendax.table.actions import Say, Start
from mendax.table.log import LogLine
from mendax.table.table import Table
from tests.table.evening import BOTS, SECRET, Evening, all_that_is_seen


class Socket:
    """A connected client that receives no message."""

    def __init__(self, person: str) -> None:
        self.device = self.person = person
        self.screen = False

    def push(self, *texts: bytes) -> None:
        raise AssertionError("presence says nothing itself")

    def charge(self, size: int) -> None:
        """Count no bytes."""

    def close(self, code: int, why: str) -> None:
        raise AssertionError("presence closes nothing")


def test_of_a_crowd_some_are_named_and_all_are_counted() -> None:
    presence = Presence()
    for number in range(MOST_WATCHERS + 5):
        presence.add(Socket(f"p{number}"))
    present = presence.now(lambda people: (tuple(people), ()))
    assert (present.spectators, len(present.watchers)) == (MOST_WATCHERS + 5, MOST_WATCHERS)


def test_companions_are_present_and_screens_are_no_people() -> None:
    presence, screen = Presence(("ann", "ann/1", "ben")), Socket("cy")
    screen.screen = True
    for socket in (Socket("ann"), Socket("zoe"), screen):
        presence.add(socket)
    assert presence.here == {"ann", "ann/1", "zoe"}
    assert presence.now() == PresentOut((True, True, False), 1, screens=1)
    assert presence.devices == {"ann", "zoe"}
    assert [presence.shows(device) for device in ("cy", "tv", "zoe")] == [True, False, False]


class Here:
    """A connected person, and the bytes charged."""

    device = person = "ann"
    screen = False

    def __init__(self) -> None:
        self.charged = 0

    def push(self, *texts: bytes) -> None: ...

    def close(self, code: int, why: str) -> None: ...

    def charge(self, size: int) -> None:
        self.charged += size


def lines(size: int) -> tuple[LogLine, ...]:
    """Return one line of this number of bytes."""
    return (LogLine(1, 0, "person", "ann", None, "x" * (size - LINE)),)


def test_many_small_lines_are_charged_together_in_equal_parts() -> None:
    stored, here = StoredBytes(), [Here(), Here()]
    stored.charge(lines(10_000), here)
    assert [one.charged for one in here] == [0, 0]
    stored.charge(lines(10_000), here)
    assert [one.charged for one in here] == [10_000, 10_000]
    stored.charge(lines(10_000), here)
    assert [one.charged for one in here] == [10_000, 10_000]


def test_bytes_stored_without_people_are_charged_to_the_next() -> None:
    stored, ann = StoredBytes(), Here()
    stored.charge(lines(40_000), [])
    stored.charge(lines(200), [ann])
    assert ann.charged == 40_200


async def replayed(lines: Sequence[LogLine]) -> Table:
    return Table.load("t1", SECRET, lines, BOTS, gaps=True)


@pytest.mark.parametrize("game", ["mia", "french_poker", "sword_of_lies"])
async def test_the_restored_table_is_the_stored_one(game: str) -> None:
    """Also when old talk and the moves of earlier games were dropped."""
    evening, luck, counts = Evening(game=game).sit("taras", "ivan"), Random(1), list[int]()

    async def counted(lines: Sequence[LogLine]) -> Table:
        counts.append(len(lines))
        return await replayed(lines)

    kept, stored = StoredLines(evening.lines, counted), len(evening.lines)
    while len(evening.lines) < 600:
        if evening.to_act():
            evening.move(luck)
        else:
            evening.do("olena", Start())
        evening.do("taras", Say(f"line {len(evening.lines)}"))
        kept.add(tuple(evening.lines[stored:]))
        stored = len(evening.lines)
        if len(evening.lines) % 10 < 2:
            assert all_that_is_seen(await kept.table()) == all_that_is_seen(evening.table)
    assert counts[-1] < 400 < len(evening.lines)
