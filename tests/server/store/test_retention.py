"""Tests that tables, words and sessions are deleted from the file, and never more than
requested."""

from functools import partial
from typing import Any

import pytest

from mendax.server.store import persons, program_keys, retention
from mendax.server.store.database import Database
from mendax.server.store.grouping import JournalBatch
from mendax.server.store.log_questions import LogQuestions, SessionRow, TableRow
from mendax.server.store.program_keys import KeyRow
from mendax.server.store.retention import (
    EMPTIED,
    OF_TABLES,
    Before,
    empty_talk,
    end_sessions,
    look,
    stale,
    throw_away,
    throw_away_stale,
    use_sessions,
)
from mendax.server.store.transfer import DATABASE_TABLES
from mendax.table.actions import React, Say, Whisper
from mendax.table.line_kinds import begins_game
from mendax.table.log import LogLine, text_of
from mendax.table.table import Table
from tests.server.store.stores import AnyWriter
from tests.server.store.test_log_questions import lively


def keep(journal: AnyWriter, table: str, *lines: LogLine, created: int = 1) -> None:
    """Store a table."""
    row = TableRow(table, b"s" * 32, "mia", created)
    assert journal.store([JournalBatch(table, lines, opens=row)]) == [True]


def line(number: int, at: int, action: str = "wear fox", actor: str = "person") -> LogLine:
    return LogLine(number, at, actor, "p", None, action)


def counts(journal: AnyWriter) -> dict[str, int]:
    """Return the number of rows in each table of the database."""
    places = ("tables", "lines", "talk", "games", "sessions")
    asked = "SELECT count(*) FROM {}"

    def counted(db: Database) -> dict[str, int]:
        return {place: db.execute(asked.format(place)).fetchone()[0] for place in places}

    found: dict[str, int] = journal.change(counted)
    return found


def first_lines(journal: AnyWriter, table: str) -> list[int]:
    """Return the first line of each game of a table, according to the index."""
    asked = 'SELECT first FROM games WHERE "table" = ? ORDER BY game'
    return [first for (first,) in selected(journal, asked, table)]


def selected(journal: AnyWriter, asked: str, *given: object) -> list[tuple[Any, ...]]:
    """Return all rows of a query."""
    found: list[tuple[Any, ...]] = journal.change(lambda db: db.execute(asked, given).fetchall())
    return found


def test_tables_go_by_when_they_were_touched_last(journal: AnyWriter) -> None:
    keep(journal, "young", line(1, 500))
    keep(journal, "old", line(1, 99))
    keep(journal, "talked", line(1, 50), line(2, 100, 'say "x"'))
    keep(journal, "empty", created=100)
    assert journal.change(partial(look, "", Before(tables=100))).stale == ("old",)
    assert set(journal.change(partial(look, "", Before(tables=101))).stale) == {
        "empty",
        "old",
        "talked",
    }
    assert journal.change(partial(look, "", Before(games=1000))).stale == ()
    assert not journal.change(partial(stale, "nobody", Before())), "what is not there"


def test_a_table_that_is_touched_before_the_first_step_stays(journal: AnyWriter) -> None:
    keep(journal, "t", line(1, 50))
    seen = Before(tables=60)
    assert journal.change(partial(look, "", seen)).stale == ("t",)
    assert journal.store([JournalBatch("t", (line(2, 100),))]) == [True]
    assert journal.change(partial(throw_away_stale, "t", seen)) is None
    assert (counts(journal)["tables"], counts(journal)["lines"]) == (1, 2)
    assert journal.change(partial(throw_away_stale, "t", Before(tables=101))) is True
    assert (counts(journal)["tables"], counts(journal)["lines"]) == (0, 0)
    assert journal.store([JournalBatch("t", (line(3, 101),))]) == [False], "whoever comes late"


def test_tables_with_finished_games_are_kept_as_long_as_games(journal: AnyWriter) -> None:
    begin = 'begin "" a'
    keep(journal, "running", line(1, 5, begin))
    keep(journal, "finished", line(1, 5, begin), line(2, 6, "settle 1 no", "table"))
    keep(journal, "again", line(1, 5, begin), line(2, 6, "settle", "table"), line(3, 7, begin))
    assert journal.change(partial(look, "", Before(tables=100))).stale == ("running",)
    kept = ("again", "finished")
    assert journal.change(partial(look, "", Before(games=100))).stale == kept


