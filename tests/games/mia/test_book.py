"""Tests of the outcomes of rounds: openings, costs, Mia and the joker. The stories come from the
rulebook."""

from typing import Any

import pytest

from mendax.games.mia import events, state
from mendax.games.mia.order import ranking
from mendax.games.mia.rules import MiaRules
from tests.games.mia.story import MIA, A, B, C, D, Story

# # ── the example with an exact result ─────────────────────────────────────────────────────────


def test_the_worked_example_of_the_rulebook() -> None:
    told = Story(preset="matches").opens(53).believes(42, say=61).believes(62)
    told.doubts()
    assert told.events == (
        events.Doubted(A, C),
        events.Opened(3, 62, C, 62, held=True),
        events.Lost(A, 1, 4),
        events.RoundStarted(2, B),
    )
    assert told.standing == (4, 5, 5)
    assert told.starts == B


def test_the_worked_example_had_c_rolled_41() -> None:
    told = Story(preset="matches").opens(53).believes(42, say=61).believes(41, say=62)
    told.doubts()
    assert told.events == (
        events.Doubted(A, C),
        events.Opened(3, 41, C, 62, held=False),
        events.Lost(C, 1, 4),
        events.RoundStarted(2, A),
    )
    assert told.standing == (5, 5, 4)
    assert told.starts == A


# ── openings ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("roll", "said", "loser"), [(53, 53, B), (66, 53, B), (52, 53, A), (31, 66, A)]
)
def test_a_doubter_loses_if_the_roll_is_at_least_the_claim(
    roll: int, said: int, loser: int
) -> None:
    told = Story().opens(roll, say=said).doubts()
    assert told.happened(events.Lost) == events.Lost(loser, 1, 5)


@pytest.mark.parametrize(
    "order",
    [
        {},
        {"doubles": "ones_high"},
        {"order": "natural"},
        {"order": "numeric", "ones_top": True},
        {"second": "little_mia", "doubles": "ones_high"},
    ],
)
def test_the_order_decides_the_truth_of_a_claim(order: dict[str, Any]) -> None:
    rank = ranking(MiaRules(**order)).rank
    for roll, said in ((11, 66), (31, 65), (33, 41), (21, 22)):
        told = Story(**order).opens(roll, say=said).doubts()
        assert told.happened(events.Opened).held == (rank[roll] >= rank[said])


def test_eight_pips_are_eight_pips() -> None:
    assert Story(order="pips").opens(53, say=62).doubts().happened(events.Opened).held
    assert not Story(order="pips").opens(61, say=62).doubts().happened(events.Opened).held


def test_half_mia_stands_above_the_doubles() -> None:
    assert Story(second="half_mia").opens(42, say=66).doubts().happened(events.Opened).held
    assert not Story(order="standard").opens(42, say=66).doubts().happened(events.Opened).held


def test_announcing_less_is_the_truth() -> None:
    told = Story(under_announcing="is_truth").opens(66, say=53).doubts()
    assert told.standing == (6, 5, 6)


def test_announcing_less_is_a_lie_where_the_table_says_so() -> None:
    told = Story(under_announcing="is_lie").opens(66, say=53).doubts()
    assert told.standing == (5, 6, 6)
    exact = Story(under_announcing="is_lie").opens(53).doubts()
    assert exact.standing == (6, 5, 6)


def test_equal_pips_are_no_mismatch() -> None:
    told = Story(under_announcing="is_lie", order="pips").opens(53, say=62).doubts()
    assert told.happened(events.Opened).held


@pytest.mark.parametrize("strict", ["is_truth", "is_lie"])
def test_that_or_over_is_good_at_or_above_the_value(strict: str) -> None:
    """The rulebook says "good if actual ≥ it", so this announcement is not an understatement."""
    rules: dict[str, Any] = {"blind_reroll": "same_or_higher", "under_announcing": strict}
    for roll, held in ((53, True), (66, True), (52, False)):
        told = Story(**rules).opens(53).takes(31).looks().rerolls(53, roll=roll).doubts()
        assert told.happened(events.Opened).held == held


def test_a_new_value_after_rolling_again_is_an_ordinary_claim() -> None:
    rules: dict[str, Any] = {"blind_reroll": "new_value", "under_announcing": "is_lie"}
    told = Story(**rules).opens(53).takes(31).looks().rerolls(54, roll=66).doubts()
    assert not told.happened(events.Opened).held


