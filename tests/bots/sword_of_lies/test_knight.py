"""The middle one: finishes castling where it can, strikes the strongest."""

import pytest

from mendax.core.game import Action
from mendax.games.sword_of_lies import actions
from tests.bots.sword_of_lies.seats import castling, chosen, marked, seated
from tests.bots.sword_of_lies.tournament import SWORD
from tests.games.sword_of_lies.story import A, B, C, at_war


def test_a_knight_finishes_a_row_and_leaves_none_open_for_the_next_one() -> None:
    story = marked(castling(), (B, 0), (B, 1), (C, 0))
    asks = chosen("knight", story, A, 20)
    assert all(isinstance(ask, actions.Interrogate) and ask.of == B for ask in asks)


def test_a_knight_makes_peace_with_anybody_but_the_strongest() -> None:
    def answers(proposer: int, chips: int = 0) -> set[Action]:
        story = at_war(("111", "111", "1111"), (4, 4, 4))
        peace = actions.ProposeDeal(A, chips, "spare", "spare", "", private=False)
        return set(chosen("knight", story.does(proposer, peace), A))

    assert answers(B) == answers(B, 5) == {actions.SignDeal(1)}
    assert actions.SignDeal(1) not in answers(C)
    assert actions.SignDeal(1) not in answers(B, -5)


def test_a_knight_gives_no_peace_for_nothing() -> None:
    """Nor for the word of a seat that could not strike; chips of at least its worth buy it."""

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
