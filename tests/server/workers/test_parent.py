"""Tests of a real parent process with real workers that are started, killed, restarted and
ended."""

import asyncio
import os
import random
import select
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mendax.server.base.listening import listen
from mendax.server.base.settings import ServerSettings
from mendax.server.operations.admin_messages import Done, DrainIn
from mendax.server.workers import parent as parent_module
from mendax.server.workers import worker_process
from mendax.server.workers.messages import Job
from mendax.server.workers.parent import Parent
from mendax.server.workers.router import Router
from mendax.server.workers.worker_process import WorkerProcess
from tests.server.guests import guests, play, seated
from tests.server.workers.cluster import ClusterProcess, cluster_at


class Starts:
    """Starts idle processes in place of workers, when the test allows it."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.asked: asyncio.Queue[Job] = asyncio.Queue()
        self.made: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        self.refused = 0
        """The number of starts that fail."""

    async def start(self, worker: WorkerProcess, job: Job) -> None:
        """Replace ``WorkerProcess.start``."""
        self.asked.put_nowait(job)
        await self.let.wait()
        if self.refused:
            self.refused -= 1
            raise BlockingIOError("no process more")
        await START(worker, job)
        worker.served.set_result(True)
        self.made.put_nowait(worker)


START = WorkerProcess.start


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> Starts:
    """Replace the start of workers with ``Starts``."""
    starts = Starts()

    async def start(worker: WorkerProcess, job: Job) -> None:
        await starts.start(worker, job)

    monkeypatch.setattr(WorkerProcess, "start", start)
    monkeypatch.setattr(worker_process, "COMMAND", ("cat",))
    monkeypatch.setattr(parent_module, "FIRST_PAUSE", 0.0)
    return starts


@asynccontextmanager
async def _kept(folder: Path, workers: int) -> AsyncIterator[tuple[Parent, asyncio.Task[bool]]]:
    """Yield a serving parent, and the task with its result."""
    database = "postgresql://h/d"
    settings = ServerSettings(port=0, data=folder, workers=workers, database=database)
    with listen(settings) as listening:
        parent = Parent(settings)
        serving = asyncio.create_task(parent.serve(listening, lambda: None))
        yield parent, serving
        parent.end()
        await serving


async def test_two_that_start_at_once_have_numbers_of_their_own(
    starts: Starts, tmp_path: Path
) -> None:
    starts.let.set()
    async with _kept(tmp_path, 1) as (cluster, _):
        first = await starts.made.get()
        await starts.asked.get()
        starts.let.clear()
        cluster.restart_soon()
        one = await starts.asked.get()
        first.signal(signal.SIGKILL)  # so that another worker follows
        other = await starts.asked.get()
        assert {one.number, other.number} == {1, 2}
        assert one.settings.data != other.settings.data
        starts.let.set()


async def test_a_place_is_filled_once_a_process_can_be_started(
    starts: Starts, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    starts.let.set()
    async with _kept(tmp_path, 1) as (_, keeping):
        first = await starts.made.get()
        starts.refused = 2
        first.signal(signal.SIGKILL)
        assert (await starts.made.get()).number == 1
        assert not keeping.done()
    assert caplog.text.count("worker 1 could not be started: no process more") == 2


async def test_a_server_without_startable_workers_ends(starts: Starts, tmp_path: Path) -> None:
    starts.let.set()
    starts.refused = 1
    async with _kept(tmp_path, 1) as (_, keeping):
        assert not await keeping


async def test_a_worker_that_starts_when_all_end_ends_too(
    starts: Starts, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    starts.let.set()
    async with _kept(tmp_path, 1) as (cluster, keeping):
        first = await starts.made.get()
        await starts.asked.get()
        starts.let.clear()
        cluster.restart_soon()
        await starts.asked.get()
        first.signal(signal.SIGSTOP)  # the worker is slow to leave
        cluster.end()
        starts.let.set()
        late = await starts.made.get()
        assert await late.ended == -signal.SIGTERM
        first.signal(signal.SIGCONT)
        assert await keeping
        cluster.restart_soon()  # a later attempt starts no worker
    assert starts.asked.empty()
    assert "ERROR" not in caplog.text


class LookedAt:
    """A worker from the view of the parent."""

    number, pid = 1, 7

    def __init__(self, state: str, heard: bool) -> None:
        self.state, self.heard = state, heard
        self.looks = self.leaving = 0
        self.killed: list[int] = []
        """The numbers of checks after which the worker was killed."""

    @property
    def silent(self) -> int:
        """The number of checks without a heartbeat. A live worker sends one before each check."""
        return min(self.looks, 1) if self.heard else self.looks

    @silent.setter
    def silent(self, _: int) -> None:
        self.looks += 1

    def signal(self, number: signal.Signals) -> None:
        """Record a signal to the worker."""
        assert number == signal.SIGKILL
        self.killed.append(self.looks)


@pytest.mark.parametrize(
    ("state", "heard", "looks"),
    [
        ("serving", False, parent_module.SILENT),
        ("serving", True, None),
        ("starting", False, parent_module.STARTING),
        ("leaving", False, parent_module.SILENT),
        ("leaving", True, parent_module.LEAVING),
    ],
)
async def test_silent_and_slow_workers_are_killed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, state: str, heard: bool, looks: int | None
) -> None:
    monkeypatch.setattr(parent_module, "LOOK", 0)
    monkeypatch.setattr(Router, "tell", lambda _: None)
    parent = Parent(ServerSettings(data=tmp_path, workers=1, database="postgresql://h/d"))
    child: Any = LookedAt(state, heard)
    parent.workers = [child]
    looking = asyncio.create_task(parent._look())
    for _ in range(2 * parent_module.STARTING):
        await asyncio.sleep(0)
    looking.cancel()
    assert child.looks > parent_module.STARTING
    assert child.killed[:1] == ([] if looks is None else [looks + 1])


def _pids(cluster: ClusterProcess) -> dict[int, int]:
    return {worker.number: worker.pid for worker in cluster.workers()}


def _serving(cluster: ClusterProcess) -> dict[int, int]:
    """Return the workers once all expected ones serve."""
    return {worker.number: worker.pid for worker in cluster.serving(2)}


def _is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def _listening(port: int) -> set[str]:
    """Return the sockets that listen on a port now, by numbers that no later socket reuses."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {row[9] for row in rows if row[3] == "0A" and row[1].endswith(f":{port:04X}")}


