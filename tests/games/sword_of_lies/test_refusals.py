"""Tests of the reasons of refusals by phase: first the most general reason, then the allowed
values."""

import pytest

from mendax.core.game import CHANCE, Action
from mendax.games.sword_of_lies import actions
from tests.games.sword_of_lies.story import (
    SWORD,
    A,
    B,
    C,
    Story,
    at_betting,
    at_war,
    dealt,
    rules_of,
    strike,
    strike_twice,
)

DEEP = (200, 200, 200)


def castling() -> Story:
    return dealt("Ah 2c, Ks 3d, 4h 5s")


def orders(**options: object) -> Story:
    return at_war(("11", "11", "11"), (2, 1, 3), **options).ready()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (actions.Fold(), "not-now"),
        (actions.Agree(), "not-now"),
        (actions.OfferTrade(7, B, 0, 0), "card"),
        (actions.OfferTrade(0, B, 0, 201), "chips"),
        (actions.OfferTrade(0, B, 0, -1), "chips"),
        (actions.OfferTrade(0, A, 0, 0), "player"),
        (actions.OfferTrade(0, B, -1, 0), "card"),
    ],
)
def test_castling(action: Action, key: str) -> None:
    assert castling().refused(action).key == f"sword-refused-{key}"


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (actions.Check(), "check"),
        (actions.Bet(10), "bet-or-raise"),
        (actions.Raise(3), "amount"),
        (actions.Reveal(0), "not-now"),
    ],
)
def test_betting(action: Action, key: str) -> None:
    assert at_betting(DEEP).refused(action).key == f"sword-refused-{key}"


@pytest.mark.parametrize(
    ("action", "actor", "key"),
    [
        (actions.Hold(), A, "hold"),
        (strike_twice((A, 0), (C, 0), 0), B, "swords"),
        (actions.StrikeThrice("seat2-1", "seat2-2", "seat2-1"), C, "no-triple"),
        (actions.Check(), A, "not-now"),
        (strike(B, 2), A, "target"),
    ],
)
def test_orders(action: Action, actor: int, key: str) -> None:
    assert orders().refused(action, actor).key == f"sword-refused-{key}"


def test_a_triple_attack_needs_three_swords_where_it_is_allowed() -> None:
    reason = orders(triple_attack=True).refused(
        actions.StrikeThrice("seat2-1", "seat2-2", "seat3-1"), A
    )
    assert (reason.key, reason.arguments) == ("sword-refused-swords", {"swords": 2, "needed": 3})


def test_the_others_wait_for_the_seat_whose_turn_it_is() -> None:
    reason = castling().refused(actions.Skip(), C)
    assert (reason.key, reason.arguments["seat"]) == ("sword-refused-not-your-turn", 1)


def test_no_seat_acts_while_cards_are_dealt() -> None:
    state = SWORD.initial_state(rules_of(), 3)
    assert SWORD.actors(state) == (CHANCE,)
    story = Story(state)
    assert story.refused(actions.Skip(), A).key == "sword-refused-cards-falling"
    assert castling().refused(actions.DrawLot(0), CHANCE).key == "sword-refused-cards-falling"


def test_folded_seats_cannot_act() -> None:
    story = at_betting((200,) * 4).folds(B)
    assert story.refused(actions.Call(), B).key == "sword-refused-folded"


def test_a_seat_with_a_sealed_order_cannot_act() -> None:
    story = orders().does(A, strike(B, 0))
    assert story.refused(strike(B, 0), A).key == "sword-refused-nothing-to-do"


def test_all_is_refused_when_the_game_is_over() -> None:
    story = at_betting(DEEP).to_the_end()
    assert story.phase == "over"
    for actor in (A, B, CHANCE):
        assert story.refused(actions.Check(), actor).key == "sword-refused-over"


def test_reasons_use_only_the_refused_seats_knowledge() -> None:
    """A gets the same refusal for every attempt, although B's cards differ."""
    one, other = castling(), dealt("Ah 2c, 9h 8d, 4h 5s")
    for action in (
        actions.OfferTrade(0, B, 7, 0),
        actions.Interrogate(B, 2),
        actions.NameColour("red"),
        actions.Fold(),
    ):
        assert one.refused(action, A) == other.refused(action, A)
