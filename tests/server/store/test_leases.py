"""Tests that one server holds a lease in PostgreSQL until it expires by the database's clock."""

import contextlib
from functools import partial
from pathlib import Path

from mendax.server.store import leases
from tests.server.store.stores import AnyWriter, writer_of

MINUTE = 60_000


def passes(writer: AnyWriter, milliseconds: int) -> None:
    """Let all leases be older by this time."""
    older = "UPDATE leases SET until = until - ?"
    writer.change(lambda db: db.execute(older, (milliseconds,)))


def test_one_has_it_until_it_runs_out(database: str, tmp_path: Path) -> None:
    with contextlib.closing(writer_of(database, tmp_path)) as writer:

        def take(holder: str, milliseconds: int = 2 * MINUTE) -> bool:
            had: bool = writer.change(partial(leases.take, "l", holder, milliseconds))
            return had

        assert take("one")
        passes(writer, MINUTE)
        assert not take("two")
        assert take("one"), "for longer"
        passes(writer, MINUTE)
        assert not take("two")
        passes(writer, MINUTE)
        assert take("two"), "it has run out"
