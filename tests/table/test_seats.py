"""Tests that seating has no gaps and one host, and that players keep their seats and rights."""

import pytest

from mendax.table.seats import NOBODY, Purse, Seating, Sitter
from tests.table.evening import reason


@pytest.fixture
def seating() -> Seating:
    """Return Ann (the host), a bot, Ben and Cy in their seats."""
    seating = Seating()
    for sitter in (
        Sitter("ann", "Ann"),
        Sitter(None, "odds", "odds"),
        Sitter("ben", "Ben"),
        Sitter("cy", "Cy"),
    ):
        seating.add(sitter)
    seating.host = "ann"
    return seating


def names(seating: Seating) -> list[str]:
    return [sitter.name for sitter in seating.seats]


def test_people_are_found_by_id(seating: Seating) -> None:
    assert [seating.seat_of(person) for person in ("ann", "cy", "eve", None)] == [0, 3, None, None]
    assert seating.own_seat("ben") == 2
    assert seating.people == ("ann", None, "ben", "cy")


def test_people_without_a_seat_get_a_reason(seating: Seating) -> None:
    assert reason(lambda: seating.own_seat("eve")) == "no-seat"
    seating.kicked.add("eve")
    assert reason(lambda: seating.own_seat("eve")) == "kicked"


@pytest.mark.parametrize("number", [-1, 4, True, 1.0])
def test_a_seat_that_is_none_is_refused(seating: Seating, number: int) -> None:
    assert reason(lambda: seating.seat(number)) == "no-such-seat"
    assert seating.seat(3).name == "Cy"


def test_names_are_of_seats_then_of_visitors(seating: Seating) -> None:
    seating.visitors["ann"] = "Anna"
    seating.visitors["eve"] = "Eve"
    assert [seating.name_of(person) for person in ("ann", "eve", "zoe")] == ["Ann", "Eve", NOBODY]


def test_a_name_is_free_but_for_those_of_others(seating: Seating) -> None:
    assert seating.free_name("BEN") == "BEN 2"
    assert seating.free_name("BEN", own=2) == "BEN"
    assert seating.free_name("Eve") == "Eve"


def test_absent_players_and_bots_are_not_present(seating: Seating) -> None:
    seating.change(0, away=True)
    assert seating.present() == (1, 2, 3)
    assert [sitter.here for sitter in seating.seats] == [False, False, True, True]
    seating.keep([1])
    assert seating.present() == (0,)
    assert not seating.anybody()


def test_seats_that_are_kept_close_up_in_the_order_given(seating: Seating) -> None:
    gone = seating.keep([3, 0])
    assert [sitter.name for sitter in gone] == ["odds", "Ben"]
    assert names(seating) == ["Cy", "Ann"]
    assert seating.people == ("cy", "ann")
    assert seating.sat == {"ann", "ben", "cy"}


def test_a_change_keeps_all_else(seating: Seating) -> None:
    seating.change(2, name="Benny", lost=True)
    seating.change(2, person=None)
    kept = seating.seats[2]
    assert (kept.name, kept.lost, kept.person, kept.colour) == ("Benny", True, None, 2)
    assert seating.people == ("ann", None, None, "cy")


def test_the_host_goes_round_to_the_next_person_here(seating: Seating) -> None:
    assert seating.pass_host(1) == 2
    assert seating.host == "ben"
    seating.change(3, away=True)
    assert (seating.pass_host(3), seating.host) == (0, "ann")
    for seat in (0, 2):
        seating.change(seat, away=True)
    assert seating.pass_host(0) is None
    assert not seating.host


def test_only_the_host_is_the_host(seating: Seating) -> None:
    seating.require_host("ann")
    assert reason(lambda: seating.require_host("ben")) == "not-host"


def test_seat_views_contain_no_person(seating: Seating) -> None:
    seating.change(0, purse=Purse().filled(20))
    seating.change(2, away=True, bot="odds")
    ann, _, ben, cy = seating.views()
    assert (ann.stack, ann.bought) == (20, 20)
    assert (ben.name, ben.bot, ben.away) == ("Ben", "odds", True)
    assert (cy.stack, cy.bought) == (None, 0)
    assert "'ann'" not in repr(seating.views())


def test_a_purse_counts_all_that_was_bought() -> None:
    purse = Purse(stack=5, bought=20, played=True).filled(15)
    assert (purse.stack, purse.bought, purse.played) == (20, 35, True)
