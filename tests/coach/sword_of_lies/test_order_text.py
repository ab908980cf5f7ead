"""Tests of orders in the coach's text: cards by owner and face, the price, and distinct texts."""

from itertools import combinations_with_replacement
from typing import Any

from msgspec.structs import replace

from mendax.bots.sword_of_lies.orders import Aim, Plan
from mendax.coach.sword_of_lies.order_text import likely_text, order_text
from mendax.coach.sword_of_lies.weighing import Weigher, plan_of
from mendax.core.game import Action
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.actions import target
from tests.coach.sword_of_lies.test_weighing import weigher
from tests.games.sword_of_lies.story import A, B, C, Story, at_war, strike, strike_twice

FACES = ("7d 8d", "4h 9c", "4h 4h 2s")
"""Two faces of C's row are the same."""


def war(**options: Any) -> Story:
    """Return a war of three with distinct cards; shields have two lives."""
    story = at_war(("21", "12", "121"), (4, 4, 4), **options)
    rows = tuple(
        tuple(replace(card, face=face) for card, face in zip(row, faces.split(), strict=True))
        for row, faces in zip(story.state.rows, FACES, strict=True)
    )
    story.state = replace(story.state, rows=rows)
    story.ready()
    return story


def text(story: Story, order: Action) -> str:
    """Return A's order as the coach writes it."""
    view = story.sees(A)
    return order_text(view, plan_of(view, order), order)


def test_orders_name_the_cards_struck_and_the_price() -> None:
    story = war()
    assert text(story, strike(B, 1)) == "strike seat2-9c"
    assert text(story, strike_twice((B, 1), (B, 0), 0)) == "strike-twice seat2-4h+seat2-9c+7d"
    assert text(story, strike_twice((B, 0), (B, 0), 1)) == "strike-twice seat2-4h+seat2-4h+8d"
    thrice = actions.StrikeThrice(target(C, 2), target(B, 0), target(C, 2))
    assert text(story, thrice) == "strike-thrice seat2-4h+seat3-2s+seat3-2s"
    assert text(story, actions.Hold()) == "hold"


def test_other_orders_strike_the_leftmost_cards_that_fit() -> None:
    view = war().sees(A)
    one_life = Plan((Aim(C, 1), Aim(C, 1)), 2)
    assert order_text(view, one_life) == "strike-twice seat3-4h-1+seat3-2s+7d"
    assert order_text(view, Plan((Aim(B, 2), Aim(B, 0)), 1)) == "strike-twice seat2-9c+seat2-9c+8d"


def test_an_order_of_an_opponent_names_cards_only_without_doubt() -> None:
    """C has two cards of one life, and luck decides which of them is struck. Prices are left
    out."""
    view = war().sees(A)
    assert likely_text(view, Plan((Aim(A, 2),))) == "strike own-7d"
    assert likely_text(view, Plan((Aim(C, 1),))) == "strike seat3"
    assert likely_text(view, Plan((Aim(C, 1), Aim(C, 1)), 2)) == "strike-twice seat3-4h-1+seat3-2s"
    assert likely_text(view, Plan((Aim(A, 1), Aim(A, 0)), 1)) == "strike-twice own-8d+own-8d"
    assert likely_text(view, Plan(())) == "hold"


def test_no_two_orders_read_alike() -> None:
    view = war().sees(A)
    cards = [(B, 0), (B, 1), (C, 0), (C, 1), (C, 2)]
    pairs = list(combinations_with_replacement(cards, 2))
    orders: list[Action] = [strike(*card) for card in cards]
    orders += [strike_twice(*pair, price) for pair in pairs for price in (0, 1)]
    assert len({order_text(view, plan_of(view, order), order) for order in orders}) == 5 + 15 * 2
    alike = {plan_of(view, order) for order in orders}
    assert len({order_text(view, plan) for plan in alike}) == len(alike) == 4 + 11 * 2


def test_the_written_order_keeps_its_cards() -> None:
    """C's first and third card have one life each, and the coach names the card that was struck."""
    story = war()
    judge: Weigher = weigher(story, A)
    choice = judge.order(story.sees(A), strike(C, 2))
    assert choice.done == "strike seat3-2s"
    told = [each.words for each in choice.choices]
    assert choice.done in told
    assert "strike seat3-4h-1" not in told
    assert len(set(told)) == len(told)
