"""Tests of puzzles of Sword of Lies: wars between two seats."""

from itertools import islice

import pytest
from msgspec import convert
from msgspec.structs import replace

from mendax.practice.collection import packaged
from mendax.practice.generating import generate
from mendax.practice.puzzle import OpenWarView, Puzzle, right
from mendax.practice.sword_of_lies import order_words, war_of
from mendax.solver.sword_of_lies.two_seats import WarOrder
from mendax.solver.sword_of_lies.war_table import solved_round
from tests.practice.walks import WALKS, WarWalk
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


def test_a_lead_is_part_of_a_war_only_if_it_changes_the_right_order() -> None:
    looks = [(p.preset, p.view.rows, p.view.swords, p.best.action) for p in wars()]
    assert len(set(looks)) == len(looks)


def test_every_war_with_one_right_order_is_packaged() -> None:
    """The engine's own numbers: up to four cards and six swords, under two presets."""
    looks = {(p.preset, p.view.rows, p.view.swords, p.best.action) for p in wars()}
    assert len(looks) >= 1000
    undecided = [p for p in wars() if 0.5 < p.best.worth < 99.5]
    assert len(undecided) >= 700
    for puzzle in islice(generate("sword_of_lies", "every war"), 200):
        view = puzzle.view
        assert (puzzle.preset, view.rows, view.swords, puzzle.best.action) in looks


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


def test_packaged_wars_have_one_right_order() -> None:
    for puzzle in wars():
        assert sum(map(right, puzzle.options)) == 1


@parametrize("start", range(250), test=(0,))
def test_packaged_wars_are_graded_as_a_walk_over_the_engine_grades_them(start: int) -> None:
    """The walk also confirms the named reply: no other reply leaves less."""
    for puzzle in wars()[start::250]:
        walk = WALKS["sword_of_lies"](puzzle)
        walked = walk.worths(puzzle)
        top = max(walked.values())
        for option in puzzle.options:
            assert option.cost == pytest.approx(top - walked[option.action], abs=0.02)
        assert_reply(puzzle, walk)


def assert_reply(puzzle: Puzzle, walk: WarWalk) -> None:
    """Check the wrong order and the reply that an explanation names."""
    told = puzzle.why.arguments
    least = {
        (kind_of(order), kind_of(reply)): worth
        for order, row in walk.replies().items()
        for reply, worth in row.items()
        if worth == pytest.approx(min(row.values()), abs=1e-3)
    }
    named = (told["wrong"], told["wrong_at"]), (told["reply"], told["reply_at"])
    assert named in least, puzzle.id
    figures = {round(round(worth, 2)) for kinds, worth in least.items() if kinds == named}
    assert told["least"] in figures, puzzle.id


def kind_of(order: str) -> tuple[str, str]:
    """Return the number of swords of an order, and the cards that it strikes, as words."""
    aims = [word.split("x") for word in order.split() if "x" in word]
    swords = sum(int(number) for _, number in aims)
    sort = ("hold", "strike", "strike-twice", "strike-thrice")[swords]
    lives = {lives for lives, _ in aims}
    if len(lives) != 1:
        return sort, "mixed" if lives else "none"
    one = "shield" if lives == {"2"} else "bare"
    return sort, one if len(aims) == 1 else f"{one}s"
