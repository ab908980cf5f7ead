"""Tests of single decisions: countable facts are judged, and luck is no mistake."""

from random import Random

import pytest
from msgspec.structs import replace

from mendax.bots.sword_of_lies.orders import Aim, Plan
from mendax.coach.sword_of_lies.weighing import Weigher, plan_of
from mendax.games.cards import Colour
from mendax.games.sword_of_lies import actions
from tests.bots.sword_of_lies.seats import race
from tests.games.sword_of_lies.story import (
    SWORD,
    A,
    B,
    C,
    Story,
    at_betting,
    at_war,
    dealt,
    strike,
    strike_twice,
)


def weigher(story: Story, seat: int) -> Weigher:
    return Weigher(story.state.rules, len(story.state.rows), seat, Random(1))


def arm(story: Story, *swords: int) -> None:
    """Set the swords before the war, which break ties."""
    war = story.state.war
    assert war is not None
    story.state = replace(story.state, war=replace(war, armed=swords))


def test_an_answer_about_a_card_of_ones_own_past_is_known() -> None:
    """A gave that card to B, so A can check B's answer about it."""
    story = dealt("Ah Kd, 2c 3c, 4d 5d", cards=2, trade_limit=1)
    assert story.state.turn == A
    story.does(A, actions.OfferTrade(0, B, 0, 0)).does(B, actions.Agree())
    story.skips(B, C).does(A, actions.Interrogate(B, 0)).does(B, actions.NameColour("black"))
    view = story.sees(A)
    judged = weigher(story, A)
    assert judged.truth(view) == 0
    believed = judged.verdict(view, actions.Believe())
    assert believed.lost > 0
    assert believed.choices[0].words == "disbelieve"
    assert judged.verdict(view, actions.Disbelieve()).lost == 0


@pytest.mark.parametrize("named", ["red", "black"])
def test_answers_about_unseen_cards_depend_on_remaining_colours(named: Colour) -> None:
    """A sees more red cards than black ones, so fewer red ones are left. Counting ignores how often
    a player tells the truth.
    """
    story = dealt("Ah Kd, 2c 3d, 4d 5c", cards=2)
    story.does(A, actions.Interrogate(B, 0)).does(B, actions.NameColour(named))
    judged, view = weigher(story, A), story.sees(A)
    left = judged.marshal.unseen(view)
    assert left.red < left.black
    share = {"red": left.red, "black": left.black}[named] / (left.red + left.black)
    assert judged.truth(view) == pytest.approx(share)


def test_an_answer_that_is_as_likely_true_has_two_readings() -> None:
    story = dealt("Ah Kc, 2c 3d, 4d 5c", cards=2)
    story.does(A, actions.Interrogate(B, 0)).does(B, actions.NameColour("red"))
    for verdict in (actions.Believe(), actions.Disbelieve()):
        assert weigher(story, A).verdict(story.sees(A), verdict).lost == 0


def test_a_fold_is_a_mistake_if_staying_is_free_and_can_win() -> None:
    story = at_betting((200,) * 3, A, "2c 3c, 4c 5c, 6c 7c", cards=2, ante=20, limit="fixed_limit")
    story.calls(B, C)
    offers = SWORD.legal_actions(story.state, A)
    folded = weigher(story, A).bet(story.sees(A), offers, actions.Fold())
    assert folded.lost > 5
    assert folded.done == "fold"
    assert folded.worth == pytest.approx(-22)


def test_the_offers_of_a_view_are_those_of_the_book() -> None:
    """Where bets are fixed, a seat that received all bets needs no other facts."""
    story = at_betting((200,) * 3, A, "2c 3c, 4c 5c, 6c 7c", cards=2, limit="fixed_limit")
    judged = weigher(story, C)
    judged.hear(next(e for e in story.events if type(e).__name__ == "BettingBegan"))
    story.raises(B, 4)
    judged.hear(story.events[0])
    assert judged.legal_bets(story.sees(C)) == SWORD.legal_actions(story.state, C)


def test_the_last_sword_at_the_wrong_card_is_a_mistake() -> None:
    """The sword takes B's lead, or leaves it and fells one of C's cards. A tie goes to the armed
    seat."""
    story = at_war(("11", "111", "1"), (1, 0, 0))
    story.ready()
    judged, view = weigher(story, A), story.sees(A)
    wrong = judged.order(view, strike(C, 0))
    assert (wrong.choices[0].words, wrong.lost) == ("strike seat2-Ah-1", 30)
    assert judged.order(view, strike(B, 0)).lost == 0


