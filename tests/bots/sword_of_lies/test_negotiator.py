"""Tests of talks before a war round: purchases, requests and trust."""

from mendax.games.sword_of_lies import actions
from tests.bots.sword_of_lies.seats import chosen
from tests.games.sword_of_lies.story import A, B, C, at_war, strike


def test_the_marshal_buys_peace_if_breaking_it_gains_no_chips() -> None:
    """The strongest seat pays a seat that cannot win any more, for peace or against the third
    seat."""
    story = at_war(("1111", "1122", "122"), (4, 8, 2))
    proposed = chosen("marshal", story, B, 1)[0]
    assert isinstance(proposed, actions.ProposeDeal)
    assert proposed.to == A
    assert proposed.chips > 0
    assert proposed.mine == proposed.yours != "nothing"
    story.does(B, proposed)
    answers = chosen("marshal", story, A, 6)
    assert {type(answer) for answer in answers} <= {actions.SignDeal, actions.ProposeDeal}
    assert actions.SignDeal(1) in answers


def test_the_marshal_buys_no_word_that_it_pays_to_break() -> None:
    """A seat that spares the strongest seat loses, so its promise is worthless."""
    story = at_war(("11", "11", "1111"), (2, 2, 4))
    assert chosen("marshal", story, C, 4) == [actions.Ready()] * 4


def test_the_marshal_asks_for_chips_where_only_the_other_gains() -> None:
    story = at_war(("1111", "1122", "122"), (4, 8, 2))
    story.does(B, actions.ProposeDeal(A, 0, "spare", "spare", "", private=True))
    for answer in chosen("marshal", story, A, 4):
        assert isinstance(answer, actions.ProposeDeal)
        assert answer.chips < 0
        assert answer.private


def test_the_marshal_distrusts_promise_breakers() -> None:
    """The same gift is accepted only if the giver kept the last promise."""
    for struck, answer in ((A, actions.SignDeal(2)), (B, actions.DeclineDeal(2))):
        story = at_war(("1111", "1111", "1111"), (2, 4, 6), cards=5)
        story.does(C, actions.ProposeDeal(B, 0, "spare", "spare", "", private=False))
        story.does(B, actions.SignDeal(1))
        story.fight(A=strike(C, 0), B=strike(A, 0), C=strike(struck, 1))
        story.does(C, actions.ProposeDeal(B, 0, "spare", "nothing", "", private=False))
        assert chosen("marshal", story, B, 4) == [answer] * 4
