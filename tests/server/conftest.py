"""Shared fixtures of the server's tests."""

from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from mendax.server.notices import notices
from mendax.server.store.store import SqliteStore
from mendax.server.tables import bot_seats
from tests.server import databases
from tests.server.guests import Served, serving
from tests.server.hand_clock import HandClock
from tests.server.neighbours import neighbours

collect_ignore = [] if find_spec("psycopg") else ["test_with_postgresql.py"]
"""Tests that need more than the players' packages."""


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.proof)])
def kind(request: pytest.FixtureRequest) -> str:
    """Return the kind of database of a server: SQLite, or PostgreSQL in proof; ``store`` tests its
    contract."""
    return str(request.param)


@pytest.fixture
def data(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """Yield a folder for a server that stores in a database of that kind."""
    if kind == "sqlite":
        yield tmp_path / "data"
        return
    with databases.on_postgresql(request.getfixturevalue("postgres")):
        yield tmp_path / "data"


@pytest.fixture
async def served(data: Path) -> AsyncIterator[Served]:
    """Yield a server without rate limits for one address."""
    async with serving(data) as running:
        yield running


@pytest.fixture
def clock(served: Served) -> HandClock:
    """Return the clock of ``served``. Turns, bots and disconnects wait until the test advances
    it."""
    by_hand = HandClock()
    served.context.registry.clock = by_hand
    return by_hand


@pytest.fixture(params=["told", pytest.param("asks", marks=pytest.mark.proof)])
async def cluster(
    request: pytest.FixtureRequest,
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[list[Served]]:
    """Yield two servers without notifications, which poll often."""
    if asks := request.param == "asks":
        store = "mendax.server.store.postgresql.postgres_store.PostgresStore"
        monkeypatch.setattr(f"{store}.listen", SqliteStore.listen)
    monkeypatch.setattr(notices, "EVERY", 0.02 if asks else 10_000.0)
    monkeypatch.setattr("mendax.server.store.postgresql.writer.PATIENCE", 600.0)  # slow machines
    monkeypatch.setattr("mendax.server.clock.ANSWER", 600.0)
    async with neighbours(database, tmp_path) as workers:
        yield workers


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make bots think for only a millisecond, so that complete games fit in a test."""
    monkeypatch.setattr(bot_seats, "thinking_time", lambda *_: 1)