def test_the_last_sword_is_judged_alike_in_an_unsolved_war() -> None:
    story = at_war(("11", "111", "1"), (1, 0, 0))
    story.ready()
    judged, view = weigher(story, A), story.sees(A)
    judged.adviser = None
    wrong = judged.order(view, strike(C, 0))
    assert (wrong.choices[0].words, wrong.lost) == ("strike seat2-Ah-1", 30)


def test_an_order_of_an_equilibrium_is_no_mistake() -> None:
    """A war of a recorded game.

    Each of two orders at B is the best order of an equilibrium. One sword at C is best only if B
    writes an order that another one dominates.
    """
    story = at_war(("21", "111", "1111"), (3, 3, 0), (58, 58, 58))
    story.ready()
    judged, view = weigher(story, A), story.sees(A)
    for best in (strike(B, 0), strike_twice((B, 0), (B, 1), 0)):
        one = judged.order(view, best)
        assert one.lost == 0
        assert one.worth == pytest.approx(29)
    assert judged.order(view, strike(C, 0)).lost > 20
    twice = judged.order(view, strike_twice((C, 0), (C, 0), 0))
    assert twice.lost > 50


def test_own_cards_as_targets_are_not_solved() -> None:
    story = at_war(("11", "111", "1"), (1, 0, 0), any_target=True)
    assert weigher(story, A).adviser is None


def test_an_order_is_one_plan_whatever_the_order_of_its_cards() -> None:
    story = at_war(("12", "21", "1"), (4, 4, 4))
    view = story.sees(A)
    assert plan_of(view, strike_twice((C, 0), (B, 0), 1)) == plan_of(
        view, strike_twice((B, 0), (C, 0), 1)
    )
    thrice = actions.StrikeThrice("seat2-2", "seat2-1", "seat2-2")
    assert plan_of(view, thrice) == Plan((Aim(B, 2), Aim(B, 1), Aim(B, 0)))


def test_a_plan_says_how_many_lives_pay() -> None:
    view = at_war(("12", "21", "1"), (4, 4, 4)).sees(A)
    assert plan_of(view, strike_twice((B, 0), (C, 0), 1)) == Plan((Aim(B, 2), Aim(C, 1)), 2)
    assert plan_of(view, strike_twice((B, 0), (B, 0), 0)) == Plan((Aim(B, 2), Aim(B, 0)), 1)
    assert plan_of(view, actions.Hold()) == Plan(())


def test_an_order_that_a_reply_refutes_is_a_mistake_and_the_reply_is_named() -> None:
    story = at_war(("1111", "211", ""), (2, 2, 0), (50, 50, 0)).ready()
    arm(story, 3, 2, 0)
    judged, view = weigher(story, A), story.sees(A)
    assert judged.order(view, strike(B, 0)).lost == 0
    wrong = judged.order(view, strike_twice((B, 0), (B, 1), 0))
    assert wrong.lost == pytest.approx(75)
    assert wrong.order_why is not None
    assert wrong.order_why.key == "sword-coach-why-refuted"
    assert wrong.order_why.arguments["who"] == "seat2"
    assert float(wrong.order_why.arguments["least"]) == pytest.approx(25)


def test_a_dominated_order_is_a_mistake_with_three_seats() -> None:
    story = at_war(("1", "11", "211"), (1, 1, 0), (20, 20, 20)).ready()
    arm(story, 3, 1, 1)
    judged, view = weigher(story, B), story.sees(B)
    assert judged.order(view, strike(C, 0)).lost == 0
    weak = judged.order(view, strike(A, 0))
    assert weak.lost > 6
    assert weak.order_why is not None
    assert weak.order_why.key == "sword-coach-why-dominated"


def test_the_last_bets_of_two_seats_are_judged_by_exact_values() -> None:
    story = race()
    judged, view = weigher(story, A), story.sees(A)
    offers = SWORD.legal_actions(story.state, A)
    found = judged.bet(view, offers, actions.Check())
    solved = {choice.words: choice.worth for choice in found.choices}
    assert solved.keys() == {"check", "bet 4"}
    worse = min(solved, key=solved.__getitem__)
    made = actions.Check() if worse == "check" else actions.Bet(4)
    wrong = judged.bet(view, offers, made)
    assert wrong.lost == pytest.approx(max(solved.values()) - min(solved.values()))
    assert wrong.why == "last-raise"
