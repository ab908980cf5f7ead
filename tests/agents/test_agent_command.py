"""Tests language models as players, with a scripted model at an endpoint of this computer."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from mendax.agents.budget import Budget, Spending
from mendax.agents.endpoint import RETRIES, Completion, Endpoint, ModelFailed
from mendax.measure.benchmark import read_result, verified
from mendax.records import read
from mendax.terminal.cli import run
from testbed.scripted_model import Answer, random_move, scripted_model
from tests.proof import parametrize

Messages = list[dict[str, str]]


def played(answer: Answer, capsys: Any, *words: str) -> str:
    """Play with a scripted model, and return the output."""
    with scripted_model(answer) as address:
        command = ["agent", "--endpoint", address, "--model", "scripted", "--lang", "en"]
        assert run([*command, *words]) == 0
    return str(capsys.readouterr().out)


@parametrize("game", ["mia", "french_poker", "sword_of_lies"], test=["mia"])
def test_a_model_plays_whole_games_and_its_texts_stay_here(
    game: str, tmp_path: Path, capsys: Any
) -> None:
    log, data = tmp_path / "log", tmp_path / "games.jsonl"
    systems = set[str]()

    def answer(messages: Messages) -> str:
        systems.add(messages[0]["content"])
        return "Let me think.\n" + random_move(messages)

    bots = "random" if game != "sword_of_lies" else "random,random"
    (tmp_path / "prompt.md").write_text("You are {name}. Be brief.\n{rules}")
    options = ("--prompt", str(tmp_path / "prompt.md"), "--log", str(log), "--data", str(data))
    said = played(
        answer, capsys, "--arena", game, "--bots", bots, "--games", "4", "--at-once", "2", *options
    )
    assert "Games: 4. Answers that were no moves: 0. Default moves: 0." in said
    rows = list(read(data))
    assert len(rows) == 4
    assert all("scripted" in row.seats for row in rows)
    assert not any("Let me think" in text for row in rows for text in row.heard)
    assert all(system.startswith("You are Player ") and "# " in system for system in systems)
    files = sorted(log.iterdir())
    assert [file.name for file in files] == [f"game-{n:05}.jsonl" for n in range(1, 5)]
    entries = [json.loads(line) for line in files[0].read_text().splitlines()]
    assert {"asked", "answer"} <= {key for entry in entries for key in entry}


@pytest.mark.parametrize(
    ("answer", "options", "illegal"),
    [
        (lambda _: "I fold.", (), True),
        (lambda _: "", (), True),
        (lambda _: "x" * 100_000, (), True),
        (lambda _: 400, (), False),
        (random_move, ("--tokens", "1"), False),
        (random_move, ("--money", "0.000001", "--price-out", "1"), False),
    ],
    ids=["illegal", "silent", "talkative", "failing", "out of tokens", "out of money"],
)
def test_a_bad_model_gets_default_moves_and_the_game_goes_on(
    answer: Answer, options: tuple[str, ...], illegal: bool, capsys: Any
) -> None:
    said = played(answer, capsys, "--arena", "mia", "--games", "1", "--set", "lives=1", *options)
    assert "Games: 1." in said
    assert ("no moves: 0." not in said) == illegal
    assert "Default moves: 0." not in said


def test_games_that_wait_are_played_at_once(capsys: Any) -> None:
    together = threading.Barrier(4)

    def answer(messages: Messages) -> str:
        if len(messages) == 2:  # the first question of a game
            together.wait()
        return random_move(messages)

    said = played(
        answer, capsys, "--arena", "mia", "--games", "4", "--at-once", "4", "--set", "lives=1"
    )
    assert "Games: 4." in said


def test_requests_are_repeated_while_the_endpoint_is_busy() -> None:
    statuses, pauses = [503, 429], list[float]()

    def answer(_: Messages) -> str | int:
        return statuses.pop(0) if statuses else "look"

    with scripted_model(answer) as address:
        endpoint = Endpoint(address, "m", "secret", sleep=pauses.append)
        said = endpoint.complete([{"role": "user", "content": "?"}], 60)
        assert (said.text, pauses) == ("look", [1.0, 2.0])
        statuses[:] = [503] * 9
        with pytest.raises(ModelFailed, match="HTTP 503") as failed:
            endpoint.complete([{"role": "user", "content": "?"}], 60)
    assert len(pauses) == 2 + RETRIES
    assert "secret" not in str(failed.value)


def test_a_budget_counts_tokens_time_and_money() -> None:
    times = iter([0.0, 4.0])
    spent = Spending(Budget(seconds=10, price_in=2.0, price_out=8.0), lambda: next(times))
    spent.timed(lambda: Completion("", 500_000, 250_000))
    assert (spent.money, spent.seconds, spent.left) == (3.0, 4.0, 6.0)
    assert Spending(Budget(tokens=0)).left == 0


def test_a_model_plays_the_benchmark_with_beliefs(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "result.json.gz"

    def answer(messages: Messages) -> str:
        return "belief: 40%\n" + random_move(messages)

    game = ("--arena", "mia", "--bench", str(path), "--at-once", "4")
    said = played(answer, capsys, *game)
    assert "scripted, 80 games: a decision costs" in said
    result = verified(read_result(path))
    (one,) = result.results
    scores = [profile.beliefs for profile in one.profiles if profile.beliefs is not None]
    assert scores
    assert {tenth.mean for score in scores for tenth in score.bins} == {0.4}
