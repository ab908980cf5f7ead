"""Tests of the exact expectation of solved play against each bot, confirmed by simulation."""

from functools import cache
from itertools import permutations
from statistics import fmean

import pytest
from msgspec.structs import replace

from mendax.arena.mia.expectation import expected
from mendax.arena.mia.reduction import MEMORYLESS, tables_of_bot
from mendax.arena.mia.statistics import Player, seated, statistics
from mendax.coach.mia.policies import stored
from mendax.core.game import RulesError
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import essential, points_matter
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.simulation.exact_expectation import expectation
from mendax.solver.mia.simulation.game_tables import indexed_game
from mendax.solver.mia.simulation.strategy_tables import tables_of_policy
from mendax.solver.mia.simulation.turn_outcomes import turn_outcomes
from tests.proof import parametrize
from tests.solver.standard import COVERED

PRECISE = 1e-12
COUNTABLE = [name for name in COVERED if PRESETS[name].blind_pass == "off"]
"""The solved presets whose games the fast kernels play."""
LIVES = [name for name in COUNTABLE if PRESETS[name].scoring == "lives"]
WHOLE = [name for name in COUNTABLE if not points_matter(PRESETS[name], 2, "match")]


@cache
def at_hand(preset: str, seats: int) -> Policy:
    """Return the policy of the package for whole games."""
    found = stored(PRESETS[preset], seats)
    assert found is not None
    assert found.seats == seats
    rules = essential(PRESETS[preset], "match")
    return Policy(rules, seats, "match", found.sheets)


@parametrize("other", MEMORYLESS, test=["odds", "random"])
@parametrize("preset", WHOLE, test=["standard"])
def test_the_equilibrium_never_loses_a_whole_game_in_expectation(preset: str, other: str) -> None:
    """From either seat the equilibrium gets at least the value of the game, and therefore at least
    half on average."""
    policy = at_hand(preset, 2)
    found = expected(PRESETS[preset], [policy, other])
    for opener in (0, 1):
        assert found.when_opened_by[opener][0].worth >= policy.values[opener] - PRECISE
    even = fmean(policy.values)
    assert found.by_seat[0].worth >= even - PRECISE
    if preset in LIVES:
        assert even == pytest.approx(0.5, abs=PRECISE)
        assert found.by_seat[0].wins >= 0.5 - PRECISE


@parametrize("other", MEMORYLESS, test=["odds"])
@parametrize("preset", COUNTABLE, test=["standard", "scored"])
def test_the_equilibrium_never_loses_a_round_in_expectation(preset: str, other: str) -> None:
    """This holds for lives and points, even where points can run short. Whole games with such
    points are a different problem.
    """
    rules = PRESETS[preset]
    policy, found = solve(rules, 2, "round").policy, indexed_game(rules, 2, "round")
    table = turn_outcomes(
        found.tables, [tables_of_policy(policy, found), tables_of_bot(other, found)]
    )
    worth = expectation(found, table).payoff[:, 0]
    assert worth[0] >= policy.values[0] - PRECISE
    assert worth[1] >= policy.values[1] - PRECISE
    assert worth.mean() >= -PRECISE


@pytest.mark.proof
def test_all_characters_at_one_table_with_the_equilibrium() -> None:
    """With six seats, over all pairs of neighbours, the equilibrium wins more than its fair share.

    This is not guaranteed with more than two seats: with some neighbours it wins less.
    """
    rules = replace(PRESETS["standard"], lives=1)
    others = [name for name in MEMORYLESS if name != "random"]
    found, strategies = seated(rules, [solve(rules, 6).policy, *others])
    win_units = []
    for order in permutations(strategies[1:]):
        players = turn_outcomes(found.tables, [strategies[0], *order])
        wins = expectation(found, players).wins.mean(axis=0)
        assert wins.sum() == pytest.approx(1)
        win_units.append(float(wins[0]))
    assert min(win_units) < 1 / 6 < fmean(win_units)


COUNTED = [
    ("standard", "lives=3", ["odds", "liar", "random"]),
    ("meyer", "lives=4", ["odds", "random"]),
    ("contest", "rounds=5", ["sniper", "liar", "odds"]),
    ("scored", "rounds=5", ["odds", "truthful"]),
]


@parametrize("preset, changes, players", COUNTED, test=COUNTED[:3])
def test_counted_games_have_the_same_mean(preset: str, changes: str, players: list[Player]) -> None:
    rules = parse_options(PRESETS[preset], changes.split())
    exact, counted = expected(rules, players), statistics(rules, players, 300_000, 3)
    for name in ("claims", "lies", "unseen", "doubted", "caught", "conceded", "toasts", "dice"):
        assert getattr(counted, name) == pytest.approx(getattr(exact, name), rel=0.02, abs=0.001)
    assert abs(counted.rounds - exact.rounds) <= 2.5 * counted.rounds_margin + 1e-9
    for mine, theirs in (
        *zip(exact.by_seat, counted.by_seat, strict=True),
        *zip(exact.from_the_opener, counted.from_the_opener, strict=True),
    ):
        assert abs(mine.wins - theirs.wins) <= 2.5 * theirs.margin + 1e-5
        assert abs(mine.worth - theirs.worth) <= 2.5 * theirs.worth_margin + 1e-5


def test_a_bot_without_a_table_and_rules_without_arrays_fail() -> None:
    with pytest.raises(RulesError):
        expected(MiaRules(), ["reader", "odds"])
    with pytest.raises(NotCovered):
        expected(MiaRules(blind_pass="higher"), ["odds", "odds"])
