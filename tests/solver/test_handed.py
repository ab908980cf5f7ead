"""Cups that are handed on unopened: nobody gains by leaving the policy, and spoiled ones show."""

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.core.game import step
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.terms import Announce, Doubt, Look, MiaState, PassOn
from mendax.games.rules import parse_options
from mendax.solver.best_response import deviation
from mendax.solver.gains import gains
from mendax.solver.mia import solve
from mendax.solver.policy import Policy, Span
from mendax.solver.relay import OPEN, sure
from mendax.solver.tables import GAME, cup, tables


def _solved(words: str, span: Span) -> Policy:
    return solve(parse_options(MiaRules(), words.split()), 2, span).policy


@pytest.fixture(scope="module")
def passing() -> Policy:
    return _solved("order=pips blind_pass=same_or_higher blind_reroll=new_value", "round")


@pytest.mark.parametrize(
    ("words", "span"),
    [
        ("blind_pass=higher", "round"),
        ("blind_pass=higher lives=1 joker_32=toast blind_reroll=same_or_higher", "match"),
        ("blind_pass=same_or_higher lives=1 under_announcing=is_lie joker_32=toast", "match"),
        ("blind_pass=same_or_higher lives=1 order=pips mia_reveals=yes", "match"),
        ("blind_pass=same_or_higher order=pips mia_lie_cost=2 mia_concede=costs_two", "round"),
    ],
)
def test_no_cup_handed_on_can_be_beaten(words: str, span: Span) -> None:
    policy = _solved(words, span)
    found = deviation(policy)
    assert found.largest < 1e-9
    assert found.values == pytest.approx(policy.values, abs=1e-9)
    assert max(gains(policy)) < 1e-9


def test_passing_back_helps_who_answers_and_going_higher_does_not() -> None:
    """In a single round: a pass that must go higher is answered by who knows the dice."""
    never = _solved("", "round").values[0]
    assert _solved("blind_pass=higher", "round").values[0] == pytest.approx(never, abs=1e-12)
    assert _solved("blind_pass=same_or_higher", "round").values[0] == pytest.approx(0.243093339909)


def test_who_is_careless_with_a_cup_is_beaten_by_the_same_amount(passing: Policy) -> None:
    """The quick measure is the walk, also where it is not nothing."""
    ((position, sheet),) = passing.sheets.items()
    trusting = tuple(
        answers._replace(
            other={
                history: sure(OPEN) if len(history) > 1 else chances
                for history, chances in answers.other.items()
            },
            roller={
                history: [sure(OPEN)] * len(chances) for history, chances in answers.roller.items()
            },
        )
        for answers in sheet.answers
    )
    spoiled = sheet._replace(answers=trusting)
    careless = Policy(passing.rules, 2, "round", {position: spoiled})
    found = deviation(careless)
    spoiled.worth[0] = found.values
    assert max(found.gains) > 0.001
    assert gains(careless) == pytest.approx(found.gains, abs=1e-12)


def test_blind_answers_count_in_the_quick_measure_too(passing: Policy) -> None:
    ((position, sheet),) = passing.sheets.items()
    spoiled = sheet._replace(second=np.ones_like(sheet.second))
    careless = Policy(passing.rules, 2, "round", {position: spoiled})
    found = deviation(careless)
    assert max(found.gains) > 0.001
    worth = spoiled.worth.copy()
    worth[0] = found.values
    careless = Policy(passing.rules, 2, "round", {position: spoiled._replace(worth=worth)})
    assert gains(careless) == pytest.approx(found.gains, abs=1e-12)


def _passed(policy: Policy, roll: int, *said: int) -> MiaState:
    """Seat 0 has looked at ``roll`` and said a value; the others were passed on in turn."""
    state = replace(cup(policy.rules, 2, None, roll, False), standing=(99, 99))
    state = step(GAME, state, 0, Look()).state
    state = step(GAME, state, 0, Announce(said[0])).state
    for value in said[1:]:
        state = step(GAME, state, state.turn, PassOn(value)).state
    return state


def test_who_rolled_knows_what_a_claim_passed_back_is_worth(passing: Policy) -> None:
    lie, truth = _passed(passing, 31, 63, 63), _passed(passing, 65, 63, 63)
    assert passing.odds(GAME.view(lie, 0)) == ((Doubt(), 1.0),)
    assert Doubt() not in dict(passing.odds(GAME.view(truth, 0)))


def test_there_is_an_answer_off_every_beaten_track(passing: Policy) -> None:
    """Claims that nobody would make, and dice that nobody has seen."""
    values = tables(passing.rules, 2).values
    for roll in (31, 66, 21):
        for said in ((values[0], values[0], *values[1:4]), values[-3:], (values[4], values[4])):
            state = _passed(passing, roll, *said)
            odds = passing.odds(GAME.view(state, state.turn))
            assert sum(x for _, x in odds) == pytest.approx(1)
            for action, _ in odds:
                assert any(o.admits(action) for o in GAME.legal_actions(state, state.turn))


def test_dice_that_nobody_has_seen_are_answered_by_the_odds(passing: Policy) -> None:
    state = replace(cup(passing.rules, 2, None, 31, False), standing=(99, 99))
    low = step(GAME, state, 0, Announce(31)).state
    high = step(GAME, state, 0, Announce(66)).state
    assert Doubt() not in dict(passing.odds(GAME.view(low, 1))), "the lowest claim always holds"
    assert passing.odds(GAME.view(high, 1)) == ((Doubt(), 1.0),)
    back = step(GAME, low, 1, PassOn(31)).state
    assert Doubt() not in dict(passing.odds(GAME.view(back, 0)))
