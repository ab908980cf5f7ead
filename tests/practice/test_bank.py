"""Tests of the compact file: it returns the puzzles that were written."""

import zlib
from itertools import islice

import msgspec
import pytest

from mendax.practice import bank as module
from mendax.practice.bank import Bank, written
from mendax.practice.collection import GAMES
from mendax.practice.generating import generate
from mendax.practice.puzzle import Puzzle


def made(game: str, count: int) -> list[Puzzle]:
    puzzles = islice(generate(game, "bank"), count)
    return sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))


@pytest.mark.parametrize("game", GAMES)
def test_a_bank_returns_the_written_puzzles_in_order(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BLOCK", 4)  # making a puzzle is slow
    puzzles = made(game, 7)
    bank = Bank(written(reversed(puzzles), {"one": [puzzles[2].id]}))
    assert bank.lessons == {"one": (2,)}
    assert len(bank.entries) == len(puzzles)
    for entry, puzzle in zip(bank.entries, puzzles, strict=True):
        read = bank.puzzle(entry.number)
        assert (entry.id, entry.rating) == (puzzle.id, puzzle.rating)
        assert (entry.kind, entry.themes) == (puzzle.kind, puzzle.themes)
        assert read.view == msgspec.json.decode(msgspec.json.encode(puzzle.view))
        for name in ("id", "game", "preset", "rules", "seats", "kind", "themes", "unit"):
            assert getattr(read, name) == getattr(puzzle, name)
        if puzzle.game == "sword_of_lies":
            assert read.why == puzzle.why
        for short, full in zip(read.options, puzzle.options, strict=True):
            assert short.action == full.action
            assert short.worth == pytest.approx(full.worth, abs=0.005 + 1e-9)
            assert short.cost == pytest.approx(full.cost, abs=0.01 + 1e-9)
            assert short.share == pytest.approx(full.share, abs=0.0005 + 1e-9)


def test_anything_else_is_refused() -> None:
    with pytest.raises((zlib.error, msgspec.MsgspecError)):
        Bank(b"no puzzles")
