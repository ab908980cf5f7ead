"""Tests of the exact expectation of solved play against each bot, confirmed by simulation."""

from functools import cache
from statistics import fmean

import pytest

from mendax.arena.mia.expectation import expected
from mendax.arena.mia.reduction import MEMORYLESS
from mendax.arena.mia.statistics import Player, statistics
from mendax.coach.mia.policies import stored
from mendax.core.game import RulesError
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.model.positions import essential, points_matter
from mendax.solver.mia.policy.policy import Policy
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
    rules = essential(PRESETS[preset], "match", seats)
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
