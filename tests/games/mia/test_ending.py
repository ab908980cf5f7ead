"""Tests of starters, eliminations and winners: "Play" 3, ``next_starter``, ``ends_when``,
``rounds``."""

from fractions import Fraction
from typing import Any

import pytest

from mendax.core.game import CHANCE
from mendax.games.mia import actions, events
from mendax.games.mia.rules import MiaRules
from tests.games.mia.story import MIA, A, B, C, D, Story

# # ── starters ─────────────────────────────────────────────────────────────────────────────────


def test_the_first_player_is_drawn_by_lot() -> None:
    for seats in (2, 20):
        state = MIA.initial_state(MiaRules(), seats)
        assert MIA.actors(state) == (CHANCE,)
        assert MIA.chance_outcomes(state) == tuple(
            (actions.DrawLot(seat), Fraction(1, seats)) for seat in range(seats)
        )
    assert Story(opener=C).starts == C


def test_a_caught_liar_lets_the_doubter_start() -> None:
    assert Story().opens(31, say=53).doubts().starts == B


def test_a_wrong_doubt_lets_the_player_after_the_doubter_start() -> None:
    assert Story().opens(53).doubts().starts == C


def test_the_loser_starts_where_the_table_says_so() -> None:
    assert Story(next_starter="loser").opens(31, say=53).doubts().starts == A
    assert Story(next_starter="loser").opens(53).doubts().starts == B
    assert Story(next_starter="loser").opens(21).concedes().starts == B


def test_the_one_who_was_right_may_start() -> None:
    assert Story(next_starter="winner").opens(31, say=53).doubts().starts == B
    assert Story(next_starter="winner").opens(53).doubts().starts == A
    assert Story(seats=4, next_starter="winner").without(C).opens(53).doubts().starts == A


def test_the_doubter_may_start_right_or_wrong() -> None:
    assert Story(next_starter="doubter").opens(31, say=53).doubts().starts == B
    assert Story(next_starter="doubter").opens(53).doubts().starts == B
    out = Story(next_starter="doubter").stand(6, 1, 6).opens(53).doubts()
    assert out.starts == C


@pytest.mark.parametrize("starter", ["winner", "doubter"])
def test_ruling_a_player_who_concedes_starts_next(starter: str) -> None:
    """R: a player who concedes to Mia starts the next round, because no player was right or
    doubted."""
    assert Story(next_starter=starter).opens(21).concedes().starts == B


@pytest.mark.parametrize(("roll", "starts"), [(21, A), (31, B)])
def test_ruling_if_mia_opens_the_dice_the_next_is_the_doubter(roll: int, starts: int) -> None:
    shown = Story(mia_reveals=True, next_starter="winner").opens(roll, say=21)
    assert shown.starts == starts
    assert Story(mia_reveals=True, next_starter="doubter").opens(roll, say=21).starts == B


def test_a_loser_who_is_out_is_followed_by_the_next() -> None:
    told = Story(seats=4, next_starter="loser").without(C).stand(6, 1, 0, 6).opens(53).doubts()
    assert told.state.out == ((C,), (B,))
    assert told.starts == D
    liar = Story(next_starter="loser").stand(1, 6, 6).opens(31, say=53).doubts()
    assert liar.starts == B


def test_where_mia_reveals_the_first_loser_starts_if_losers_do() -> None:
    rules: dict[str, Any] = {"mia_reveals": True, "next_starter": "loser"}
    assert Story(**rules).opens(21).starts == B
    assert Story(**rules).opens(66, say=21).starts == A


# # ── eliminations ─────────────────────────────────────────────────────────────────────────────


def test_seats_that_are_out_are_skipped() -> None:
    told = Story(seats=4).without(B).opens(53)
    assert told.state.turn == C
    assert told.doubts().starts == D
    round_the_corner = Story(seats=4, opener=D).without(A).opens(53)
    assert round_the_corner.state.turn == B


def test_passes_and_rerolls_skip_seats_that_are_out() -> None:
    told = Story(seats=4, blind_pass="higher").without(C).opens(53).passes(54)
    assert told.state.turn == D
    told = Story(seats=4, blind_reroll="new_value").without(B).shakes(31).looks()
    assert told.rerolls(53, roll=42).state.turn == C


