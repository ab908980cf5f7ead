"""What the tests of several workers share."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from testbed.valkey import ValkeyProcess, valkey_process
from tests.server.workers.house import HouseProcess, house_at

collect_ignore_glob = [] if find_spec("psycopg") and find_spec("redis") else ["test_*.py"]
"""What players' packages alone are not enough for."""


@pytest.fixture(scope="module")
def valkey() -> Iterator[ValkeyProcess]:
    """A Valkey for the tests of a file."""
    with valkey_process() as process:
        yield process


@pytest.fixture
def house(database: str, valkey: ValkeyProcess, tmp_path: Path) -> Iterator[HouseProcess]:
    """Two workers that serve."""
    with house_at(tmp_path / "house", database, valkey.url) as process:
        yield process
