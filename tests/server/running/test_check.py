"""Tests that a check finds damage, names the table, and accepts sound data."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from mendax.server.running.check import Findings, check
from mendax.server.store.formats import FORMAT
from mendax.server.store.journal import Journal, JournalBatch, TableRow
from mendax.server.store.schema import StoreError
from tests.reasons import because
from tests.server.store.test_damage import pages_of, spoil
from tests.server.store.test_log_questions import lively
from tests.table.evening import SECRET

NAMES = ("a" * 16, "b" * 16)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with two tables with finished games."""
    made = tmp_path / "mendax.sqlite3"
    journal = Journal(made)
    with contextlib.closing(journal):
        for name, game, seed in zip(NAMES, ("mia", "sword_of_lies"), (1, 4), strict=True):
            lines = tuple(lively(game, seed).lines)
            journal.store([JournalBatch(name, lines, opens=TableRow(name, SECRET, game, 1))])
    return made


def changed(file: Path, *statements: str) -> Findings:
    """Return the findings after a change of the file."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as db:
        for statement in statements:
            assert db.execute(statement).rowcount != 0, statement
    return check(file)


def found(findings: Findings) -> set[tuple[str, str]]:
    """Return the tables and keys of the findings."""
    return {(problem.table, problem.reason.key) for problem in findings.problems}


def test_sound_tables_are_reported(file: Path) -> None:
    reached: list[tuple[int, int]] = []
    findings = check(file, lambda done, whole: reached.append((done, whole)))
    assert findings.problems == findings.unread == ()
    assert findings.tables == 2
    assert findings.games >= 6
    assert findings.lines == len(lively("mia", 1).lines) + len(lively("sword_of_lies", 4).lines)
    assert reached == [(0, 2), (1, 2)]


def test_a_die_that_was_changed_is_found(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as db:
        asked = """SELECT number, action FROM lines
            WHERE "table" = ? AND actor = 'chance' ORDER BY number LIMIT 1"""
        number, action = db.execute(asked, (NAMES[0],)).fetchone()
    word = action.split()
    word[-1] = "6" if word[-1] != "6" else "5"
    other = " ".join(word)
    statement = f"""UPDATE lines SET action = '{other}'
        WHERE "table" = '{NAMES[0]}' AND number = {number}"""
    findings = changed(file, statement)
    assert {table for table, _ in found(findings)} == {NAMES[0]}


@pytest.mark.parametrize(
    ("statement", "table", "key"),
    [
        (f"DELETE FROM tables WHERE id = '{NAMES[0]}'", NAMES[0], "maintenance-no-row"),
        (f"""DELETE FROM games WHERE "table" = '{NAMES[1]}'""", NAMES[1], "maintenance-index"),
        (
            f"""UPDATE lines SET action = 'nonsense' WHERE "table" = '{NAMES[1]}' AND number = 9""",
            NAMES[1],
            "table-corrupt-line",
        ),
        (
            f"""DELETE FROM lines WHERE "table" = '{NAMES[0]}' AND number IN
                (SELECT number FROM lines WHERE "table" = '{NAMES[0]}' AND actor = 'seat1' LIMIT 1)
            """,
            NAMES[0],
            "table-corrupt-gap",
        ),
    ],
)
def test_faults_are_listed_by_table(file: Path, statement: str, table: str, key: str) -> None:
    assert (table, key) in found(changed(file, statement))
    assert {each for each, _ in found(check(file))} == {table}, "the other one is sound"


def test_damaged_pages_are_named_by_the_table_of_the_database(file: Path) -> None:
    spoil(file, pages_of(file, "lines")[-1])
    assert ("lines", "maintenance-pages") in found(check(file))


def test_a_game_that_is_not_installed_is_no_damage(file: Path) -> None:
    findings = changed(file, f"UPDATE tables SET game = 'whist' WHERE id = '{NAMES[0]}'")
    assert findings.problems == ()
    ((table, reason),) = findings.unread
    assert (table, reason.key) == (NAMES[0], "maintenance-unknown-game")


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        (f"PRAGMA user_version = {FORMAT + 1}", "server-data-version"),
        ("PRAGMA user_version = 0", "server-data-no-version"),
        ("PRAGMA application_id = 0", "server-data-development"),
        ("DROP TABLE lines", "maintenance-no-tables"),
    ],
)
def test_other_files_are_refused(file: Path, statement: str, key: str) -> None:
    with pytest.raises(StoreError, check=because(key)):
        changed(file, statement)
    file.write_bytes(b"no database, but long enough for one" * 100)
    with pytest.raises(StoreError, check=because("maintenance-no-tables")):
        check(file)
