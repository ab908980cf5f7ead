"""The file of the store: what has arrived is there whatever happens before it is carried."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from mendax.server.store import journal as journal_module
from mendax.server.store.journal import _CARRIED, Journal, JournalBatch, SessionRow, TableRow
from mendax.server.store.reader import LogReader
from mendax.table.log import LogLine

ROW = TableRow("t", b"s" * 32, "mia", 1)


def line(number: int, action: str = "start") -> LogLine:
    return LogLine(number, 1000 + number, "person", "p", f"c{number}", action)


def batch(table: str, *numbers: int) -> JournalBatch:
    return JournalBatch(table, tuple(map(line, numbers)))


@pytest.fixture
def journal(file: Path) -> Iterator[Journal]:
    made = Journal(file)
    yield made
    made.close()


def places(file: Path) -> tuple[int, int]:
    """How many groups wait, and how many lines are in their place."""
    with sqlite3.connect(file) as looking:
        asked = "SELECT count(*) FROM arrivals WHERE lines <> ?"
        (waiting,) = looking.execute(asked, (_CARRIED,)).fetchone()
        (placed,) = looking.execute("SELECT count(*) FROM lines").fetchone()
    looking.close()
    return waiting, placed


def reading(journal: Journal) -> LogReader:
    (_, _, file) = journal._db.execute("PRAGMA database_list").fetchone()
    return LogReader(Path(file), journal.waiting)


def killed(journal: Journal) -> None:
    """The process ends without a word."""
    journal._db.close()


def test_a_group_is_one_row_until_it_is_carried(journal: Journal, file: Path) -> None:
    assert journal.store([batch("t", 1, 2), batch("u", 1)]) == [True, True]
    assert places(file) == (1, 0)
    journal.carry()
    assert places(file) == (0, 3)


def test_what_was_not_carried_when_the_process_was_killed_is_there(file: Path) -> None:
    first = Journal(file)
    first.store([batch("t", 1), batch("u", 1)])
    first.store([batch("t", 2, 3)])
    killed(first)
    second = Journal(file)
    assert places(file) == (0, 4)
    assert reading(second).lines("t", 0) == [line(1), line(2), line(3)]
    assert reading(second).lines("u", 0) == [line(1)]
    second.close()


@pytest.mark.parametrize("carried", [False, True])
def test_a_line_must_follow_the_last_of_its_table(journal: Journal, carried: bool) -> None:
    journal.store([batch("t", 1, 2)])
    if carried:
        journal.carry()
    taken, gap, next_one = batch("t", 2, 3), batch("t", 4), batch("t", 3)
    assert journal.store([taken, gap, next_one, next_one]) == [False, False, True, False]
    assert reading(journal).lines("t", 1) == [line(2), line(3)]


def test_what_could_not_be_stored_leaves_no_trace(journal: Journal) -> None:
    journal.store([JournalBatch("t", (line(1),), opens=ROW)])
    with pytest.raises(sqlite3.IntegrityError):
        journal.store([batch("t", 2), JournalBatch("u", (line(1),), opens=ROW)])
    assert reading(journal).lines("t", 0) == [line(1)]
    assert reading(journal).lines("u", 0) == []
    assert journal.store([batch("t", 2)]) == [True], "its number was not taken"


def test_a_carry_that_fails_loses_nothing_and_is_made_up_for(
    journal: Journal, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.store([batch("t", 1, 2)])
    monkeypatch.setattr(journal_module, "_insertion", lambda *_: "INSERT INTO nowhere VALUES (1)")
    with pytest.raises(sqlite3.Error):
        journal.carry()
    assert places(file) == (1, 0)
    assert not journal.full
    monkeypatch.undo()
    assert journal.store([batch("t", 3)]) == [True]
    assert reading(journal).lines("t", 0) == [line(1), line(2), line(3)]


def test_it_is_full_when_thousands_wait(journal: Journal) -> None:
    most = journal_module._CARRY
    full = []
    journal.store([batch("many", *range(1, most))])
    full.append(journal.full)
    journal.store([batch("one", 1)])
    full.append(journal.full)
    journal.carry()
    full.append(journal.full)
    assert full == [False, True, False]
    assert reading(journal).lines("many", 0) == [line(number) for number in range(1, most)]
    assert reading(journal).lines("one", 0) == [line(1)]


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six lines are many, and carried two at a time."""
    monkeypatch.setattr(journal_module, "_CARRY", 6)
    monkeypatch.setattr(journal_module, "_PART", 2)


