"""Shared fixtures of the tests of several workers."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from testbed.postgresql import PostgresServer
from tests.server.workers.house import HouseProcess, house_at

collect_ignore_glob = [] if find_spec("psycopg") else ["test_*.py"]
"""Tests that need more than the players' packages."""


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[HouseProcess]:
    """Two workers that serve, for a test that ends them."""
    with house_at(tmp_path / "house", database, log_level="info") as process:
        yield process


@pytest.fixture(scope="session")
def _shared_house(
    postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[HouseProcess]:
    folder = tmp_path_factory.mktemp("shared") / "house"
    with (
        postgres.database() as database,
        house_at(folder, database, log_level="info") as process,
    ):
        yield process


@pytest.fixture
def shared_house(_shared_house: HouseProcess) -> HouseProcess:
    """Two workers that serve, for tests that leave two behind; their numbers may be any."""
    _shared_house.serving(2)
    return _shared_house
