"""Tests of French poker solved on the command line, with policies that are packaged or solved and
saved."""

import json
from pathlib import Path
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from mendax.coach.french_poker import policies
from mendax.core.game import RulesError
from mendax.games.french_poker.rules import PRESETS
from mendax.solver.french_poker import policy_file, round_equilibrium
from mendax.solver.french_poker.policy import RoundPolicy
from mendax.solver.french_poker.round_equilibrium import RoundSolution
from mendax.solver.french_poker.round_model import essential
from mendax.solver.generic.errors import NotCovered
from mendax.terminal.cli import run
from mendax.terminal.french_poker import solving
from mendax.terminal.parameters import OK, WRONG
from mendax.words import Words
from tests.reasons import because

WORDS = Words("en")
STANDARD = PRESETS["standard"]
UNUSUAL = replace(STANDARD, ones="wild", straights="none")
GAIN = solving._gain  # before the fixture replaces it


@pytest.fixture(autouse=True)
def folder(policy_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder without solutions, and replace slow measurements."""
    monkeypatch.setattr(policies, "_solved", {})
    monkeypatch.setattr(solving, "_gain", Mock(return_value=2e-6))
    return policy_folder


def test_the_gain_is_that_of_the_best_response(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gain is a probability of winning, which is half of a payoff between −1 and 1."""
    policy = policies.at_hand(STANDARD)
    assert policy is not None
    worth = policy.value
    response = Mock(opening=worth + 0.25, following=0.5 - worth)
    whole = Mock(value=lambda own, other, opens: (0.3 if opens else -0.1) + own - other)
    monkeypatch.setattr("mendax.arena.french_poker.exploitability.opponent_model", Mock())
    best_response = "mendax.solver.french_poker.best_response"
    monkeypatch.setattr(f"{best_response}.RoundResponse", Mock(return_value=response))
    monkeypatch.setattr(f"{best_response}.GameResponse", Mock(return_value=whole))
    assert GAIN(STANDARD, "round") == pytest.approx(0.25)
    assert GAIN(STANDARD, "match") == pytest.approx(0.05)


@pytest.mark.parametrize(
    ("span", "opener"), [(["--round"], 0.535094941864), ([], 0.509623)], ids=["round", "game"]
)
def test_packaged_policies_are_read(
    span: list[str], opener: float, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["solve", "french_poker", *span, "--json"]) == OK
    found = json.loads(capsys.readouterr().out)
    assert found["stored"]
    assert found["values"] == pytest.approx([opener, 1 - opener], abs=1e-6)
    assert (found["unit"], found["deviation"]) == ("chance", 2e-6)


def test_other_rules_are_solved_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    standard = policies.packaged(STANDARD)
    assert standard is not None
    solution = RoundSolution(RoundPolicy(essential(UNUSUAL), standard.columns), 0.0, 30.0)
    monkeypatch.setattr(policy_file, "_read", Mock(return_value=solution.policy))
    solve = Mock(return_value=solution)
    monkeypatch.setattr(round_equilibrium, "solve", solve)
    solving.introduce(UNUSUAL, 2, None, WORDS)
    assert policies.at_hand(UNUSUAL) is solution.policy
    policies._solved.clear()
    solving.introduce(UNUSUAL, 2, None, WORDS)
    assert solve.call_count == 1
    assert len(list(folder.iterdir())) == 1


def test_a_file_is_taken_for_its_own_rules_only(tmp_path: Path) -> None:
    standard = policies.packaged(STANDARD)
    assert standard is not None
    policy_file.save(standard, tmp_path / "standard.policy")
    solving.introduce(replace(STANDARD, tokens=2), 2, tmp_path / "standard.policy", WORDS)
    assert STANDARD.tokens == 5
    assert essential(STANDARD) in policies._solved
    with pytest.raises(RulesError):
        solving.introduce(UNUSUAL, 2, tmp_path / "standard.policy", WORDS)


def test_a_file_of_more_than_two_is_refused(tmp_path: Path) -> None:
    four = policies.among_more(STANDARD)
    assert four is not None
    policy_file.save(four, tmp_path / "four.policy")
    with pytest.raises(RulesError, check=because("coach-other-policy")):
        solving.introduce(STANDARD, 2, tmp_path / "four.policy", WORDS)
    assert policies._solved == {}


def test_unsolvable_rules_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "french_poker", "--players", "3", "--lang", "en"]) == WRONG
    assert "solved for two seats, not for 3" in capsys.readouterr().err
    with pytest.raises(NotCovered):
        solving.introduce(replace(PRESETS["brisk"], blind_pass=True), 2, None, WORDS)
