"""Tests of the tables of wars with two seats, by a second program and by the engine."""

import subprocess
import sys
from importlib.resources import files
from itertools import islice, product
from random import Random

import pytest

from mendax.bots.sword_of_lies.orders import Scene
from mendax.games.sword_of_lies.state import Pot
from mendax.solver.sword_of_lies.two_seats import Army, TwoSeatWar, WarOptions, WarOrder
from mendax.solver.sword_of_lies.war_table import (
    CARDS,
    SWORDS,
    share_of,
    solved_round,
    two_seats,
)
from mendax.solver.sword_of_lies.wars import solve
from tests.solver.sword_of_lies.by_hand import random_war, scene_of
from tests.solver.sword_of_lies.second_program import Round, largest_chance, stage, value_of

CLOSE = 4e-7
"""A few units of the tables' resolution of 6e-8."""
OPTIONS = list(map(WarOptions._make, product((False, True), repeat=3)))
NUMBERS = [
    (ones, twos) for ones, twos in product(range(CARDS + 1), repeat=2) if 1 <= ones + twos <= CARDS
]


def every_war(options: WarOptions) -> list[TwoSeatWar]:
    """Return all wars of a table with up to ``SWORDS`` swords for each seat.

    The first seat had more swords before the first round, or as many.
    """
    armies = [
        Army(ones, twos, swords, tripled)
        for (ones, twos), swords in product(NUMBERS, range(SWORDS + 1))
        for tripled in ((False, True) if options.triple and swords >= 3 else (False,))
    ]
    return [
        TwoSeatWar(options, mine, theirs, lead)
        for mine, theirs in product(armies, repeat=2)
        for lead in (0, 1)
        if mine.swords or theirs.swords
    ]


def second(war: TwoSeatWar) -> Round:
    armies = (war.mine, war.theirs)
    mine, theirs = ((2,) * army.twos + (1,) * army.ones for army in armies)
    return Round(
        (mine, theirs),
        (war.mine.swords, war.theirs.swords),
        (war.mine.tripled, war.theirs.tripled),
        war.lead,
        (war.options.hard_shields, war.options.triple, war.options.may_hold),
    )


def packaged(war: Round) -> float:
    mine, theirs = (
        Army(row.count(1), row.count(2), swords, tripled)
        for row, swords, tripled in zip(war.rows, war.swords, war.tripled, strict=True)
    )
    return share_of(TwoSeatWar(WarOptions(*war.rules), mine, theirs, war.lead))


def some(options: WarOptions, count: int, seed: str) -> list[TwoSeatWar]:
    return Random(f"{seed} {options}").sample(every_war(options), count)


def mixed(options: WarOptions, count: int, seed: str) -> list[TwoSeatWar]:
    """Return wars in which no order guarantees the value alone."""
    found = (
        war
        for war in some(options, 60 * count, seed)
        if war.mine.swords and 0.001 < share_of(war) < 0.999
        if all(order.least < share_of(war) - 1e-5 for order in solved_round(war).orders)
    )
    return list(islice(found, count))


def assert_value(war: TwoSeatWar) -> None:
    _, matrix = stage(second(war), packaged)
    assert share_of(war) == pytest.approx(value_of(matrix), abs=CLOSE), war


@pytest.mark.parametrize("options", OPTIONS)
def test_values_are_those_of_a_second_program(options: WarOptions) -> None:
    for war in some(options, 40, "values"):
        assert_value(war)


@pytest.mark.proof
@pytest.mark.parametrize("options", OPTIONS)
def test_all_values_are_those_of_a_second_program(options: WarOptions) -> None:
    """Values of later rounds come from the table, so all values are right by induction."""
    for war in every_war(options):
        assert_value(war)


def kind(order: WarOrder) -> tuple[tuple[tuple[int, int], ...], int]:
    return tuple(sorted(order.aims)), order.price


