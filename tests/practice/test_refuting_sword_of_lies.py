"""Tests of refutations in Sword of Lies: what is shown leaves what the grade says, and no less.

Replies in wars are compared in the engine's own results (``WarWalk``), and last bets in the second
recursion (``LastBets``).
"""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from mendax.core.game import Event, RulesError
from mendax.games.sword_of_lies.actions import Hold, Strike, StrikeThrice, StrikeTwice
from mendax.games.sword_of_lies.events import Called, Folded, Raised, WentAllIn
from mendax.games.sword_of_lies.state import Order
from mendax.games.sword_of_lies.war_events import CardHit, OrderOpened
from mendax.practice.collection import packaged
from mendax.practice.puzzle import OpenWarView, Puzzle, PuzzleOption, right
from mendax.practice.refuting import MOST, PuzzlePosition, RefutedMoment, refutation
from tests.practice.last_bets_by_hand import LastBets
from tests.practice.walks import WarWalk
from tests.proof import parametrize

ROUNDED = 0.02
"""The bank's rounding of values, in points."""


def puzzles(kind: str) -> list[Puzzle]:
    """Return the packaged puzzles with exact values."""
    return [p for p in packaged("sword_of_lies") if p.kind == kind and not p.error]


def wrong(puzzles: Sequence[Puzzle]) -> Iterator[tuple[Puzzle, PuzzleOption]]:
    for puzzle in puzzles:
        yield from ((puzzle, option) for option in puzzle.options if not right(option))


def asked(puzzle: Puzzle, option: str) -> PuzzlePosition:
    told = (puzzle.game, puzzle.preset, puzzle.rules, puzzle.seats, puzzle.view)
    return PuzzlePosition(*told, option, None)


def events(moments: Sequence[RefutedMoment]) -> list[Event]:
    return [event for moment in moments for line in moment.lines for event in line.events]


def words(puzzle: Puzzle, seat: int, order: Order) -> str:
    """Return an order in the words of a puzzle."""
    rows = puzzle.view["rows"]
    if not order.targets:
        return "hold"
    aims = {aim: order.targets.count(aim) for aim in order.targets}
    lives = {aim: rows[1 - seat][int(aim.split("-")[1]) - 1] for aim in aims}
    struck = sorted(aims, key=lambda aim: (-aims[aim], -lives[aim]))
    told = " ".join(f"{lives[aim]}x{aims[aim]}" for aim in struck)
    paid = "" if order.price is None else f" pay {rows[seat][order.price]}"
    return f"strike {told}{paid}"


def action_of(order: Order) -> Strike | StrikeTwice | StrikeThrice | Hold:
    """Return the action that writes an order."""
    aims = order.targets
    if order.price is not None:
        return StrikeTwice(aims[0], aims[1], order.price)
    if not aims:
        return Hold()
    return Strike(aims[0]) if len(aims) == 1 else StrikeThrice(*aims)


def bet_of(event: Event) -> str | None:
    """Return a bet in the words of a puzzle, or None for other events."""
    match event:
        case Folded():
            return "fold"
        case Called():
            return "call"
        case Raised(_, to) | WentAllIn(_, _, to):
            return f"raise {to}"
    return None


@parametrize("start", range(125), test=(7,))
def test_the_reply_to_a_wrong_order_leaves_what_the_grade_says(start: int) -> None:
    for puzzle in puzzles("order")[start::125]:
        walk = WarWalk(replace(puzzle, view=convert(puzzle.view, OpenWarView)))
        replies = walk.replies()
        for _, option in wrong([puzzle]):
            told = events(refutation(asked(puzzle, option.action)))
            orders = {
                e.seat: words(puzzle, e.seat, e.order) for e in told if type(e) is OrderOpened
            }
            assert orders.pop(0) == option.action
            reply = orders.get(1, "hold")
            assert replies[option.action][reply] == pytest.approx(option.worth, abs=ROUNDED)
            assert option.worth == pytest.approx(puzzle.best.worth - option.cost, abs=ROUNDED)


def test_wars_continue_by_the_rules() -> None:
    """The engine hits the same cards at another table with the same armies."""
    for puzzle, option in wrong(puzzles("order")[3::40]):
        walk = WarWalk(replace(puzzle, view=convert(puzzle.view, OpenWarView)))
        moments = refutation(asked(puzzle, option.action))
        told, story = events(moments), walk.story
        for opened in told:
            if isinstance(opened, OrderOpened) and puzzle.view["swords"][opened.seat]:
                story.does(opened.seat, action_of(opened.order))
        assert story.state.war is not None
        fought = story.state.war.last
        assert fought is not None
        hits = [(e.seat, e.place, e.swords, e.paid, e.lives) for e in told if type(e) is CardHit]
        assert hits == [(i.seat, i.place, i.swords, i.paid, i.lives) for i in fought.impacts]
        view: Any = moments[-1].view
        lives = [[card.lives for card in row] for row in story.state.rows[:2]]
        assert [[card.lives for card in row] for row in view.rows] == lives


@pytest.mark.parametrize("part", range(3))
def test_a_line_after_a_wrong_bet_ends_with_the_value_of_the_grade(part: int) -> None:
    for puzzle, option in wrong(puzzles("bet")[part::3]):
        moments = refutation(asked(puzzle, option.action))
        assert 0 < len(moments) <= MOST
        line = [bet for bet in map(bet_of, events(moments)) if bet is not None]
        assert (line[0], len(line)) == (option.action, len(moments))
        view: Any = moments[-1].view
        assert view.phase in ("over", "negotiation")
        solved = LastBets(puzzle)
        assert solved.gain(line) == pytest.approx(option.worth, abs=ROUNDED), puzzle.id
        for turn in range(1, len(line)):
            gains = [solved.gain([*line[:turn], other]) for other in solved.bets(line[:turn])]
            best = max(gains) if turn % 2 == 0 else min(gains)
            assert best == pytest.approx(option.worth, abs=ROUNDED)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rows", []),
        ("rows", [[1, 3], [1]]),
        ("rows", [[1, 1, 1, 1, 1], [1]]),
        ("rows", [[], [1]]),
        ("swords", [0, 3]),
        ("swords", [-1, 3]),
        ("swords", [99, 3]),
        ("armed", [0, 0]),
        ("you", 1),
        ("armed", None),
    ],
)
def test_other_wars_are_refused(name: str, value: object) -> None:
    puzzle = puzzles("order")[0]
    position = asked(puzzle, puzzle.options[0].action)
    refutation(position)
    with pytest.raises(RulesError):
        refutation(replace(position, view={**puzzle.view, name: value}))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rows", []),
        ("stacks", [1, 2]),
        ("bets", [-4, 0, 0]),
        ("pot", 10**9),
        ("price", 1),
        ("boldest", 9),
        ("highest", 1),
        ("raises_left", None),
        ("raises_left", 99),
        ("round", 1),
    ],
)
def test_other_bets_are_refused(name: str, value: object) -> None:
    puzzle = puzzles("bet")[0]
    position = asked(puzzle, puzzle.options[0].action)
    refutation(position)
    with pytest.raises(RulesError):
        refutation(replace(position, view={**puzzle.view, name: value}))


def test_estimated_bets_and_right_options_have_no_refutation() -> None:
    for puzzle in packaged("sword_of_lies"):
        if puzzle.error:
            with pytest.raises(RulesError):
                refutation(asked(puzzle, puzzle.best.action))
        elif puzzle.kind == "order":
            assert refutation(asked(puzzle, puzzle.best.action)) == ()
