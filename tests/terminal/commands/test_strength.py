"""``mendax strength``: what comes along, measured anew, kept beside what was there; refusals."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App

from mendax.arena.strength.values import packaged, read
from mendax.terminal.cli import run
from mendax.terminal.commands import strength as command
from tools.ground import ROOT

QUICK = ("--set", "lives=1", "--cores", "1", "--no-weaknesses", "--lang", "en")


def test_what_comes_along_is_shown_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["strength", "french_poker", "--players", "2", "--plain", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("French poker, House rules, 2 at the table\n")
    assert "Equilibrium among Searching: " in shown
    assert run(["strength", "mia", "--players", "20", "--lang", "en"]) == 1
    assert "--games" in capsys.readouterr().err


def test_what_is_measured_is_kept_beside_other_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    for seats in ("2", "3", "2"):
        asked = ["strength", "mia", "--players", seats, "--games", "2", "--write", str(kept)]
        assert run([*asked, *QUICK, "--json"]) == 0
        (table,) = json.loads(capsys.readouterr().out)["tables"]
        assert table["seats"] == int(seats)
        assert table["rules"]
        assert all(one["weakness"] is None for one in table["bots"])
    assert [table.seats for table in read(kept.read_text()).tables] == [2, 3]


def test_what_cannot_be_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["strength", "mia", "--games", "0", *QUICK]) == 2
    assert run(["strength", "sword_of_lies", "--players", "2", "--lang", "en"]) == 2
    nowhere = str(tmp_path / "no" / "x.json")
    assert run(["strength", "mia", "--games", "2", "--write", nowhere, *QUICK]) == 1
    fresh = tmp_path / "fresh.json"
    assert run(["strength", "mia", "--players", "2", "--write", str(fresh), "--lang", "en"]) == 1
    assert "--games" in capsys.readouterr().err
    assert not fresh.exists()


def test_a_file_that_cannot_be_read_is_named_before_anything_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "measured_anew", lambda *_: pytest.fail("measured in vain"))
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    asked = ["strength", "mia", "--players", "2", "--games", "2", "--write", str(broken), *QUICK]
    assert run(asked) == 1
    assert "broken.json" in capsys.readouterr().err
    assert broken.read_text() == "{"


def test_the_commands_of_the_docs_make_the_tables_that_come_along() -> None:
    """Table by table: with its games and seed, and looking for weaknesses where it has any."""
    page = (ROOT / "docs" / "strength.md").read_text()
    lines = re.findall("^mendax strength (.* --write .*)$", page, re.MULTILINE)
    tables = packaged().tables
    assert len(lines) == len(tables)
    for line, table in zip(lines, tables, strict=True):
        _, bound, _ = App(default_command=command.strength).parse_args(line)
        asked: dict[str, Any] = {"seed": "strength", "weaknesses": True, **bound.arguments}
        said = asked["game"], asked["players"], asked["games"], asked["seed"]
        assert said == (table.game, table.seats, table.games, table.seed)
        known = any(bot.weakness for bot in table.bots)
        assert asked["weaknesses"] or not known
        assert known or not asked["weaknesses"] or table.game != "sword_of_lies"
        assert (ROOT / asked["write"]).exists()