# ── Mia: what it costs ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("cost", [1, 2])
def test_doubting_a_true_mia(cost: int) -> None:
    told = Story(mia_true_cost=cost).opens(21).doubts()
    assert told.standing == (6, 6 - cost, 6)
    assert told.starts == C  # the ordinary rule: the player after the doubter


@pytest.mark.parametrize("cost", [1, 2])
def test_a_caught_false_mia(cost: int) -> None:
    told = Story(mia_lie_cost=cost).opens(66, say=21).doubts()
    assert told.standing == (6 - cost, 6, 6)
    assert told.starts == B


def test_other_values_cost_one_even_if_mia_lies_there() -> None:
    assert Story(mia_true_cost=2).opens(21, say=66).doubts().standing == (6, 5, 6)


def test_ruling_the_costs_belong_to_the_top_of_the_order() -> None:
    """R: in ``natural``, 11 is the top and 21 is an ordinary value."""
    assert Story(order="natural").opens(11).doubts().standing == (6, 4, 6)
    assert Story(order="natural").opens(21).doubts().standing == (6, 5, 6)


@pytest.mark.parametrize(("concede", "cost"), [("costs_one", 1), ("costs_two", 2)])
def test_ruling_conceding_loses_unseen_and_starts_next(concede: str, cost: int) -> None:
    """R: a player who concedes to Mia and is still in starts the next round."""
    told = Story(mia_concede=concede).opens(31, say=21).concedes()
    assert told.standing == (6, 6 - cost, 6)
    assert told.starts == B
    assert told.state.last == state.Disclosure(None, 21, A, None, (B,), cost)
    assert not any(isinstance(event, events.Opened) for event in told.events)


def test_ruling_after_conceding_the_last_life_the_next_one_opens() -> None:
    told = Story().stand(6, 1, 6).opens(31, say=21).concedes()
    assert told.standing == (6, 0, 6)
    assert told.starts == C


def test_ruling_costs_above_the_lives_left_take_the_rest() -> None:
    """R: the event contains the amount that was really paid."""
    told = Story().stand(6, 1, 6).opens(21).doubts()
    assert told.happened(events.Lost) == events.Lost(B, 1, 0)
    told = Story(mia_concede="costs_two").stand(6, 1, 6).opens(21).concedes()
    assert told.standing == (6, 0, 6)


# ── mia_double_any ───────────────────────────────────────────────────────────────────────────


def test_every_loss_doubles_when_mia_lies_under_the_opened_cup() -> None:
    assert Story(mia_double_any=True).opens(21, say=66).doubts().standing == (6, 4, 6)
    assert Story(mia_double_any=True).opens(21, say=31).doubts().standing == (6, 4, 6)


def test_every_loss_doubles_when_mia_was_announced() -> None:
    assert Story(mia_double_any=True).opens(31, say=21).doubts().standing == (4, 6, 6)
    assert Story(mia_double_any=True).opens(21).doubts().standing == (6, 4, 6)


def test_a_loss_without_mia_does_not_double() -> None:
    assert Story(mia_double_any=True).opens(66).doubts().standing == (6, 5, 6)
    assert Story(mia_double_any=True).opens(21).concedes().starts == B
    told = Story(mia_double_any=True).opens(21, say=53).believes(54).doubts()
    assert told.standing == (6, 6, 5)  # the earlier Mia was never shown


def test_double_is_two_and_never_four() -> None:
    told = Story(mia_double_any=True, mia_true_cost=2).opens(21).doubts()
    assert told.standing == (6, 4, 6)


@pytest.mark.parametrize("concede", ["costs_one", "costs_two"])
def test_ruling_conceding_counts_as_a_loss_in_a_mia_round(concede: str) -> None:
    """R: conceding therefore also costs two with ``mia_double_any``."""
    told = Story(mia_double_any=True, mia_concede=concede).opens(31, say=21).concedes()
    assert told.standing == (6, 4, 6)


def test_mia_also_doubles_losses_without_a_doubt() -> None:
    rules: dict[str, Any] = {"mia_double_any": True, "mia_on_mia": True}
    paid = Story(joker_32="all_pay", **rules).opens(21).takes(32).looks()
    assert paid.standing == (4, 6, 4)
    wiped = Story(effect_31="wipe", give_up="before_any_value", **rules).opens(21)
    assert wiped.takes(31).looks().says(31).concedes().standing == (6, 6, 4)


# ── mia_reveals ──────────────────────────────────────────────────────────────────────────────


