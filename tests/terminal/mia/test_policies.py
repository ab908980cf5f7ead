"""Tests of the sources of solved play in the terminal: the package, the cache, or the solver."""

from pathlib import Path

import pytest

from mendax.core.game import RulesError
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.solver.mia import equilibrium
from mendax.solver.mia.policy import file_format
from mendax.terminal.mia import policies
from mendax.words import Words

WORDS = Words("en")
UNUSUAL = MiaRules(lives=1, order="natural")


pytestmark = pytest.mark.usefixtures("policy_folder")


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
