"""Tests of when slow games go on, in both databases."""

from functools import partial

from mendax.server.store import waking
from mendax.server.store.journal import JournalBatch, TableRow
from mendax.table.log import LogLine
from tests.server.store.stores import AnyWriter


def line(number: int) -> LogLine:
    return LogLine(number, 1, "person", "ann", None, "wear fox")


def test_the_time_is_stored_with_its_lines_or_not_at_all(journal: AnyWriter) -> None:
    def stored(number: int, wakes: int | None) -> list[str]:
        journal.store([JournalBatch("t", (line(number),), wakes=wakes)])
        return [
            table
            for now in (4, 5, 7)
            for table in journal.change(partial(waking.awake, "", now)) or ["-"]
        ]

    journal.store([JournalBatch("t", (line(1),), TableRow("t", b"s" * 32, "mia", 1))])
    assert stored(2, 5) == ["-", "t", "t"]
    assert stored(2, 7) == ["-", "t", "t"], "the line is refused, and so is its time"
    assert stored(3, None) == ["-", "t", "t"]
    assert stored(4, 7) == ["-", "-", "t"]
    assert stored(5, 0) == ["-", "-", "-"]


def test_the_tables_of_one_moment_come_in_pages(journal: AnyWriter) -> None:
    many = [f"t{number:04}" for number in range(waking.PAGE + 20)]
    for table in many:
        journal.change(partial(waking.wakes_at, table, 5))
    first = journal.change(partial(waking.awake, "", 5))
    assert first == many[: waking.PAGE]
    assert journal.change(partial(waking.awake, first[-1], 5)) == many[waking.PAGE :]
