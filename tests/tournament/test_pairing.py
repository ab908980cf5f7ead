"""Tests for pairing: laws over random evenings."""

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.tournament.pairing import (
    LEAST,
    MOST,
    PresentPlayer,
    Way,
    ladder_order,
    paired,
    table_sizes,
)
from tests.proof import parametrize
from tests.tournament.evening import Evening, mean_gap


@given(st.integers(0, 400), st.integers(LEAST, MOST))
def test_everyone_gets_a_seat_at_tables_of_three_to_five(players: int, size: int) -> None:
    sizes = table_sizes(players, size)
    assert sum(sizes) == players
    assert all(max(sizes) - 1 <= one <= max(sizes) for one in sizes)
    assert all(min(LEAST, players) <= one <= MOST for one in sizes)
    apart = abs(players / max(1, len(sizes)) - size)
    for other in (len(sizes) - 1, len(sizes) + 1):  # no other number of tables is closer
        if other > 0 and players // other >= LEAST and -(-players // other) <= MOST:
            assert apart <= abs(players / other - size)


@parametrize("evenings", [60, 10_000], test=[60])
def test_every_evening_seats_all_and_repeats_itself(evenings: int) -> None:
    luck = random.Random(5)
    for seed in range(evenings):
        players, size = luck.randint(1, 24), luck.choice((3, 4, 5))
        way: Way = luck.choice(("swiss", "everyone", "ladder"))
        evening, again = (Evening(seed, players, size, way) for _ in range(2))
        for _ in range(4):
            tables = evening.play()
            assert tables == again.play()
            assert sorted(p for table in tables for p in table) == sorted(evening.here)
            assert tuple(map(len, tables)) == table_sizes(len(evening.here), size)
            evening.churn()
            again.churn()


@parametrize("evenings", [1, 100], test=[1])
@pytest.mark.parametrize("way", ["swiss", "everyone"])
def test_no_pair_of_forty_meets_a_third_time_in_eight_rounds(way: Way, evenings: int) -> None:
    for seed in range(evenings):
        for size in (4, 5):
            evening = Evening(seed, 40, size, way)
            for _ in range(8):
                evening.play()
            assert max(evening.meetings().values()) <= 2
            assert max(evening.spreads()) <= 1


def test_people_who_come_and_leave_meet_no_one_a_third_time() -> None:
    for seed in range(5):
        evening = Evening(seed, 30, 4, "swiss")
        for _ in range(8):
            evening.play()
            evening.churn()
        assert max(evening.meetings().values()) <= 2
        assert max(evening.spreads()) <= 2


def test_small_groups_meet_as_evenly_as_possible() -> None:
    evening = Evening(1, 8, 4, "everyone")
    for _ in range(7):
        evening.play()
    counts = evening.meetings().values()
    assert (len(counts), min(counts), max(counts)) == (28, 3, 3)


def test_swiss_tables_have_about_the_same_points() -> None:
    present = [PresentPlayer(player, Fraction(player % 9)) for player in range(36)]
    points = {one.player: one.points for one in present}
    swiss = paired(present, (), 4, "seed", "swiss")
    assert mean_gap(swiss, points) == 0
    assert mean_gap(paired(present, (swiss,), 4, "seed", "swiss"), points) < 1
    assert mean_gap(paired(present, (), 4, "seed", "everyone"), points) > 1.5


def test_on_a_ladder_the_best_go_up_and_the_last_go_down() -> None:
    tables, places = ((7, 1, 4), (0, 2, 5), (3, 6, 8)), ((2, 1, 3), (3, 1, 2), (1, 1, 3, 2))
    assert ladder_order(tables, places) == (1, 7, 2, 4, 5, 3, 0, 6, 8)
    order = [PresentPlayer(player) for player in ladder_order(tables, places)]
    assert [sorted(table) for table in paired(order, (tables,), 3, "seed", "ladder")] == [
        [1, 2, 7],
        [3, 4, 5],
        [0, 6, 8],
    ]