def _get(port: int, path: str) -> bytes:
    """Return the answer to one request on a new connection."""
    with socket.create_connection(("127.0.0.1", port)) as made:
        made.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        return made.recv(65536)


def test_workers_serve_one_port_and_end_with_their_parent(cluster: ClusterProcess) -> None:
    pids = _pids(cluster)
    assert sorted(pids) == [1, 2]
    assert {worker.state for worker in cluster.workers()} == {"serving"}
    assert (cluster.folder / "lock").read_text() == f"{cluster.process.pid}\n"
    assert cluster.end() == 0
    assert cluster.said[-1] == "Mendax has stopped. All tables are kept.\n"
    assert not (cluster.folder / "control.sock").exists()
    assert not [pid for pid in pids.values() if _is_there(pid)]


def test_sigint_to_all_as_from_a_terminal_ends_it_cleanly(cluster: ClusterProcess) -> None:
    for pid in _pids(cluster).values():
        os.kill(pid, signal.SIGINT)
    assert cluster.end(signal.SIGINT) == 0
    assert not [line for line in cluster.said if "WARNING" in line or "ERROR" in line]


def test_a_worker_that_is_killed_is_followed_by_another(shared_cluster: ClusterProcess) -> None:
    first, second = shared_cluster.workers()
    os.kill(first.pid, signal.SIGKILL)
    shared_cluster.until(
        f"worker {first.number} (process {first.pid}) was ended by SIGKILL; another one starts"
    )
    after = _serving(shared_cluster)
    assert after[second.number] == second.pid
    assert first.pid not in after.values()


def test_a_worker_whose_parent_is_killed_ends_and_frees_the_port(cluster: ClusterProcess) -> None:
    pids = _pids(cluster).values()
    watched = [os.pidfd_open(pid) for pid in pids]
    listens = _listening(cluster.port)
    assert listens
    cluster.process.kill()
    for one in watched:
        select.select([one], [], [])  # the thread that reports the end of a process
        os.close(one)
    assert not listens & _listening(cluster.port)


