"""The best bot: what it shows, buys, trusts and strikes."""

from mendax.games.sword_of_lies import actions
from tests.bots.sword_of_lies.seats import chosen
from tests.games.sword_of_lies.story import (
    A,
    B,
    C,
    at_betting,
    at_war,
    shield_of,
    strike,
    sword_for,
)


def test_the_marshal_shows_shields_first_only_when_it_is_weak() -> None:
    weak = f"{shield_of('B')} {sword_for('B')} {sword_for('C')}"
    strong = f"{sword_for('B')} {shield_of('B')} {shield_of('C')}"
    for hand, first in ((weak, 0), (strong, 0)):
        story = at_betting((200,) * 3, A, f"{hand}, 2c 3c 4c, 5c 6c 7c", cards=3)
        story.calls(B, C).checks(A)
        shown = [a.place for a in chosen("marshal", story, A, 30) if isinstance(a, actions.Reveal)]
        assert shown.count(first) > 20


def test_the_marshal_buys_peace_that_both_gain_by() -> None:
    """The strongest pays one of the others not to be struck by both."""
    story = at_war(("11", "11", "1111"), (2, 2, 4))
    proposed = chosen("marshal", story, C, 1)[0]
    assert isinstance(proposed, actions.ProposeDeal)
    assert proposed.chips > 0
    assert (proposed.mine, proposed.yours) == ("spare", "spare")
    story.does(C, proposed)
    assert chosen("marshal", story, proposed.to, 4) == [actions.SignDeal(1)] * 4


def test_the_marshal_asks_for_chips_where_only_the_other_gains() -> None:
    story = at_war(("11", "11", "1111"), (2, 2, 4))
    story.does(C, actions.ProposeDeal(B, 0, "spare", "spare", "", private=True))
    for answer in chosen("marshal", story, B, 4):
        assert isinstance(answer, actions.ProposeDeal)
        assert answer.chips < 0
        assert answer.private


def test_the_marshal_does_not_trust_who_broke_their_word() -> None:
    """The same gift is signed for or not, as its giver kept the last promise or broke it."""
    for struck, answer in ((A, actions.SignDeal(2)), (B, actions.DeclineDeal(2))):
        story = at_war(("1111", "1111", "1111"), (2, 4, 6), cards=5)
        story.does(C, actions.ProposeDeal(B, 0, "spare", "spare", "", private=False))
        story.does(B, actions.SignDeal(1))
        story.fight(A=strike(C, 0), B=strike(A, 0), C=strike(struck, 1))
        story.does(C, actions.ProposeDeal(B, 0, "spare", "nothing", "", private=False))
        assert chosen("marshal", story, B, 4) == [answer] * 4


def test_the_marshal_strikes_twice_when_it_would_die_with_swords_in_hand() -> None:
    story = at_war(("11", "11", "1"), (4, 4, 0))
    story.ready()
    assert any(isinstance(a, actions.StrikeTwice) for a in chosen("marshal", story, A))


def test_the_marshal_writes_one_sword_where_nobody_can_strike_back() -> None:
    story = at_war(("11", "22", "1"), (2, 0, 0))
    story.ready()
    assert not any(isinstance(a, actions.StrikeTwice) for a in chosen("marshal", story, A))
