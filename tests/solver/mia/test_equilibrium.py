"""Tests of solved Mia: known figures, laws of every solution, and refusals."""

import random

import numpy as np
import pytest

from mendax.coach.mia.adviser import Adviser
from mendax.core.game import CHANCE
from mendax.games.mia.actions import DrawLot
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options, with_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.backward_induction import component, cycles, state_equilibrium
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.public_states import openings
from mendax.solver.mia.model.rule_tables import GAME, LOOKED, UNSEEN, rule_tables
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.signalling import game
from tests.proof import parametrize


@pytest.mark.parametrize(
    ("words", "lives"),
    [
        ("mia_true_cost=2 mia_lie_cost=2 mia_concede=costs_one", 0.297854296353),
        ("mia_true_cost=2 mia_lie_cost=1 mia_concede=costs_one", 0.297142688333),
        ("mia_true_cost=1 mia_lie_cost=1 mia_concede=costs_one", 0.295878018313),
    ],
)
def test_opening_one_round_has_the_known_value(words: str, lives: float) -> None:
    values = solve(parse_options(MiaRules(), words.split()), 2, "round").values
    assert values == pytest.approx((lives, -lives), abs=1e-12)


def test_points_that_can_run_short_are_no_money() -> None:
    """A player without points cannot lose any, so a game for points differs from a game for
    money."""
    points = solve(with_options(PRESETS["scored"], {"rounds": 2}), 2)
    money = with_options(PRESETS["scored"], {"rounds": 2, "scoring": "money"})
    assert points.values[0] != pytest.approx(solve(money, 2).values[0], abs=1e-3)
    starts = {position.points for position in points.policy.sheets}
    assert starts == {(0, 0), (0, 4), (4, 0)}, "no player can lose more than four in one round"


def test_progress_is_heard_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    solve(with_options(MiaRules(), {"lives": 2}), 2, progress=lambda *n: heard.append(n))
    assert heard == [(1, 3), (2, 3), (3, 3)]


def test_a_cycle_without_a_fixed_point_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three seats, a repetition that follows itself is no equilibrium here."""
    rules = parse_options(MiaRules(), ["lives=1", "blind_reroll=same_or_higher"])
    assert solve(rules, 3).policy.longest_period > 1
    monkeypatch.setattr(cycles, "REPETITIONS", 1)
    with pytest.raises(NotCovered) as refused:
        solve(rules, 3)
    assert refused.value.reason.key == "solver-refused-circle"
    assert refused.value.reason.arguments["again"] == "claim"


def test_a_toast_without_a_fixed_point_is_refused_by_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(component, "ITERATIONS", 0)
    with pytest.raises(NotCovered) as refused:
        solve(parse_options(MiaRules(), ["lives=1", "joker_32=toast"]), 3)
    assert refused.value.reason.key == "solver-refused-circle"
    assert refused.value.reason.arguments["again"] == "round"


PLAYED = [
    ("", 2),
    ("lives=1", 4),
    ("lives=1 blind_reroll=same_or_higher", 3),
    ("mia_reveals=yes", 3),
    ("lives=1 order=pips blind_pass=same_or_higher", 2),
    ("mia_on_mia=yes effect_31=wipe", 2),
]


@parametrize("words, seats", PLAYED, test=PLAYED[:3])
def test_games_by_the_policy_are_won_as_often_as_it_says(words: str, seats: int) -> None:
    """The results are within 4.5 standard errors; a correct solver fails this once in 150,000
    random runs."""
    rules = parse_options(with_options(MiaRules(), {"lives": 2}), words.split())
    solution, rng, games = solve(rules, seats), random.Random(5), 1500
    won = sum(_opener_wins(solution.policy, rng) for _ in range(games))
    chance = solution.values[0]
    error = (chance * (1 - chance) / games) ** 0.5
    assert abs(won / games - chance) < 4.5 * error


def _opener_wins(policy: Policy, rng: random.Random) -> bool:
    """Return whether the opener wins one game of the engine, without shortcuts."""
    state = GAME.apply(GAME.initial_state(policy.rules, policy.seats), CHANCE, DrawLot(0)).state
    while (actors := GAME.actors(state)) != ():
        (actor,) = actors
        if isinstance(actor, str):
            odds = [(a, float(x)) for a, x in GAME.chance_outcomes(state)]
        else:
            odds = list(policy.odds(GAME.view(state, actor)))
        actions, weights = zip(*odds, strict=True)
        state = GAME.apply(state, actor, rng.choices(actions, weights)[0]).state
    result = GAME.result(state)
    return result is not None and result.places[0] == 1


VALUE_51 = 5
"""The index of 51 on the ladder: 31, 32, 41, 42, 43, 51."""


@pytest.mark.parametrize("start", [None, 0, 2, 5])
def test_three_seat_equilibria_charge_high_rolls_for_the_truth(
    start: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """House rules, one life each.

    The opener may announce 51 unseen, which the next must believe. So opening is worth that much in
    any equilibrium, and to 66 no less; and the truth of 66 is worth far less for any answer. Over
    51 all equilibria have the same value: any start of the path of equilibria ends there.
    """
    if start is not None:
        starts = game.path_starts
        monkeypatch.setattr(
            game, "path_starts", lambda one: [(*starts(one),)[-1 - start % one.c.shape[1]]]
        )
    rules = with_options(MiaRules(), {"lives": 1})
    t, policy = rule_tables(rules, 3), solve(rules, 3).policy
    worth = policy.sheets[policy.start].worth
    ends = Adviser(policy).ends(t, policy.start)
    opener, second, third = 0, 1, 2  # of the next turn: 2, 0, 1
    believed, opened = worth[VALUE_51 + 1], openings(t, UNSEEN)[VALUE_51] @ ends
    assert believed[0] > opened[second] + 0.05
    assert believed == pytest.approx([0.234707, 0.215980, 0.549313], abs=1e-6)
    roll = ROLLS.index(66)
    value = int(t.literal[roll])
    doubted = ends[t.doubt[LOOKED, value, roll]]
    truth = max(doubted[opener], worth[value + 1][third])
    assert believed[third] - truth > 0.18


@pytest.mark.parametrize("truthful", [True, False])
def test_an_unexpected_claim_is_a_slip_into_truth_at_three(
    truthful: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The claim is believed. If all rolls were equally likely to slip, it would be doubted."""
    if not truthful:
        monkeypatch.setattr(state_equilibrium, "slips", lambda *_: np.empty((0, 0)))
    policy = solve(with_options(MiaRules(), {"lives": 2}), 3).policy
    t = rule_tables(policy.rules, 3)
    told = [
        policy.doubting(policy.start, -1, p)
        for p in range(len(t.values) - 1)
        if not any(policy.saying(policy.start, -1, roll).get(p) for roll in ROLLS)
    ]
    assert told
    assert (max(told) == 0.0) == truthful
