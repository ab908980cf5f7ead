"""Tests that one server holds a lease in PostgreSQL until the server returns it or it expires."""

import contextlib
from functools import partial
from pathlib import Path

from mendax.server.store import forgetting, leases
from tests.server.store.stores import writer_of


def test_one_has_it_until_it_is_given_back_or_runs_out(database: str, tmp_path: Path) -> None:
    with contextlib.closing(writer_of(database, tmp_path)) as writer:

        def take(holder: str, until: int, now: int) -> bool:
            had: bool = writer.change(partial(leases.take, "l", holder, until, now))
            return had

        assert take("one", 10, 0)
        assert not take("two", 20, 9)
        assert take("one", 15, 9), "for longer"
        assert not take("two", 20, 10)
        assert take("two", 20, 15), "it has run out"
        writer.change(partial(leases.release, "l", "one"))
        assert not take("one", 30, 16)
        writer.change(partial(leases.release, "l", "two"))
        assert take("one", 30, 16)


def test_expired_leases_are_deleted(database: str, tmp_path: Path) -> None:
    with contextlib.closing(writer_of(database, tmp_path)) as writer:
        for name, until in (("early", 4), ("now", 5), ("late", 6)):
            writer.change(partial(leases.take, name, "one", until, 0))
        writer.change(partial(forgetting.owe, "ann", "one", 4))
        writer.change(partial(leases.sweep, 5))
        names = writer.change(
            lambda db: db.execute("SELECT name FROM leases ORDER BY name").fetchall()
        )
        assert [name for (name,) in names] == ["forget ann", "late"]
