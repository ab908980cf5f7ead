"""Tests that characters are recognised by their actions."""

from random import Random
from typing import Any

import pytest

from mendax.bots import BOTS
from mendax.core.game import Action
from mendax.games import GAMES
from mendax.games.mia.actions import (
    Announce,
    PassOn,
)
from mendax.games.mia.order import ROLLS, ranking, reaches
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState

MIA: Any = GAMES["mia"]
RANK = ranking(MiaRules()).rank


def with_the_cup(roll: int, beat: int | None, rules: MiaRules, looked: bool = True) -> MiaState:
    """Return a state in which seat 1 of three has the cup and must beat ``beat``."""
    claims = () if beat is None else (Claim(0, beat, "looked"),)
    return MiaState(rules, (6, 6, 6), "cup", 1, 1, 2, claims, roll, 1, roller=1, looked=looked)


def to_answer(rules: MiaRules, *values: int) -> MiaState:
    """Return a state in which the values were announced in order, and the next of three seats
    answers."""
    claims = tuple(Claim(n % 3, value, "looked") for n, value in enumerate(values))
    last = claims[-1].seat
    return MiaState(
        rules, (6, 6, 6), "answer", (last + 1) % 3, 1, 2, claims, 66, 1, roller=last, looked=True
    )


def chosen(name: str, state: MiaState, times: int = 60) -> list[Action]:
    """Return repeated choices of the bot whose turn it is."""
    bot = BOTS[name]("mia", state.rules, state.turn, 3, Random(f"{name} {state.value}"), None)
    view, offers = MIA.view(state, state.turn), MIA.legal_actions(state, state.turn)
    return [bot.choose(view, offers) for _ in range(times)]


def said(name: str, state: MiaState) -> set[int]:
    """Return the values that the bot announces."""
    return {action.value for action in chosen(name, state) if isinstance(action, Announce)}


STANDARD = MiaRules()


@pytest.mark.parametrize("roll", [r for r in ROLLS if RANK[r] > RANK[52]])
def test_the_truthful_tell_the_truth_if_legal(roll: int) -> None:
    assert said("truthful", with_the_cup(roll, 52, STANDARD)) == {roll}


def test_the_truthful_tell_the_smallest_lie_if_they_must() -> None:
    assert said("truthful", with_the_cup(41, 52, STANDARD)) == {53}


@pytest.mark.parametrize("roll", [r for r in ROLLS if r != 21])
def test_the_liar_always_says_more_than_it_has(roll: int) -> None:
    assert all(RANK[value] > RANK[roll] for value in said("liar", with_the_cup(roll, 52, STANDARD)))


@pytest.mark.parametrize("roll", ROLLS)
def test_the_lucky_one_has_always_rolled_something_splendid(roll: int) -> None:
    values = said("lucky", with_the_cup(roll, None, STANDARD))
    assert all(reaches(STANDARD, value) < 1 / 3 for value in values)
    assert (21 in values) == (roll == 21)  # but not Mia, unless it is true


@pytest.mark.parametrize("roll", [r for r in ROLLS if RANK[r] > RANK[53]])
def test_the_sniper_says_less_than_it_has(roll: int) -> None:
    assert said("sniper", with_the_cup(roll, 52, STANDARD)) == {53}


def test_the_sniper_stops_passing_in_a_long_round() -> None:
    rules = MiaRules(blind_pass="same_or_higher", announce="equal_or_higher")
    assert PassOn(42) in chosen("sniper", to_answer(rules, *[42] * 59))
    assert not {PassOn} & {type(one) for one in chosen("sniper", to_answer(rules, *[42] * 60))}


def believed(roll: int, value: int) -> MiaState:
    """Return a state in which seat 1 of three announced ``value`` over its ``roll`` and was
    believed."""
    rules = MiaRules(show_believed="may")
    claims = (Claim(1, value, "looked"),)
    return MiaState(rules, (6, 6, 6), "show", 1, 1, 2, claims, roll, 1, roller=1, looked=True)
