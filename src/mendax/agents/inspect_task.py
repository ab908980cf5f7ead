"""The benchmark as a task of Inspect (``inspect-ai``), which is installed separately.

    inspect eval mendax/agents/inspect_task.py --model … -T game=french_poker -T talk=true

A sample is one game of the suite. Its score has the price of a decision. A log with all samples of
one epoch makes a result file: ``write_result(result_of(log), path)``.
"""

import math
from typing import Any

from inspect_ai import Task, task
from inspect_ai.dataset import Sample
from inspect_ai.log import EvalLog
from inspect_ai.model import ChatMessageSystem, ChatMessageUser
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
from inspect_ai.solver import Generate, Solver, TaskState, solver

from mendax.agents.suite_player import (
    as_data,
    instructions,
    play,
    row_in,
    suite_of,
)
from mendax.measure.benchmark import BenchmarkResult, collected
from mendax.measure.suite_games import Suite, SuiteGame

PLAYED = "mendax_game"
"""The key of a finished game in a sample's metadata."""
PLAYER = "player"


@task
def mendax_bench(
    game: str = "mia",
    seed: str = "2026",
    deals: int = 2,
    drawn: int | None = None,
    talk: bool = False,
    language: str = "en",
) -> Task:
    """Return the benchmark's suite. Raises ``RulesError``."""
    suite = suite_of(game, str(seed), deals, drawn, talk)
    return Task(
        dataset=[_sample(suite, one, language) for one in suite.games()],
        solver=game_player(suite, language),
        scorer=price_of_decisions(),
        metadata={"game": game, "seed": str(seed), "deals": deals, "talk": talk}
        | {"drawn": suite.size.drawn},
    )


def _sample(suite: Suite, one: SuiteGame, language: str) -> Sample:
    named = "talk" if one.talk else "silent"
    return Sample(
        id=f"{one.table}-{one.opponent}-{named}-{one.deal}-{one.seat}",
        input=[ChatMessageSystem(content=instructions(suite, one, language))],
        metadata=one._asdict(),
    )


@solver
def game_player(suite: Suite, language: str) -> Solver:
    """Return a solver that plays the game of a sample."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        one = SuiteGame(*(state.metadata[name] for name in SuiteGame._fields))

        async def answer(observation: str) -> str:
            state.messages.append(ChatMessageUser(content=observation))
            return str((await generate(state)).output.completion)

        state.metadata[PLAYED] = as_data(await play(suite, one, PLAYER, answer, language))
        return state

    return solve


@scorer(metrics={"*": [mean(), stderr()]})
def price_of_decisions() -> Scorer:
    """Return a scorer with the figures of a game (``SuiteScore``)."""

    async def score(state: TaskState, _target: Target) -> Score:
        played = state.metadata.get(PLAYED)
        if played is None:  # a limit of the evaluation ended the game
            return Score(value={"cost": math.nan, "won": math.nan})
        return Score(value=dict(played["score"]))

    return score


def result_of(log: EvalLog) -> BenchmarkResult:
    """Return the result of an evaluation. Raises ``BadResult`` if a game is missing."""
    asked: dict[str, Any] = log.eval.metadata or {}
    named = ("game", "seed", "deals", "drawn", "talk")
    suite = suite_of(*(asked[name] for name in named))
    rows = {
        SuiteGame(*(sample.metadata[name] for name in SuiteGame._fields)): row_in(
            sample.metadata[PLAYED]
        )
        for sample in log.samples or ()
        if PLAYED in sample.metadata
    }
    return collected(suite, PLAYER, rows)
