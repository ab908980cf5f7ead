"""Tests of hidden facts that fit the events: cards, reveals, orders and whispered deals."""

from fractions import Fraction

from mendax.core.game import CHANCE
from mendax.games.cards import faces
from mendax.games.sword_of_lies import actions, events, inference, war_events
from mendax.games.sword_of_lies.book import SwordOfLies
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Order
from tests.games.sword_of_lies.story import A, B, C, at_war

GAME = SwordOfLies()


def test_a_hidden_card_is_none_of_the_revealed_cards() -> None:
    state = GAME.initial_state(SwordRules(lowest_rank=11, cards=2), 3)
    deck = faces(11)
    state = GAME.apply(state, CHANCE, actions.Deal(deck[0])).state
    later = (
        events.Saw(2, 0, deck[1]),
        events.Saw(2, 0, deck[1]),  # the same card is passed on and seen again
        events.Revealed(4, B, 0, deck[2], "face_up"),
        events.FoldedOpen(5, C, 1, deck[3]),
        events.TurnedUp(6, A, deck[4]),
        events.TurnedUp(7, B, deck[5]),
    )
    odds = dict(inference.odds_given(state, later))
    assert odds == {actions.Deal(face): Fraction(1, len(deck) - 6) for face in deck[6:]}


def test_cards_left_count_several_decks() -> None:
    state = GAME.initial_state(SwordRules(lowest_rank=13, decks=2), 3)
    face = faces(13)[0]
    odds = dict(inference.odds_given(state, (events.TurnedUp(12, A, face),)))
    assert odds[actions.Deal(face)] == Fraction(1, 15)
    assert sum(odds.values()) == 1


def test_a_turned_up_card_may_reappear_after_the_shuffle() -> None:
    state = GAME.initial_state(SwordRules(lowest_rank=11), 3)
    face, other, *rest = faces(11)
    later = (
        events.TurnedUp(12, A, face),
        events.TurnedUp(13, B, other),
        events.Tied((A, B), shuffled=True),
        events.TurnedUp(14, A, face),
    )
    odds = dict(inference.odds_given(state, later))
    assert odds == {actions.Deal(left): Fraction(1, len(rest)) for left in rest}


def test_once_cards_are_dealt_the_odds_are_the_books() -> None:
    state = GAME.initial_state(SwordRules(), 3)
    while state.phase == "deal":
        state = GAME.apply(state, CHANCE, GAME.chance_outcomes(state)[0][0]).state
    assert inference.odds_given(state, ()) == GAME.chance_outcomes(state)


def test_choices_match_their_observations() -> None:
    state = at_war(("11", "11", "11"), (2, 2, 2)).state
    shown = events.Revealed(3, B, 2, "As", "face_up")
    assert inference.is_possible(state, B, actions.Reveal(2), (shown,))
    assert not inference.is_possible(state, B, actions.Reveal(1), (shown,))
    assert inference.is_possible(state, C, actions.Reveal(1), (shown,))
    opened = war_events.OrderOpened(B, Order(("seat1-1",)))
    assert inference.is_possible(state, B, actions.Strike("seat1-1"), (opened,))
    assert not inference.is_possible(state, B, actions.Hold(), (opened,))
    assert not inference.is_possible(state, B, actions.Strike("seat1-2"), (opened,))
    assert inference.is_possible(state, B, actions.Ready(), (opened,))


def test_a_whispered_deal_is_for_the_chips_that_were_paid() -> None:
    state = at_war(("11", "11", "11"), (2, 2, 2)).state

    def deal(chips: int) -> actions.ProposeDeal:
        return actions.ProposeDeal(C, chips, "nothing", "nothing", "", private=True)

    ended = war_events.WhisperEnded(1)
    for paid, chips in ((war_events.ChipsPaid(B, C, 5), 5), (war_events.ChipsPaid(C, B, 5), -5)):
        assert inference.is_possible(state, B, deal(chips), (ended, paid))
        assert not inference.is_possible(state, B, deal(-chips), (ended, paid))
        assert not inference.is_possible(state, B, deal(0), (ended, paid))
        assert inference.is_possible(state, B, deal(7), (ended,))
        assert inference.is_possible(state, B, deal(7), (paid,)), "it is open still"
