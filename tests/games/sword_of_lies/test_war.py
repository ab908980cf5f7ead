"""Tests of phase III: arming, sealed orders, effects of hits, the end and the winners."""

from mendax.core.game import Unseen, observation
from mendax.games.sword_of_lies import actions, events, war_events
from mendax.games.sword_of_lies.actions import target
from mendax.games.sword_of_lies.state import Order
from tests.games.sword_of_lies.story import (
    SWORD,
    A,
    B,
    C,
    D,
    at_betting,
    at_war,
    shield_of,
    strike,
    strike_twice,
    sword_for,
)

DEEP = (200, 200, 200)


# ── arming ───────────────────────────────────────────────────────────────────────────────────


def test_ruling_the_highest_bet_is_the_highest_raised_level() -> None:
    story = at_betting(DEEP).raises(B, 20).calls(C, A).reveals_circle()
    story.bets(A, 12).raises(B, 24).raises(C, 60).calls(A, B).to_war()
    assert story.happened(war_events.Armed).boldest == C


def test_ruling_the_big_blinds_post_is_a_bet_like_any_other() -> None:
    story = at_betting(DEEP, blind=B).to_war()
    assert story.happened(war_events.Armed) == war_events.Armed((0, 4, 0), B)


def test_ruling_the_post_counts_as_first_bet_for_the_four_swords() -> None:
    story = at_betting(DEEP).calls(B, C).checks(A).reveals_circle()
    story.checks(A).bets(B, 2).calls(C, A).to_war()
    assert story.happened(war_events.Armed).boldest == A
    story = at_betting(DEEP).calls(B, C).checks(A).reveals_circle()
    story.checks(A).bets(B, 3).calls(C, A).to_war()
    assert story.happened(war_events.Armed).boldest == B


def test_ruling_a_folded_boldest_gives_no_extra_swords() -> None:
    story = at_betting(DEEP, hands=f"{sword_for('B')} 3c, 2d 3d, 2h 3h")
    story.calls(B).raises(C, 20).calls(A, B).reveals_circle()
    story.bets(A, 10).calls(B).folds(C).to_war()
    assert story.happened(war_events.Armed) == war_events.Armed((0, 2, 0), None)


def test_the_boldest_may_choose_the_shield_side_over_the_four() -> None:
    story = at_betting(
        DEEP, hands=f"{shield_of('B')} {sword_for('C')}, 2d 3d, 2h 3h", shield_side=True
    )
    story.raises(B, 10).calls(C, A).to_war()
    assert (story.phase, story.acting) == ("side", (B,))
    assert story.state.swords == (0, 0, 2)
    assert SWORD.default_action(story.state, B) == actions.ChooseSide("face_down")
    story.does(B, actions.ChooseSide("face_up"))
    assert story.lives(A) == (1, 2)
    assert story.lives(B) == (2, 2)
    story.fight(C=strike(B, 0))
    assert (story.lives(B), story.state.rows[B][0].side) == ((1, 2), "face_down")


# ── orders ───────────────────────────────────────────────────────────────────────────────────


def test_orders_are_written_in_secret_and_opened_together() -> None:
    story = at_war(("11", "11", "11"), (2, 2, 2)).ready()
    assert story.acting == (A, B, C)
    story.does(B, strike(A, 1))
    assert [observation(told, B) for told in story.told][1] == war_events.WroteOrder(
        Order(("seat1-2",))
    )
    assert [observation(told, A) for told in story.told] == [
        war_events.OrderSealed(B),
        Unseen((B,)),
    ]
    assert (story.sees(A).sealed, story.sees(A).order) == ((B,), None)
    assert story.sees(B).order == Order(("seat1-2",))
    assert story.lives(A) == (1, 1)
    assert story.refused(strike(A, 0), B).key == "sword-refused-nothing-to-do"
    story.does(A, strike(B, 0)).does(C, strike(B, 0))
    assert [event.seat for event in story.all_of(war_events.OrderOpened)] == [A, B, C]
    assert (story.lives(A), story.lives(B)) == ((1,), (1,))


