"""Tests of ``mendax arena``: matches between bots, for people and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from mendax.terminal.cli import run
from tests.programs.arena.bots import program


def json_of(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert run([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_an_arena_for_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "mia", "--bots", "random,odds", "--games", "40")
    found = json_of(capsys, *words)
    standings = found["standings"]
    assert [standing["bot"] for standing in standings] == ["random", "odds"]
    assert standings[1]["payoff"] > standings[0]["payoff"]
    assert standings[1]["rating"]["ordinal"] > standings[0]["rating"]["ordinal"]
    assert found["pairs"][0]["chance"] < 0.001
    assert (found["games"], found["decisions"] > 40) == (40, True)
    assert run([*words, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "40 games of Mia"
    assert lines[1].startswith("Odds: mean payoff +")
    assert lines[3].startswith("Odds is ahead of Random by ")
    assert "decisions per second" in lines[4]


def test_an_arena_says_the_same_with_several_games_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = program(tmp_path, "good")
    words = ("arena", "mia", "--bots", f"{good},odds", "--games", "12", "--cores", "1")
    one, four = (json_of(capsys, *words, "--at-once", number) for number in ("1", "4"))
    times = ("seconds", "times", "thinking")
    assert {k: v for k, v in four.items() if k not in times} == {
        k: v for k, v in one.items() if k not in times
    }


def test_strict_fails_if_a_program_has_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = ('sys.stderr.write("no\\nwhat \\x1b[31m[/x] now"); sys.exit(3)',)
    bad, good = program(tmp_path, "bad", fault), program(tmp_path, "good")
    words = ("arena", "mia", "--games", "2", "--lang", "en", "--plain", "--bots")
    assert run([*words, f"{bad},random"]) == 0
    said = capsys.readouterr().out
    assert "Game 1, crashed or could not be started: " in said
    assert "Last line of its standard error: what [31m[/x] now" in said
    assert run([*words, f"{bad},random", "--strict"]) == 1
    assert run([*words, f"{good},random", "--strict"]) == 0
