"""Tests of the reason for an order's cost: the opponent's order that the better order beats."""

import numpy as np
import pytest

from mendax.bots.sword_of_lies.orders import Aim, Plan, Writing
from mendax.coach.sword_of_lies.order_reasons import beaten, order_reason
from mendax.coach.sword_of_lies.war_orders import Draw
from mendax.core.game import Reason
from mendax.terminal.sword_of_lies.coached import called
from mendax.words import LANGUAGES, Words
from tests.coach.sword_of_lies.test_order_text import war
from tests.coach.sword_of_lies.test_weighing import weigher
from tests.games.sword_of_lies.story import A, B, C, at_war, strike, strike_twice

AT_A, AT_B, AT_C = Plan((Aim(A, 2),)), Plan((Aim(B, 1),)), Plan((Aim(C, 1),))
WRITINGS = (Writing(B, (AT_A, AT_C), np.array([0.25, 0.75])),)


def draws(*gaps: tuple[Plan, float]) -> list[Draw]:
    """Return draws in which B writes these orders."""
    return [Draw({B: plan}, gap) for plan, gap in gaps]


def test_the_order_that_explains_most_of_the_difference_is_found() -> None:
    found = beaten(draws((AT_A, 8), (AT_A, 10), (AT_C, -1), (AT_C, -2)))
    assert found is not None
    assert (found.seat, found.plan, found.gain, found.elsewhere) == (B, AT_A, 9, -1.5)


def test_the_rarer_of_two_explaining_orders_is_named() -> None:
    always = [Draw({B: plan, C: AT_B}, gap) for plan, gap in ((AT_A, 9.0), (AT_C, 1.0))]
    found = beaten(always)
    assert found is not None
    assert (found.seat, found.plan) == (B, AT_A)


def test_a_spread_difference_has_no_single_order() -> None:
    spread = [Draw({B: Plan((Aim(A, 1),) * n)}, 4.0) for n in (1, 2, 3)]
    assert beaten(spread) is None
    spread.append(Draw({B: AT_C}, -1.0))
    told = order_reason(war().sees(A), WRITINGS, spread)
    assert told == Reason("sword-coach-why-often", {"more": 75, "less": 25})


def test_the_reason_names_the_opponent_its_order_and_the_cost() -> None:
    told = order_reason(war().sees(A), WRITINGS, draws((AT_A, 8), (AT_C, -1)))
    assert told is not None
    assert told.key == "sword-coach-why-beats"
    assert told.arguments == {
        "who": "seat2",
        "order": "strike",
        "order_to": "own-7d",
        "chance": 25,
        "gain": "8.0",
        "elsewhere": "costs",
        "cost": "1.0",
    }


@pytest.mark.parametrize("solves", [True, False])
def test_a_mistake_in_a_war_has_its_reason(solves: bool) -> None:
    story = at_war(("21", "111", "1111"), (3, 3, 0), (58, 58, 58))
    story.ready()
    judge, view = weigher(story, A), story.sees(A)
    if not solves:
        judge.adviser = None
    mistake = judge.order(view, strike_twice((C, 0), (C, 0), 0))
    assert mistake.lost > 0
    assert mistake.order_why is not None
    if solves:
        assert mistake.order_why.key == "sword-coach-why-dominated"
    else:
        assert mistake.order_why.arguments["who"] == "seat2"
    assert judge.order(view, strike(B if solves else C, 0)).order_why is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_shows_names_cards_and_chips(language: str) -> None:
    told = order_reason(war().sees(A), WRITINGS, draws((AT_A, 8), (AT_C, -1)))
    assert told is not None
    words, names = Words(language), ("Me", "Ann", "Bo")
    said = words.say(
        told.key,
        **{
            name: called(words, names, given) if isinstance(given, str) else given
            for name, given in told.arguments.items()
        },
    )
    assert all(part in said for part in ("Ann", "7♦", "25", "8.0", "1.0"))
    verdict = words.say("sword-coach-mistake-order", why="alone", kind="hold", better="hold")
    assert verdict.endswith(words.say("sword-coach-why-alone"))
