"""Tests that under each published house rule, a story ends differently than under the standard
rules."""

import random
from typing import Any

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import Offer, step
from mendax.games.mia import events
from mendax.games.mia.actions import (
    Announce,
    Ask,
    Believe,
    Concede,
    Doubt,
    Look,
    PassOn,
    Reroll,
    Trust,
)
from mendax.games.mia.events import AnswererChosen, Doubted
from mendax.games.mia.rules import MiaRules
from mendax.testing import laws
from mendax.testing.walks import by_kind, kinds_apart
from tests.games.mia.story import MIA, A, B, C, D, Story


def test_the_cup_may_be_passed_on_with_exactly_the_same_value() -> None:
    told = Story(blind_pass="same").opens(53)
    assert told.values(PassOn) == (53,)
    assert told.refused(PassOn(54)).key == "mia-refused-pass-same"
    told.passes(53).passes(53)
    assert not told.can(PassOn), "the one who rolled answers for the dice"
    assert told.doubts().standing == (5, 6, 6)
    assert not Story(blind_pass="same").opens(21).can(PassOn)


def test_passing_on_goes_with_equal_or_higher() -> None:
    told = Story(blind_pass="same_or_higher", announce="equal_or_higher").opens(53)
    assert told.values(PassOn)[0] == 53
    assert told.passes(53).takes(42).looks().values(Announce)[0] == 53
    higher = Story(blind_pass="higher", announce="equal_or_higher").opens(53)
    assert higher.values(PassOn)[0] == 54


def test_more_is_said_without_a_value() -> None:
    told = Story(blind_reroll="more").opens(53).takes(31).looks()
    assert told.values(Reroll) == (54,)
    assert told.refused(Reroll(61)).key == "mia-refused-reroll-more"
    assert told.rerolls(54, roll=61).doubts().standing == (6, 6, 5)
    assert not Story(blind_reroll="more").shakes(31).looks().can(Reroll)
    exact = Story(blind_reroll="more", under_announcing="is_lie").opens(53).takes(31).looks()
    assert exact.rerolls(54, roll=61).doubts().standing == (6, 6, 5)


def test_stakes_rise_with_every_claim() -> None:
    told = Story(stakes="rising").opens(41).believes(42).believes(43).doubts()
    assert told.standing == (3, 6, 6)
    assert Story().opens(41).believes(42).believes(43).doubts().standing == (5, 6, 6)


def test_stakes_rise_tenfold_at_most() -> None:
    told = Story(stakes="rising", lives=20).opens(31)
    for value in (32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63):
        told.believes(value)
    assert told.doubts().happened(events.Lost).cost == 10


def test_the_loser_pays_the_pips_of_the_dice() -> None:
    told = Story(stakes="pips", lives=20).opens(31, say=65).doubts()
    assert told.standing == (16, 20, 20)
    assert Story(stakes="pips", lives=20).opens(21).doubts().standing == (20, 14, 20)
    assert Story(stakes="pips", lives=20).opens(21).concedes().standing == (20, 19, 20)


def test_a_wrong_doubt_may_cost_more_than_a_lie() -> None:
    assert Story(doubt_cost=3).opens(53).doubts().standing == (6, 3, 6)
    assert Story(doubt_cost=3).opens(31, say=53).doubts().standing == (5, 6, 6)
    assert Story(doubt_cost=3).opens(21).doubts().standing == (6, 4, 6), "Mia has its own price"


def test_mia_may_cost_more_than_two() -> None:
    assert Story(mia_true_cost=5).opens(21).doubts().standing == (6, 1, 6)
    assert Story(mia_lie_cost=4).opens(31, say=21).doubts().standing == (2, 6, 6)


def test_mia_is_answered_by_mia_for_doubled_stakes() -> None:
    told = Story(mia_on_mia=True, lives=40).opens(21).takes(43).looks()
    assert told.values(Announce) == (21,)
    assert told.says(21).doubts().standing == (40, 38, 40)
    again = Story(mia_on_mia=True, lives=40).opens(21).believes(42, say=21)
    assert again.concedes().standing == (40, 40, 38)
    assert not Story().opens(21).can(Believe)


def test_mia_is_answered_by_mia_three_times_at_most() -> None:
    told = Story(mia_on_mia=True, lives=40).opens(21)
    for _ in range(3):
        told.believes(21)
    assert not told.can(Believe)
    assert told.doubts().happened(events.Lost).cost == 16


def test_the_player_before_the_announcer_may_have_to_answer_mia() -> None:
    told = Story(mia_answerer="previous").opens(53).believes(21)
    assert told.state.turn == A
    assert told.concedes().starts == A
    assert Story().opens(53).believes(21).state.turn == C


