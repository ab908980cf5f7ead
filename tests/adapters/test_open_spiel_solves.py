"""OpenSpiel's solvers and best responses on our games, compared with our solutions."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.rules import parse_options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.rule_tables import GAME, announcing_state, rule_tables
from mendax.solver.mia.policy.policy import Policy
from tests.proof import parametrize

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: its judgement of our solutions is LEFT OUT"
)

from mendax.adapters.open_spiel import MendaxState, part_of_game  # noqa: E402  # needs OpenSpiel

ENDS: list[tuple[str, Roll]] = [
    ("", 55),
    ("mia_true_cost=1 mia_lie_cost=2 mia_concede=not_allowed", 55),
    ("doubles=ones_high under_announcing=is_lie", 22),
    ("order=natural scoring=money", 65),
]
"""Rules, and a claim after which the remaining round is small enough for OpenSpiel."""


def _lead(state: MiaState) -> Sequence[float] | None:
    if state.round == 1 and state.phase != "over":
        return None
    ahead = float(state.standing[0] - state.standing[1])
    return ahead, -ahead


def _end(rules: MiaRules, over: Roll) -> Any:
    """Return a round in which seat 0 is about to roll over a claim. Only this round counts."""
    start = replace(announcing_state(rules, 2, over, ROLLS[0], False), phase="fall", roll=None)
    return part_of_game(GAME, rules, 2, start, _lead, (-100.0, 100.0))


def _states(state: MendaxState) -> Iterator[MendaxState]:
    yield state
    for action in state.legal_actions():
        yield from _states(state.child(action))


def _ours(policy: Policy, game: Any) -> Any:
    """Return a solved policy as a tabular policy of OpenSpiel, keyed by information state."""
    table: dict[str, list[tuple[int, float]]] = {}
    for state in _states(game.new_initial_state()):
        here = state.position
        if isinstance(here.actor, int):
            odds = dict(policy.odds(GAME.view(here.state, here.actor)))
            chances = [
                (n, odds.get(here.action(here.actor, n), 0.0)) for n in here.legal(here.actor)
            ]
            told = state.information_state_string()
            assert table.setdefault(told, chances) == chances
    return pyspiel.TabularPolicy(table)


@parametrize("words, over", ENDS, test=ENDS[:1])
def test_its_best_response_gains_nothing_against_our_solution(words: str, over: Roll) -> None:
    rules = parse_options(MiaRules(), words.split())
    policy = solve(rules, 2, "round").policy
    game = _end(rules, over)
    ours = _ours(policy, game)
    tree = pyspiel.convert_to_cached_tree(game)
    ((_, sheet),) = policy.sheets.items()
    worth = sheet.worth[rule_tables(rules, 2).values.index(over) + 1][0]
    values = pyspiel.expected_returns(tree.new_initial_state(), ours, -1, True)
    assert values[0] == pytest.approx(worth, abs=1e-9)
    assert pyspiel.nash_conv(tree, ours) < 1e-9


def test_its_best_response_gains_against_a_spoiled_policy() -> None:
    """Check that the test above can fail."""
    rules = MiaRules()
    policy, game = solve(rules, 2, "round").policy, _end(rules, 66)
    table = _ours(policy, game).policy_table()
    trusting = {
        told: [(n, 1.0 if n == chances[-1][0] else 0.0) for n, _ in chances]
        for told, chances in table.items()
    }
    assert pyspiel.nash_conv(game, pyspiel.TabularPolicy(trusting)) > 0.1


@pytest.mark.proof
def test_its_cfr_plus_reaches_our_value() -> None:
    rules = MiaRules()
    ((_, sheet),) = solve(rules, 2, "round").policy.sheets.items()
    tree = pyspiel.convert_to_cached_tree(_end(rules, 66))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(3000):
        solver.evaluate_and_update_policy()
    average = solver.tabular_average_policy()
    near = pyspiel.nash_conv(tree, average)
    assert near < 1e-3
    values = pyspiel.expected_returns(tree.new_initial_state(), average, -1, True)
    worth = sheet.worth[rule_tables(rules, 2).values.index(66) + 1][0]
    assert abs(values[0] - worth) <= near
