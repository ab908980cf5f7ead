"""A file of every earlier version goes on; one that can't be is named and left as it is."""

import contextlib
import sqlite3
from pathlib import Path

import msgspec
import pytest

from mendax.server.store import bans, codes, persons
from mendax.server.store.journal import Journal
from mendax.server.store.persons import Session
from mendax.server.store.reader import LogReader
from mendax.server.store.schema import VERSION, StoreError, before_upgrade, connected
from mendax.table.line_kinds import begins_game, is_talk, settles_game
from mendax.table.log import LogLine
from tests.reasons import because
from tests.server.store.stores import BEFORE_7
from tests.server.store.test_log_questions import lively

SECOND = """
PRAGMA journal_mode=WAL;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL, game TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE lines (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT NOT NULL,
    person TEXT, command TEXT, action TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
CREATE TABLE arrivals (id INTEGER PRIMARY KEY, lines BLOB NOT NULL);
PRAGMA user_version = 2;
"""


def rows(table: str, lines: list[LogLine]) -> list[tuple[object, ...]]:
    return [(table, ln.number, ln.at, ln.actor, ln.person, ln.command, ln.action) for ln in lines]


def test_tables_of_the_second_version_go_on_with_what_had_only_arrived(file: Path) -> None:
    evening, other = lively("mia", 1).lines, lively("sword_of_lies", 4).lines
    cut = len(evening) - 60
    with sqlite3.connect(file) as old:
        old.executescript(SECOND)
        written = "INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?)"
        old.executemany(written, rows("t1", evening[:cut]) + rows("t2", other))
        group = msgspec.msgpack.encode(rows("t1", evening[cut:]))
        old.execute("INSERT INTO arrivals (lines) VALUES (?)", (group,))
    old.close()
    journal = Journal(file)
    reader = LogReader(file, journal.waiting)
    with sqlite3.connect(file) as looking:
        (version,) = looking.execute("PRAGMA user_version").fetchone()
        assert version == VERSION
        for table, lines in (("t1", evening), ("t2", other)):
            talk = looking.execute('SELECT number FROM talk WHERE "table" = ?', (table,))
            said = [ln.number for ln in lines if is_talk(ln.actor, ln.action)]
            assert [number for (number,) in talk] == said != []
            asked = 'SELECT game, first, settled FROM games WHERE "table" = ? ORDER BY game'
            first = [ln.number for ln in lines if begins_game(ln.actor, ln.action)]
            settled = [ln.number for ln in lines if settles_game(ln.actor, ln.action)]
            found = looking.execute(asked, (table,)).fetchall()
            assert found == list(zip(range(1, 5), first, settled, strict=True))
            assert reader.lines(table) == lines
            assert reader.replayed(table)
    looking.close()
    reader.close()
    journal.close()


@pytest.mark.parametrize("version", [-1, -(2**31)])
def test_a_version_that_never_was_is_named(file: Path, version: int) -> None:
    with sqlite3.connect(file) as strange:
        strange.execute(f"PRAGMA user_version={version}")
    strange.close()
    before = file.read_bytes()
    with pytest.raises(StoreError, check=because("server-data-no-version")) as caught:
        connected(file)
    assert caught.value.reason.arguments["found"] == version
    with sqlite3.connect(file) as strange:
        assert strange.execute("PRAGMA user_version").fetchone() == (version,)
    strange.close()
    assert len(file.read_bytes()) == len(before)


def test_an_empty_file_is_no_new_house(file: Path) -> None:
    file.touch()
    with pytest.raises(StoreError, check=because("server-data-empty")) as caught:
        connected(file)
    assert str(file) in str(caught.value.reason.arguments["file"])
    assert file.stat().st_size == 0


def test_a_file_is_there_whole_or_not_at_all(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(_: Path, __: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as dying:
        dying.setattr(Path, "rename", killed)
        with pytest.raises(KeyboardInterrupt):
            connected(file)
    assert not file.exists()
    assert [left.name for left in file.parent.iterdir()] == ["mendax.sqlite3.new"]
    connected(file).close()
    assert [left.name for left in file.parent.iterdir()] == ["mendax.sqlite3"]


def test_an_upgrade_that_fails_leaves_the_file_as_it_was(file: Path) -> None:
    with sqlite3.connect(file) as old:
        old.executescript(SECOND)
        old.execute("CREATE TABLE talk (there TEXT)")
        old.execute("INSERT INTO lines VALUES ('t', 1, 1, 'person', 'p', NULL, 'say no')")
    old.close()
    with pytest.raises(sqlite3.OperationalError):
        connected(file)
    with sqlite3.connect(file) as old:
        assert old.execute("SELECT count(*) FROM lines").fetchone() == (1,)
        assert old.execute("PRAGMA user_version").fetchone() == (2,)
    old.close()


def test_a_file_of_the_sixth_format_gets_bans_and_codes_and_keeps_its_sessions(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mendax.sqlite3"
    connected(file).close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as old:
        old.executescript(f"{BEFORE_7} PRAGMA user_version=6;")
        old.execute("INSERT INTO sessions VALUES (x'00', 'ann', 1, 2)")
    with contextlib.closing(connected(file)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert persons.session(b"\x00", db) == Session("ann", 1, None)
        assert bans.every(db) == ()
        assert codes.keep("table", "t", 9, lambda _: "A", 0, db) == "A"
    assert before_upgrade(file, 6).exists()
