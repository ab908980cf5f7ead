"""Tests of announcements and answers: "Play" and the bidding options of the rulebook."""

from typing import Any

import pytest

from mendax.core.game import CHANCE
from mendax.games.mia import actions, events
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt, Look, PassOn, Reroll, Shake
from mendax.games.mia.order import ROLLS, ranking
from mendax.games.mia.rules import MiaRules
from tests.games.mia.story import A, B, C, Story

ORDERS: list[dict[str, Any]] = [
    {},
    {"doubles": "ones_high"},
    {"order": "natural"},
    {"order": "numeric"},
    {"order": "pips"},
    {"second": "little_mia"},
    {"second": "half_mia", "doubles": "ones_high"},
    {"order": "pips", "second": "little_mia"},
    {"ones_top": True},
]
"""Orders of values that differ from the default."""


def test_any_value_may_open_a_round() -> None:
    assert set(Story().shakes(31).values(Announce)) == set(ROLLS)


def test_the_truth_a_higher_and_a_lower_value_may_be_said() -> None:
    assert set(Story().opens(53).takes(64).looks().values(Announce)) > {64, 66, 61}


def test_an_announcement_must_beat_the_last() -> None:
    told = Story().opens(53).takes(42).looks()
    assert told.values(Announce)[0] == 54
    assert 53 not in told.values(Announce)
    refused = told.refused(Announce(42))
    assert refused.key == "mia-refused-too-low"
    assert refused.arguments == {"value": 42, "beat": 53}


def test_one_may_announce_without_looking() -> None:
    told = Story().shakes(31).says(66)
    assert told.happened(events.Announced) == events.Announced(A, 66, looked=False)
    assert told.state.claims[-1].how == "unseen"
    assert not told.can(Look)


def test_having_looked_one_does_not_look_again() -> None:
    assert Story().shakes(31).looks().refused(Look()).key == "mia-refused-not-now"


def test_the_next_player_believes_or_doubts() -> None:
    told = Story().opens(53)
    assert told.state.turn == B
    assert told.can(Believe)
    assert told.can(Doubt)
    assert not told.can(PassOn)
    assert not told.can(Concede)


def test_believing_takes_the_cup_and_old_dice_stay_hidden() -> None:
    told = Story().opens(53).takes(64)
    assert told.state.turn == B
    assert not any(isinstance(event, events.Opened) for event in told.events)
    assert 53 not in {getattr(event, "roll", None) for event in told.events}


def test_in_every_order_a_value_is_beaten_by_those_above_it(subtests: pytest.Subtests) -> None:
    for order in ORDERS:
        with subtests.test(order=order):
            values = ranking(MiaRules(**order)).values
            told = Story(**order).opens(31, say=values[3]).takes(31)
            assert told.values(Announce) == values[4:]


def test_pips_are_announced_by_one_name_for_each_sum() -> None:
    told = Story(order="pips").opens(53, say=62).takes(31)
    assert told.values(Announce)[0] == 63  # "9 pips" beat "8 pips"
    refused = told.refused(Announce(53))
    assert refused.key == "mia-refused-unknown-value"
    assert "62" in str(refused.arguments["allowed"])


def test_equal_or_higher_lets_the_same_be_said_again() -> None:
    told = Story(announce="equal_or_higher").opens(53).takes(42)
    assert told.values(Announce)[0] == 53
    assert told.refused(Announce(52)).key == "mia-refused-too-low"


# ── the top ends the bidding ─────────────────────────────────────────────────────────────────


def test_ruling_the_top_value_ends_the_bidding_in_every_order(subtests: pytest.Subtests) -> None:
    """R: this also holds with ``equal_or_higher``; the next player may only doubt or concede."""
    for order in ORDERS:
        for announce in ["higher", "equal_or_higher"]:
            with subtests.test(order=order, announce=announce):
                top = ranking(MiaRules(**order)).top
                told = Story(announce=announce, **order).opens(31, say=top)
                assert told.can(Doubt)
                assert told.can(Concede)
                assert not told.can(Believe)
                refused = told.refused(Believe())
                assert refused.key == "mia-refused-top-ends-bidding"
                assert refused.arguments == {"value": top}


def test_ruling_the_mia_rules_belong_to_11_in_natural() -> None:
    """R: Mia is 21 everywhere except in ``natural``, where 21 is lowest and 11 is the top."""
    lowest = Story(order="natural").opens(21)
    assert lowest.can(Believe)
    assert not lowest.can(Concede)
    top = Story(order="natural").opens(31, say=11)
    assert not top.can(Believe)
    assert top.can(Concede)


