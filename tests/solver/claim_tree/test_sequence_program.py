"""Tests of sequence programs that are solved completely, from a warm start, and by double oracle.

It also tests ``mendax.solver.claim_tree.warm_start``.
"""

from itertools import combinations

import pytest
from hypothesis import given, settings

from mendax.solver.claim_tree.double_oracle import equilibrium
from mendax.solver.claim_tree.game import (
    ACCEPT,
    OPEN,
    OTHER,
    ClaimTreeGame,
    defaults,
    end_probabilities,
    expected_payoff,
)
from mendax.solver.claim_tree.sequence_program import SequenceProgram, Tree
from tests.solver.claim_tree.random_games import SEEDS, random_game

EMPTY = Tree(frozenset(), frozenset())


@pytest.mark.parametrize("seed", range(5))
def test_a_plan_adds_up_to_the_probabilities_of_the_types(seed: int) -> None:
    game = random_game(seed)
    for tree in (EMPTY, whole_tree(game)):
        plan, _ = SequenceProgram(game, defaults(game), tree).solved(None)
        claimed = sum(plan.reach[first,] for first in game.first.tolist())
        assert claimed + plan.outside == pytest.approx(game.w, abs=1e-9)
        for history in tree.claims:
            assert (plan.reach[history] <= plan.reach[history[:-2]] + 1e-9).all()


@pytest.mark.parametrize(("bonus", "passes"), [(10.0, False), (-10.0, True)])
def test_a_pass_that_another_answer_dominates_is_no_row(bonus: float, passes: bool) -> None:
    """A pass is left out if it is worth more to the roller than opening for every roll."""
    game = random_game(2)
    opened, accepted = game.opened.copy(), game.accepted.copy()
    opened[OTHER] += bonus
    accepted[OTHER] += bonus
    changed = game._replace(opened=opened, accepted=accepted)
    program = SequenceProgram(changed, defaults(changed), EMPTY)
    answers = {row.answer for row in program.rows}
    assert {OPEN, ACCEPT} <= answers
    assert any(answer >= 0 for answer in answers) is passes


@pytest.mark.parametrize("kinds", [4, 3])
def test_a_smaller_or_foreign_basis_leads_to_the_same_plan(kinds: int) -> None:
    """With other types there is no basis to pass on, so the program is solved from the start."""
    game, small = random_game(4), random_game(7, kinds=kinds)
    _, start = SequenceProgram(small, defaults(small), Tree(frozenset(), frozenset())).solved(None)
    program = SequenceProgram(game, defaults(game), whole_tree(game))
    cold, warm = program.solved(None)[0], program.solved(start)[0]
    for first in game.first.tolist():
        assert cold.reach[first,] == pytest.approx(warm.reach[first,], abs=1e-6)


def whole_tree(game: ClaimTreeGame) -> Tree:
    """Return every history of the game."""
    rising = [h for n in range(1, 9) for h in combinations(range(len(game.first)), n)]
    return Tree(
        frozenset(h for h in rising if len(h) % 2 and len(h) > 1),
        frozenset(h for h in rising if not len(h) % 2),
    )


@settings(max_examples=20, deadline=None)
@given(SEEDS)
def test_a_grown_tree_has_the_value_of_the_whole_tree(seed: int) -> None:
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
