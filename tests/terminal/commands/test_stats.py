"""Tests of ``mendax stats``, which prints statistics of a rule set from many games."""

import json
from typing import Any

import pytest

from mendax.terminal.cli import run

SMALL = ("stats", "mia", "--set", "lives=1", "--games", "3000", "--lang", "en", "--cores", "1")


pytestmark = pytest.mark.usefixtures("policy_folder")


def _json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert run([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_solved_play_is_counted_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SMALL]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3,000 games: Equilibrium, Equilibrium"
    assert any(line.startswith("Rounds per game: 1.00 ± 0.00;") for line in lines)
    assert any(line.startswith("Lies among claims by players who looked: ") for line in lines)
    assert any(line.startswith("1, opens: ") for line in lines)


def test_the_same_seed_counts_the_same_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    one, again = (_json(capsys, *SMALL, "--bots", "odds,liar") for _ in range(2))
    assert one == again
    assert one["players"] == ["odds", "liar"]
    assert one["rules"]["lives"] == 1
    found = one["statistics"]
    assert found["games"] == 3000
    assert sum(seat["wins"] for seat in found["by_seat"]) == pytest.approx(1)
    assert _json(capsys, *SMALL, "--bots", "odds,liar", "--seed", "2") != one


def test_exact_figures_for_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("stats", "mia", "--exact", "--bots", "odds,liar", "--set", "lives=1", "--lang", "en")
    found = _json(capsys, *words)["exact"]
    assert found["rounds"] == pytest.approx(1)
    assert [len(row) for row in found["when_opened_by"]] == [2, 2]
    wins = [seat["wins"] for seat in found["by_seat"]]
    assert sum(wins) == pytest.approx(1)
    assert run([*words, "--plain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Exact figures: Odds, Liar"
    assert f"Odds: {100 * wins[0]:.6f}%" in lines
    assert f"Liar: {100 * wins[1]:.6f}%" in lines
    assert not any("±" in line for line in lines)


def test_unsupported_rules_are_refused(
    subtests: pytest.Subtests, capsys: pytest.CaptureFixture[str]
) -> None:
    cases: list[tuple[tuple[str, ...], int, str]] = [
        (("--games", "0"), 2, "--games"),
        (("--cores", "0"), 2, "--cores"),
        (("--bots", "odds,nobody"), 2, "nobody"),
        (("--bots", "odds,reader"), 2, "reader"),
        (("--players", "9"), 1, "two to 8 seats"),
        (("--set", "blind_pass=higher"), 1, "blind passing"),
        (("--exact", "--set", "blind_pass=higher"), 1, "blind passing"),
        (("--exact", "--bots", "odds,reader"), 2, "reader"),
    ]
    for words, code, complaint in cases:
        with subtests.test(code=code, complaint=complaint):
            assert run(["stats", "mia", *words]) == code
            assert complaint in capsys.readouterr().err
