"""One worker of a house: what it does by a signal, and what it tells of itself."""

import asyncio
import os
import signal
import socket
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvloop
from prometheus_client.parser import text_string_to_metric_families

from mendax.server.control import client
from mendax.server.control.messages import ListWorkers, WorkerListed
from mendax.server.serving import Ending
from mendax.server.settings import ServerSettings
from mendax.server.store.schema import VERSION
from mendax.server.workers import worker
from mendax.server.workers.job import Beats, IsLeaving, Job
from tests.server.workers.house import HouseProcess

LOOPS = pytest.mark.parametrize(
    "loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)


class Ended(Ending):
    """The end of a worker without signals."""

    def __init__(self) -> None:
        super().__init__(())
        self.event = asyncio.Event()

    def asks(self) -> None:
        super().asks()
        self.event.set()


def served(
    loop: Callable[[], asyncio.AbstractEventLoop],
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    serving: Callable[["worker._Worker", socket.socket, asyncio.Event], Awaitable[None]],
) -> list[dict[str, Any]]:
    """Have a worker do ``serving`` in the place of its server; return what its loop reported."""
    reported: list[dict[str, Any]] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, shown: reported.append(shown))
        ours, theirs = socket.socketpair()
        ending = Ended()
        with socket.create_server(("127.0.0.1", 0)) as listening:
            settings = ServerSettings(data=folder, database="postgresql://h/d")
            connections, taken = socket.socketpair(type=socket.SOCK_DGRAM)
            job = Job(
                *(1, settings, os.dup(listening.fileno()), VERSION, False),
                connections=taken.detach(),
            )
            made = worker._Worker(job, ending)

            async def serve_at(taken: socket.socket, *_: object, is_routed: bool) -> None:
                with taken, connections:
                    await serving(made, ours, ending.event)

            monkeypatch.setattr(worker, "serve_at", serve_at)
            await made.serve(theirs)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())
    return reported


@LOOPS
@pytest.mark.parametrize("unread", [False, True])
def test_a_worker_ends_with_its_parent(
    loop: Callable[[], asyncio.AbstractEventLoop],
    unread: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """A parent that leaves messages unread closes its end with a reset, not with end of file."""

    async def serving(made: worker._Worker, parent: socket.socket, end: asyncio.Event) -> None:
        made._tell(Beats())
        if not unread:
            parent.recv(100)
        parent.close()
        await end.wait()
        while not made._parent.is_closing():
            made._tell(IsLeaving())
            await asyncio.sleep(0)
        made._tell(IsLeaving())

    assert served(loop, monkeypatch, tmp_path, serving) == []


def test_a_worker_whose_task_fails_ends_and_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def fails() -> None:
        raise ZeroDivisionError

    async def serving(made: worker._Worker, parent: socket.socket, end: asyncio.Event) -> None:
        made._begin(fails())
        await end.wait()
        await asyncio.sleep(0)
        parent.close()

    reported = served(asyncio.new_event_loop, monkeypatch, tmp_path, serving)
    assert [type(one["exception"]) for one in reported] == [ZeroDivisionError]


def test_a_worker_that_is_asked_to_end_leaves_and_another_takes_its_place(
    shared_house: HouseProcess,
) -> None:
    first = shared_house.workers()[0]
    os.kill(first.pid, signal.SIGTERM)
    shared_house.until(f"worker {first.number} (process {first.pid}) ended with code 0")
    shared_house.serving(2)
    assert first.pid not in {worker.pid for worker in shared_house.workers()}


def test_a_worker_can_be_asked_by_itself(shared_house: HouseProcess) -> None:
    for listed in shared_house.workers():
        (own,) = client.ask(shared_house.folder_of(listed.number), ListWorkers())
        assert isinstance(own, WorkerListed)
        assert own.pid == listed.pid


def test_whichever_worker_is_asked_for_metrics_answers_for_all(shared_house: HouseProcess) -> None:
    """The sums never fall, though a worker is killed."""

    def asked() -> dict[str, float]:
        answer = httpx2.get(f"{shared_house.base}/metrics", timeout=None)
        assert answer.status_code == 200, answer.text
        sums: dict[str, float] = defaultdict(float)
        for family in text_string_to_metric_families(answer.text):
            for sample in family.samples:
                sums[sample.name] += sample.value
        return sums

    for _ in range(10):
        httpx2.get(f"{shared_house.base}/api/tables/none/record/1", timeout=None)
    before = asked()
    assert before["mendax_workers"] == 2
    assert before["mendax_refusals_total"] >= 10
    first = shared_house.workers()[0].pid
    os.kill(first, signal.SIGKILL)
    shared_house.until(f"(process {first}) was ended by SIGKILL; another one starts")
    refusals = asked()["mendax_refusals_total"]
    assert refusals >= before["mendax_refusals_total"]
    shared_house.serving(2)
    after = asked()
    assert after["mendax_workers"] == 2
    assert after["mendax_refusals_total"] >= refusals
    restarts = "mendax_worker_restarts_total"
    assert after[restarts] == before[restarts] + 1
