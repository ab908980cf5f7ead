"""Tests of the coach of Mia: its tables, its hints, and solutions written to files."""

from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from mendax.coach.mia import policies
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.mia.solving import REFUSED_FOR, SolvedCache, solve
from mendax.coach.protocol import PackagedPolicy
from mendax.core.game import Reason
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.solver.mia import equilibrium
from mendax.solver.mia.policy import file_format
from mendax.solver.mia.policy.policy import Policy
from tests.games.mia.story import MIA, Story

COACH = MiaCoach()
STANDARD = PRESETS["standard"]
NOBODY = replace(STANDARD, ones_top=True, second="half_mia")
"""A table that is neither in the package nor solved in these tests."""


def test_hints_match_the_policy() -> None:
    story = Story(seats=2).opens(31, say=66)
    view = MIA.view(story.state, story.state.turn)
    hint = COACH.hint(STANDARD, 2, view, ())
    assert hint is not None
    assert hint.best in ("believe", "doubt")
    assert {each.action for each in hint.alternatives} == {"believe", "doubt"}


def test_unsolved_tables_have_no_coach() -> None:
    story = Story(seats=2, ones_top=True, second="half_mia").opens(31, say=66)
    view = MIA.view(story.state, story.state.turn)
    assert COACH.advice(NOBODY, 2, waits=False) is None
    assert COACH.hint(NOBODY, 2, view, ()) is None
    assert COACH.review(NOBODY, 2, 0, ()) is None
    assert COACH.strategy(NOBODY, 2, ()) is None


def test_stored_policies_of_others_are_available() -> None:
    rules = MiaRules(lives=1, ones_top=True, second="half_and_little")
    solved = COACH.solve(rules, 2, 60.0)
    assert isinstance(solved, bytes)
    COACH.keep(rules, 2, solved)
    assert policies.at_hand(rules, 2) is not None
    assert not COACH.needs_solving(rules, 2)


def test_policies_are_rebuilt_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solved = policies.packaged(STANDARD, 2)
    assert solved is not None
    known = equilibrium.Solution(solved, solved.values, 2.0)
    monkeypatch.setattr(equilibrium, "solve", lambda *_: known)
    name, _, _ = policies.package_files()[0]
    made = next(COACH.make_policies(tmp_path))
    assert made == PackagedPolicy(name, (tmp_path / name).stat().st_size, 2.0)
    assert file_format.load(tmp_path / name).values == solved.values


ONE_LIFE = MiaRules(lives=1)
SLOW = Reason("coach-too-slow")


def test_rules_are_solved_within_their_time_limit_or_given_up() -> None:
    solved = solve(ONE_LIFE, 2, 5.0, clock=lambda: 0.0, prepare=lambda: None)
    assert isinstance(solved, Policy)
    ticks = count(step=10)
    assert solve(ONE_LIFE, 2, 5.0, clock=lambda: float(next(ticks)), prepare=lambda: None) == SLOW


def test_a_refusal_holds_for_a_while_and_a_policy_for_good() -> None:
    now = [0.0]
    solved = SolvedCache(clock=lambda: now[0])
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
