"""Tests that the tables' clock is monotonic, whatever happens to the system clock."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from mendax.core.concrete import concrete
from mendax.server.base.settings import ServerSettings
from mendax.server.store.store import SqliteStore
from mendax.server.tables.clock import LoopClock
from mendax.server.tables.registry import TableRegistry
from mendax.server.tables.requests import Request
from mendax.server.tables.turn_timer import TurnTimer
from mendax.server.wire.http_messages import OpenTableIn
from mendax.table.actions import Sit, Start
from mendax.table.clock import Deadline, Due
from mendax.table.commands import Act, Do
from tests.server.hand_clock import HandClock

SECOND, HOUR = 1_000_000_000, 3_600_000_000_000


class _System:
    """The two clocks of a machine: the wall clock and the monotonic clock."""

    def __init__(self) -> None:
        self.wall, self.up = 1_700_000_000 * SECOND, 17 * SECOND

    def passes(self, seconds: float) -> None:
        """Advance both clocks."""
        self.wall += round(seconds * SECOND)
        self.up += round(seconds * SECOND)


class _Loop:
    """An event loop that only records timers."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    def call_later(self, seconds: float, _: object) -> "_Loop":
        """Record a timer."""
        self.waits.append(seconds)
        return self

    def cancel(self) -> None:
        """Cancel the timer."""


@pytest.mark.parametrize("set_by", [-2 * HOUR, 2 * HOUR])
def test_a_clock_that_is_set_lengthens_and_shortens_no_turn(set_by: int) -> None:
    system, loop = _System(), _Loop()
    ours = LoopClock(
        cast("asyncio.AbstractEventLoop", loop), lambda: system.wall, lambda: system.up
    )
    assert ours.now() == 1_700_000_000_000, "the log begins with the system's time"
    turn = TurnTimer(ours)
    deadline = Deadline((0,), ours.now() + 30_000)
    system.passes(10)
    system.wall += set_by
    assert turn.due(deadline) == Due((0,), 20_000)
    turn.set(deadline, lambda: None)
    assert loop.waits == [21.0], "what is left of it, and the grace"
    system.passes(20)
    assert turn.due(deadline) == Due((0,), 0)
    later = LoopClock(
        cast("asyncio.AbstractEventLoop", loop), lambda: system.wall, lambda: system.up
    )
    assert later.now() * 1_000_000 == system.wall, "the next start goes by the new time"


@pytest.mark.parametrize("hours", [-2, 2])
async def test_a_clock_that_is_set_between_two_lives_changes_no_turn(
    tmp_path: Path, hours: int
) -> None:
    loop, began = asyncio.get_running_loop(), 1_700_000_000_000
    store = SqliteStore(tmp_path, loop)
    registry = TableRegistry(store, ServerSettings())
    registry.clock = HandClock(began)
    asked = OpenTableIn(name="Ann", game="mia", changes={"turn_clock": 30})
    table = await registry.open("ann", asked)
    first = await registry.find(table)
    assert first is not None
    for command in (Do("ben", Sit("Ben")), Do("ann", Start())):
        first.submit(Request(command))
    await first.settled()
    registry.close()
    await store.close()

    store = SqliteStore(tmp_path, loop)
    registry = TableRegistry(store, ServerSettings())
    registry.clock = now = HandClock(began + hours * 3_600_000)
    live = await registry.find(table)
    assert live is not None
    for _ in range(2):
        run = live.table.game_run
        assert run is not None
        seat = next(seat for seat in run.actors if isinstance(seat, int))
        action = next(iter(concrete(live.table.offers(seat))))
        live.submit(Request(Act(("ann", "ben")[seat], action, live.table.number)))
        await live.settled()
        now.advance(5)
        due = live.table.due(live.clock.now())
        assert due is not None
        assert due.milliseconds == 25_000
    ats = [line.at for line in await store.read(table)]
    assert ats == sorted(ats)
    registry.close()
    await store.close()