def test_the_last_life_takes_one_out_and_the_rest_play_on() -> None:
    told = Story().stand(6, 1, 6).opens(53).doubts()
    assert told.happened(events.WentOut).seat == B
    assert not told.is_over
    assert told.starts == C
    assert MIA.view(told.state, None).out == (B,)


# ── the end ──────────────────────────────────────────────────────────────────────────────────


def test_the_last_one_standing_wins() -> None:
    told = Story().without(C).stand(6, 1, 0).opens(53).doubts()
    assert told.is_over
    assert told.places == (1, 2, 3)  # C went out first, so C is last
    assert told.happened(events.GameEnded).places == (1, 2, 3)
    result = MIA.result(told.state)
    assert result is not None
    assert result.payoffs == (Fraction(1), Fraction(-1, 2), Fraction(-1, 2))
    assert result.reason.key == "mia-end-last-standing"


def test_places_are_seen_at_the_end_and_not_before() -> None:
    told = Story(seats=2, lives=1).opens(31, say=53)
    assert MIA.view(told.state, None).places is None
    told.doubts()
    assert MIA.view(told.state, None).places == (2, 1)
    assert MIA.view(told.state, A).places == (2, 1)


def test_payoffs_sum_to_zero() -> None:
    assert MIA.zero_sum


def test_those_who_go_out_together_share_their_place() -> None:
    told = Story(mia_reveals=True).stand(6, 1, 1).opens(21)
    assert told.is_over
    assert told.places == (1, 2, 2)


def test_the_first_one_out_loses_the_game() -> None:
    told = Story(ends_when="first_out").stand(6, 1, 2).opens(53).doubts()
    assert told.is_over
    assert told.places == (1, 3, 1)
    result = MIA.result(told.state)
    assert result is not None
    assert result.payoffs == (Fraction(1, 2), Fraction(-1), Fraction(1, 2))
    assert result.reason.key == "mia-end-first-out"


def test_two_players_end_alike_under_both() -> None:
    for ends in ("last_standing", "first_out"):
        told = Story(seats=2, lives=1, ends_when=ends).opens(31, say=53).doubts()
        assert told.places == (2, 1)


@pytest.mark.parametrize("scoring", ["points", "money"])
def test_for_points_and_money_the_game_lasts_its_rounds(scoring: str) -> None:
    told = Story(scoring=scoring, rounds=3)
    for _ in range(2):
        told.opens(31, say=53).doubts()
        assert not told.is_over
    told.opens(31, say=53).doubts()
    assert told.is_over
    result = MIA.result(told.state)
    assert result is not None
    assert result.reason.key == "mia-end-rounds"
    assert sum(result.payoffs) == 0
    mean = Fraction(sum(told.standing), 3)
    assert result.payoffs == tuple(points - mean for points in told.standing)
    best = max(told.standing)
    assert [place == 1 for place in told.places] == [n == best for n in told.standing]


def test_a_toast_counts_as_a_round() -> None:
    told = Story(scoring="points", rounds=1, joker_32="toast").shakes(32).looks()
    assert told.is_over
    assert told.places == (1, 1, 1)


def test_lives_are_counted_as_many_as_the_table_says() -> None:
    for lives in (1, 5, 6, 99):
        for display in ("lives", "matches", "points"):
            told = Story(lives=lives, display=display)
            assert told.standing == (lives,) * 3


@pytest.mark.parametrize("seats", [2, 20])
def test_two_play_and_twenty_play(seats: int) -> None:
    told = Story(seats=seats, lives=1)
    rounds = 0
    while not told.is_over:
        told.opens(31, say=53).doubts()  # the opener lies and is out, the doubter opens
        rounds += 1
    assert rounds == seats - 1
    assert told.places == tuple(range(seats, 0, -1))


def test_a_claim_may_go_round_a_table_of_twenty() -> None:
    told = Story(seats=20, blind_pass="same_or_higher").opens(53)
    for _ in range(19):
        told.passes(53)
    assert told.state.turn == A
    assert told.doubts().happened(events.Lost).seat == A
