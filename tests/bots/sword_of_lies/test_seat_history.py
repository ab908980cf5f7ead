"""Tests of a seat's information: known cards, and the bets and attacks of each seat."""

from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.games.sword_of_lies import events, war_events
from mendax.games.sword_of_lies.state import Order

A, B, C = range(3)


def test_former_owners_know_a_card_wherever_it_is() -> None:
    history = SeatHistory(3, 2)
    assert history.knowers[A] == [{A}, {A}]
    history.hear(events.CardsSwapped(A, 0, B, 1, 0))
    assert history.knowers[A] == [{A, B}, {A}]
    assert history.knowers[B] == [{B}, {A, B}]
    history.hear(events.Revealed(7, A, 0, "2c", "face_up"))
    assert history.knowers[A] == [{A}, {A, B}]
    history.hear(events.Folded(A))
    assert history.knowers[A] == []


def test_answers_stay_with_their_cards() -> None:
    history = SeatHistory(3, 2)
    history.hear(events.CardMarked(A, 0, C, "red", True))
    history.hear(events.CardsSwapped(A, 0, B, 1, 0))
    assert history.answerers == [[None, None], [None, A], [None, None]]
    history.hear(events.CardMarked(B, 0, C, "red", True))
    history.hear(events.Revealed(7, B, 0, "2c", "face_up"))
    assert history.answerers[B] == [A, B]
    history.hear(events.Folded(B))
    assert history.answerers[B] == []


def test_bets_add_up_and_press_harder_than_calls() -> None:
    history = SeatHistory(3, 2)
    history.hear(events.Posted(A, "big_blind", 10))
    history.hear(events.BetMade(B, 30))
    history.hear(events.Called(C, 30))
    assert history.put_in == [10, 30, 30]
    assert history.raises == [0, 1, 0]
    assert history.drive[B] > history.drive[C] > 0 == history.drive[A]
    history.hear(events.Returned(B, 5))
    assert history.put_in[B] == 25


def test_all_in_is_paid_and_raises_only_above_the_highest_bet() -> None:
    history = SeatHistory(3, 2)
    history.hear(events.BetMade(B, 30))
    history.hear(events.WentAllIn(C, 20, 20))
    history.hear(events.WentAllIn(A, 50, 50))
    history.hear(events.Raised(B, 80))
    assert history.put_in == [50, 80, 20]
    assert history.raises == [1, 2, 0]
    assert min(history.drive) > 0


def test_a_new_betting_round_begins_at_zero() -> None:
    history = SeatHistory(3, 2)
    history.hear(events.BetMade(B, 30))
    history.hear(events.RevealsBegan(1))
    assert history.raises == [0, 0, 0]
    history.hear(events.Raised(B, 20))
    assert history.put_in[B] == 50


def test_attacks_are_kept_by_seat_and_the_triple_attack_for_good() -> None:
    history = SeatHistory(3, 2)
    history.hear(war_events.OrderOpened(A, Order(("seat2-1", "seat2-1", "seat3-2"))))
    assert history.attacked[A] == {B, C}
    assert history.tripled == {A}
    history.hear(war_events.OrderOpened(A, Order(("seat2-1",))))
    assert (history.attacked[A], history.tripled) == ({B}, {A})


def test_raises_are_counted_where_they_were_allowed() -> None:
    history = SeatHistory(3, 2, most_raises=2)
    history.hear(events.BettingBegan(1, B))  # the post is the first raise
    history.hear(events.Raised(B, 4))
    assert history.acted == {B}
    history.hear(events.Called(C, 4))
    history.hear(events.Folded(A))
    assert (history.could_raise, history.raised) == ([0, 1, 0], [0, 1, 0])
    history.hear(events.BettingBegan(2, B))
    history.hear(events.Checked(B))
    history.hear(events.WentAllIn(C, 9, 9))
    assert (history.could_raise, history.raised) == ([0, 2, 1], [0, 1, 1])
    assert history.acted == {C}
