"""Tests that a match on a real Dask cluster has the figures of one core, even if a worker is
killed."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster

from mendax.arena import cluster
from mendax.arena.cluster import ClusterProblem, on_cluster
from mendax.arena.competitors import Participant
from mendax.arena.match import Playing, on_cores, played_match, prepared
from mendax.arena.standings import Match, figures
from mendax.games import GAMES
from mendax.programs.arena.program_competitor import program_competitor
from tests.programs.arena.bots import program
from tests.reasons import because

MIA = GAMES["mia"]
RULES = MIA.presets["standard"]
ANY_PORT = "127.0.0.1:0"
"""The address of the cluster's dashboard, which would be on port 8787 by default."""

# This is a proof test because a cluster in this process can hang: distributed closes a client that
# is garbage-collected, and waits for a lock that the starting client holds.
pytestmark = [pytest.mark.proof, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def worker() -> Iterator[Any]:
    """Start a cluster of one thread of this process."""
    with LocalCluster(
        n_workers=1, threads_per_worker=1, dashboard_address=ANY_PORT, processes=False
    ) as started:
        yield started


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> str:
    return program(Path(tmp_path_factory.mktemp("bots")), "mine")


def on(playing: Playing, bot: str, games_played: int, after_each: Any = None) -> Match:
    bots: list[Participant] = [program_competitor(bot), "odds", "liar"]
    setup, seats = prepared(MIA, RULES, bots, "cluster", 2)
    games = list(played_match(setup, seats, range(games_played), playing, after_each))
    return figures([bot.name for bot in setup.bots], games)


def test_a_cluster_gives_the_figures_of_one_core(worker: Any, bot: str) -> None:
    """The number of portions exceeds the number that can wait, and the last portion is not full."""
    assert on(on_cluster(worker.scheduler_address), bot, 45) == on(on_cores(1), bot, 45)


def test_a_cluster_gives_one_cores_figures_if_a_worker_dies(bot: str) -> None:
    one = on(on_cores(1), bot, 60)
    assert on(on_cores(2), bot, 60) == one
    killed: list[int] = []
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=ANY_PORT) as workers:

        def kill_one(done: int, _of: int) -> None:
            if not killed:
                with Client(workers.scheduler_address, set_as_default=False) as client:
                    killed.append(min(client.run(os.getpid).values()))
                os.kill(killed[0], signal.SIGKILL)

        assert on(on_cluster(workers.scheduler_address), bot, 60, kill_one) == one
    assert killed


def test_where_no_match_can_be_played_is_said(worker: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECTING", 0.5)
    with pytest.raises(ClusterProblem, check=because("unreachable")):
        list(on_cluster("tcp://127.0.0.1:9")(*_nothing()))
    with pytest.raises(ClusterProblem, check=because("unreachable")):
        list(on_cluster("nonsense:")(*_nothing()))
    monkeypatch.setattr(cluster, "version_here", lambda: "0.0")
    with pytest.raises(ClusterProblem, check=because(r"version .*given=0\.0")):
        list(on_cluster(worker.scheduler_address)(*_nothing()))


def test_a_cluster_without_workers_is_said() -> None:
    with (
        LocalCluster(n_workers=0, dashboard_address=ANY_PORT, processes=False) as empty,
        pytest.raises(ClusterProblem, check=because("empty")),
    ):
        list(on_cluster(empty.scheduler_address)(*_nothing()))


def _nothing() -> Any:
    setup, _ = prepared(MIA, RULES, ["odds", "liar"], "x")
    return setup, iter(())