def test_a_right_belief_in_mia_is_free_and_a_wrong_one_costs_one() -> None:
    told = Story(mia_concede="free_if_true").opens(21)
    assert not told.can(Concede)
    assert told.refused(Concede()).key == "mia-refused-not-now"
    assert MIA.default_action(told.state, B) == Doubt(), "trust could continue forever at no cost"
    told.trusts()
    assert (told.standing, told.starts) == ((6, 6, 6), B)
    assert told.happened(events.Opened).held
    fooled = Story(mia_concede="free_if_true").opens(31, say=21).trusts()
    assert (fooled.standing, fooled.starts) == ((6, 5, 6), B), "the liar goes unpunished"
    assert Story(mia_concede="free_if_true").opens(31, say=21).doubts().standing == (5, 6, 6)
    assert not Story(mia_concede="free_if_true").opens(66).can(Trust)


def test_a_wrong_belief_in_mia_counts_at_the_stakes_of_the_round() -> None:
    rules: dict[str, Any] = {"mia_concede": "free_if_true", "lives": 40}
    for more, cost in (({"stakes": "pips"}, 8), ({"mia_double_any": True}, 2)):
        assert Story(**rules, **more).opens(62, say=21).trusts().standing == (40, 40 - cost, 40)
    scored = Story(mia_concede="free_if_true", scoring="points", rounds=9).stand(9, 9, 9)
    assert scored.opens(31, say=21).trusts().standing == (9, 7, 9), "no one gains"
    toasted = Story(mia_concede="free_if_true", joker_32="toast").shakes(32).says(21).trusts()
    assert (toasted.standing, toasted.starts) == ((6, 6, 6), A)


def test_the_announcer_of_mia_may_choose_who_answers() -> None:
    told = Story(4, mia_answerer="chosen").opens(53).believes(21)
    assert (told.state.phase, told.state.turn) == ("ask", B)
    assert MIA.actors(told.state) == (B,)
    assert tuple(concrete(MIA.legal_actions(told.state, B))) == (Ask(A), Ask(C), Ask(D))
    assert told.refused(Ask(B)).key == "mia-refused-ask"
    assert MIA.default_action(told.state, B) == Ask(C)
    told.asks(D)
    assert told.happened(AnswererChosen) == AnswererChosen(B, D)
    assert (told.state.phase, told.state.turn) == ("answer", D)
    assert told.doubts().standing == (6, 6, 6, 4)
    assert told.starts == A, "the player after the doubter"


def test_only_players_of_the_game_can_be_asked_to_answer_mia() -> None:
    told = Story(4, mia_answerer="chosen").without(C).opens(21)
    assert tuple(concrete(MIA.legal_actions(told.state, A))) == (Ask(B), Ask(D))
    assert not Story(4, mia_answerer="chosen").opens(66).can(Ask)
    for alone in (Story(2, mia_answerer="chosen"), Story(3, mia_answerer="chosen").without(C)):
        assert (alone.opens(21).state.phase, alone.state.turn) == ("answer", B)


def test_mia_that_is_passed_on_goes_to_the_next_player() -> None:
    told = Story(4, mia_answerer="chosen", blind_pass="same_or_higher").opens(21).asks(D)
    assert (told.passes(21).state.phase, told.state.turn) == ("answer", A)


def test_the_chosen_player_may_answer_mia_with_mia() -> None:
    told = Story(4, mia_answerer="chosen", mia_on_mia=True, show_believed="may")
    told.opens(21).asks(D).is_believed().shows(31)
    assert (told.state.phase, told.state.turn) == ("cup", D)
    assert told.looks().says(21).asks(B).doubts().standing == (6, 6, 6, 4)


def test_the_dice_fall_before_a_rerolled_mia_has_its_answerer() -> None:
    told = Story(mia_answerer="chosen", blind_reroll="new_value").opens(53).takes(31).looks()
    told.rerolls(21, roll=21)
    assert (told.state.phase, told.state.turn) == ("ask", B)
    assert told.asks(A).doubts().standing == (4, 6, 6)


def test_anybody_may_doubt_until_the_next_player_acts() -> None:
    told = Story(4, doubter="anybody").opens(53, say=61)
    assert MIA.actors(told.state) == (B, C, D)
    assert MIA.legal_actions(told.state, D) == (Offer(Doubt()),)
    assert MIA.legal_actions(told.state, A) == ()
    caught = told.doubts(D)
    assert caught.happened(Doubted) == Doubted(D, A)
    assert (caught.standing, caught.starts) == ((5, 6, 6, 6), D)


def test_one_who_doubts_out_of_turn_pays_for_a_wrong_doubt() -> None:
    wrong = Story(4, doubter="anybody").opens(53).doubts(C)
    assert (wrong.standing, wrong.starts) == ((6, 6, 5, 6), D)
    true_mia = Story(4, doubter="anybody").opens(21).doubts(D)
    assert true_mia.standing == (6, 6, 6, 4)
    scored = Story(4, doubter="anybody", scoring="points").opens(53, say=61).doubts(D)
    assert scored.standing == (0, 0, 0, 20)


