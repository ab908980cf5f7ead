"""Public states: what may be claimed over each value, and which rolls are alike there."""

import numpy as np
import pytest

from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS
from mendax.solver.mia.model.public_states import openings, public_states
from mendax.solver.mia.model.rule_tables import LOOKED, UNSEEN, rule_tables


@pytest.mark.parametrize("name", PRESETS)
def test_every_roll_has_a_kind_or_ends_the_round(name: str) -> None:
    t = rule_tables(PRESETS[name], 2)
    states = public_states(t)
    assert [state.to_beat for state in states] == list(range(-1, len(t.values) - 1))
    for state in states:
        assert state.weight.sum() + state.sight.sum() == pytest.approx(1)
        for kind, roll in enumerate(state.examples):
            assert state.kind[roll] == kind
            doubted = t.doubt[LOOKED, state.claims, roll]
            np.testing.assert_array_equal(state.outcome[kind], doubted)


def test_the_top_can_be_told_apart_only_from_what_is_below_the_claims() -> None:
    states = public_states(rule_tables(PRESETS["house"], 2))
    assert len(states[0].weight) == len(ROLLS), "the opener can claim all, so no two are alike"
    assert len(states[-1].weight) == 2, "over the last but one a roll is the top or is not"


def test_unseen_dice_are_opened_to_outcomes_with_all_probability() -> None:
    t = rule_tables(PRESETS["house"], 3)
    np.testing.assert_allclose(openings(t, UNSEEN).sum(axis=1), 1.0)
