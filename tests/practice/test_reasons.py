"""Tests that explanations of puzzles contain the numbers of their options, in every language."""

from itertools import islice

import pytest

from mendax.practice.generating import MAKERS, generate
from mendax.practice.puzzle import Puzzle
from mendax.practice.reasons import answer_reason, best_of, next_cost
from mendax.words import LANGUAGES, Words
from tests.proof import parametrize


@parametrize("count", (15, 300), test=(15,))
@pytest.mark.parametrize("game", MAKERS)
def test_sentences_have_the_numbers_of_the_options(game: str, count: int) -> None:
    for puzzle in islice(generate(game, "sentences"), count):
        told, best = puzzle.why.arguments, best_of(puzzle.options)
        assert told["next"] == f"{next_cost(puzzle.options):.1f}"
        assert told["worth"] == f"{best.worth:.1f}"
        if puzzle.kind == "announce":
            assert best.action == f"{told['action']} {told['value']}"
            assert told["doubted"] == round(100 * (best.doubted or 0))
        if puzzle.kind == "answer":
            mixed = [option.action for option in puzzle.options if option.share >= 0.005]
            right = mixed[0].split()[0] if len(mixed) == 1 else "either"
            assert told["action"] == right
            assert puzzle.lie is None or told["lie"] == round(100 * puzzle.lie)


def test_doubting_pays_from_the_threshold_on() -> None:
    """The right answer agrees with the chance of a lie and the threshold."""
    seen = 0
    for puzzle in islice(generate("mia", "thresholds"), 40):
        if puzzle.why.key != "practice-why-threshold":
            continue
        seen += 1
        told = puzzle.why.arguments
        if told["action"] == "doubt":
            assert int(told["lie"]) >= int(told["need"])
        elif told["action"] in ("believe", "concede"):
            assert int(told["lie"]) <= int(told["need"])
    assert seen > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_has_words(language: str) -> None:
    words = Words(language)
    puzzles = [p for game in MAKERS for p in islice(generate(game, "words"), 6)]
    for puzzle in puzzles:
        told = words.explain(puzzle.why)
        assert puzzle.why.key not in told
        assert str(puzzle.why.arguments["next"]).partition(".")[0] in told or _mixed(puzzle)


def _mixed(puzzle: Puzzle) -> bool:
    return puzzle.why.arguments.get("action") in ("either", "pass-on") or (
        puzzle.why.key == "practice-why-threshold"
    )


def test_an_answer_without_a_chance_of_a_lie_is_known() -> None:
    puzzle = next(p for p in generate("mia", "words") if p.kind == "answer")
    assert answer_reason(puzzle.options, None).key == "practice-why-known"
