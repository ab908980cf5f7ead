"""A worker as its parent sees it: what it tells, and how it ends."""

import asyncio
import os
import signal
import socket
from pathlib import Path

import pytest

from mendax.server.settings import ServerSettings
from mendax.server.store.schema import VERSION
from mendax.server.workers.child import Child, started
from mendax.server.workers.job import (
    Beats,
    FromWorker,
    IsLeaving,
    IsServing,
    IsThrough,
    Job,
    told_line,
)


async def _child(tmp_path: Path) -> Child:
    process = await asyncio.create_subprocess_exec("cat", stdin=asyncio.subprocess.PIPE)
    ours, theirs = socket.socketpair(type=socket.SOCK_DGRAM)
    theirs.close()
    return Child(Job(3, ServerSettings(data=tmp_path), 7, VERSION, prepares=False), process, ours)


async def test_what_it_tells_is_what_it_is(tmp_path: Path) -> None:
    child = await _child(tmp_path)
    ours, theirs = socket.socketpair()
    hearing = asyncio.create_task(child.hear(ours))
    seen: list[object] = []
    told: list[FromWorker] = [IsServing(), Beats(), IsLeaving(), IsThrough()]
    assert child.state == "starting"
    for each in told:
        child.silent = 9
        theirs.sendall(told_line(each))
        while child.silent:  # noqa: ASYNC110 - a number tells nobody
            await asyncio.sleep(0)
        seen.append((child.state, child.through))
    assert seen == [
        *(("serving", False), ("serving", False)),
        *(("leaving", False), ("leaving", True)),
    ]
    assert await child.served
    theirs.close()
    await hearing
    child.signal(signal.SIGKILL)
    assert await child.ended == -signal.SIGKILL
    child.signal(signal.SIGKILL)  # to nobody


async def test_who_ends_before_it_serves_never_served(tmp_path: Path) -> None:
    child = await _child(tmp_path)
    child.signal(signal.SIGTERM)
    assert not await child.served
    assert await child.ended == -signal.SIGTERM


async def test_what_is_not_understood_ends_the_hearing(tmp_path: Path) -> None:
    child = await _child(tmp_path)
    ours, theirs = socket.socketpair()
    theirs.sendall(b"nonsense\n")
    await child.hear(ours)
    theirs.close()
    child.signal(signal.SIGKILL)
    await child.ended


async def test_a_worker_runs_nothing_of_the_folder_it_starts_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "uvicorn.py").write_text("raise SystemExit(66)")
    monkeypatch.chdir(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        settings = ServerSettings(data=tmp_path / "1", database="postgresql://h/d")
        job = Job(1, settings, listening.fileno(), VERSION + 1, prepares=False)
        child, hearing = await started(job)
        assert await child.ended == 1  # of another version
        await hearing


async def test_a_terminals_signals_do_not_reach_a_worker(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        settings = ServerSettings(data=tmp_path / "1", database="postgresql://h/d")
        job = Job(1, settings, listening.fileno(), VERSION + 1, prepares=False)
        child, hearing = await started(job)
        assert os.getpgid(child.pid) == child.pid != os.getpgrp()
        await child.ended
        await hearing


async def test_a_worker_of_another_version_does_not_begin(tmp_path: Path) -> None:
    """The database would be brought to a form that those who serve can't read."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        settings = ServerSettings(data=tmp_path / "1", database="postgresql://h/d")
        job = Job(1, settings, listening.fileno(), VERSION + 1, prepares=False)
        child, hearing = await started(job)
        assert not await child.served
        assert await child.ended == 1
        await hearing
