"""Tests of puzzles in sentences, in every language."""

import re
from itertools import islice

import pytest

from mendax.practice.collection import GAMES, packaged
from mendax.terminal import puzzle_text
from mendax.words import Words


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_packaged_puzzle_has_words(language: str) -> None:
    words = Words(language)
    for puzzle in (p for game in GAMES for p in islice(packaged(game), 0, None, 99)):
        told = [*puzzle_text.position(words, puzzle)]
        told += [puzzle_text.option(words, puzzle, o.action) for o in puzzle.options]
        told += puzzle_text.verdict(words, puzzle, puzzle.options[-1])
        for line in told:
            assert line
            assert not any(part in line for part in ("practice-", "coach-", "preset-", "{"))
            assert language == "en" or not re.search(r"\d\.\d", line), line


def test_options_that_differ_have_different_words() -> None:
    words = Words("en")
    for puzzle in (p for game in GAMES for p in islice(packaged(game), 0, None, 99)):
        told = [puzzle_text.option(words, puzzle, o.action) for o in puzzle.options]
        assert len(set(told)) == len(told), told


def test_a_preset_is_never_named_for_other_rules() -> None:
    words = Words("en")
    for puzzle in (p for game in GAMES for p in islice(packaged(game), 0, None, 99)):
        first = next(puzzle_text.position(words, puzzle))
        assert first.startswith("Our rules") == bool(puzzle.rules), first
        assert len(first.split(", ")) == max(1, len(puzzle.rules.split()))
