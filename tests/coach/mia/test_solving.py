"""Solving when asked: how long it may take by the clock, and how long a refusal is remembered."""

from itertools import count

from mendax.coach.mia.solving import REFUSED_FOR, Solved, solve
from mendax.core.game import Reason
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.policy.policy import Policy

ONE_LIFE = MiaRules(lives=1)
SLOW = Reason("coach-too-slow")


def test_rules_are_solved_within_their_time_and_given_up_after_it() -> None:
    solved = solve(ONE_LIFE, 2, 5.0, clock=lambda: 0.0, prepare=lambda: None)
    assert isinstance(solved, Policy)
    ticks = count(step=10)
    assert solve(ONE_LIFE, 2, 5.0, clock=lambda: float(next(ticks)), prepare=lambda: None) == SLOW


def test_what_the_solver_refuses_comes_with_its_reason() -> None:
    refused = solve(ONE_LIFE, 9, 5.0, clock=lambda: 0.0, prepare=lambda: None)
    assert isinstance(refused, Reason)
    assert refused.key == "solver-refused-seats"


def test_a_refusal_holds_for_a_while_and_a_policy_for_good() -> None:
    now = [0.0]
    solved = Solved(clock=lambda: now[0])
    solved.keep(ONE_LIFE, 2, SLOW)
    assert solved.refusal(ONE_LIFE, 2) == SLOW
    assert solved.policy(ONE_LIFE, 2) is None
    now[0] = REFUSED_FOR
    assert solved.refusal(ONE_LIFE, 2) is None
    policy = Policy(ONE_LIFE, 2, "match", {})
    solved.keep(ONE_LIFE, 2, policy)
    now[0] = 100 * REFUSED_FOR
    assert solved.policy(ONE_LIFE, 2) is policy
    assert solved.policy(ONE_LIFE, 3) is None
