"""Warm starts: a basis is handed on by the claims that it stands for."""

import pytest

from mendax.solver.claim_tree.game import defaults
from mendax.solver.claim_tree.sequence_program import SequenceProgram, Tree
from tests.solver.claim_tree.random_games import random_game
from tests.solver.claim_tree.test_double_oracle import whole_tree


def test_a_basis_names_what_it_stands_for() -> None:
    game = random_game(4)
    tree = whole_tree(game)
    _, basis = SequenceProgram(game, defaults(game), tree).solved(None)
    assert set(basis.histories) == {(first,) for first in game.first.tolist()} | tree.claims
    assert len(basis.kinds) == len(game.w)


@pytest.mark.parametrize("kinds", [4, 3])
def test_a_basis_of_less_or_of_another_game_leads_to_the_same_plan(kinds: int) -> None:
    """With other types there is nothing to hand on, and the program is solved from the start."""
    game, small = random_game(4), random_game(7, kinds=kinds)
    _, start = SequenceProgram(small, defaults(small), Tree(frozenset(), frozenset())).solved(None)
    program = SequenceProgram(game, defaults(game), whole_tree(game))
    cold, warm = program.solved(None)[0], program.solved(start)[0]
    for first in game.first.tolist():
        assert cold.reach[first,] == pytest.approx(warm.reach[first,], abs=1e-6)
