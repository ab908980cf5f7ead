"""Tests that a server killed at any moment has sent only stored facts, and that the tool would find
others.

`./run proof` does 200 kills; ``python -m tools.kills`` does 1,000.
"""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from mendax.server.store.journal import Journal, JournalBatch, TableRow
from mendax.server.store.store import DATABASE
from tests.server.store.test_log_questions import lively
from tests.table.evening import SECRET
from tools.ground import ROOT
from tools.kills import _Ledger


@pytest.mark.proof
def test_two_hundred_kills_lose_no_data() -> None:
    command = [sys.executable, "-m", "tools.kills", "200", "3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "; 0 things wrong." in done.stdout
    assert " 0 commands answered" not in done.stdout


@pytest.fixture
def ledger(tmp_path: Path) -> _Ledger:
    """Return a table with four games, in which every command was answered and every line was
    sent."""
    lines = lively("mia", 1).lines
    journal = Journal(tmp_path / DATABASE)
    opened = TableRow("t1", SECRET, "mia", 1)
    journal.store([JournalBatch("t1", tuple(lines), opens=opened)])
    journal.close()
    made = _Ledger(tmp_path)
    made.hear("opened", "t1")
    made.hear("told", "t1", [line.number for line in lines])
    for line in lines:
        if line.command is not None:
            made.hear("answered", "t1", line.command, line.number)
    made.check(["t1"], records=True)
    assert made.wrong == []
    assert made.games == 4
    return made


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM lines WHERE number = (SELECT max(number) FROM lines)",
        "DELETE FROM talk WHERE number = (SELECT min(number) FROM talk)",
        "UPDATE lines SET action = 'fall 11' WHERE actor = 'chance' AND number < 60",
        "DELETE FROM games WHERE game = 2",
    ],
)
def test_faults_of_a_file_are_found(ledger: _Ledger, tmp_path: Path, damage: str) -> None:
    with sqlite3.connect(tmp_path / DATABASE) as damaged:
        damaged.execute(damage)
    damaged.close()
    ledger.check(["t1"], records=True)
    assert ledger.wrong


def test_an_answer_without_its_command_is_found(ledger: _Ledger) -> None:
    ledger.hear("answered", "t1", "a command that is nowhere", 3)
    ledger.check(["t1"], records=False)
    assert len(ledger.wrong) == 1


def test_sent_but_unstored_entries_are_found(ledger: _Ledger) -> None:
    ledger.hear("told", "t1", [100_000])
    ledger.check(["t1"], records=False)
    assert len(ledger.wrong) == 1
