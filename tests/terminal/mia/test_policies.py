"""Tests of the sources of solved play in the terminal: the package, the cache, or the solver."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from mendax.core.game import MendaxError, RulesError
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.solver.mia import equilibrium
from mendax.solver.mia.policy import file_format
from mendax.terminal.mia import policies
from mendax.words import Words

WORDS = Words("en")
UNUSUAL = MiaRules(lives=1, order="natural")


pytestmark = pytest.mark.usefixtures("policy_folder")


def test_packaged_policies_are_read_and_others_solved_once(
    policy_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not policies.policy_of(UNUSUAL, 2, "match", WORDS).stored
    monkeypatch.setattr(equilibrium, "solve", Mock(side_effect=AssertionError("solved")))
    assert policies.policy_of(UNUSUAL, 2, "match", WORDS).stored
    assert policies.policy_of(PRESETS["standard"], 2, "match", WORDS).stored
    assert len(list(policy_folder.iterdir())) == 1


def test_a_policy_file_covers_its_own_rules_and_games_only(tmp_path: Path) -> None:
    solution = equilibrium.solve(UNUSUAL, 2)
    file_format.save(solution.policy, tmp_path / "match.policy")
    read = policies.judged_by(UNUSUAL, 2, tmp_path / "match.policy", WORDS)
    assert read.values == solution.policy.values
    file_format.save(equilibrium.solve(UNUSUAL, 2, "round").policy, tmp_path / "round.policy")
    for rules, seats, file in (
        (PRESETS["standard"], 2, "match"),
        (UNUSUAL, 3, "match"),
        (UNUSUAL, 2, "round"),
    ):
        with pytest.raises(RulesError):
            policies.judged_by(rules, seats, tmp_path / f"{file}.policy", WORDS)


def test_large_tables_are_judged_by_their_endgames() -> None:
    assert policies.judged_by(PRESETS["standard"], 6, None, WORDS).seats == 4
    with pytest.raises(MendaxError) as refused:
        policies.judged_by(MiaRules(blind_pass="higher"), 3, None, WORDS)
    assert refused.value.reason.key == "solver-refused-blind-pass"
