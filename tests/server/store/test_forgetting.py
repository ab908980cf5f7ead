"""Tests that pending deletions stay until a server has done them, by the clock of the database."""

import contextlib
from functools import partial
from pathlib import Path

from mendax.server.store import forgetting, leases
from tests.server.store.stores import writer_of
from tests.server.store.test_leases import MINUTE, passes


def test_pending_deletions_stay_until_done(database: str, tmp_path: Path) -> None:
    with contextlib.closing(writer_of(database, tmp_path)) as writer:

        def owed(late: int = 0) -> tuple[str, ...]:
            found: tuple[str, ...] = writer.change(partial(forgetting.owed, late))
            return found

        writer.change(partial(leases.take, "forgetful", "w", 0))
        writer.change(partial(forgetting.owe, "ann", "w", MINUTE))
        writer.change(partial(forgetting.owe, "ben", "w", 3 * MINUTE))
        writer.change(partial(forgetting.owe, "ann", "w", 5 * MINUTE))
        assert owed() == ()
        passes(writer, 4 * MINUTE)
        assert owed() == ("ben",)
        assert owed(2 * MINUTE) == ()
        passes(writer, 2 * MINUTE)
        assert owed() == ("ann", "ben")
        assert owed(2 * MINUTE) == ("ben",)
        writer.change(partial(forgetting.done, "ben"))
        assert owed() == ("ann",)


def test_one_at_a_time_does_it_while_it_is_owed(database: str, tmp_path: Path) -> None:
    with contextlib.closing(writer_of(database, tmp_path)) as writer:

        def take(holder: str) -> bool:
            asked = partial(forgetting.take, "ann", holder, 5 * MINUTE, 2 * MINUTE)
            taken: bool = writer.change(asked)
            return taken

        assert not take("w"), "no work is left"
        writer.change(partial(forgetting.owe, "ann", "w", MINUTE))
        assert take("w"), "its own"
        passes(writer, 6 * MINUTE)
        assert not take("v")
        passes(writer, 2 * MINUTE)
        assert take("v"), "it is late"
        passes(writer, 6 * MINUTE)
        assert not take("w")
        writer.change(partial(forgetting.done, "ann"))
        assert not take("v"), "it is done"