def test_one_sword_turns_a_shield_and_two_destroy_it() -> None:
    story = at_war(("1", "22", "1"), (3, 0, 3)).fight(A=strike(B, 0), C=strike(B, 0))
    assert story.lives(B) == (2,)
    story.fight(A=strike(B, 0), C=strike(A, 0))
    assert story.lives(B) == (1,)
    assert story.state.rows[B][0].side == "face_up"


def test_ruling_hits_use_cards_as_they_were_at_the_opening() -> None:
    """A's card falls in this round, yet its sword strikes; B's second card is still "second"."""
    story = at_war(("1", "11", "1"), (1, 1, 1))
    story.fight(A=strike(B, 1), B=strike(A, 0), C=strike(B, 0))
    assert [story.lives(seat) for seat in (A, B, C)] == [(), (), (1,)]


def test_a_round_in_which_all_hold_ends_the_phase() -> None:
    story = at_war(("11", "11", "1"), (1, 1, 0), may_hold=True)
    story.fight(A=actions.Hold(), B=strike(A, 0))
    assert story.phase == "negotiation"
    story.fight(A=actions.Hold())
    assert story.phase == "over"
    assert story.won == (-10, 20, -10)


def test_three_swords_with_the_last_card_once_a_game() -> None:
    story = at_war(("1", "1111", "11"), (7, 0, 0), triple_attack=True)
    thrice = actions.StrikeThrice(target(B, 0), target(B, 1), target(C, 0))
    story.fight(A=thrice)
    assert (story.lives(A), story.lives(B), story.lives(C)) == ((1,), (1, 1), (1,))
    assert story.state.swords[A] == 4
    story.ready()
    reason = story.refused(actions.StrikeThrice(target(B, 0), target(B, 0), target(C, 0)), A)
    assert reason.key == "sword-refused-triple"


def test_attacks_on_own_or_missing_cards_are_refused() -> None:
    story = at_war(("11", "1", "11"), (1, 0, 0)).ready()
    for wrong in (strike(A, 0), strike(B, 1), strike(D, 0), actions.Strike("second from the left")):
        reason = story.refused(wrong, A)
        assert (reason.key, reason.arguments["allowed"]) == (
            "sword-refused-target",
            "2 (1); 3 (1, 2)",
        )


def test_a_player_without_swords_or_cards_skips_the_rest() -> None:
    story = at_war(("11", "11", ""), (1, 0, 4)).ready(A, B)
    assert story.acting == (A,)


def test_ruling_the_war_ends_without_possible_targets() -> None:
    story = at_war(("1", "11", ""), (3, 0, 4)).fight(A=strike_twice((B, 0), (B, 1), 0))
    assert story.phase == "over"
    story = at_war(("1", "1", ""), (3, 0, 4)).fight(A=strike(B, 0))
    assert (story.phase, story.state.swords[A]) == ("over", 2)


def test_ruling_absent_players_attack_the_next_leftmost_card() -> None:
    story = at_war(("11", "", "11"), (1, 0, 1)).ready()
    assert SWORD.default_action(story.state, A) == strike(C, 0)
    assert SWORD.default_action(story.state, C) == strike(A, 0)


# # ── winners ──────────────────────────────────────────────────────────────────────────────────


def test_ruling_a_full_tie_splits_the_pot_from_the_big_blind() -> None:
    for blind, shares in ((B, (7, 8, 0, 0)), (C, (8, 7, 0, 0))):
        story = at_war(("1", "1", "1", "1"), (1, 1, 1, 1), paid=(5, 5, 5, 0), blind=blind)
        story.fight(A=strike(D, 0), B=strike(D, 0), C=strike(D, 0), D=strike(C, 0))
        assert story.sees(None).lives == (1, 1, 0, 0)
        assert story.happened(events.PotWon).chips == shares


def test_every_side_pot_goes_by_the_same_ranking() -> None:
    """A has the most lives but is only in the main pot, so the side pot goes to C, who beats B."""
    story = at_war(("22", "1", "11"), (0, 1, 0), paid=(10, 25, 25)).fight(B=strike(A, 0))
    assert story.sees(None).lives == (3, 1, 2)
    assert [event.chips for event in story.all_of(events.PotWon)] == [(30, 0, 0), (0, 0, 30)]
