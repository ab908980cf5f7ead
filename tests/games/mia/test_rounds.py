"""Tests of scoring: points and money, new lives at three, and default actions."""

from typing import Any

from mendax.games.mia import actions, events
from tests.games.mia.story import MIA, A, B, C, D, Story

# ── points and money ─────────────────────────────────────────────────────────────────────────


def test_points_go_to_the_winner_and_losers_never_fall_below_0() -> None:
    told = Story(scoring="points").opens(53).doubts()
    assert told.happened(events.Gained) == events.Gained(A, 20, 20)
    assert told.happened(events.Lost) == events.Lost(B, 0, 0)
    told = Story(scoring="points").stand(5, 5, 5).opens(31, say=53).doubts()
    assert told.standing == (3, 25, 5)


def test_for_money_one_may_go_below_zero() -> None:
    told = Story(scoring="money").opens(53).doubts()
    assert told.happened(events.Lost) == events.Lost(B, 2, -2)
    assert told.standing == (20, -2, 0)


def test_increments_are_the_tables_and_mia_counts_twice() -> None:
    rules: dict[str, Any] = {"scoring": "money", "score_increment": 7, "score_decrement": 3}
    assert Story(**rules).opens(53).doubts().standing == (7, -3, 0)
    assert Story(**rules).opens(21).doubts().standing == (7, -6, 0)
    assert Story(**rules).opens(21).concedes().standing == (0, -3, 0)  # no challenge was won


def test_where_all_score_everyone_gains_and_losers_pay() -> None:
    told = Story(preset="contest").opens(53).doubts()
    assert told.standing == (1, 0, 1)
    assert Story(preset="contest").opens(21).standing == (1, 0, 0)
    assert Story(preset="contest").opens(66, say=21).standing == (0, 1, 1)


def test_no_seat_goes_out_in_games_for_points() -> None:
    told = Story(scoring="points").opens(53).doubts()
    assert told.state.out == ()
    assert told.starts == C


# ── new lives at three ───────────────────────────────────────────────────────────────────────


def test_at_three_lives_one_may_take_a_die_for_new_ones() -> None:
    told = Story(life_reroll="may", lives=4).opens(53).doubts()
    assert told.state.phase == "lives"
    assert told.state.turn == B
    assert told.can(actions.KeepLives)
    told.takes_die(5)
    assert told.events == (
        events.DieTaken(B),
        events.LivesRerolled(2, B, 5),
        events.RoundStarted(2, C),
    )
    assert told.standing == (4, 5, 4)
    assert told.starts == C


def test_or_keep_them_and_that_was_the_chance() -> None:
    told = Story(life_reroll="may", lives=4).opens(53).doubts().keeps()
    assert told.standing == (4, 3, 4)
    assert told.happened(events.LivesKept).seat == B
    told.stand(4, 4, 4).opens(31, say=53).doubts()  # C lies and is at three
    assert (told.state.turn, told.state.phase) == (C, "lives")
    told.keeps().stand(4, 4, 4).opens(31, say=53).believes(31, say=54).doubts()
    assert told.standing == (4, 3, 4)  # B again, who has chosen already
    assert told.starts == C


def test_must_leaves_no_choice() -> None:
    told = Story(life_reroll="must", lives=4).opens(53).doubts()
    assert told.refused(actions.KeepLives()).key == "mia-refused-not-now"
    assert told.takes_die(1).standing == (4, 1, 4)


def test_only_the_first_time() -> None:
    told = Story(seats=2, life_reroll="must", lives=4).opens(53).doubts().takes_die(4)
    assert told.starts == A
    told.opens(53).doubts()  # from four to three again
    assert told.standing == (4, 3)
    assert told.starts == A


def test_a_die_that_shows_three_was_the_chance_too() -> None:
    told = Story(seats=2, life_reroll="must", lives=4).opens(53).doubts().takes_die(3)
    assert told.standing == (4, 3)
    assert told.starts == A


def test_only_at_exactly_three() -> None:
    told = Story(life_reroll="must", lives=4).opens(21).doubts()
    assert told.standing == (4, 2, 4)
    assert told.starts == C


def test_without_the_option_three_lives_are_three_lives() -> None:
    assert Story(lives=4).opens(53).doubts().starts == C


def test_several_at_three_at_once_decide_one_after_the_other() -> None:
    told = Story(seats=4, mia_reveals=True, life_reroll="may", lives=4).opens(21)
    assert told.standing == (4, 3, 3, 3)
    assert told.state.turn == B
    assert told.takes_die(6).state.turn == C
    assert told.keeps().state.turn == D
    assert told.takes_die(1).standing == (4, 6, 3, 1)
    assert told.starts == C


def test_no_new_lives_when_the_game_is_over() -> None:
    told = Story(mia_reveals=True, life_reroll="must", ends_when="first_out", lives=4)
    assert told.stand(4, 1, 4).opens(21).is_over


# ── absent players ───────────────────────────────────────────────────────────────────────────


def default(told: Story) -> object:
    return MIA.default_action(told.state, told.state.turn)


def test_an_absent_player_looks_and_says_the_truth_if_it_will_do() -> None:
    assert default(Story()) == actions.Shake()
    told = Story().shakes(53)
    assert default(told) == actions.Look()
    assert default(told.looks()) == actions.Announce(53)


def test_or_the_least_that_beats_the_last() -> None:
    told = Story().opens(53).takes(31)
    assert default(told) == actions.Look()
    assert default(told.looks()) == actions.Announce(54)


def test_and_says_equal_pips_by_their_name() -> None:
    assert default(Story(order="pips").shakes(53).looks()) == actions.Announce(62)


def test_an_absent_player_believes_and_concedes_or_doubts_mia() -> None:
    assert default(Story().opens(53)) == actions.Believe()
    assert default(Story().opens(21)) == actions.Concede()
    assert default(Story(mia_concede="not_allowed").opens(21)) == actions.Doubt()


def test_an_absent_player_keeps_the_lives_there_are() -> None:
    for rule, action in (("may", actions.KeepLives()), ("must", actions.RerollLives())):
        assert default(Story(life_reroll=rule, lives=4).opens(53).doubts()) == action


def test_a_late_player_loses_as_much_as_by_a_wrong_doubt_and_starts() -> None:
    late: dict[str, Any] = {"late": "loses", "turn_clock": 30}
    told = Story(**late, doubt_cost=3).opens(53).is_late()
    assert told.happened(events.Forfeited) == events.Forfeited(B)
    assert not [event for event in told.events if isinstance(event, events.Opened)]
    assert (told.standing, told.starts) == ((6, 3, 6), B)
    assert Story(**late).opens(21).is_late().standing == (6, 4, 6)
    assert Story(**late, stakes="rising").opens(41).believes(42).is_late().standing == (6, 6, 4)
    assert Story(**late).is_late().standing == (5, 6, 6), "the opener has to shake in time, too"


def test_only_a_round_can_be_lost_on_time() -> None:
    late: dict[str, Any] = {"late": "loses", "turn_clock": 30}
    told = Story(**late, life_reroll="may", lives=4).opens(53).doubts()
    assert default(told) == actions.KeepLives()
    shown = Story(**late, show_believed="may").opens(53).is_believed()
    assert default(shown) == actions.HideDice()
    assert not Story(turn_clock=30).can(actions.Forfeit)
