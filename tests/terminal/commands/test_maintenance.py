"""Tests of ``mendax backup``, ``restore``, ``check``, ``tidy`` and ``transfer`` (with PostgreSQL)
as described on their page.
"""

import contextlib
import json
import os
import re
import shlex
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mendax.server.store.journal import Journal, JournalBatch, TableRow
from mendax.server.store.store import DATABASE
from mendax.terminal.cli import run
from tests.server.store.test_damage import pages_of, spoil
from tests.server.store.test_log_questions import lively
from tests.table.evening import SECRET
from tools.ground import ROOT

PAGE = (ROOT / "docs" / "maintenance.md").read_text()
SHOWN = [
    line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()
]
TABLE = "a" * 16


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a stopped server, which the commands use."""
    made = tmp_path / "data"
    made.mkdir()
    journal = Journal(made / DATABASE)
    with contextlib.closing(journal):
        lines = tuple(lively("mia", 1).lines)
        journal.store([JournalBatch(TABLE, lines, opens=TableRow(TABLE, SECRET, "mia", 1))])
        empty = TableRow("b" * 16, SECRET, "mia", 1)
        journal.store([JournalBatch("b" * 16, lines[:2], opens=empty)])
    monkeypatch.setenv("MENDAX_DATA", str(made))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.chdir(tmp_path)
    return made


@pytest.fixture
def server(folder: Path) -> Iterator[None]:
    """Run a server that uses the tables."""
    with subprocess.Popen(
        [sys.executable, "-m", "mendax.server"],
        env=os.environ | {"MENDAX_PORT": "0"},
        stdout=subprocess.PIPE,
        text=True,
    ) as started:
        assert started.stdout is not None
        try:
            assert "open at" in started.stdout.readline()
            yield
            started.send_signal(signal.SIGTERM)
            assert started.wait() == 0
        finally:
            started.kill()  # a hanging command would be waited for at the end of the block


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """Return the output of a command, on one line."""
    ended = run([*words, "--lang", "en"])
    told = capsys.readouterr()
    assert ended == code, told
    return " ".join((told.out + told.err).split())


def test_the_page_is_followed_word_by_word(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backed_up, restored, sound, backup_sound, tidied = (
        said(capsys, *shlex.split(line)[1:]) for line in SHOWN
    )
    assert "All tables are now in" in backed_up
    assert re.search(r"kept in .*mendax-before-[\d-]+\.sqlite3", restored)
    assert sound.startswith("No damage found. Tables: 2;")
    assert "finished games verified: 4" in sound
    assert backup_sound == sound
    assert tidied.startswith("Deleted: tables 1, talk of 1, sessions 0. The file had")
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as db:
        assert db.execute("SELECT id FROM tables").fetchall() == [(TABLE,)]
    assert not [file for file in folder.iterdir() if "copy" in file.name or "part" in file.name]


@pytest.mark.usefixtures("server")
def test_beside_a_running_server_all_but_restoring_works(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "All tables are now in" in said(capsys, "backup", "tables.sqlite3")
    assert said(capsys, "check").startswith("No damage found. Tables: 2;")
    assert said(capsys, "check", "tables.sqlite3").startswith("No damage found. Tables: 2;")
    told = said(capsys, "tidy")
    assert told.startswith("Deleted: tables 1, talk of 1, sessions 0. The space in the file")
    assert "uses the tables" in said(capsys, "restore", "tables.sqlite3", code=1)
    assert said(capsys, "check").startswith("No damage found. Tables: 1;")


def test_files_are_not_overwritten_and_missing_ones_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("dear").write_text("to somebody")
    assert "already exists" in said(capsys, "backup", "dear", code=1)
    assert "Nothing can be written" in said(capsys, "backup", "nowhere/file", code=1)
    for words in (["restore", "none"], ["check", "none"], ["check", "--data", "none"]):
        assert "no tables of Mendax" in said(capsys, *words, code=1)
    assert Path("dear").read_text() == "to somebody"


def test_damage_is_named_by_its_table_and_told_to_programs(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(folder / DATABASE, pages_of(folder / DATABASE, "lines")[-1])
    told = said(capsys, "check", code=1)
    assert told.startswith("lines: pages of the file are damaged")
    assert f"{TABLE}: " in told
    assert "mendax restore" in told
    found = msgspec.json.decode(said(capsys, "check", "--json", code=1))
    assert not found["sound"]
    assert {problem["table"] for problem in found["problems"]} >= {"lines", TABLE}
    assert "damaged" in said(capsys, "backup", "tables.sqlite3", code=1)
    assert not Path("tables.sqlite3").exists()


def test_a_store_moves_and_is_kept_where_it_is(
    folder: Path,
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = said(capsys, "transfer", str(folder), database)
    assert "tables: 2 rows, SHA-256 " in told
    assert "found equal" in told
    monkeypatch.setenv("MENDAX_DATABASE", database)
    monkeypatch.setenv("MENDAX_DATA", str(tmp_path / "process"))
    sound = said(capsys, "check")
    assert "No damage" in sound
    said(capsys, "backup", "kept.sqlite3")
    assert said(capsys, "check", "kept.sqlite3") == sound
    assert "1" in said(capsys, "tidy"), "the table without a finished game goes"
    assert run(["restore", "kept.sqlite3"]) == 1
    assert "mendax transfer" in capsys.readouterr().err
    found = json.loads(said(capsys, "transfer", database, "back", "--json"))
    assert found["tables"]["rows"] == 1