def test_an_answer_ends_the_time_to_doubt_out_of_turn() -> None:
    told = Story(4, doubter="anybody", show_believed="may").opens(53).is_believed()
    assert MIA.actors(told.state) == (A,)
    told.hides(61)
    assert MIA.actors(told.state) == (B,)
    assert MIA.actors(told.looks().says(61).state) == (C, A, D)
    passed = Story(4, doubter="anybody", blind_pass="higher").opens(53).passes(61)
    assert MIA.actors(passed.state) == (C, D)
    assert passed.doubts(D).standing == (6, 5, 6, 6)


def test_players_who_have_seen_the_dice_do_not_doubt_out_of_turn() -> None:
    passing: dict[str, Any] = {"doubter": "anybody", "blind_pass": "higher"}
    assert MIA.actors(Story(4, **passing).opens(53).passes(61).state) == (C, D)
    unseen = Story(4, **passing).shakes(53).says(53).passes(61)
    assert MIA.actors(unseen.state) == (C, A, D)
    kept = Story(4, doubter="anybody", look_and_pass="may").opens(53).peeks().says(61)
    assert MIA.actors(kept.state) == (C, D)
    shown = Story(4, doubter="anybody", effect_61="must_show").opens(61)
    assert MIA.actors(shown.state) == (B,)


def test_players_who_are_out_and_two_players_do_not_doubt_out_of_turn() -> None:
    assert MIA.actors(Story(2, doubter="anybody").opens(53).state) == (B,)
    assert MIA.actors(Story(4, doubter="anybody").without(C).opens(53).state) == (B, D)
    assert Story(4).opens(53).refused(Doubt(), D).key == "mia-refused-not-your-turn"


def test_one_may_give_up_before_any_value() -> None:
    told = Story(give_up="before_any_value").opens(53).concedes()
    assert (told.standing, told.starts) == ((6, 5, 6), B)
    assert not Story().opens(53).can(Concede)


def test_a_swimmer_is_out_with_the_next_loss() -> None:
    told = Story(swimming=True).stand(6, 1, 6).opens(53).doubts()
    assert (told.standing, told.state.out, told.starts) == ((6, 0, 6), (), C)
    told.opens(53).believes(54).believes(31, say=61).doubts()
    assert told.state.out == ((B,),)
    assert not [event for event in told.events if isinstance(event, events.Lost)]
    assert Story().stand(6, 1, 6).opens(53).doubts().state.out == ((B,),)


def test_the_first_seats_may_start_with_more_lives() -> None:
    assert Story(more_lives=3, more_lives_seats=2).standing == (9, 9, 6)
    assert Story(more_lives=3).standing == (9, 6, 6)
    scored = MIA.initial_state(MiaRules(more_lives=3, scoring="points"), 2)
    assert scored.standing == (0, 0)


def views(told: Story) -> list[int | None]:
    """Return the dice that A, B, C and a spectator see."""
    return [MIA.view(told.state, seat).roll for seat in (A, B, C, None)]


def test_all_but_the_next_player_see_the_dice() -> None:
    told = Story(dice_seen_by="all_but_next").shakes(42)
    assert views(told) == [None] * 4, "the cup is closed until its owner looks"
    assert views(told.looks()) == [42, None, 42, None]
    assert views(told.says(53)) == [42, None, 42, None]
    assert views(told.takes(61)) == [None] * 4
    assert views(told.looks()) == [61, 61, None, None]
    assert views(Story().shakes(42).looks()) == [42, None, None, None]


def test_each_onlooker_gets_the_dice_and_the_salt_of_their_draw_alone() -> None:
    told = Story(seats=4, dice_seen_by="all_but_next").shakes(42)
    _, heard = step(MIA, told.state, A, Look())
    assert [(type(event), to) for event, to in heard] == [
        (events.Looked, None),
        *((events.Saw, (seat,)) for seat in (A, 2, 3)),
    ]


def test_only_the_answering_seat_does_not_see_the_dice() -> None:
    turned = Story(dice_seen_by="all_but_next", turn_on_loss=True).opens(53).doubts()
    assert turned.starts == C
    told = turned.shakes(42).looks()
    assert views(told) == [42, None, 42, None]
    assert told.says(42).state.turn == B
    without = Story(seats=4, dice_seen_by="all_but_next").without(B).shakes(42).looks()
    assert views(without) == [42, 42, None, None], "those who are out see the dice too"


def test_a_blind_reroll_hides_the_dice_from_everyone() -> None:
    told = Story(dice_seen_by="all_but_next", blind_reroll="new_value").shakes(31).looks()
    assert views(told.rerolls(53, roll=54)) == [None] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_seen_by_all_but_one_keep_every_law(seats: int) -> None:
    rules = MiaRules(dice_seen_by="all_but_next", show_believed="may", blind_reroll="new_value")
    laws.every_law(MIA, rules, seats, by_kind(random.Random(seats)), 1000, 10_000)


def test_histories_with_equal_events_have_equal_views_if_others_look() -> None:
    rules = MiaRules(dice_seen_by="all_but_next", lives=2)

    def few(actions: Any) -> Any:
        return kinds_apart(actions, 3, "looking")

    assert laws.non_interference_deep(MIA, rules, 3, 40, 1500, few) >= 10