@pytest.mark.usefixtures("small_parts")
def test_many_lines_are_carried_in_parts_between_commits(file: Path) -> None:
    journal = Journal(file)
    journal.store([batch("t", 1, 2, 3), batch("u", 1)])
    journal.store([batch("t", 4), batch("a", 1)])
    seen, talked = [], []
    for number in range(5, 10):
        assert journal.full
        journal.carry_part()
        seen.append(places(file))
        assert journal.store([batch("t", number)]) == [True]
        talked.append(reading(journal).lines("t", 0))
    waited = [(2, 2), (3, 4), (4, 6), (5, 8)]
    assert seen == [*waited, (4, 9)], "what had arrived is thrown away when all of it is there"
    assert talked == [[line(n) for n in range(1, last + 1)] for last in range(5, 10)]
    assert not journal.full, "two wait"
    journal.close()
    assert places(file) == (0, 11)


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("parts", range(4))
def test_between_any_two_parts_the_process_may_be_killed(file: Path, parts: int) -> None:
    first = Journal(file)
    first.store([batch("t", 1, 2, 3), batch("u", 1, 2, 3)])
    for number in range(parts):
        first.carry_part()
        first.store([batch("t", 4 + number)])
    placed = places(file)[1]
    assert placed == 2 * parts
    killed(first)
    second = Journal(file)
    assert places(file) == (0, 6 + parts)
    assert reading(second).lines("t", 0) == [line(n) for n in range(1, 4 + parts)]
    assert reading(second).lines("u", 0) == [line(1), line(2), line(3)]
    second.close()


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("parts", range(4))
def test_all_is_carried_at_once_between_any_two_parts(file: Path, parts: int) -> None:
    journal = Journal(file)
    journal.store([batch("t", *range(1, 7))])
    for _ in range(parts):
        journal.carry_part()
    journal.carry()
    assert (journal.full, places(file)) == (False, (0, 6))
    assert journal.store([batch("t", 7)]) == [True]
    journal.close()


