"""Claims that sound players never make: a slip into the truth at three seats, any roll at two."""

import pytest

from mendax.coach.mia.advised_state import AdvisedState
from mendax.coach.mia.adviser import adviser_for
from mendax.games.mia.rules import PRESETS
from mendax.games.mia.state import Claim
from mendax.solver.mia.model.rule_tables import rule_tables


@pytest.mark.parametrize(("seats", "truthful"), [(2, False), (3, True)])
def test_a_claim_that_nobody_makes_is_judged_as_the_solver_does(seats: int, truthful: bool) -> None:
    adviser = adviser_for(PRESETS["house"], seats)
    assert adviser is not None
    policy = adviser.policy
    ends = adviser.ends(rule_tables(policy.rules, seats), policy.start)
    state = AdvisedState(policy, ends, policy.start, tuple(range(seats)), -1)
    said = {p for each in state.says().values() for p, chance in each.items() if chance > 0}
    unsaid = [p for p in range(len(state.t.values)) if p not in said and state.t.believable[p]]
    assert unsaid
    for p in unsaid:
        weighed = state.answers(Claim(0, state.t.values[p], "looked"))
        assert weighed is not None
        assert not weighed.expected
        assert (set(weighed.dice) == {state.t.values[p]}) == truthful
        assert sum(weighed.dice.values()) == pytest.approx(1)
        if truthful:
            assert weighed.lie == 0
