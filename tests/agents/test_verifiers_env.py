"""Tests the environment for verifiers with the published package, which is installed separately.

    python -m pip install verifiers && python -m pytest tests/agents/test_verifiers_env.py

The package starts its harness with uv, and installs the harness's own packages.
"""

import os
import sys
from pathlib import Path
from typing import Any

import anyio
import pytest

from mendax.measure import regret
from mendax.measure.suite_games import SuiteGame
from testbed.scripted_model import Answer, random_move, scripted_model
from tools.ground import VENV

pytest.importorskip("verifiers.v1", reason="run: python -m pip install verifiers")
pytestmark = pytest.mark.proof
NAME = "mendax_lies"
MODULE = """from mendax.agents.verifiers_env import *
from mendax.agents.verifiers_env import __all__
"""


@pytest.fixture(autouse=True)
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the module by whose name verifiers finds the environment."""
    (tmp_path / f"{NAME}.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, NAME, raising=False)
    monkeypatch.setenv("PATH", f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("SCRIPTED_KEY", "none")


def episodes(answer: Answer, count: int, **asked: Any) -> list[tuple[Any, Any]]:
    """Play the first games of a suite, and return each task with its episode."""
    import verifiers.v1 as vf
    from verifiers.v1.utils.loaders import load_environment

    from mendax.agents.verifiers_env import SuiteConfig, SuiteEnvConfig

    async def played(address: str) -> list[tuple[Any, Any]]:
        player = vf.AgentConfig(harness={"id": "null"}, runtime=vf.SubprocessConfig())
        taskset = SuiteConfig(id=NAME, deals=1, drawn=0, **asked)
        env = load_environment(SuiteEnvConfig(taskset=taskset, player=player))
        client = vf.EvalClientConfig(base_url=address, api_key_var="SCRIPTED_KEY")
        context = vf.ModelContext("scripted", client)
        tasks = [*env.taskset][-count:]
        async with env.serving():
            return [(task, await env.run_episode(task, context)) for task in tasks]

    with scripted_model(answer) as address:
        return anyio.run(played, address)


def test_an_episode_is_a_game_whose_reward_is_its_price() -> None:
    from mendax.agents.suite_player import row_in, suite_of
    from mendax.agents.verifiers_env import PLAYED, PLAYER

    for task, episode in episodes(random_move, 2, game="mia", talk=True):
        assert episode.ok, episode.errors
        (trace,) = episode.traces
        info = task.data.info
        assert "# " in task.data.system_prompt
        row = row_in(trace.info[PLAYED])
        costs = [d.cost for d in regret([row]) if d.player == PLAYER and d.cost is not None]
        assert trace.rewards["price"].score == pytest.approx(-sum(costs), abs=1e-9)
        assert trace.metrics["decisions"] == len(costs) > 0
        suite, one = suite_of(**info["suite"]), SuiteGame(**info["game"])
        assert one in suite.games()
        assert one.talk
        assert row.seats[one.seat] == PLAYER


def test_a_model_that_fails_is_charged_and_ends_the_episode() -> None:
    ((_, episode),) = episodes(lambda _: 400, 1)
    (trace,) = episode.traces
    assert not episode.ok
    assert trace.rewards["price"].score == -1.0
