"""Tests that the example agent learns and is measured exactly."""

import re
from pathlib import Path

import numpy as np
import pytest

from examples import train_an_agent
from mendax.coach.mia.policies import packaged
from mendax.environments.mia.vector_env import MiaVectorEnv
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.proof.table_deviation import gains
from tests.naive_odds import naive_odds as naive_odds
from tools.ground import ROOT

SMALL = {"bot": "odds", "seconds": 1.0, "games": 1024, "seed": 1, "rate": 0.3}
PAGE = ROOT / "docs" / "training-an-agent.md"


@pytest.mark.proof
@pytest.mark.usefixtures("naive_odds")
def test_an_agent_learns_to_beat_a_bot_and_to_generalise() -> None:
    found = train_an_agent.train("odds", **SMALL)  # type: ignore[arg-type]
    assert found.against_bot > 0.7
    assert found.against_equilibrium < 0.5
    assert found.best_response > 0.9


@pytest.mark.proof
def test_self_play_brings_an_agent_nearer_to_equilibrium() -> None:
    found = train_an_agent.train(train_an_agent.ITSELF, **SMALL)  # type: ignore[arg-type]
    assert 0.5 < found.best_response < 0.85
    assert found.against_equilibrium > 0.1


def test_the_equilibrium_measured_so_cannot_be_gained_against() -> None:
    """Check the measure: the solved round, read into the agent's table, is worth 50%."""
    games = MiaVectorEnv(1, train_an_agent.ROUND, seats=2)
    solved = solve(train_an_agent.ROUND, 2).policy
    table = _table_of(solved, games)
    read = train_an_agent.as_policy(table, games, train_an_agent.ROUND, "match")
    assert sum(gains(read)) / 2 == pytest.approx(0.5, abs=1e-9)
    found = train_an_agent.measured(table, games, "odds")
    assert packaged(train_an_agent.STANDARD, 2) is not None
    assert 0.49 < found.against_equilibrium <= 0.5


def _table_of(policy: object, games: MiaVectorEnv) -> np.ndarray:
    from mendax.games.mia.actions import Announce, Doubt
    from mendax.games.mia.order import ROLLS
    from mendax.solver.mia.model.rule_tables import rule_tables
    from mendax.solver.mia.policy.policy import Policy

    assert isinstance(policy, Policy)
    t, side = rule_tables(train_an_agent.ROUND, 2), train_an_agent.SIDE
    table = np.zeros((train_an_agent.KEYS, len(games.actions)))
    doubt = games.actions.index(Doubt())
    for beaten in range(len(t.legal)):
        for roll, dice in enumerate(ROLLS):
            for claim, chance in policy.saying(policy.start, beaten - 1, dice).items():
                said = games.actions.index(Announce(t.values[claim]))
                table[beaten * side + roll + 1, said] = chance
        for claim in t.legal[beaten].tolist():
            key = (side + beaten) * side + claim + 1
            table[key, doubt] = policy.doubting(policy.start, beaten - 1, claim)
    for claim in range(len(t.values)):
        key = 2 * side * side + claim + 1
        table[key, doubt] = policy.doubting(policy.start, -1, claim, "unseen")
    return table


def test_the_page_names_commands_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"python (examples/train_an_agent.py)(.*)", PAGE.read_text())
    assert len(commands) >= 2
    for script, words in commands:
        assert Path(ROOT / script).is_file()
        small = ["--seconds", "0", "--games", "64"]
        assert train_an_agent.main([*words.split(), *small]) == 0
    assert "its best response wins" in capsys.readouterr().out
