"""What the tests of the server share."""

from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from mendax.server.tables import bot_seats
from tests.server.guests import Served, serving
from tests.server.hand_clock import HandClock

collect_ignore = [] if find_spec("psycopg") else ["test_with_postgresql.py"]
"""What players' packages alone are not enough for."""


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server that lets one address ask as much as it likes."""
    async with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture
def clock(served: Served) -> HandClock:
    """The clock of ``served``, moved on by hand: turns, bots and disconnects wait for the test."""
    by_hand = HandClock()
    served.context.registry.clock = by_hand
    return by_hand


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think for a millisecond, so that whole games fit in a test."""
    monkeypatch.setattr(bot_seats, "thinking_time", lambda *_: 1)
