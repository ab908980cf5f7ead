"""Tests of puzzles of Sword of Lies: wars between two seats."""

from itertools import islice

from mendax.practice.generating import generate
from mendax.practice.puzzle import EXCELLENT, OpenWarView
from mendax.practice.sword_of_lies import order_words, scene_of
from mendax.solver.sword_of_lies.wars import OrderWorth, Target


def test_orders_are_written_by_the_lives_of_the_cards() -> None:
    def words(*targets: Target, price: int = 0) -> str:
        return order_words(OrderWorth(targets, price, 0.0, (1.0,), (0.0,)))

    assert words() == "hold"
    assert words(Target(1, 2, 1)) == "strike 2x1"
    assert words(Target(1, 2, 1), Target(1, 1, 1), price=1) == "strike 2x1 1x1 pay 1"


def test_a_double_attack_is_a_theme_if_every_best_order_pays() -> None:
    themes = set()
    for puzzle in islice(generate("sword_of_lies", "themes"), 30):
        best = ["pay" in o.action for o in puzzle.options if o.cost <= EXCELLENT]
        assert ("double_attack" in puzzle.themes) == all(best)
        if "single_sword" in puzzle.themes:
            assert not any(best)
        themes |= set(puzzle.themes)
    assert {"double_attack", "single_sword", "shields"} <= themes


def test_siege_rules_reach_the_solver() -> None:
    view = OpenWarView(0, ((1,), (2,)), (2, 1), (2, 1))
    assert scene_of("siege", view).hard_shields
    assert not scene_of("standard", view).hard_shields
