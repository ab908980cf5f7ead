"""Tests of a match on a cluster, with a client that plays in this process instead of Dask's
client."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import distributed
import pytest

from mendax import __version__
from mendax.arena.cluster import AHEAD, ClusterProblem, end_programs, on_cluster
from mendax.arena.match import MatchSetup, Playing, on_cores, played_match, prepared
from mendax.arena.standings import Match, figures
from mendax.games import GAMES
from tests.reasons import because

MIA = GAMES["mia"]
BOTS = ["odds", "liar"]


class Task:
    """A portion of games that is played when its result is read."""

    def __init__(self, client: "InProcess", play: Callable[[], Any]) -> None:
        self._client, self._play = client, play

    def result(self) -> Any:
        self._client.waiting.remove(self)
        return self._play()


class InProcess:
    """The part of Dask's client that a match uses."""

    def __init__(self, threads: Mapping[str, int], versions: Mapping[str, Any]) -> None:
        self.threads, self.versions = threads, versions
        self.waiting: list[Task] = []
        self.most_waiting = 0
        self.cancelled: list[Task] = []
        self.run_last: Callable[[], Any] | None = None
        self.closed = False

    def __enter__(self) -> "InProcess":
        return self

    def __exit__(self, *_: object) -> None:
        self.closed = True

    def nthreads(self) -> Mapping[str, int]:
        return self.threads

    def run(self, function: Callable[[], Any], on_error: str = "raise") -> Mapping[str, Any]:
        assert not self.closed
        self.run_last = function
        return self.versions

    def submit(self, function: Callable[..., Any], *arguments: Any, pure: bool) -> Task:
        assert not pure
        task = Task(self, lambda: function(*arguments))
        self.waiting.append(task)
        self.most_waiting = max(self.most_waiting, len(self.waiting))
        return task

    def cancel(self, tasks: Sequence[Task]) -> None:
        self.cancelled += tasks


def _client(
    monkeypatch: pytest.MonkeyPatch, threads: int = 2, version: str = __version__
) -> InProcess:
    client = InProcess({"worker": threads} if threads else {}, {"worker": version})
    monkeypatch.setattr(distributed, "Client", lambda *_, **__: client)
    return client


def _match(playing: Playing, games: int) -> Match:
    setup, seats = prepared(MIA, MIA.presets["standard"], BOTS, "cluster", 2)
    return figures(BOTS, list(played_match(setup, seats, range(games), playing)))


def _nothing() -> tuple[MatchSetup, Iterator[Any]]:
    setup, _ = prepared(MIA, MIA.presets["standard"], BOTS, "x")
    return setup, iter(())


def test_a_cluster_gives_the_figures_of_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of portions exceeds the number that can wait, and the last portion is not full."""
    client = _client(monkeypatch)
    games = 45
    assert _match(on_cluster("tcp://host:8786"), games) == _match(on_cores(1), games)
    assert not client.waiting
    assert not client.cancelled
    assert client.run_last is end_programs
    assert client.closed


def test_only_some_portions_wait_for_each_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    client = _client(monkeypatch, threads=1)
    _match(on_cluster("tcp://host:8786"), 400)
    assert client.most_waiting == AHEAD


def test_an_aborted_match_cancels_pending_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    client = _client(monkeypatch)
    setup, seats = prepared(MIA, MIA.presets["standard"], BOTS, "cluster", 2)
    played = played_match(setup, seats, range(400), on_cluster("tcp://host:8786"))
    next(played)
    played.close()  # type: ignore[attr-defined]
    assert client.waiting
    assert client.cancelled == client.waiting
    assert client.run_last is end_programs
    assert client.closed


def test_an_unreachable_scheduler_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("refused")

    monkeypatch.setattr(distributed, "Client", refuse)
    with pytest.raises(ClusterProblem, check=because(r"unreachable .*refused")):
        list(on_cluster("tcp://127.0.0.1:9")(*_nothing()))


def test_a_cluster_without_workers_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    _client(monkeypatch, threads=0)
    with pytest.raises(ClusterProblem, check=because("empty")):
        list(on_cluster("tcp://host:8786")(*_nothing()))


def test_another_version_on_a_worker_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    _client(monkeypatch, version="0.0")
    with pytest.raises(ClusterProblem, check=because(r"version .*given=0\.0")):
        list(on_cluster("tcp://host:8786")(*_nothing()))


def test_a_missing_package_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterProblem, check=because("package")):
        list(on_cluster("tcp://host:8786")(*_nothing()))
