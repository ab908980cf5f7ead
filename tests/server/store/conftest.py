"""Fixtures that run a test on both databases."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from mendax.server.store.database import Database
from mendax.server.store.journal import Journal
from mendax.server.store.schema import connected_to_read
from mendax.server.store.store import DATABASE
from tests.server.store.stores import AnyWriter, writer_of

BOTH = ("sqlite", "postgresql")


@pytest.fixture(params=BOTH)
def kind(request: pytest.FixtureRequest) -> str:
    """Return the kind of database: tests of the store run on both, even in `./run test`."""
    return str(request.param)


@pytest.fixture
def address(kind: str, request: pytest.FixtureRequest) -> str:
    """Return the address of a PostgreSQL database, or "" for a file."""
    return str(request.getfixturevalue("database")) if kind == "postgresql" else ""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of the file of tables, which may not exist yet."""
    return tmp_path / DATABASE


@pytest.fixture
def journal(address: str, tmp_path: Path) -> Iterator[AnyWriter]:
    """Yield the writer of the store."""
    with contextlib.closing(writer_of(address, tmp_path)) as made:
        yield made


@pytest.fixture
def reader(journal: AnyWriter, address: str, tmp_path: Path) -> Iterator[Database]:
    """Yield the reader of the store."""
    if isinstance(journal, Journal):
        with contextlib.closing(connected_to_read(tmp_path / DATABASE)) as of_file:
            yield of_file
        return
    from mendax.server.store.postgresql import connections

    with contextlib.closing(connections.connected(connections.address(address))) as db:
        yield connections.PostgresConnection(db)