def test_ruling_without_conceding_the_top_must_be_doubted() -> None:
    """R: without ``mia_concede``, the next player must doubt."""
    told = Story(mia_concede="not_allowed").opens(31, say=21)
    assert told.can(Doubt)
    assert told.refused(Concede()).key == "mia-refused-no-conceding"
    assert told.refused(Believe()).key == "mia-refused-top-ends-bidding"


def test_conceding_is_for_the_top_value_only() -> None:
    assert Story().opens(66).refused(Concede()).key == "mia-refused-not-now"


# ── passing on blind ─────────────────────────────────────────────────────────────────────────


def test_no_blind_pass_without_the_option() -> None:
    assert Story().opens(53).refused(PassOn(54)).key == "mia-refused-not-now"


def test_passing_on_blind_higher() -> None:
    told = Story(blind_pass="higher").opens(53)
    assert told.values(PassOn)[0] == 54
    assert told.refused(PassOn(53)).key == "mia-refused-too-low"
    assert told.passes(61).happened(events.PassedOn) == events.PassedOn(B, 61)
    assert told.state.turn == C
    assert told.state.roll == 53  # unrolled


def test_passing_on_blind_the_same_or_higher() -> None:
    told = Story(blind_pass="same_or_higher").opens(53)
    assert told.values(PassOn)[0] == 53
    assert told.refused(PassOn(52)).key == "mia-refused-too-low"


@pytest.mark.parametrize(
    ("roll", "loser"), [(53, B), (61, C)], ids=["the passer lied", "the passer was right"]
)
def test_the_passer_becomes_responsible_instead_of_the_roller(roll: int, loser: int) -> None:
    told = Story(blind_pass="higher").opens(roll, say=53).passes(61).doubts()
    assert told.happened(events.Opened).announcer == B
    assert told.happened(events.Lost).seat == loser
    assert told.standing[A] == 6


def test_ruling_higher_can_not_pass_on_the_top() -> None:
    """R: a top value can be passed on blind only with ``same_or_higher``."""
    told = Story(blind_pass="higher").opens(31, say=21)
    assert not told.can(PassOn)
    assert told.refused(PassOn(21)).key == "mia-refused-top-ends-bidding"


def test_actions_that_never_answer_are_refused_as_such() -> None:
    assert Story().opens(31, say=21).refused(PassOn(21)).key == "mia-refused-not-now"
    told = Story(blind_pass="higher").opens(31, say=21)
    assert told.refused(Announce(21)).key == "mia-refused-not-now"


@pytest.mark.parametrize("concede", ["costs_one", "not_allowed"])
def test_ruling_same_or_higher_can_pass_on_the_top(concede: str) -> None:
    """R: the next player may also pass on blind, where the rules allow it."""
    told = Story(blind_pass="same_or_higher", mia_concede=concede).opens(21)
    assert told.values(PassOn) == (21,)
    told.passes(21)
    assert told.state.turn == C
    assert told.can(Concede) == (concede == "costs_one")
    told.doubts()  # it was a true Mia: a doubter of it loses two
    assert told.standing == (6, 6, 4)


def test_ruling_ones_own_roll_is_not_passed_on_at_the_same_value() -> None:
    """R: with ``same_or_higher`` the roller doubts, believes or passes on higher."""
    told = Story(blind_pass="same_or_higher").opens(53).passes(53).passes(53)
    assert told.state.turn == A
    assert told.values(PassOn)[0] == 54
    assert told.can(Believe)
    assert told.can(Doubt)
    refused = told.refused(PassOn(53))
    assert refused.key == "mia-refused-own-roll"
    assert told.refused(PassOn(52)).key == "mia-refused-too-low"
    told.passes(54)
    assert told.values(PassOn)[0] == 54  # B may pass on dice that B did not roll


def test_ruling_ones_own_roll_is_not_passed_on_as_the_top() -> None:
    told = Story(seats=2, blind_pass="same_or_higher").opens(31, say=21).passes(21)
    assert told.state.turn == A
    assert not told.can(PassOn)
    assert told.refused(PassOn(21)).key == "mia-refused-own-roll"


def test_ruling_a_reroll_counts_as_the_own_roll() -> None:
    rules: dict[str, Any] = {"blind_pass": "same_or_higher", "blind_reroll": "new_value"}
    told = Story(seats=2, **rules).shakes(31).looks().rerolls(53, roll=42).passes(53)
    assert told.state.turn == A
    assert told.refused(PassOn(53)).key == "mia-refused-own-roll"


