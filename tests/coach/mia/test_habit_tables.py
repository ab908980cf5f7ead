"""Tests that habits as arrays are distributions, and that the sound habit is the policy with its
slips."""

import pytest

from mendax.bots.mia.opponent_models import MANNERS, SLIP
from mendax.coach.mia.adviser import adviser_for
from mendax.coach.mia.habit_tables import habits, sound
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import with_options
from mendax.solver.mia.model.public_states import public_states
from mendax.solver.mia.model.rule_tables import rule_tables


@pytest.mark.parametrize("changes", [{}, {"order": "pips"}, {"mia_reveals": True}])
def test_every_manner_says_something_with_every_roll(changes: dict[str, object]) -> None:
    rules = with_options(MiaRules(), changes)
    states = public_states(rule_tables(rules, 3))
    for state, each in zip(states, habits(rules, 3), strict=True):
        assert each.say.shape == (len(MANNERS), len(state.weight), len(state.claims))
        assert each.say.sum(axis=2) == pytest.approx(1.0)
        assert each.say.min() > 0
        assert 0 < each.doubt.min() <= each.doubt.max() < 1


def test_the_sound_manner_is_the_policys() -> None:
    adviser = adviser_for(PRESETS["standard"], 3)
    assert adviser is not None
    policy, position = adviser.policy, adviser.policy.start
    states = public_states(rule_tables(policy.rules, 3))
    for state, played in zip(states, sound(policy, position), strict=True):
        slip = SLIP / len(state.claims)
        for row, roll in enumerate(state.examples):
            said = policy.saying(position, state.to_beat, ROLLS[roll])
            wanted = [(1 - SLIP) * said.get(p, 0.0) + slip for p in state.claims.tolist()]
            assert played.say[row] == pytest.approx(wanted)
        doubts = [policy.doubting(position, state.to_beat, p) for p in state.claims.tolist()]
        assert played.doubt[0] == pytest.approx([(1 - SLIP) * x + SLIP / 2 for x in doubts])
