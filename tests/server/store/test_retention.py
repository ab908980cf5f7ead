"""Tests that tables, words and sessions are deleted from the file, and never more than
requested."""

from functools import partial
from typing import Any

import pytest

from mendax.server.store import (
    calls,
    log_questions,
    persons,
    program_keys,
    public_replays,
    reports,
    retention,
    waking,
)
from mendax.server.store.calls import Calls, PlayerCall, Subscription, Webhook
from mendax.server.store.database import Database
from mendax.server.store.grouping import JournalBatch
from mendax.server.store.log_questions import TableRow
from mendax.server.store.program_keys import KeyRow
from mendax.server.store.public_replays import PublicReplay
from mendax.server.store.reports import AbuseReport
from mendax.server.store.retention import OF_TABLES, Before, empty_talk, stale, throw_away
from mendax.server.store.schema import DATABASE_TABLES
from mendax.table.log import LogLine
from mendax.table.table import Table
from tests.server.store.stores import AnyWriter
from tests.server.store.test_log_questions import lively


def keep(journal: AnyWriter, table: str, *lines: LogLine, created: int = 1) -> None:
    """Store a table."""
    row = TableRow(table, b"s" * 32, "mia", created)
    assert journal.store([JournalBatch(table, lines, opens=row)]) == [True]


def line(number: int, at: int, action: str = "wear fox", actor: str = "person") -> LogLine:
    return LogLine(number, at, actor, "p", None, action)


def selected(journal: AnyWriter, asked: str, *given: object) -> list[tuple[Any, ...]]:
    """Return all rows of a query."""
    found: list[tuple[Any, ...]] = journal.change(lambda db: db.execute(asked, given).fetchall())
    return found


def test_a_table_without_its_words_opens(journal: AnyWriter, reader: Database) -> None:
    evening = lively("sword_of_lies", 4).lines
    keep(journal, "t", *evening)
    while not journal.change(partial(empty_talk, "t", 1 << 60)):
        pass
    emptied = log_questions.lines("t", 0, reader)
    assert len(emptied) == len(evening)
    assert sum(a != b for a, b in zip(emptied, evening, strict=True)) > 0
    table = Table.load("t", b"s" * 32, emptied, ("odds",))
    assert table.number == len(evening)


def test_a_game_whose_end_is_deleted_is_unfinished(
    journal: AnyWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is then kept only as long as a table without a finished game."""
    keep(journal, "t", line(1, 5, "begin () -"), line(2, 6), line(3, 7, "settle () ()", "table"))
    is_stale = partial(stale, "t", Before(tables=8, games=0))
    assert not journal.change(is_stale)
    monkeypatch.setattr(retention, "STEP", 1)
    assert not journal.change(partial(throw_away, "t"))
    assert journal.change(is_stale)


def test_deleted_tables_leave_no_rows(journal: AnyWriter) -> None:
    keep(journal, "t", line(1, 5, 'begin "" a'), line(2, 6, 'say "x"'))
    row = KeyRow(b"k", "p1", "ann", "t", "bot", 1, 1)
    journal.change(partial(program_keys.add, row, 5))
    journal.change(partial(persons.add_address, "a", "t"))
    journal.change(partial(waking.wakes_at, "t", 5))
    journal.change(partial(calls.mute, "ann", "t", True))
    browser = Subscription("https://push.example/1", "ann", bytes(65), bytes(16), "uk", 0, 0, 1)
    journal.change(partial(calls.subscribe, browser, 9))
    assert journal.change(partial(calls.remind, "ann", browser.endpoint, "{}", 9))
    journal.change(partial(calls.set_webhook, Webhook("t", "https://hook.example/1", "en")))
    called = Calls(5, (PlayerCall(calls.WEBHOOK, "begun", "{}", 0),), ("ann",), ())
    journal.change(partial(calls.record, "t", called))
    journal.change(partial(reports.add, AbuseReport("r", 5, "t", "ben", "Ben", "ann", "2")))
    shown = PublicReplay("c", "t", 1, "ann", 0, 0, 5)
    assert journal.change(partial(public_replays.show, shown, 1)) == "c"
    for name in OF_TABLES:
        assert selected(journal, f'SELECT count(*) FROM {name} WHERE "table" = ?', "t") != [(0,)]
    assert journal.change(partial(throw_away, "t"))
    assert selected(journal, 'SELECT "table" FROM calls') == [(calls.PRACTICE,)]
    journal.change(partial(calls.unsubscribe, browser.endpoint))
    for place in DATABASE_TABLES:
        assert selected(journal, f"SELECT count(*) FROM {place.name}") == [(0,)], place.name
