"""Tests of the coach of Mia: its tables, its hints, and solutions written to files."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from mendax.coach.mia import policies
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.protocol import PackagedPolicy
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.solver.mia import equilibrium
from mendax.solver.mia.policy import file_format
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
