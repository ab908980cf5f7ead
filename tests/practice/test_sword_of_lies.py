"""Tests of puzzles of Sword of Lies: wars between two seats."""

from itertools import islice

import pytest
from msgspec import convert
from msgspec.structs import replace

from mendax.practice.collection import packaged
from mendax.practice.generating import generate
from mendax.practice.puzzle import EXCELLENT, OpenWarView, Puzzle, right
from mendax.practice.sword_of_lies import order_words, war_of
from mendax.solver.sword_of_lies.two_seats import WarOrder
from mendax.solver.sword_of_lies.war_table import solved_round
from tests.practice.walks import WALKS
from tests.proof import parametrize


def wars() -> list[Puzzle]:
    """Return the packaged puzzles about orders."""
    return [
        replace(puzzle, view=convert(puzzle.view, OpenWarView))
        for puzzle in packaged("sword_of_lies")
        if puzzle.kind == "order"
    ]


def test_orders_are_written_by_the_lives_of_the_cards() -> None:
    assert order_words(WarOrder()) == "hold"
    assert order_words(WarOrder(((2, 1),))) == "strike 2x1"
    assert order_words(WarOrder(((2, 1), (1, 1)), 1)) == "strike 2x1 1x1 pay 1"


def test_a_double_attack_is_a_theme_if_every_best_order_pays() -> None:
    themes = set()
    for puzzle in islice(generate("sword_of_lies", "themes"), 60):
        best = ["pay" in o.action for o in puzzle.options if o.cost <= EXCELLENT]
        assert ("double_attack" in puzzle.themes) == all(best)
        if "single_sword" in puzzle.themes:
            assert not any(best)
        themes |= set(puzzle.themes)
    assert {"double_attack", "single_sword", "shields"} <= themes


def test_siege_rules_reach_the_solver() -> None:
    view = OpenWarView(0, ((1,), (2,)), (2, 1), (2, 1))
    assert war_of("siege", view).options == (True, True, True)
    assert war_of("standard", view).options == (False, False, False)


def test_packaged_orders_that_count_as_right_guarantee_the_value_or_belong_to_a_mix() -> None:
    """An order that loses the war to a reply is never praised."""
    for puzzle in wars():
        solved = solved_round(war_of(puzzle.preset, puzzle.view))
        by_words = {order_words(order.order): order for order in solved.orders}
        for option in puzzle.options:
            order = by_words[option.action]
            assert option.cost == pytest.approx(100 * (solved.share - order.worth), abs=0.02)
            assert right(option) == (order.right or 100 * (solved.share - order.least) <= 1)


def test_packaged_wars_have_few_right_orders() -> None:
    for puzzle in wars():
        assert 2 * sum(map(right, puzzle.options)) < len(puzzle.options)


@parametrize("number", range(300), test=range(0, 300, 60))
def test_packaged_wars_are_graded_as_a_walk_over_the_engine_grades_them(number: int) -> None:
    puzzle = wars()[number]
    walked = WALKS["sword_of_lies"](puzzle).worths(puzzle)
    top = max(walked.values())
    for option in puzzle.options:
        assert option.cost == pytest.approx(top - walked[option.action], abs=0.02)


def test_the_explanation_names_the_reply_to_the_usual_wrong_order() -> None:
    """Most beginners strike with one sword. The reply of two swords then wins half of the rest."""
    view = OpenWarView(0, ((2,), (1, 1)), (6, 6), (7, 7))
    solved = {order_words(o.order): o for o in solved_round(war_of("siege", view)).orders}
    wrong = [words for words, order in solved.items() if not order.right]
    puzzle = next(p for p in wars() if p.id == "08328d97b6")
    told = puzzle.why.arguments
    assert (told["wrong"], told["wrong_at"]) == ("strike", "bare")
    assert "strike 1x1" in wrong
    assert told["least"] == round(100 * solved["strike 1x1"].least)
    assert (told["reply"], told["reply_at"]) == ("strike-twice", "shield")
