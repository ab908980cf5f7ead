"""The double oracle: what it finds on a grown tree is the value of the whole game."""

from itertools import combinations

import pytest
from hypothesis import given, settings

from mendax.solver.claim_tree.double_oracle import equilibrium
from mendax.solver.claim_tree.game import (
    ClaimTreeGame,
    defaults,
    end_probabilities,
    expected_payoff,
)
from mendax.solver.claim_tree.sequence_program import SequenceProgram, Tree
from tests.solver.claim_tree.random_games import SEEDS, random_game


def whole_tree(game: ClaimTreeGame) -> Tree:
    """Every history there is."""
    rising = [h for n in range(1, 9) for h in combinations(range(len(game.first)), n)]
    return Tree(
        frozenset(h for h in rising if len(h) % 2 and len(h) > 1),
        frozenset(h for h in rising if not len(h) % 2),
    )


@settings(max_examples=20, deadline=None)
@given(SEEDS)
def test_a_grown_tree_is_worth_what_the_whole_tree_is(seed: int) -> None:
    game = random_game(seed)
    found = equilibrium(game)
    plan, _ = SequenceProgram(game, defaults(game), whole_tree(game)).solved(None)
    whole = float(sum(plan.reach[first,].sum() for first in game.first.tolist()))
    assert whole == pytest.approx(1)
    value = expected_payoff(game, end_probabilities(game, found.play))
    again = equilibrium(game, found.start._replace(tree=whole_tree(game), basis=None))
    complete = expected_payoff(game, end_probabilities(game, again.play))
    assert value == pytest.approx(complete, abs=1e-9)


def test_a_start_from_another_game_finds_the_same_value() -> None:
    game, other = random_game(5), random_game(6)
    cold = equilibrium(game)
    warm = equilibrium(game, equilibrium(other).start)
    one, two = (expected_payoff(game, end_probabilities(game, s.play)) for s in (cold, warm))
    assert one == pytest.approx(two, abs=1e-9)
    assert max(cold.error, warm.error) < 3e-10
