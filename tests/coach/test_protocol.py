"""Tests of other services of coaches: ``python -m mendax.coach`` asks the coaches that ship
policies."""

from pathlib import Path

import pytest

from mendax.coach import __main__ as making
from mendax.coach.mia import policies
from mendax.coach.protocol import Packaged, Solving
from mendax.coach.registry import BUILT_IN
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.policy import file_format
from tests.server.coaching.chances_coach import ChancesCoach


def test_optional_abilities_are_detected_by_methods() -> None:
    assert isinstance(BUILT_IN["mia"], Solving)
    assert isinstance(BUILT_IN["mia"], Packaged)
    assert not isinstance(ChancesCoach(), Solving)
    assert not isinstance(ChancesCoach(), Packaged)


def test_policies_are_made_for_every_coach_that_brings_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BUILT_IN, "french_poker", ChancesCoach())
    one = ("one-2.policy", MiaRules(lives=1), 2)
    monkeypatch.setattr(policies, "package_files", lambda: (one,))
    making.main(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["one-2.policy"]
    assert file_format.load(tmp_path / "one-2.policy").rules.lives == 1
    told = capsys.readouterr().out
    assert told.startswith("mia: one-2.policy: ")
    assert told.count("\n") == 1
