"""Tests of games as data: ``mendax records export`` and ``mendax arena --data``."""

import contextlib
import re
import shlex
from pathlib import Path

import pytest

from mendax.records import read
from mendax.server.store.journal import Journal, JournalBatch, TableRow
from mendax.server.store.store import DATABASE
from mendax.terminal.cli import run
from tests.server.store.test_log_questions import lively
from tests.table.evening import SECRET
from tools.ground import ROOT


def test_a_match_is_written_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, records = tmp_path / "games.jsonl.gz", tmp_path / "records"
    words = ["arena", "mia", "--bots", "odds,liar", "--games", "4", "--cores", "1"]
    assert run([*words, "--data", str(data), "--records", str(records)]) == 0
    games = list(read(data))
    assert len(games) == 4
    assert {game.seats for game in games} == {("odds", "liar"), ("liar", "odds")}
    again = tmp_path / "again.jsonl"
    capsys.readouterr()
    assert run(["records", "export", str(records), "--to", str(again), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"Written to “{again}”: 4 games.\n"
    exported = list(read(again))
    assert [game.choices for game in exported] == [game.choices for game in games]
    assert [game.payoffs for game in exported] == [game.payoffs for game in games]


def test_files_that_are_no_records_are_named_and_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "mia", "--bots", "random,random", "--games", "1", "--cores", "1"]
    assert run([*words, "--records", str(tmp_path / "records")]) == 0
    bad, to = tmp_path / "bad.record", tmp_path / "games.jsonl"
    bad.write_text("nothing\n")
    export = ["records", "export", str(tmp_path), "--anonymous", "--to", str(to), "--lang", "en"]
    capsys.readouterr()
    assert run(export) == 1
    assert str(bad) in capsys.readouterr().out
    assert [game.seats for game in read(to)] == [("seat1", "seat2")]
    assert run(export) == 1
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["mia", "sword_of_lies"])
def test_a_server_exports_finished_games_without_names_or_words(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MENDAX_DATABASE", "")
    folder, table, evening = tmp_path / "data", "a" * 16, lively(game, 1)
    folder.mkdir()
    with contextlib.closing(Journal(folder / DATABASE)) as journal:
        row = TableRow(table, SECRET, game, 1)
        journal.store([JournalBatch(table, tuple(evening.lines), opens=row)])
    to = tmp_path / "games.jsonl"
    words = ["records", "export", "--data", str(folder), "--to", str(to), "--lang", "en"]
    assert run(words) == 0
    assert "Written to" in capsys.readouterr().out
    games = list(read(to))
    assert games
    for played in games:
        assert played.seats == tuple(f"seat{seat + 1}" for seat in range(len(played.seats)))
        assert played.payoffs is not None
        assert all(decision.legal for decision in played.decisions())
    assert not any(name in to.read_text() for name in ("Olena", "Олена", "Taras", table))


def test_the_commands_of_the_page_run_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "data.md").read_text(), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    assert len(lines) > 3
    for line in lines:
        program, *words = shlex.split(line)
        assert (program, run(words)) == ("mendax", 0), line
    assert len(list(read("games.jsonl.gz"))) == 100
    assert len(list(read("again.jsonl"))) == 20
