"""Tests that characters are recognised by their actions."""

from random import Random
from typing import Any

import pytest

from mendax.bots import BOTS
from mendax.core.game import Action
from mendax.games import GAMES
from mendax.games.mia.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    HideDice,
    KeepLives,
    Look,
    PassOn,
    Reroll,
    RerollLives,
    ShowDice,
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


def test_the_truthful_rather_roll_again_unseen_than_lie() -> None:
    rules = MiaRules(blind_reroll="new_value")
    assert set(chosen("truthful", with_the_cup(41, 52, rules))) == {Reroll(53)}


def test_truthful_bots_do_not_look_if_a_lie_is_likely() -> None:
    assert set(chosen("truthful", with_the_cup(66, 65, STANDARD, looked=False))) == {Announce(11)}
    assert set(chosen("truthful", with_the_cup(66, 41, STANDARD, looked=False))) == {Look()}


@pytest.mark.parametrize("roll", [r for r in ROLLS if r != 21])
def test_the_liar_always_says_more_than_it_has(roll: int) -> None:
    assert all(RANK[value] > RANK[roll] for value in said("liar", with_the_cup(roll, 52, STANDARD)))


def test_the_liar_cannot_claim_above_mia() -> None:
    assert said("liar", with_the_cup(21, 52, STANDARD)) == {21}


@pytest.mark.parametrize("roll", ROLLS)
def test_the_lucky_one_has_always_rolled_something_splendid(roll: int) -> None:
    values = said("lucky", with_the_cup(roll, None, STANDARD))
    assert all(reaches(STANDARD, value) < 1 / 3 for value in values)
    assert (21 in values) == (roll == 21)  # but not Mia, unless it is true


@pytest.mark.parametrize("roll", [r for r in ROLLS if RANK[r] > RANK[53]])
def test_the_sniper_says_less_than_it_has(roll: int) -> None:
    assert said("sniper", with_the_cup(roll, 52, STANDARD)) == {53}


def test_the_sniper_tells_the_truth_where_less_is_a_lie() -> None:
    rules = MiaRules(under_announcing="is_lie")
    assert said("sniper", with_the_cup(65, 52, rules)) == {65}


def test_the_sniper_passes_low_values_on_unseen() -> None:
    rules = MiaRules(blind_pass="same_or_higher")
    assert set(chosen("sniper", to_answer(rules, 42))) == {PassOn(42)}
    assert not {PassOn(66)} & set(chosen("sniper", to_answer(rules, 66)))


def test_the_sniper_stops_passing_in_a_long_round() -> None:
    rules = MiaRules(blind_pass="same_or_higher", announce="equal_or_higher")
    assert PassOn(42) in chosen("sniper", to_answer(rules, *[42] * 59))
    assert not {PassOn} & {type(one) for one in chosen("sniper", to_answer(rules, *[42] * 60))}


def test_the_liar_doubts_more_than_the_lucky_one() -> None:
    state = to_answer(STANDARD, 62)
    doubts = {
        name: chosen(name, state, 600).count(Doubt())
        for name in ("liar", "truthful", "lucky", "sniper")
    }
    assert doubts["liar"] > doubts["sniper"] > doubts["truthful"] > doubts["lucky"] > 0


def test_only_the_truthful_keep_three_lives_a_die_may_better() -> None:
    rules = MiaRules(life_reroll="may")
    state = MiaState(rules, (3, 6, 6), "lives", 0, 1, 2, pending_lives=(0,))
    assert set(chosen("truthful", state)) == {KeepLives()}
    for name in ("liar", "lucky", "sniper", "odds"):
        assert set(chosen(name, state)) == {RerollLives()}
    must = MiaState(MiaRules(life_reroll="must"), (3, 6), "lives", 0, 1, 2, pending_lives=(0,))
    assert set(chosen("truthful", must)) == {RerollLives()}


def test_odds_believes_the_likely_and_doubts_the_unlikely() -> None:
    assert set(chosen("odds", to_answer(STANDARD, 41))) == {Believe()}
    assert set(chosen("odds", to_answer(STANDARD, 62, 63, 64, 65, 66))) == {Doubt()}


def test_odds_weighs_unseen_dice() -> None:
    """Unseen dice are 65 or better in 8 of 36 cases, so no sensible player believes this claim."""
    unseen = (Claim(0, 65, "unseen"),)
    state = MiaState(STANDARD, (6, 6, 6), "answer", 1, 1, 2, unseen, 66, 1, roller=0)
    assert set(chosen("odds", state)) == {Doubt()}


def test_odds_doubts_mia_unless_giving_up_is_cheaper() -> None:
    """An unexpected Mia costs two if it is true, so conceding one may be the better choice."""
    dear = MiaRules(mia_concede="costs_two", mia_true_cost=1)
    assert set(chosen("odds", to_answer(dear, 63, 21))) == {Doubt()}
    no_conceding = MiaRules(mia_concede="not_allowed")
    assert set(chosen("odds", to_answer(no_conceding, 63, 21))) == {Doubt()}


def test_odds_does_not_doubt_dice_that_it_knows_to_be_good() -> None:
    """The bot's own 66 returns to the bot, after the others passed it on blind at rising values."""
    rules = MiaRules(blind_pass="higher")
    claims = (Claim(0, 43, "looked"), Claim(1, 51, "passed"), Claim(2, 52, "passed"))
    state = MiaState(rules, (6, 6, 6), "answer", 0, 1, 2, claims, 66, 1, roller=0, looked=True)
    assert Doubt() not in chosen("odds", state)
    low = MiaState(rules, (6, 6, 6), "answer", 0, 1, 2, claims, 31, 1, roller=0, looked=True)
    assert set(chosen("odds", low)) == {Doubt()}


def test_before_mia_characters_concede_or_doubt_as_rules_allow() -> None:
    for name in ("truthful", "liar", "lucky", "sniper"):
        assert set(chosen(name, to_answer(STANDARD, 21))) == {Doubt(), Concede()}
        strict = MiaRules(mia_concede="not_allowed")
        assert set(chosen(name, to_answer(strict, 21))) == {Doubt()}


def believed(roll: int, value: int) -> MiaState:
    """Return a state in which seat 1 of three announced ``value`` over its ``roll`` and was
    believed."""
    rules = MiaRules(show_believed="may")
    claims = (Claim(1, value, "looked"),)
    return MiaState(rules, (6, 6, 6), "show", 1, 1, 2, claims, roll, 1, roller=1, looked=True)


def test_truthful_likes_to_be_seen_to_have_told_the_truth() -> None:
    assert set(chosen("truthful", believed(62, 62))) == {ShowDice()}
    assert set(chosen("truthful", believed(64, 62))) == {ShowDice()}
    assert set(chosen("truthful", believed(41, 62))) == {HideDice()}


@pytest.mark.parametrize("name", ["liar", "lucky", "sniper", "odds", "equilibrium", "reader"])
def test_other_characters_never_show_dice(name: str) -> None:
    assert set(chosen(name, believed(62, 62))) == {HideDice()}
