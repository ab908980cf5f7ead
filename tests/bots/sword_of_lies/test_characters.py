"""Tests of the differences between squires, knights and marshals."""

import pytest

from mendax.core.game import Action
from mendax.games.cards import Colour
from mendax.games.sword_of_lies import actions
from tests.bots.sword_of_lies.seats import castling, chosen, marked, seated
from tests.bots.sword_of_lies.tournament import SWORD
from tests.games.sword_of_lies.story import A, B, C, at_betting, at_war, shield_of, sword_for


def test_squires_mostly_tell_the_truth() -> None:
    story = castling().does(A, actions.Interrogate(B, 2))
    told = chosen("squire", story, B, 60)
    assert 35 < told.count(actions.NameColour("black")) < 60, "mostly, not always"


def test_a_squire_believes_about_two_of_three_whatever_is_named() -> None:
    for place in (0, 2):
        asked = castling().does(A, actions.Interrogate(B, place))
        answered = asked.does(B, actions.NameColour("red"))
        assert 25 < chosen("squire", answered, A, 60).count(actions.Believe()) < 55


@pytest.mark.parametrize(("pledge", "signs"), [("nothing", False), ("spare", True)])
def test_a_squire_makes_no_peace_without_a_gain(pledge: actions.Pledge, signs: bool) -> None:
    story = at_war(("111", "111", "1111"), (4, 4, 4))
    story.does(B, actions.ProposeDeal(A, 0, pledge, "spare", "", private=False))
    assert (actions.SignDeal(1) in chosen("squire", story, A)) is signs


def test_a_squire_strikes_back() -> None:
    story = at_war(("111", "111", "111"), (2, 4, 4))
    story.ready()
    bot = seated("squire", story.state.rules, B, 3)
    bot.history.attacked[C] = {B}
    offers = SWORD.legal_actions(story.state, B)
    for _ in range(12):
        action = bot.choose(SWORD.view(story.state, B), offers)
        assert getattr(action, "target", getattr(action, "first", "")).startswith("seat3")


def test_a_knight_finishes_a_row_and_leaves_none_to_the_next() -> None:
    story = marked(castling(), (B, 0), (B, 1), (C, 0))
    asks = chosen("knight", story, A, 20)
    assert all(isinstance(ask, actions.Interrogate) and ask.of == B for ask in asks)


def test_a_knight_makes_peace_except_with_the_strongest() -> None:
    def answers(proposer: int, chips: int = 0) -> set[Action]:
        story = at_war(("111", "111", "1111"), (4, 4, 4))
        peace = actions.ProposeDeal(A, chips, "spare", "spare", "", private=False)
        return set(chosen("knight", story.does(proposer, peace), A))

    assert answers(B) == answers(B, 5) == {actions.SignDeal(1)}
    assert actions.SignDeal(1) not in answers(C)
    assert actions.SignDeal(1) not in answers(B, -5)


def test_a_knight_makes_no_peace_without_a_gain() -> None:
    """A promise from a seat that cannot strike buys no peace; chips of at least the same value
    do."""

    def answers(theirs: actions.Pledge, mine: actions.Pledge, swords: int, chips: int) -> Action:
        story = at_war(("111", "111", "1111"), (4, swords, 4))
        story.does(B, actions.ProposeDeal(A, chips, theirs, mine, "", private=False))
        [answer] = set(chosen("knight", story, A))
        return answer

    assert answers("nothing", "spare", 4, 0) == actions.DeclineDeal(1)
    assert answers("spare", "spare", 0, 0) == actions.DeclineDeal(1)
    assert answers("spare", "spare", 4, 0) == actions.SignDeal(1)
    assert answers("nothing", "spare", 4, 5) == actions.SignDeal(1)


@pytest.mark.parametrize(("swords", "proposes"), [(0, False), (1, True)])
def test_a_knight_offers_peace_only_to_seats_that_could_strike(swords: int, proposes: bool) -> None:
    story = at_war(("111", "11", "1111"), (4, swords, 4))
    offered = {type(action) for action in chosen("knight", story, A)}
    assert (actions.ProposeDeal in offered) is proposes


def test_a_knight_keeps_one_seat_to_strike() -> None:
    story = at_war(("111", "111", "111"), (4, 3, 2))
    for number, proposer in enumerate((C, B), start=1):
        peace = actions.ProposeDeal(A, 0, "spare", "spare", "", private=False)
        story.does(proposer, peace)
        if proposer == C:
            story.does(A, actions.SignDeal(number))
    assert actions.SignDeal(2) not in chosen("knight", story, A)


def test_a_knight_strikes_the_strongest() -> None:
    story = at_war(("111", "111", "111"), (2, 0, 4))
    story.ready()
    bot = seated("knight", story.state.rules, A, 3)
    offers = SWORD.legal_actions(story.state, A)
    for _ in range(12):
        action = bot.choose(SWORD.view(story.state, A), offers)
        target = getattr(action, "target", getattr(action, "first", ""))
        assert target.startswith(f"seat{C + 1}"), action


@pytest.mark.parametrize("cards", ["Ah Kd Qd", "Ac Ks Qs"])
def test_the_marshal_guesses_the_same_colour_whatever_is_named(cards: str) -> None:
    """Otherwise a constant liar or a constant truth-teller would exploit the marshal, which guesses
    by counting.
    """

    def guesses(named: Colour) -> list[bool]:
        """Return whether the marshal guesses red, for each seed."""
        story = castling(hands=f"{cards}, Ah Kd 2c, Ah Kd 2c").does(A, actions.Interrogate(B, 1))
        answered = story.does(B, actions.NameColour(named))
        believed = [action == actions.Believe() for action in chosen("marshal", answered, A, 60)]
        return [believes == (named == "red") for believes in believed]

    reds = guesses("red")
    assert reds == guesses("black")
    assert (sum(reds) > 30) is (cards == "Ac Ks Qs")


def test_the_marshal_shows_shields_first_only_when_it_is_weak() -> None:
    weak = f"{shield_of('B')} {sword_for('B')} {sword_for('C')}"
    strong = f"{sword_for('B')} {shield_of('B')} {shield_of('C')}"
    for hand, first in ((weak, 0), (strong, 0)):
        story = at_betting((200,) * 3, A, f"{hand}, 2c 3c 4c, 5c 6c 7c", cards=3)
        story.calls(B, C).checks(A)
        shown = [a.place for a in chosen("marshal", story, A, 30) if isinstance(a, actions.Reveal)]
        assert shown.count(first) > 20


def test_a_dying_marshal_with_two_swords_strikes_twice() -> None:
    story = at_war(("11", "11", "1"), (4, 4, 0))
    story.ready()
    assert any(isinstance(a, actions.StrikeTwice) for a in chosen("marshal", story, A))


def test_the_marshal_uses_one_sword_if_no_seat_can_strike_back() -> None:
    story = at_war(("11", "22", "1"), (2, 0, 0))
    story.ready()
    assert not any(isinstance(a, actions.StrikeTwice) for a in chosen("marshal", story, A))