def assert_grades(war: TwoSeatWar) -> None:
    """Check the guarantee of every order, and whether an optimal mix contains it."""
    kinds, matrix = stage(second(war), packaged)
    value, solved = value_of(matrix), solved_round(war)
    assert sorted(kinds[0]) == sorted(kind(order.order) for order in solved.orders)
    assert sum(order.chance for order in solved.orders) == pytest.approx(1)
    mix = [0.0] * len(kinds[0])
    for order in solved.orders:
        row = kinds[0].index(kind(order.order))
        least = matrix[row].min()
        mix[row] = order.chance
        assert order.least == pytest.approx(least, abs=CLOSE)
        assert matrix[row][kinds[1].index(kind(order.reply))] == pytest.approx(least, abs=CLOSE)
        assert order.worth == pytest.approx(value if order.right else least, abs=CLOSE)
        if order.right:
            assert largest_chance(matrix, row, value, 1e-4) > 1e-3 or least > value - 1e-5
        else:
            assert largest_chance(matrix, row, value, 1e-9) < 2e-3
            assert least < value - 1e-7
    assert (mix @ matrix).min() == pytest.approx(value, abs=CLOSE)


@pytest.mark.parametrize("options", OPTIONS)
def test_right_orders_are_those_of_optimal_mixes(options: WarOptions) -> None:
    for war in (*some(options, 6, "grades"), *mixed(options, 6, "mixed")):
        if war.mine.swords:
            assert_grades(war)


RULES: tuple[dict[str, bool], ...] = (
    {},
    {"hard_shields": True, "may_hold": True},
    {"triple_attack": True},
)


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("number", range(4))
def test_values_are_those_of_the_solver_of_any_number_of_seats(
    number: int, options: dict[str, bool]
) -> None:
    luck = Random(f"table {number}")
    scene = scene_of(random_war(luck, 2, 3, 3, **options).state)
    solved, found = solve(scene, most=1e6), two_seats(scene)
    assert solved is not None
    if found is not None:
        for seat in found.seats:
            won = found.chips_of(seat, share_of(found.seen_by(seat)))
            assert won == pytest.approx(solved.seats[seat], abs=1e-3)


def test_only_one_order_is_right_where_others_lose_to_a_reply() -> None:
    """One shield and four swords meet three bare cards and three swords. Only a triple attack wins
    for certain; a single sword loses to the reply with a triple of swords."""
    war = TwoSeatWar(WarOptions(True, True, True), Army(0, 1, 4), Army(3, 0, 3), 1)
    solved = solved_round(war)
    assert solved.share == pytest.approx(1)
    right = [order.order for order in solved.orders if order.right]
    assert right == [WarOrder(((1, 1), (1, 1), (1, 1)))]
    assert next(o for o in solved.orders if o.order == WarOrder()).worth < 0.5


def test_a_fallen_seat_counts_only_if_it_can_win_a_tie() -> None:
    scene = Scene(((1, 1), (1,), ()), (1, 1, 0), (3, 2, 2), (Pot(90, (0, 1, 2)),))
    found = two_seats(scene)
    assert found is not None
    assert (found.seats, found.chips, found.war.lead) == ((0, 1), 90, 1)
    assert two_seats(scene._replace(armed=(3, 2, 4))) is None


def test_a_pot_of_one_seat_is_sure() -> None:
    scene = Scene(((1, 1), (1,)), (1, 1), (1, 1), (Pot(60, (0, 1)), Pot(8, (1,))))
    found = two_seats(scene)
    assert found is not None
    shares = [share_of(found.seen_by(seat)) for seat in (0, 1)]
    assert sum(shares) == pytest.approx(1)
    assert found.chips_of(0, shares[0]) + found.chips_of(1, shares[1]) == pytest.approx(68)


def test_the_packaged_tables_are_small() -> None:
    folder = files("mendax.solver.sword_of_lies").joinpath("stored")
    assert sum(len(path.read_bytes()) for path in folder.iterdir()) < 500_000


_WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from mendax.solver.sword_of_lies.two_seats import Army, TwoSeatWar, WarOptions
from mendax.solver.sword_of_lies.war_table import solved_round
import mendax.solver.sword_of_lies.last_bets
print(solved_round(TwoSeatWar(WarOptions(), Army(2, 1, 3), Army(2, 1, 3), 0)).share)
"""


def test_the_tables_are_read_without_numpy() -> None:
    """Python in a browser has no numpy."""
    ran = subprocess.run(
        [sys.executable, "-c", _WITHOUT_NUMPY], capture_output=True, check=True, text=True
    )
    assert ran.stdout.strip() == "0.5"
