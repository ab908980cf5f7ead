"""Tests of values with a special effect: toast, all pay, must be shown, turn, and wipe."""

from typing import Any

import pytest

from mendax.core.game import RulesError
from mendax.games.mia import effects, events
from mendax.games.mia.actions import Announce, Believe, Look
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import with_options
from tests.games.mia.story import MIA, A, B, C, Story
from tests.reasons import because


def telling(option: str, effect: str) -> Story:
    """Return a story under the standard rules with one effect."""
    changes: dict[str, Any] = {option: effect}
    return Story(**changes)


VALUES = [(31, "effect_31"), (32, "joker_32"), (61, "effect_61"), (11, "effect_11")]


@pytest.mark.parametrize(("value", "option"), VALUES)
def test_a_value_has_the_effect_of_its_option_and_no_other(value: int, option: str) -> None:
    rules = with_options(MiaRules(), {option: "wipe"})
    assert {v for v in (*effects.OPTIONS, 42) if effects.effect(rules, v) != "off"} == {value}


@pytest.mark.parametrize(("value", "option"), VALUES)
def test_a_toast_ends_the_round_without_a_loss(value: int, option: str) -> None:
    told = telling(option, "toast").shakes(value)
    assert value not in told.values(Announce)
    assert told.looks().happened(events.Toasted).seat == A
    assert (told.standing, told.starts) == ((6, 6, 6), A)
    assert not Story().shakes(value).looks().starts


@pytest.mark.parametrize(("value", "option"), VALUES)
def test_all_others_pay_for_a_roll_that_is_seen(value: int, option: str) -> None:
    told = telling(option, "all_pay").shakes(value).looks()
    assert told.happened(events.Treated).roll == value
    assert (told.standing, told.starts) == ((6, 5, 5), A)


def test_all_others_pay_when_a_doubt_finds_the_roll() -> None:
    told = Story(effect_61="all_pay").shakes(61).says(66).doubts()
    assert (told.standing, told.starts) == ((6, 5, 5), A)
    assert Story().shakes(61).says(66).doubts().standing == (5, 6, 6)


def test_all_others_may_lose_their_last_life_together() -> None:
    told = Story(effect_61="all_pay").stand(1, 1, 1).shakes(61).looks()
    assert (told.is_over, told.places) == (True, (1, 2, 2))


@pytest.mark.parametrize("option", ["effect_21", "effect_31"])
def test_a_roll_that_must_be_shown_is_seen_by_everyone(option: str) -> None:
    value = int(option[-2:])
    told = telling(option, "must_show").shakes(value)
    assert MIA.view(told.state, B).roll is None
    told.looks()
    assert told.happened(events.DiceShown).roll == value
    assert [MIA.view(told.state, seat).roll for seat in (A, B, None)] == [value] * 3
    plain = Story().shakes(value).looks()
    assert [MIA.view(plain.state, seat).roll for seat in (A, B, None)] == [value, None, None]


def test_shown_dice_are_gone_with_the_next_roll() -> None:
    told = Story(effect_31="must_show").opens(31).takes(66)
    assert MIA.view(told.state, A).roll is None


def test_a_turning_value_is_answered_on_the_other_side() -> None:
    told = Story(effect_61="turn").opens(61)
    assert (told.state.turn, told.state.direction) == (C, -1)
    assert told.believes(62).state.turn == B, "the direction stays"
    assert Story().opens(61).state.turn == B


def test_a_turning_mia_goes_back_to_the_one_before() -> None:
    told = Story(effect_21="turn").opens(53).believes(21)
    assert told.state.turn == A
    assert Story().opens(53).believes(21).state.turn == C


def test_a_wiping_value_is_legal_over_any_value() -> None:
    told = Story(joker_32="wipe").opens(65).takes(43).looks()
    assert told.values(Announce)[0] == 32
    assert told.says(32).takes(41).looks().values(Announce)[0] == 31
    assert Story().opens(65).takes(43).looks().values(Announce)[0] == 11


def test_a_wiping_value_holds_only_if_exactly_that_is_there() -> None:
    assert Story(joker_32="wipe").opens(66, say=32).doubts().standing == (5, 6, 6)
    assert Story(joker_32="wipe").opens(32).doubts().standing == (6, 5, 6)
    assert Story().opens(66, say=32).doubts().standing == (6, 5, 6)


def test_a_reverse_turns_and_wipes() -> None:
    told = Story(effect_31="turn_and_wipe").opens(65).takes(31).looks().says(31)
    assert told.state.turn == A
    assert told.takes(42).looks().values(Announce)[0] == 31


def test_a_loss_may_turn_the_direction() -> None:
    told = Story(turn_on_loss=True).opens(53).doubts()
    assert told.starts == C
    assert told.opens(41).state.turn == B
    assert Story().opens(53).doubts().opens(41).state.turn == A


def test_effects_that_a_table_cannot_have_are_refused() -> None:
    with pytest.raises(RulesError, check=because("mia-contradiction-joker-pips")):
        MiaRules(joker_32="wipe", order="pips").checked()
    with pytest.raises(RulesError, check=because("mia-contradiction-top")):
        MiaRules(effect_11="toast", ones_top=True).checked()


@pytest.mark.parametrize(
    ("top", "highest"), [(21, {}), (11, {"order": "natural"}), (11, {"ones_top": True})]
)
def test_the_highest_value_may_be_shown_at_once_or_turn(top: int, highest: dict[str, Any]) -> None:
    options: dict[str, Any] = {f"effect_{top}": "must_show", **highest}
    shown = Story(**options).shakes(top).looks()
    assert shown.happened(events.DiceShown).roll == top
    assert shown.says(top).state.turn == B
    turned = Story(**options | {f"effect_{top}": "turn"}).opens(65).believes(top)
    assert turned.state.turn == A
    assert turned.doubts().standing == (4, 6, 6)


@pytest.mark.parametrize("effect", ["toast", "all_pay", "wipe", "turn_and_wipe"])
@pytest.mark.parametrize("highest", [{"order": "natural"}, {"ones_top": True}])
def test_the_highest_value_always_ends_the_bidding(effect: Any, highest: dict[str, Any]) -> None:
    with pytest.raises(RulesError, check=because("mia-contradiction-top")):
        MiaRules(effect_11=effect, **highest).checked()


def test_without_effects_looking_and_believing_are_plain() -> None:
    told = Story().shakes(31)
    assert told.can(Look)
    assert told.looks().says(31).can(Believe)
