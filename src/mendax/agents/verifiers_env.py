"""The benchmark as an environment of ``verifiers``, which is installed separately.

``verifiers`` finds an environment by the name of a top-level module, so make one of your own, such
as ``mendax_lies.py``, with the line ``from mendax.agents.verifiers_env import *``. Then

    vf-eval mendax_lies -m … --env.taskset.game french_poker

A task is one game of the suite, and the reward is minus the price of the player's decisions.
"""

from collections.abc import Iterator
from typing import Any, Literal

import verifiers.v1 as vf

from mendax.agents.suite_player import as_data, instructions, play, suite_of
from mendax.measure.suite_games import SuiteGame

__all__ = ["SuiteEnv", "SuiteTaskset"]
PLAYED = "mendax_game"
"""The key of a finished game in a trace's ``info``."""
PLAYER = "player"


class ExchangeEnded(Exception):
    """Raised in the game's thread when the exchange ends before the game."""


class SuiteConfig(vf.TasksetConfig):
    """The suite. Each seed has its own dice and drawn tables."""

    game: Literal["mia", "french_poker"] = "mia"
    seed: str = "2026"
    deals: int = 2
    drawn: int | None = None
    talk: bool = False
    language: str = "en"


class SuiteTaskData(vf.TaskData):
    """A game of the suite."""

    info: dict[str, Any]
    """The suite and the game, from which the environment deals the same dice again."""


class SuiteTask(vf.Task[SuiteTaskData, vf.State, vf.TaskConfig]):
    """One game."""


class SuiteTaskset(vf.Taskset[SuiteTask, SuiteConfig]):
    """The games of a suite."""

    def load(self) -> Iterator[SuiteTask]:
        """Yield a task for each game."""
        asked = self.config
        named = {"game": asked.game, "seed": asked.seed, "deals": asked.deals}
        named |= {"drawn": asked.drawn, "talk": asked.talk}
        suite = suite_of(**named)
        for number, one in enumerate(suite.games()):
            data = SuiteTaskData(
                name=f"{asked.game}#{number}",
                system_prompt=instructions(suite, one, asked.language),
                info={"suite": named, "game": one._asdict(), "language": asked.language},
            )
            yield SuiteTask(data, asked.task)


class SuiteEnvConfig(vf.EnvConfig):
    """The environment with its player."""

    player: vf.AgentConfig = vf.AgentConfig()


class SuiteEnv(vf.Env[SuiteEnvConfig]):
    """Plays the game of a task with the player."""

    async def run(self, task: Any, agents: Any) -> None:
        """Play one game, and record its figures."""
        info = task.data.info
        suite, one = suite_of(**info["suite"]), SuiteGame(**info["game"])
        async with agents.player.interaction(task) as interaction:

            async def answer(observation: str) -> str:
                segment = await interaction.turn(observation)
                if segment.terminated:
                    raise ExchangeEnded
                return str(segment.last_reply)

            try:
                played = await play(suite, one, PLAYER, answer, info["language"])
            except ExchangeEnded:
                played = None
        trace = interaction.trace
        if played is None:  # a limit of the player ended the exchange
            trace.record_reward("price", -1.0, 1.0)
            return
        trace.info[PLAYED] = as_data(played)
        trace.record_reward("price", -played.score.total, 1.0)
        for name, figure in played.score._asdict().items():
            trace.record_metric(name, float(figure))
