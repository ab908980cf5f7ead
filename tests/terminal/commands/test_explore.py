"""Tests of strategies in the terminal: drawn, in lines and for programs."""

import io
import json

import pytest
from rich.console import Console

from mendax.coach.mia.coach import MiaCoach
from mendax.games.mia.rules import PRESETS
from mendax.terminal.cli import run
from mendax.terminal.commands import explore
from mendax.words import Words


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_lines_list_the_action_for_each_roll(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "mia", "--over", "61"]) == 0
    told = capsys.readouterr().out
    assert "What is said over 61" in told
    assert "21: 21 100%" in told
    assert "doubted" in told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_picture_has_a_row_for_each_roll_and_each_value(language: str) -> None:
    words, paper = Words(language), io.StringIO()
    seen = explore.picture(MiaCoach(), PRESETS["standard"], 2, (), words)
    console = Console(file=paper, width=250, force_terminal=True, color_system=None)
    explore.show(console, words, "x", seen, seen.pages[0], lines=False)
    drawn = paper.getvalue()
    assert drawn.count("█") > 30
    for roll in (21, 66, 31):
        assert f" {roll} " in drawn


def test_programs_get_one_picture_or_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explore", "--json"]) == 0
    one = json.loads(capsys.readouterr().out)
    assert len(one["pages"]) == len(one["values"])
    assert run(["explore", "--json", "--against", "points"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 2


def test_with_three_players_it_says_that_this_is_one_of_many(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["explore", "--players", "3", "--lives", "2,1"]) == 0
    assert "many equilibria" in capsys.readouterr().out


def test_unsolved_rules_are_refused(
    subtests: pytest.Subtests, capsys: pytest.CaptureFixture[str]
) -> None:
    cases: list[tuple[list[str], str]] = [
        (["--lives", "7,1"], "No position"),
        (["--lives", "a"], "is not a position"),
        (["--over", "21"], "no value 21 to beat"),
        (["--against", "nobody"], "nobody"),
        (["french_poker", "--lives", "99,0,7"], "No position"),
        (["french_poker", "--players", "3"], "once two are left"),
        (["sword_of_lies"], "to show. available: mia, french_poker"),
        (["--players", "3", "--set", "lives=1", "--set", "blind_pass=higher"], "blind passing"),
    ]
    for words, complaint in cases:
        with subtests.test(complaint=complaint):
            assert run(["explore", *words]) in (1, 2)
            assert complaint in capsys.readouterr().err.lower().replace(
                "no position", "No position"
            )


def test_with_blind_passes_only_first_claims_are_shown_as_noted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["explore", "mia", "--against", "blind_pass=higher", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Opening is worth: 53.48% | 53.49%" in told
    assert "every claim since the roll" in told
    assert run(["explore", "mia", "--lang", "en"]) == 0
    assert "every claim since the roll" not in capsys.readouterr().out
