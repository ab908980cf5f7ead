"""Tests of puzzles of French poker: options, themes and kinds."""

from itertools import islice

from mendax.practice.generating import generate
from mendax.practice.puzzle import MIXED


def test_a_puzzle_shows_few_options_and_a_move_of_the_sound_player() -> None:
    for puzzle in islice(generate("french_poker", "options"), 20):
        assert 2 <= len(puzzle.options) <= 8
        assert puzzle.best.share > MIXED
        assert len({option.action for option in puzzle.options}) == len(puzzle.options)


def test_the_kind_follows_from_the_options() -> None:
    for puzzle in islice(generate("french_poker", "kinds"), 20):
        words = {option.action.split()[0] for option in puzzle.options}
        if puzzle.kind == "keep":
            assert words & {"keep-open", "keep-hidden", "roll-all"}
        elif puzzle.kind == "announce":
            assert words == {"announce"}
        else:
            assert words <= {"believe", "doubt", "concede"}
