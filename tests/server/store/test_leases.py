"""Tests that one server holds a lease in PostgreSQL until the server returns it or it expires, by
the clock of the database."""

import contextlib
from functools import partial
from pathlib import Path

from mendax.server.store import forgetting, leases
from tests.server.store.stores import AnyWriter, writer_of

MINUTE = 60_000


def passes(writer: AnyWriter, milliseconds: int) -> None:
    """Let all leases be older by this time."""
    older = "UPDATE leases SET until = until - ?"
    writer.change(lambda db: db.execute(older, (milliseconds,)))


def test_one_has_it_until_it_is_given_back_or_runs_out(database: str, tmp_path: Path) -> None:
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
        writer.change(partial(leases.release, "l", "one"))
        assert not take("one")
        writer.change(partial(leases.release, "l", "two"))
        assert take("one")


def test_expired_leases_are_deleted(database: str, tmp_path: Path) -> None:
    with contextlib.closing(writer_of(database, tmp_path)) as writer:
        for name, milliseconds in (("early", -1), ("now", 0), ("late", MINUTE)):
            writer.change(partial(leases.take, name, "one", milliseconds))
        writer.change(partial(forgetting.owe, "ann", "one", 4))
        writer.change(leases.sweep)
        names = writer.change(
            lambda db: db.execute("SELECT name FROM leases ORDER BY name").fetchall()
        )
        assert [name for (name,) in names] == ["forget ann", "late"]
