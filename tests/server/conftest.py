"""What the tests of the server share."""

from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from mendax.server.house import notices
from mendax.server.tables import bot_seats
from tests.server import houses
from tests.server.guests import Served, serving
from tests.server.hand_clock import HandClock
from tests.server.neighbours import neighbours

collect_ignore = [] if find_spec("psycopg") else ["test_with_postgresql.py"]
"""What players' packages alone are not enough for."""
SQLITE, POSTGRESQL = "sqlite", "postgresql"
_STARTS = {"serving", "process"}
"""What a test file imports that starts servers, beside the fixture ``served``."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run whatever starts a server on both stores, or on those that ``--database`` names."""
    starts = "served" in metafunc.fixturenames or _STARTS & vars(metafunc.module).keys()
    of_one = "database" in metafunc.fixturenames or any(metafunc.definition.iter_markers("file"))
    stores = metafunc.config.getoption("--database")
    if starts and not of_one and stores != SQLITE and find_spec("psycopg"):
        wanted = [POSTGRESQL] if stores == POSTGRESQL else [SQLITE, POSTGRESQL]
        metafunc.parametrize("stored_in", wanted, indirect=True)


@pytest.fixture(autouse=True)
def stored_in(request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of store that servers of this test have."""
    kind = getattr(request, "param", SQLITE)
    if kind == SQLITE:
        yield kind
        return
    with houses.on_postgresql(request.getfixturevalue("postgres")):
        yield kind


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


@pytest.fixture(params=["heard", "lost"])
async def house(
    request: pytest.FixtureRequest,
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[list[Served]]:
    """Two workers; of ``lost`` the bus loses everything, and they ask often."""
    deaf = request.param == "lost"
    monkeypatch.setattr(notices, "EVERY", 0.02 if deaf else 10_000.0)
    monkeypatch.setattr("mendax.server.store.postgresql.writer.PATIENCE", 600.0)  # slow machines
    async with neighbours(database, tmp_path, deaf) as workers:
        yield workers


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think for a millisecond, so that whole games fit in a test."""
    monkeypatch.setattr(bot_seats, "thinking_time", lambda *_: 1)