@pytest.mark.proof
def test_a_blocked_worker_is_replaced_and_the_other_serves_on(
    cluster: ClusterProcess,
) -> None:
    still = cluster.workers()[0]
    os.kill(still.pid, signal.SIGSTOP)
    cluster.until(f"worker {still.number} (process {still.pid}) is silent")
    for _ in range(20):
        assert _get(cluster.port, "/api/ready").startswith(b"HTTP/1.1 200")
    assert still.pid not in _serving(cluster).values()


def test_sighup_restarts_them_one_by_one_while_all_are_answered(
    shared_cluster: ClusterProcess,
) -> None:
    before, said = set(_pids(shared_cluster).values()), len(shared_cluster.said)
    leaving = [os.pidfd_open(pid) for pid in before]
    shared_cluster.process.send_signal(signal.SIGHUP)
    while leaving:
        assert _get(shared_cluster.port, "/api/health").startswith(b"HTTP/1.1 200")
        ended, _, _ = select.select(leaving, [], [])
        for one in ended:
            leaving.remove(one)
            os.close(one)
        assert _get(shared_cluster.port, "/api/health").startswith(b"HTTP/1.1 200")
    assert not before & set(_serving(shared_cluster).values())
    assert not [line for line in shared_cluster.said[said:] if "ERROR" in line]


def test_a_restart_is_answered_when_it_is_done(shared_cluster: ClusterProcess) -> None:
    before = set(_pids(shared_cluster).values())
    made = {worker.pid for worker in shared_cluster.restart()}
    assert made == set(_pids(shared_cluster).values())
    assert not made & before
    (one,) = shared_cluster.restart(min(_pids(shared_cluster)))
    assert one.pid not in made


async def test_a_game_goes_on_while_its_workers_are_replaced(
    shared_cluster: ClusterProcess,
) -> None:
    """Every answered move is kept, and sockets at any worker receive a reconnect message."""
    async with guests(shared_cluster.base, "Ann", "Bob") as people:
        tabs = await seated(people)
        await tabs[0].do("start")
        table = tabs[0].table["id"]
        assert await play(tabs, random.Random(1), moves=4) == 4
        number = max(tab.number for tab in tabs)
        for tab in tabs:
            await tab.reaches(number)
        await asyncio.to_thread(shared_cluster.restart)
        for tab in tabs:
            await tab.until(lambda t: t.closed)
            assert tab.closed == (1012, "come again")
        again = [await person.enter(table, since=1) for person in people]
        for before, after in zip(tabs, again, strict=True):
            (welcome,) = after._of("welcome")
            kept = {entry["number"]: entry for entry in welcome["missed"]}
            assert len(before.entries) > 4
            assert [kept.get(entry["number"]) for entry in before.entries] == before.entries
        assert again[0].over or await play(again, random.Random(1), moves=4)


async def test_the_cluster_ends_when_the_last_game_is_over(cluster: ClusterProcess) -> None:
    async with guests(cluster.base, "Ann") as people:
        (tab,) = await seated(people, bots=["random"], changes={"lives": 1})
        await tab.do("start")
        body = DrainIn(600.0)
        await asyncio.to_thread(cluster.client.ask, Done, "POST", "/admin/drain", body)
        (listed,) = await asyncio.to_thread(cluster.client.tables)
        assert listed.sockets == 1
        await play([tab], random.Random(1))
    assert await asyncio.to_thread(cluster.process.wait) == 0


def test_a_database_that_cannot_be_used_is_named_once(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "mendax.server"],
        env=os.environ
        | {
            "MENDAX_DATABASE": f"postgresql://mendax@/none?host={tmp_path}",
            "MENDAX_WORKERS": "2",
            "MENDAX_DATA": str(tmp_path / "data"),
            "MENDAX_PORT": "0",
            "LC_ALL": "C",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("The database can’t be used: ")
    assert len(ended.stderr.splitlines()) == 1


def test_two_clusters_have_no_folder_in_common(
    shared_cluster: ClusterProcess, database: str
) -> None:
    with (
        pytest.raises(AssertionError, match="uses the tables in"),
        cluster_at(shared_cluster.folder, database),
    ):
        pass
