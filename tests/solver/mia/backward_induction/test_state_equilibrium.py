"""Tests of one announcement and one answer that are solved from given continuation values."""

import numpy as np
import pytest

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.solver.mia.backward_induction.state_equilibrium import answers_to_unseen, play
from mendax.solver.mia.model.public_states import Continuation, public_states
from mendax.solver.mia.model.rule_tables import UNSEEN, RuleTables, rule_tables


def _tables(words: str = "") -> RuleTables:
    return rule_tables(parse_options(MiaRules(), words.split()), 2)


def _continuation(t: RuleTables, believed: float) -> Continuation:
    """Return continuations in which losses count fully, and a believed claim is worth ``believed``
    to the announcer.
    """
    outcomes = np.array([outcome.change for outcome in t.outcomes], np.float64)
    outcomes -= outcomes[:, ::-1]
    accepted = np.tile([believed, -believed], (len(t.values), 1))
    return Continuation(0, 1, outcomes, accepted)


@pytest.mark.parametrize("words", ["", "joker_32=toast", "blind_reroll=new_value"])
@pytest.mark.parametrize("believed", [-0.5, 0.0, 0.5])
def test_all_that_follows_has_a_probability_and_they_add_up(words: str, believed: float) -> None:
    t = _tables(words)
    for state in public_states(t):
        solution = play(t, state, _continuation(t, believed))
        assert solution.outcomes.sum() + solution.believed.sum() == pytest.approx(1)
        assert solution.say.sum(axis=1) == pytest.approx(np.ones(len(state.weight)))
        assert ((solution.doubt >= 0) & (solution.doubt <= 1)).all()
        assert solution.error < 1e-9


def test_losing_believers_doubt_and_gaining_ones_believe() -> None:
    t = _tables()
    first = public_states(t)[0]
    assert (play(t, first, _continuation(t, 2.5)).doubt == 1).all()
    assert (answers_to_unseen(t, UNSEEN, _continuation(t, 2.5))).all()
    believing = answers_to_unseen(t, UNSEEN, _continuation(t, -2.5))
    assert not believing.any()


def test_over_the_last_value_an_impossible_answer_is_fixed() -> None:
    t = _tables("mia_reveals=yes")
    last = public_states(t)[-1]
    solution = play(t, last, _continuation(t, 0.0))
    assert solution.believed.sum() == 0, "announcing the top opens the dice"
