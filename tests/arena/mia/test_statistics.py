"""Statistics of a rule set from millions of games."""

from itertools import permutations
from statistics import fmean

import pytest

from mendax.arena.match import match
from mendax.arena.mia.statistics import statistics
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options, with_options
from mendax.solver.generic.jit import COMPILED
from mendax.solver.mia.equilibrium import solve
from tests.proof import parametrize

GAMES_OF_A_TEST = 200_000 if COMPILED else 2_000


ALIKE = [
    ("standard", "lives=2", ["odds", "liar", "truthful"]),
    ("meyer", "lives=4", ["random", "sniper"]),
    ("contest", "rounds=5", ["lucky", "liar", "odds"]),
    ("scored", "rounds=5", ["odds", "truthful"]),
]


@parametrize("preset, changes, bots", ALIKE, test=ALIKE[:1])
def test_tables_win_as_often_as_the_bots_themselves(
    preset: str, changes: str, bots: list[str]
) -> None:
    """Characters win the same shares at the arena's tables and as tables in the kernel.

    The arena draws lots for the seating, so the kernel plays every order round a table.
    """
    rules, games = parse_options(PRESETS[preset], changes.split()), 600
    standings = match(GAMES["mia"], rules, bots, games, "alike").standings
    orders = [(bots[0], *others) for others in permutations(bots[1:])]
    seats = [
        dict(zip(order, statistics(rules, order, GAMES_OF_A_TEST, 8).by_seat, strict=True))
        for order in orders
    ]
    for bot, standing in zip(bots, standings, strict=True):
        wins = fmean(seat[bot].wins for seat in seats)
        error = (max(wins * (1 - wins), 0.001) / games) ** 0.5
        assert abs(standing.wins - wins) < 4.9 * error + 2 * seats[0][bot].margin


def test_figures_of_a_solved_table_agree_with_its_values() -> None:
    rules = with_options(MiaRules(), {"lives": 2})
    solution = solve(rules, 3)
    figures = statistics(rules, [solution.policy] * 3, GAMES_OF_A_TEST, 1, workers=2)
    for place, value in zip(figures.from_the_opener, solution.values, strict=True):
        assert place.wins == pytest.approx(place.worth, abs=1e-12)
        assert abs(place.worth - value) < 2.5 * place.worth_margin
    for seat in figures.by_seat:
        assert abs(seat.wins - 1 / 3) < 2.5 * seat.margin
    assert 3 <= figures.rounds <= 5
    assert 3 <= figures.median <= figures.longest <= 5
