"""The program of a tree: plans are probabilities, and dominated answers are no rows."""

import pytest

from mendax.solver.claim_tree.game import ACCEPT, OPEN, OTHER, defaults
from mendax.solver.claim_tree.sequence_program import SequenceProgram, Tree
from tests.solver.claim_tree.random_games import random_game
from tests.solver.claim_tree.test_double_oracle import whole_tree

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
    """Where a pass leaves the roller more than opening does, whatever the roll, it is left out."""
    game = random_game(2)
    opened, accepted = game.opened.copy(), game.accepted.copy()
    opened[OTHER] += bonus
    accepted[OTHER] += bonus
    changed = game._replace(opened=opened, accepted=accepted)
    program = SequenceProgram(changed, defaults(changed), EMPTY)
    answers = {row.answer for row in program.rows}
    assert {OPEN, ACCEPT} <= answers
    assert any(answer >= 0 for answer in answers) is passes
