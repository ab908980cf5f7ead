"""Tests of a worker from its parent's side: heartbeats, messages to the worker, and its exit."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mendax.server.base.settings import ServerSettings
from mendax.server.store.formats import FORMAT
from mendax.server.workers import worker_process
from mendax.server.workers.messages import Beat, Job, Slots, message, read_job, read_order
from mendax.server.workers.worker_process import SILENT, WorkerProcess


@asynccontextmanager
async def started(folder: Path, format: int = FORMAT) -> AsyncIterator[WorkerProcess]:
    """Yield a started worker, which is ended after the test."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        settings = ServerSettings(data=folder / "1", database="postgresql://h/d")
        worker = WorkerProcess(3, 0)
        assert worker.pid == 0
        worker.signal(signal.SIGTERM)  # to no process
        await worker.start(Job(3, settings, (listening.fileno(),), format, prepares=False))
        try:
            yield worker
        finally:
            worker.signal(signal.SIGKILL)
            await worker.ended


@asynccontextmanager
async def echoing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[WorkerProcess, socket.socket]]:
    """Yield an idle worker, and the other end of its socket."""
    pairs = list[tuple[socket.socket, socket.socket]]()
    pair = socket.socketpair

    def kept(*, type: int) -> tuple[socket.socket, socket.socket]:
        ours, theirs = pair(type=type)
        pairs.append((ours, theirs.dup()))
        return ours, theirs

    monkeypatch.setattr(worker_process, "COMMAND", ("cat",))
    monkeypatch.setattr(socket, "socketpair", kept)
    async with started(folder) as worker:
        with pairs[0][1] as other:
            yield worker, other


async def heard(worker: WorkerProcess, other: socket.socket, beat: Beat) -> None:
    """Let the worker send a beat, and wait until the parent has received it."""
    worker.silent = 9
    other.send(message(beat))
    while worker.silent:  # noqa: ASYNC110 - a number has no event
        await asyncio.sleep(0)


async def test_its_beats_say_how_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with echoing(tmp_path, monkeypatch) as (worker, other):
        assert (worker.listed().state, worker.takes) == ("starting", False)
        await heard(worker, other, Beat(tables=3, sockets=7))
        listed = worker.listed()
        assert (listed.number, listed.pid, listed.state) == (3, worker.pid, "serving")
        assert (listed.tables, listed.sockets, worker.takes) == (3, 7, True)
        assert await worker.served
        worker.silent = SILENT + 1
        assert (worker.listed().state, worker.takes) == ("silent", False)
        await heard(worker, other, Beat())
        assert worker.takes
        await heard(worker, other, Beat(leaving=True))
        assert (worker.listed().state, worker.takes) == ("leaving", False)
        await heard(worker, other, Beat())
        assert worker.state == "leaving", "it does not come back"
        worker.signal(signal.SIGKILL)
        assert await worker.ended == -signal.SIGKILL
        worker.signal(signal.SIGKILL)  # to no process


async def test_slots_are_sent_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with echoing(tmp_path, monkeypatch) as (worker, other):
        for slots in (Slots((0,)), Slots((0,)), Slots((0, 1))):
            worker.tell_slots(slots)
        assert [read_order(other.recv(4096)) for _ in range(2)] == [Slots((0,)), Slots((0, 1))]
        other.setblocking(False)
        with pytest.raises(BlockingIOError):
            other.recv(4096)


async def test_unknown_messages_are_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with echoing(tmp_path, monkeypatch) as (worker, other):
        other.send(b"nonsense")
        await heard(worker, other, Beat())
        assert "worker 3 sent an unreadable message: DecodeError" in caplog.text


async def test_an_ended_worker_takes_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with echoing(tmp_path, monkeypatch) as (worker, other):
        await heard(worker, other, Beat())
        worker.signal(signal.SIGTERM)
        assert await worker.ended == -signal.SIGTERM
        with socket.socket() as connection:
            assert not worker.take(connection, is_admin=False)
        assert worker.state == "leaving"
        worker.tell_slots(Slots((0,)))
        with pytest.raises(OSError, match="Bad file"):
            worker.tell(Slots((0,)))


async def test_a_worker_that_ends_early_never_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with echoing(tmp_path, monkeypatch) as (worker, _):
        worker.signal(signal.SIGTERM)
        assert not await worker.served


async def test_a_job_is_the_first_line_of_its_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = tmp_path / "read"
    monkeypatch.setattr(worker_process, "COMMAND", ("sh", "-c", f"head -n 1 > {read}"))
    async with started(tmp_path) as worker:
        assert await worker.ended == 0
    job = read_job(read.read_bytes())
    assert (job.number, job.settings.data) == (3, tmp_path / "1")
    assert job.line > 2


async def test_a_worker_runs_no_code_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "starlette.py").write_text("raise SystemExit(66)")
    monkeypatch.chdir(tmp_path)
    async with started(tmp_path, FORMAT + 1) as worker:
        assert await worker.ended == 1  # of another version


async def test_a_worker_of_another_format_does_not_begin(tmp_path: Path) -> None:
    """Otherwise the worker would migrate the database to a format that the serving workers cannot
    read. A terminal's signals do not reach it."""
    async with started(tmp_path, FORMAT + 1) as worker:
        assert os.getpgid(worker.pid) == worker.pid != os.getpgrp()
        assert not await worker.served
        assert await worker.ended == 1