@pytest.mark.usefixtures("small_parts")
def test_a_part_that_fails_loses_nothing_and_is_made_up_for(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(file)
    journal.store([batch("t", *range(1, 7))])
    journal.carry_part()
    journal.carry_part()
    with monkeypatch.context() as broken:
        broken.setattr(journal_module, "_insertion", lambda *_: "INSERT INTO nowhere VALUES (1)")
        with pytest.raises(sqlite3.Error):
            journal.carry_part()
    assert not journal.full  # it is tried again when as many have come again
    assert journal.store([batch("t", *range(7, 13))]) == [True]
    for _ in range(7):
        journal.carry_part()
    assert (journal.full, places(file)) == (False, (0, 12))
    assert reading(journal).lines("t", 0) == [line(number) for number in range(1, 13)]
    journal.close()


def test_sessions_come_with_nothing_else(journal: Journal) -> None:
    assert journal.store([JournalBatch(session=SessionRow(b"h" * 32, "ann", 1, 1))]) == [True]
    assert reading(journal).person(b"h" * 32) == "ann"
    assert reading(journal).person(b"x" * 32) is None


FIRST = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL, game TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE lines (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT NOT NULL,
    person TEXT, command TEXT, action TEXT NOT NULL,
    PRIMARY KEY ("table", number)
);
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
PRAGMA user_version = 1;
"""


def test_tables_of_the_first_version_go_on(file: Path) -> None:
    with sqlite3.connect(file) as old:
        old.executescript(FIRST)
        old.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", ROW)
        old.execute("INSERT INTO sessions VALUES (?, ?, ?)", (b"h" * 32, "ann", 1))
        for number in (2, 1):
            found = line(number)
            row = (found.number, found.at, found.actor, found.person, found.command, found.action)
            old.execute("INSERT INTO lines VALUES ('t', ?, ?, ?, ?, ?, ?)", row)
    old.close()
    new = Journal(file)
    assert reading(new).table("t") == ROW
    assert reading(new).person(b"h" * 32) == "ann"
    assert new.store([batch("t", 3)]) == [True]
    assert reading(new).lines("t", 0) == [line(1), line(2), line(3)]
    new.close()


def test_the_log_of_writes_shrinks_to_nothing_when_all_is_quiet(
    journal: Journal, file: Path
) -> None:
    wal = file.with_name(file.name + "-wal")
    for number in range(1, 200):
        journal.store([batch("t", number)])
    assert wal.stat().st_size > 100_000
    reader = reading(journal)
    assert len(reader.lines("t")) == 199
    journal.rest()
    assert wal.stat().st_size == 0
    assert places(file) == (0, 199)
    assert len(reader.lines("t")) == 199
    reader.close()
    assert journal.store([batch("t", 200)]) == [True]


def test_whoever_reads_keeps_nobody_from_resting_for_long(journal: Journal, file: Path) -> None:
    wal = file.with_name(file.name + "-wal")
    journal.store([batch("t", 1)])
    reader = reading(journal)
    reader._db.execute("BEGIN")
    assert reader._db.execute("SELECT count(*) FROM arrivals").fetchone() == (1,)
    journal.rest()
    assert places(file) == (0, 1), "no wait, no error"
    assert wal.stat().st_size > 0
    reader._db.execute("COMMIT")
    journal.rest()
    assert wal.stat().st_size == 0
    reader.close()


def crashed(file: Path, numbers: range) -> None:
    """A server stores these lines and is killed."""
    made = Journal(file)
    for number in numbers:
        assert made.store([batch("t", number)]) == [True]
    for tail in ("", "-wal", "-commits"):
        there = file.with_name(file.name + tail)
        there.with_name("kept" + tail).write_bytes(there.read_bytes())
    made.close()
    for tail in ("", "-wal", "-commits"):
        kept = file.with_name("kept" + tail)
        file.with_name(file.name + tail).write_bytes(kept.read_bytes())


def reported(file: Path, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What is reported when the file is opened now."""
    caplog.clear()
    Journal(file).close()
    return [record.getMessage() for record in caplog.records]


def test_a_removed_write_ahead_log_is_reported_once(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    crashed(file, range(1, 8))
    file.with_name(file.name + "-wal").unlink()
    (said,) = reported(file, caplog)
    assert said.startswith("7 commits are missing that this server had made")
    assert reported(file, caplog) == []


def test_a_cut_write_ahead_log_is_reported(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    Journal(file).close()
    crashed(file, range(1, 50))
    wal = file.with_name(file.name + "-wal")
    wal.write_bytes(wal.read_bytes()[: wal.stat().st_size // 2])
    (said,) = reported(file, caplog)
    assert 0 < int(said.split()[0]) < 49


def test_an_older_copy_of_the_database_is_reported(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    crashed(file, range(1, 4))
    older = file.read_bytes()
    Journal(file).close()
    crashed(file, range(4, 9))
    file.write_bytes(older)
    file.with_name(file.name + "-wal").unlink()
    (said,) = reported(file, caplog)
    assert said.startswith("8 commits")


def test_nothing_is_reported_where_no_commit_is_missing(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert reported(file, caplog) == [], "a new file"
    crashed(file, range(1, 6))
    assert reported(file, caplog) == []
    made = Journal(file)
    made.store([batch("t", number) for number in range(6, 9)])
    made.carry()
    made.store([batch("t", 9)])
    made.close()
    assert reported(file, caplog) == []
    file.with_name(file.name + "-commits").unlink()
    assert reported(file, caplog) == [], "a file of an earlier release has no count"
    for tail in ("", "-wal"):
        file.with_name(file.name + tail).unlink(missing_ok=True)
    assert reported(file, caplog) == [], "the tables were removed on purpose"


def test_deleted_content_is_overwritten(journal: Journal) -> None:
    assert journal._db.execute("PRAGMA secure_delete").fetchone() == (1,)
