"""Tests that ``mendax league`` starts, continues and shows a league, or refuses with a reason."""

import json
from pathlib import Path

import pytest

from mendax.terminal.cli import run


def test_a_league_is_begun_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "league")
    begun = ("league", folder, "--bots", "odds,liar", "--games", "4", "--rounds", "1")
    assert run([*begun, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Round 1, 4 games: ")
    assert lines[1] == "League of Mia after 1 round"
    assert lines[2].count("rating") == 1
    leader = lines[2].split(":")[0]
    assert f": {leader} leads with " in lines[0]
    assert run(["league", folder, "--rounds", "1", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert (table["rounds"], table["games"], table["seats"]) == (2, 8, 2)
    assert len(table["standings"][0]["history"]) == 2
    assert run([*begun, "--lang", "en"]) == 1
    assert "already" in capsys.readouterr().err


def test_an_invalid_league_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["league", str(tmp_path), "--rounds", "1", "--lang", "en"]) == 1
    assert "Start one with --bots" in capsys.readouterr().err
    asked = ["league", str(tmp_path / "x"), "--rounds", "1", "--lang", "en", "--bots", "odds"]
    assert run([*asked, "--preset", "nonsense"]) == 2
    assert not (tmp_path / "x").exists()
    assert run(asked) == 1
    assert "needs 2 bots" in capsys.readouterr().err
