"""Tests that pending erasures stay until a server has done them, by the clock of the database."""

import contextlib
from functools import partial
from pathlib import Path

from mendax.server.store import forgetting, leases
from tests.server.store.stores import writer_of
from tests.server.store.test_leases import MINUTE, passes


def test_pending_erasures_are_done_by_one_server(database: str, tmp_path: Path) -> None:
    with contextlib.closing(writer_of(database, tmp_path)) as writer:

        def take(person: str) -> bool:
            taken: bool = writer.change(partial(forgetting.take, person, 5 * MINUTE))
            return taken

        assert not take("ann"), "no work is left"
        writer.change(partial(leases.take, "forgetful", "w", 0))
        for person, wait in (("ann", 1), ("ben", 3), ("ann", 5)):
            writer.change(partial(forgetting.owe, person, "w", wait * MINUTE))
        assert writer.change(forgetting.due) == ()
        assert not take("ben")
        passes(writer, 4 * MINUTE)
        assert writer.change(forgetting.due) == ("ben",)
        assert take("ben")
        assert not take("ben"), "another server does it"
        assert writer.change(forgetting.due) == ()
        passes(writer, 6 * MINUTE)
        assert writer.change(forgetting.due) == ("ann", "ben"), "the other server has ended"
        assert take("ben")
        writer.change(partial(forgetting.done, "ben"))
        passes(writer, 6 * MINUTE)
        assert writer.change(forgetting.due) == ("ann",)
