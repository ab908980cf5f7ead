"""Tests of codes in the store, in either database.

Each thing has one code. Codes expire, and some are valid once: if several workers use such a code
concurrently, only the first succeeds.
"""

import contextlib
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

from mendax.server.store import codes
from mendax.server.store.database import Database
from tests.server.store.stores import writer_of


def test_of_two_workers_that_use_one_at_once_the_first_has_it(
    database: str, tmp_path: Path
) -> None:
    with (
        contextlib.closing(writer_of(database, tmp_path)) as first,
        contextlib.closing(writer_of(database, tmp_path)) as second,
        ThreadPoolExecutor(1) as meanwhile,
    ):
        code = first.change(partial(codes.keep, "table", "t", 9, lambda _: "A", 0))
        same = second.change(partial(codes.keep, "table", "t", 9, lambda _: "B", 0))
        assert code == same == "A", "it has one already"
        use = partial(codes.use, "table", code, 0)

        def both(db: Database) -> tuple[str | None, Future[str | None]]:
            mine = use(db)
            return mine, meanwhile.submit(second.change, use)

        mine, other = first.change(both)
        assert (mine, other.result()) == ("t", None)
