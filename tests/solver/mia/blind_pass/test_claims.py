"""Tests of claims on unseen dice: best answers, from the highest claim down."""

import numpy as np
import pytest

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.solver.mia.blind_pass.claims import DOUBT, OTHERWISE, PASS, UnseenDice, accepts, passes
from mendax.solver.mia.model.public_states import Continuation, openings
from mendax.solver.mia.model.rule_tables import UNSEEN, RuleTables, rule_tables


def _tables(words: str) -> RuleTables:
    return rule_tables(parse_options(MiaRules(), words.split()), 2)


def _sides(t: RuleTables, believed: float) -> list[Continuation]:
    """Return two sides, on either of which a believed claim is worth ``believed`` to the
    claimant."""
    outcomes = np.array([outcome.change for outcome in t.outcomes], np.float64)
    outcomes -= outcomes[:, ::-1]
    accepted = np.tile([believed, -believed], (len(t.values), 1))
    return [
        Continuation(0, 1, outcomes, accepted),
        Continuation(1, 0, outcomes[:, ::-1], accepted[:, ::-1]),
    ]


def test_the_highest_claim_cannot_be_passed_on() -> None:
    t = _tables("blind_pass=higher")
    top = len(t.values) - 1
    assert passes(t, 2, 0, top).size == 0
    assert passes(t, 2, 0, top - 1).tolist() == [top]
    assert accepts(t, top), "it can be conceded to"
    assert not accepts(_tables("blind_pass=higher mia_reveals=yes"), top)


def test_only_the_roller_must_pass_higher() -> None:
    t = _tables("blind_pass=same_or_higher")
    assert 3 in passes(t, 2, 0, 3)
    assert 3 not in passes(t, 2, 1, 3), "after one pass it is the roller's turn"


@pytest.mark.parametrize("believed", [-1.5, -0.2, 0.3, 1.5])
def test_no_other_answer_would_be_better(believed: float) -> None:
    t = _tables("blind_pass=higher")
    sides = _sides(t, believed)
    unseen = UnseenDice(t, sides)
    for value in range(len(t.values)):
        act, payoffs = unseen.answer(0, value, UNSEEN)
        opened = openings(t, UNSEEN)[value] @ sides[0].outcomes
        options = {DOUBT: float(opened[1])}
        if accepts(t, value):
            options[OTHERWISE] = sides[0].accepted[value][1]
        for passed in passes(t, 2, 0, value).tolist():
            options[PASS + passed] = unseen.payoffs[1, passed][1]
        assert payoffs[1] == pytest.approx(max(options.values()))
        assert options[act] == pytest.approx(payoffs[1])
