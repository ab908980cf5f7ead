"""Tests of the command that builds the packaged files: it resumes, and writes only where asked."""

from pathlib import Path

import pytest

from mendax.practice.bank import Bank
from mendax.practice.building import PuzzleSource, build
from mendax.practice.collection import read, written
from mendax.practice.puzzle import guess_chance
from tests.practice.test_dull_policies import solves


def test_a_build_continues_with_the_missing_parts(tmp_path: Path) -> None:
    pools = (PuzzleSource("mia", 2, 30, 60),)
    lines = list(build("mia", tmp_path, 1, pools))
    assert lines[:2] == ["mia: part 1 of 2", "mia: part 2 of 2"]
    whole = (tmp_path / "mia.bank").read_bytes()
    first, second = sorted((tmp_path / "parts").iterdir())
    second.unlink()
    list(build("mia", tmp_path, 1, pools))
    assert (tmp_path / "mia.bank").read_bytes() == whole, "a part is the same each time"
    first.write_bytes(written(read(first.read_bytes())[:1]))
    list(build("mia", tmp_path, 1, pools))
    assert (tmp_path / "mia.bank").read_bytes() != whole, "a stored part is used again"


@pytest.mark.proof
@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_no_answer_or_claim_is_right_in_more_than_half(game: str, tmp_path: Path) -> None:
    list(build(game, tmp_path, 1, (PuzzleSource(game, 1, 300, 300),)))
    bank = Bank((tmp_path / f"{game}.bank").read_bytes())
    puzzles = [bank.puzzle(entry.number) for entry in bank.entries]
    answers = [puzzle for puzzle in puzzles if puzzle.kind == "answer"]
    moves = [puzzle for puzzle in puzzles if puzzle.kind != "answer"]
    for answer in ("doubt", "believe"):
        assert sum(solves(p, answer, "truth") for p in answers) <= len(answers) / 2
    for move in ("truth", "lowest", "highest"):
        assert sum(solves(p, "doubt", move) for p in moves) <= len(moves) / 2
    assert all(guess_chance(p.options) < 0.5 or len(p.options) == 2 for p in puzzles)
