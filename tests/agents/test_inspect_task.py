"""Tests the task for Inspect with the published package, which is installed separately.

python -m pip install inspect-ai && python -m pytest tests/agents/test_inspect_task.py
"""

import gc
import math
from pathlib import Path
from typing import Any

import pytest

from mendax.measure import regret
from mendax.measure.benchmark import benchmark, read_result, verified, write_result
from mendax.measure.suite_games import BadResult, SuiteSize
from testbed.scripted_model import random_move

inspect_ai = pytest.importorskip("inspect_ai", reason="run: python -m pip install inspect-ai")
pytestmark = [
    pytest.mark.proof,
    # Inspect itself causes these warnings.
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


def evaluated(folder: Path, **asked: Any) -> Any:
    """Return the log of an evaluation with a model that plays at random."""
    from inspect_ai.model import ModelOutput, ModelUsage, get_model

    from mendax.agents.inspect_task import mendax_bench

    def answer(messages: Any, *_: Any) -> Any:
        said = random_move([{"content": one.text} for one in messages])
        output = ModelOutput.from_content("mockllm", f"I wonder…\nbelief: 40%\n{said}")
        output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
        return output

    model = get_model("mockllm/model", custom_outputs=answer, memoize=False)
    limits = asked.pop("limits", {})
    task = mendax_bench(seed="inspect", deals=1, drawn=0, **asked)
    (log,) = inspect_ai.eval(task, model=model, log_dir=str(folder), display="none", **limits)
    gc.collect()  # Inspect leaves streams open, whose warnings belong to this test
    return log


@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_an_evaluation_makes_a_result_that_is_verified(game: str, tmp_path: Path) -> None:
    from mendax.agents.inspect_task import PLAYED, PLAYER, result_of
    from mendax.agents.suite_player import row_in

    log = evaluated(tmp_path, game=game, talk=True)
    assert log.status == "success", log.error.message
    assert len(log.samples) == 2 * 4 * 2 * 2
    path = tmp_path / "result.json.gz"
    write_result(result_of(log), path)
    result = verified(read_result(path))
    (player,) = result.results
    assert player.talk is not None
    dealt = benchmark(game, ["odds"], "inspect", SuiteSize(1, 0, talk=True))
    for one, other in zip(result.games, dealt.games, strict=True):
        for row, again in zip(one.games, other.games, strict=True):
            assert row.heard[0].splitlines()[0] == again.heard[0].splitlines()[0]
    for sample in log.samples:
        row = row_in(sample.metadata[PLAYED])
        costs = [d.cost for d in regret([row]) if d.player == PLAYER and d.cost is not None]
        value = next(iter(sample.scores.values())).value
        assert value["total"] == pytest.approx(math.fsum(costs), abs=1e-9)
        assert (value["decisions"], value["refused"]) == (len(costs), 0)
        said = [message.text for message in sample.messages if message.role == "user"]
        spoken = [text for text in said if " says: “" in text]
        assert bool(spoken) <= sample.metadata["talk"]
    beliefs = [one.beliefs for one in player.profiles if one.beliefs is not None]
    assert {tenth.mean for one in beliefs for tenth in one.bins} == {0.4}


def test_a_limit_ends_a_game_without_a_result(tmp_path: Path) -> None:
    from mendax.agents.inspect_task import result_of

    log = evaluated(tmp_path, game="mia", limits={"message_limit": 4})
    assert log.status == "success", log.error.message
    with pytest.raises(BadResult):
        result_of(log)
