"""Test of the best response to marshals in the real game, where it equals the one of the model."""

from itertools import islice

import pytest

from bench.sword_bets import RULES, covered, positions, real_gain
from mendax.bots.sword_of_lies.marshal import TURNS
from mendax.solver.sword_of_lies.hidden_bets import solved_betting


def test_in_the_round_before_the_last_the_model_is_the_real_game() -> None:
    starts = (at for at in positions(40) if at.state.round == RULES.cards and at.seen())
    for at in islice(starts, 3):
        known = solved_betting(covered(at), TURNS[2]).exploitability
        assert real_gain(at) == pytest.approx(known, abs=1e-9)