def test_a_table_goes_in_steps_from_its_end_and_others_stay(
    journal: AnyWriter, reader: LogQuestions
) -> None:
    evening = lively("mia", 1).lines
    keep(journal, "goes", *evening)
    keep(journal, "stays", *evening)
    before = counts(journal)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(retention, "STEP", 40)
        steps = 1
        while not journal.change(partial(throw_away, "goes")):
            left = reader.lines("goes")
            assert [each.number for each in left] == list(range(1, len(evening) - 40 * steps + 1))
            Table.load("goes", b"s" * 32, left, ("odds",))
            begun = [each.number for each in left if begins_game(each.actor, each.action)]
            assert first_lines(journal, "goes") == begun
            steps += 1
    assert steps == -(-len(evening) // 40)
    assert reader.lines("goes") == []
    assert reader.table("goes") is None
    assert reader.lines("stays") == list(evening)
    assert before["tables"] == 2
    assert counts(journal)["tables"] == 1
    assert counts(journal)["games"] == before["games"] // 2


def test_looking_goes_on_where_it_ended(
    journal: AnyWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "LOOK", 3)
    for number in range(7):
        keep(journal, f"t{number}", line(1, 5))
    seen: list[str] = []
    after: str | None = ""
    while after is not None:
        found = journal.change(partial(look, after, Before(tables=100)))
        seen, after = [*seen, *found.stale], found.after
    assert seen == [f"t{number}" for number in range(7)]


def test_of_old_talk_no_word_is_left_and_the_table_is_as_it_was(
    journal: AnyWriter, reader: LogQuestions
) -> None:
    words, secret = text_of(Say("the cellar")), text_of(Whisper(13, 'at "nine"'))
    face = text_of(React("laugh", None))
    keep(journal, "t", line(1, 5, words), line(2, 6, secret), line(3, 7, face), line(4, 8, words))
    assert journal.change(partial(look, "", Before(talk=8))).talked == ("t",)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(retention, "STEP", 1)
        assert not journal.change(partial(empty_talk, "t", 8))
    assert journal.change(partial(empty_talk, "t", 8))
    left = [text_of(Say(EMPTIED)), text_of(Whisper(13, EMPTIED)), face, words]
    assert [each.action for each in reader.lines("t")] == left
    assert journal.change(partial(look, "", Before(talk=8))).talked == ()
    assert journal.change(partial(empty_talk, "t", 8))


def test_a_table_without_its_words_opens(journal: AnyWriter, reader: LogQuestions) -> None:
    evening = lively("sword_of_lies", 4).lines
    keep(journal, "t", *evening)
    while not journal.change(partial(empty_talk, "t", 1 << 60)):
        pass
    emptied = reader.lines("t")
    assert len(emptied) == len(evening)
    assert sum(a != b for a, b in zip(emptied, evening, strict=True)) > 0
    table = Table.load("t", b"s" * 32, emptied, ("odds",))
    assert table.number == len(evening)


def test_unused_sessions_end(journal: AnyWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "STEP", 2)
    for number in range(5):
        row = SessionRow(b"%32d" % number, f"p{number}", 1, 10)
        journal.store([JournalBatch(session=row)])
    journal.change(partial(use_sessions, [b"%32d" % 3, b"%32d" % 99], 20))
    assert [journal.change(partial(end_sessions, 11)) for _ in range(3)] == [2, 2, 0]
    (left,) = selected(journal, "SELECT person, used FROM sessions")
    assert left == ("p3", 20)


def test_deleted_tables_leave_no_rows(journal: AnyWriter) -> None:
    keep(journal, "t", line(1, 5, 'begin "" a'), line(2, 6, 'say "x"'))
    row = KeyRow(b"k", "p1", "ann", "t", "bot", 1, 1)
    journal.change(partial(program_keys.add, row, 5))
    journal.change(partial(persons.add_address, "a", "t"))
    of_tables = {place.name for place in DATABASE_TABLES if "table" in place.key + place.others}
    assert of_tables == set(OF_TABLES)
    for name in of_tables:
        assert selected(journal, f'SELECT count(*) FROM {name} WHERE "table" = ?', "t") != [(0,)]
    assert journal.change(partial(throw_away, "t"))
    for place in DATABASE_TABLES:
        assert selected(journal, f"SELECT count(*) FROM {place.name}") == [(0,)], place.name
