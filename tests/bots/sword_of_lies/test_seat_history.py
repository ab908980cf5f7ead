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


def test_attacks_are_kept_by_seat_and_the_triple_attack_for_good() -> None:
    history = SeatHistory(3, 2)
    history.hear(war_events.OrderOpened(A, Order(("seat2-1", "seat2-1", "seat3-2"))))
    assert history.attacked[A] == {B, C}
    assert history.tripled == {A}
    history.hear(war_events.OrderOpened(A, Order(("seat2-1",))))
    assert (history.attacked[A], history.tripled) == ({B}, {A})
