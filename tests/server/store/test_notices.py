"""Tests that notices in PostgreSQL are numbered without gaps in commit order, and kept for an
hour."""

import contextlib
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from mendax.server.store import notices
from mendax.server.store.database import Database
from mendax.server.store.notices import KEPT, NoticeRow
from tests.server.store.stores import AnyWriter, writer_of


@pytest.fixture
def writers(database: str, tmp_path: Path) -> Iterator[tuple[AnyWriter, AnyWriter]]:
    with (
        contextlib.closing(writer_of(database, tmp_path)) as first,
        contextlib.closing(writer_of(database, tmp_path)) as second,
    ):
        yield first, second


def add(*told: str, worker: str = "w") -> "partial[int]":
    return partial(notices.add, told, worker)


def passes(writer: AnyWriter, milliseconds: int) -> None:
    """Make all notices older by this time."""
    writer.change(lambda db: db.execute("UPDATE notices SET at = at - ?", (milliseconds,)))


def test_they_are_read_in_pages_and_go_after_an_hour(
    writers: tuple[AnyWriter, AnyWriter], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PAGE", 2)
    one, _ = writers
    assert one.change(notices.newest) == 0
    assert one.change(add("a", "b")) == 2
    passes(one, KEPT - 1000)
    assert one.change(add("c", worker="v")) == 3
    page = one.change(partial(notices.since, 0))
    assert page == (NoticeRow(1, "w", "a"), NoticeRow(2, "w", "b"))
    assert one.change(partial(notices.since, 2)) == (NoticeRow(3, "v", "c"),)
    passes(one, 1000)
    assert one.change(add("d")) == one.change(notices.newest) == 4
    assert [row.number for row in one.change(partial(notices.since, 0))] == [3, 4]


def test_notices_are_read_without_gaps(
    writers: tuple[AnyWriter, AnyWriter],
) -> None:
    one, other = writers
    with ThreadPoolExecutor(1) as meanwhile:

        def slow(db: Database) -> "Future[int]":
            add("first")(db)
            later = meanwhile.submit(other.change, add("second"))
            assert not notices.since(1, db)
            return later

        assert one.change(slow).result() == 2
    assert [row.notice for row in one.change(partial(notices.since, 0))] == ["first", "second"]


def test_a_transaction_that_fails_leaves_no_gap(writers: tuple[AnyWriter, AnyWriter]) -> None:
    one, _ = writers

    def fails(db: Database) -> None:
        add("never")(db)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        one.change(fails)
    assert one.change(add("a")) == 1