def test_a_true_mia_opened_at_once_costs_all_others_still_in() -> None:
    told = Story(seats=4, mia_reveals=True).without(C).opens(21)
    assert told.happened(events.Opened) == events.Opened(1, 21, A, 21, held=True)
    assert told.standing == (6, 5, 0, 5)
    assert told.starts == D  # B counts as the doubter, C is out


def test_a_false_mia_opened_at_once_costs_the_announcer_one() -> None:
    told = Story(mia_reveals=True).opens(66, say=21)
    assert told.standing == (5, 6, 6)
    assert told.starts == B


def test_a_revealed_mia_costs_double_where_mia_doubles() -> None:
    rules: dict[str, Any] = {"mia_reveals": True, "mia_double_any": True}
    assert Story(**rules).opens(21).standing == (6, 4, 4)
    assert Story(**rules).opens(66, say=21).standing == (4, 6, 6)


def test_mia_said_unseen_is_opened_at_once_too() -> None:
    told = Story(mia_reveals=True).shakes(21).says(21)
    assert told.standing == (6, 5, 5)


def test_mia_passed_on_blind_is_opened_against_the_passer() -> None:
    told = Story(mia_reveals=True, blind_pass="higher").opens(66).passes(21)
    assert told.standing == (6, 5, 6)


def test_mia_said_on_rolling_again_is_opened_when_the_dice_lie() -> None:
    rules: dict[str, Any] = {"mia_reveals": True, "blind_reroll": "new_value"}
    told = Story(**rules).shakes(31).looks().rerolls(21, roll=21)
    assert told.happened(events.Opened) == events.Opened(2, 21, A, 21, held=True)
    assert told.standing == (6, 5, 5)


def test_where_mia_reveals_the_top_of_natural_is_11() -> None:
    assert Story(mia_reveals=True, order="natural").opens(11).standing == (6, 5, 5)
    assert Story(mia_reveals=True, order="natural").opens(21).standing == (6, 6, 6)


# ── the joker ────────────────────────────────────────────────────────────────────────────────


def test_a_rolled_joker_is_shown_and_the_roller_starts_again() -> None:
    told = Story(joker_32="toast").shakes(32).looks()
    assert told.events == (
        events.Looked(A),
        events.Toasted(1, 32, A),
        events.RoundStarted(2, A),
    )
    assert told.standing == (6, 6, 6)
    assert told.starts == A


def test_the_joker_ends_a_running_round_too() -> None:
    told = Story(joker_32="toast").opens(53).takes(32).looks()
    assert told.starts == B
    assert told.standing == (6, 6, 6)


def test_a_joker_found_after_a_blind_pass_costs_the_announcer() -> None:
    told = Story(joker_32="toast", blind_pass="higher").shakes(32).says(41).passes(53).doubts()
    assert told.happened(events.Toasted) == events.Toasted(1, 32, B)
    assert told.standing == (6, 6, 6)
    assert told.starts == B


@pytest.mark.parametrize("kind", ["new_value", "same_or_higher"])
def test_a_joker_found_after_a_reroll_returns_to_the_announcer(kind: str) -> None:
    told = Story(joker_32="toast", blind_reroll=kind).opens(53).takes(41).looks()
    told.rerolls(53 if kind == "same_or_higher" else 54, roll=32).doubts()
    assert told.standing == (6, 6, 6)
    assert told.starts == B


def test_a_joker_under_an_unseen_announcement_costs_no_player() -> None:
    told = Story(joker_32="toast").shakes(32).says(53).doubts()
    assert told.standing == (6, 6, 6)
    assert told.starts == A


def test_the_joker_under_a_revealed_mia_costs_no_life() -> None:
    told = Story(joker_32="toast", mia_reveals=True).shakes(32).says(21)
    assert told.standing == (6, 6, 6)
    assert told.starts == A


def test_the_joker_given_up_before_stays_under_the_cup() -> None:
    told = Story(joker_32="toast").shakes(32).says(21).concedes()
    assert told.standing == (6, 5, 6)
    assert told.state.last is not None
    assert told.state.last.roll is None


def test_where_there_is_no_toast_32_is_shown_to_its_roller_only() -> None:
    told = Story().shakes(32).looks()
    assert told.events == (events.Looked(A), events.Saw(1, 32))
    assert MIA.view(told.state, A).roll == 32
    assert MIA.view(told.state, B).roll is None
    assert MIA.view(told.state, None).roll is None