# ── rolling again blind ──────────────────────────────────────────────────────────────────────


def test_no_reroll_without_the_option() -> None:
    assert Story().shakes(31).looks().refused(Reroll(53)).key == "mia-refused-not-now"


@pytest.mark.parametrize("kind", ["new_value", "same_or_higher"])
def test_rolling_again_comes_after_looking(kind: str) -> None:
    told = Story(blind_reroll=kind).opens(53).takes(31)
    assert not told.can(Reroll)
    assert told.looks().can(Reroll)


def test_rolling_again_with_a_new_value_that_must_still_beat() -> None:
    told = Story(blind_reroll="new_value").opens(53).takes(31).looks()
    assert told.values(Reroll) == told.values(Announce)
    assert told.refused(Reroll(53)).key == "mia-refused-too-low"
    told.rerolls(61, roll=66)
    assert told.state.turn == C
    assert not told.can(Look)
    assert told.doubts().happened(events.Opened) == events.Opened(3, 66, B, 61, held=True)


def test_the_opener_may_roll_again_with_a_new_value() -> None:
    told = Story(blind_reroll="new_value").shakes(31).looks()
    assert set(told.values(Reroll)) == set(ROLLS)


def test_that_or_over_announces_the_value_to_beat_itself() -> None:
    told = Story(blind_reroll="same_or_higher").opens(53).takes(31).looks()
    assert told.values(Reroll) == (53,)
    refused = told.refused(Reroll(61))
    assert refused.key == "mia-refused-reroll-same"
    assert refused.arguments == {"value": 61, "beat": 53}


def test_that_or_over_is_not_for_the_opener() -> None:
    told = Story(blind_reroll="same_or_higher").shakes(31).looks()
    assert not told.can(Reroll)
    assert told.refused(Reroll(53)).key == "mia-refused-not-now"


def test_a_reroll_hides_the_dice_from_its_player() -> None:
    told = Story(blind_reroll="new_value").shakes(31).looks().rerolls(53, roll=42)
    assert not told.state.looked
    assert told.happened(events.Rerolled) == events.Rerolled(A, 53)


# ── the joker ────────────────────────────────────────────────────────────────────────────────


def test_the_joker_can_not_be_announced(subtests: pytest.Subtests) -> None:
    for order in [o for o in ORDERS if o.get("order") != "pips"]:
        with subtests.test(order=order):
            told = Story(joker_32="toast", **order).shakes(41)
            assert 32 not in told.values(Announce)
            assert told.refused(Announce(32)).key == "mia-refused-joker"


def test_the_joker_does_not_justify_a_low_claim() -> None:
    toast = Story(joker_32="toast").opens(53).takes(31)
    assert toast.refused(Announce(41)).key == "mia-refused-too-low"
    plain = Story().opens(53).takes(31)
    assert plain.refused(Announce(32)).key == "mia-refused-too-low"


def test_without_the_toast_32_is_a_value_like_any_other() -> None:
    told = Story().shakes(32).looks().says(32)
    assert told.can(Believe)


# # ── turns ────────────────────────────────────────────────────────────────────────────────────


def test_no_seat_acts_out_of_turn() -> None:
    told = Story().opens(53)
    for seat in (A, C):
        refused = told.refused(Doubt(), actor=seat)
        assert refused.key == "mia-refused-not-your-turn"
        assert refused.arguments == {"seat": B + 1}


def test_no_seat_acts_while_dice_fall_and_none_chooses_the_dice() -> None:
    falling = Story()._seat(Shake())
    assert falling.refused(Look(), actor=A).key == "mia-refused-dice-falling"
    assert falling.refused(actions.Fall(21), actor=A).key == "mia-refused-dice-falling"
    assert Story().refused(actions.Fall(21), actor=A).key == "mia-refused-not-now"
    assert Story().refused(actions.Fall(21), actor=CHANCE).key == "mia-refused-dice-falling"


def test_no_seat_acts_after_the_end() -> None:
    told = Story(seats=2, lives=1).opens(31).doubts()
    assert told.is_over
    assert told.refused(Shake(), actor=A).key == "mia-refused-over"


def test_a_value_that_is_none_is_refused_with_those_there_are(subtests: pytest.Subtests) -> None:
    for value in [0, 12, 56, 65.0, True, "65", None, -21, 10**9]:
        with subtests.test(value=value):
            refused = Story().shakes(31).refused(Announce(value))  # type: ignore[arg-type]
            assert refused.key == "mia-refused-unknown-value"
            assert str(refused.arguments["allowed"]).startswith("31, 32, 41")
