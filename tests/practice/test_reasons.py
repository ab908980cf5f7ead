"""Tests that each explanation of a puzzle is a cause that the engine confirms."""

from itertools import islice

import pytest

from mendax.core.game import Reason
from mendax.practice.collection import packaged
from mendax.practice.generating import generate
from mendax.practice.puzzle import GOOD, Puzzle, right
from mendax.practice.reasons import EXPLAINED, explanation, figures
from mendax.words import LANGUAGES, Words
from tests.practice.causes_by_hand import CHECKS, holds, is_true
from tests.practice.deciding import Claims, guaranteed_answers, lead_of
from tests.proof import parametrize


def some(game: str, count: int) -> list[Puzzle]:
    return list(islice(generate(game, "causes"), count))


@parametrize("count", (25, 600), test=(25,))
@pytest.mark.parametrize("game", EXPLAINED)
def test_the_engine_confirms_each_cause(game: str, count: int) -> None:
    for puzzle in some(game, count):
        assert puzzle.why == explanation(puzzle)
        assert holds(puzzle), (puzzle.id, puzzle.why)


@parametrize("every", (9, 1), test=(9,))
@pytest.mark.parametrize("game", EXPLAINED)
def test_figures_and_grades_agree(game: str, every: int) -> None:
    """A choice that counts as right is never named as the best wrong choice."""
    for puzzle in islice(packaged(game), 0, None, every):
        costs = [option.cost for option in puzzle.options if not right(option)]
        told = figures(puzzle, solved=True).arguments
        assert float(told["next"]) == pytest.approx(min(costs), abs=0.051)
        assert float(told["next"]) >= GOOD
        best = max(puzzle.options, key=lambda option: (option.share, option.worth))
        chance = best.doubted if puzzle.lie is None else puzzle.lie
        assert told["chance"] == round(100 * (chance or 0))


@parametrize("every", (9, 1), test=(9,))
@pytest.mark.parametrize("game", EXPLAINED)
def test_every_packaged_puzzle_has_a_cause(game: str, every: int) -> None:
    for puzzle in islice(packaged(game), 0, None, every):
        assert explanation(puzzle).key.removeprefix("cause-") in CHECKS


ONLY_TRUE = ("cause-doubted-anyway", "cause-lies-doubted", "cause-all-known")
"""Causes that say that no lie succeeds."""


@parametrize("every", (9, 1), test=(9,))
@pytest.mark.parametrize("game", EXPLAINED)
def test_a_cause_names_the_best_option_and_excludes_no_right_one(game: str, every: int) -> None:
    for puzzle in islice(packaged(game), 0, None, every):
        told, (word, _, value) = puzzle.why.arguments, puzzle.best.action.partition(" ")
        assert str(told.get("value", value or "-")) == (value or "-"), puzzle.id
        assert told.get("better", word) == word
        assert told.get("action", word) in (word, "either")
        if puzzle.why.key in ONLY_TRUE:
            good = [option.action.partition(" ")[2] for option in puzzle.options if right(option)]
            assert all(is_true(puzzle, claim) for claim in good), (puzzle.id, good)


UNRIVALLED = ("cause-top-roll", "cause-only-claim", "cause-doomed", "cause-less")
"""Causes of claims that are not compared with a rival."""


@parametrize("every", (250, 5), test=(250,))
@pytest.mark.parametrize("game", EXPLAINED)
def test_the_cause_of_a_claim_accounts_for_more_than_half_of_its_lead(
    game: str, every: int
) -> None:
    """A true claim that is rarely doubted may have no weightier cause in the catalogue."""
    claims = (p for p in packaged(game) if p.kind == "announce" and p.why.key not in UNRIVALLED)
    for puzzle in islice(claims, 0, None, every):
        if puzzle.why.key == "cause-truth" and (puzzle.best.doubted or 0.0) < 0.1:
            continue
        share = Claims(puzzle).share()
        assert share is None or share > 0.5, (puzzle.id, puzzle.why, share)


@parametrize("every", (140, 1), test=(140,))
def test_answers_have_the_values_that_a_walk_guarantees(every: int) -> None:
    """Answers of two players of Mia to claims after a look, where every roll is claimed."""
    answers = (
        puzzle
        for puzzle in packaged("mia")
        if puzzle.kind == "answer" and puzzle.seats == 2 and puzzle.lie is not None
        if puzzle.view["claims"][-1]["how"] == "looked"
        if not puzzle.rules and puzzle.preset != "meyer"
    )
    for puzzle in islice(answers, 0, None, every):
        worths = guaranteed_answers(puzzle)
        for option in puzzle.options:
            assert option.worth == pytest.approx(worths[option.action], abs=ROUNDED), puzzle.id


CERTAIN = ("known-true", "known-lie", "lowest", "dice-reach", "ruled-out")
"""Causes of answers to claims that cannot be a lie, or cannot be true."""
OTHERS = ("pass-on", "either")
"""Causes without a single other answer to compare with."""
ROUNDED = 0.05
"""The largest sum of the rounding errors of packaged values, in points."""


@parametrize("count", (10, 1000), test=(10,))
@pytest.mark.parametrize("game", EXPLAINED)
def test_no_other_cause_of_an_answer_weighs_more(game: str, count: int) -> None:
    answers = [p for p in packaged(game) if p.kind == "answer"]
    for puzzle in answers[:: len(answers) // count]:
        key = puzzle.why.key.removeprefix("cause-")
        if key not in (*CERTAIN, *OTHERS):
            lead = lead_of(puzzle)
            assert lead.shortfall(key) < ROUNDED, (puzzle.id, key, lead)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_words(language: str) -> None:
    words = Words(language)
    names = ("claim", "value", "other", "truth", "roll", "ways", "all", "count", "action")
    for key in (*CHECKS, "look", "unseen", "keep-lives", "reroll-lives"):
        told = words.explain(
            Reason(f"cause-{key}", dict.fromkeys((*names, "better", "chance", "fewer"), "61"))
        )
        assert "cause-" not in told
        assert "{" not in told
