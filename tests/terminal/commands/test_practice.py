"""Tests of ``mendax train``, ``mendax daily`` and ``mendax puzzles``."""

import io
import json
from datetime import date

import pytest

from mendax.practice import collection
from mendax.practice.collection import daily
from mendax.practice.puzzle import SIGNS, right
from mendax.terminal.cli import run

DAY = "2026-11-27"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def test_the_daily_puzzle_ends_with_a_result_to_share(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzles = daily("mia", date.fromisoformat(DAY))
    best = [str(puzzle.options.index(puzzle.best) + 1) for puzzle in puzzles]
    typed(monkeypatch, "0", "x", *best)
    assert run(["daily", "mia", "--day", DAY, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.endswith(f"Mendax · Mia · {DAY}\n{SIGNS['excellent'] * 5} 5/5\n")
    assert shown.count("Excellent!") == 5


def test_a_wrong_answer_says_its_cost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = daily("mia", date.fromisoformat(DAY))[0]
    worst = max(puzzle.options, key=lambda option: option.cost)
    typed(monkeypatch, str(puzzle.options.index(worst) + 1), "q")
    assert run(["daily", "mia", "--day", DAY, "--lang", "en"]) == 1
    shown = capsys.readouterr().out
    assert f"It costs {worst.cost:.1f} points (out of 100" in shown
    assert "Mendax ·" not in shown, "an unfinished puzzle has no result"


@pytest.mark.parametrize("game", collection.GAMES)
def test_a_wrong_answer_is_refuted_in_sentences(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = daily(game, date.fromisoformat(DAY))[0]
    number = next(n for n, option in enumerate(puzzle.options, 1) if not right(option))
    typed(monkeypatch, str(number), "q")
    assert run(["daily", game, "--day", DAY, "--lang", "en"]) == 1
    shown = capsys.readouterr().out
    _, _, told = shown.partition("What can happen then:\n")
    assert told.startswith("  You ")


def test_training_follows_a_theme_and_ends_with_a_rating(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "1", "1", "1", "q")
    asked = ["train", "french_poker", "--theme", "keep", "--seed", "3", "--lang", "en"]
    assert run(asked) == 0
    shown = capsys.readouterr().out
    assert shown.count("Which dice do you keep?") == 4
    assert "of 3 right" in shown
    assert "Your rating: " in shown


def test_puzzles_for_programs_are_one_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzles", "sword_of_lies", "--count", "3", "--seed", "7", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["kind"] for line in lines] == ["order"] * 3
