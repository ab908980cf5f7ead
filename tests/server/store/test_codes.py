"""Tests of codes in the store, in either database.

Each thing has one code. Codes expire, and some are valid once: if several workers use such a code
concurrently, only the first succeeds.
"""

import contextlib
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

from mendax.server.store import codes
from mendax.server.store.database import Database
from tests.server.store.stores import AnyWriter, writer_of


def drawn(*words: str) -> Iterator[str]:
    return iter(words)


def test_a_thing_keeps_its_code_until_it_ends(journal: AnyWriter) -> None:
    words = drawn("A", "B", "A", "A", "C")
    counts = list[int]()

    def new(count: int) -> str:
        counts.append(count)
        return next(words)

    def keep(target: str, until: int, now: int) -> str:
        code: str = journal.change(partial(codes.keep, "table", target, until, new, now))
        return code

    assert keep("one", 10, 0) == "A"
    assert keep("one", 19, 9) == "A", "good for longer"
    assert journal.change(partial(codes.target_of, "table", "A", 18)) == "one"
    assert journal.change(partial(codes.target_of, "table", "A", 19)) is None
    assert journal.change(partial(codes.target_of, "move", "A", 9)) is None
    assert keep("one", 30, 19) == "B"
    assert keep("two", 30, 20) == "A"
    assert keep("six", 30, 20) == "C", "one that another has is not given"
    assert counts == [0, 0, 1, 2, 2]
    journal.change(partial(codes.sweep, 30))
    assert journal.change(partial(codes.target_of, "table", "A", 20)) is None


def test_one_that_is_good_once_is_used_once(journal: AnyWriter) -> None:
    def replace(target: str, word: str) -> None:
        new = partial(next, drawn(word))
        journal.change(partial(codes.replace, "move", target, 10, new, 0))

    def use(word: str, now: int = 0) -> str | None:
        used: str | None = journal.change(partial(codes.use, "move", word, now))
        return used

    replace("ann", "A")
    replace("ann", "B")
    replace("ben", "C")
    assert [use("A"), use("B"), use("B")] == [None, "ann", None]
    assert use("C", 10) is None
    journal.change(partial(codes.forget, "move", "ben"))
    assert use("C") is None


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
