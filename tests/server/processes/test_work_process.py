"""Tests of work in a separate process, with real processes that hang, crash and run out of
memory."""

import asyncio
import os
import pickle
import resource
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.processes import work_process
from mendax.server.processes.work_process import (
    COMMAND,
    TookTooLong,
    WorkFailed,
    WorkProcess,
)
from mendax.server.wire.refusal import Refused
from mendax.table.log import refused
from tests.server.processes.ending import end_idle
from tools.ground import ROOT

FOR_EVER = 3600


@pytest.fixture
async def process(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[WorkProcess]:
    """Yield a work process without a time limit."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # the process runs functions of this file
    made = WorkProcess(seconds=FOR_EVER)
    yield made
    made.close()


async def test_work_runs_in_one_low_priority_process(process: WorkProcess) -> None:
    assert process.pid is None, "no process starts before it is needed"
    numbers = await asyncio.gather(*(process.run(os.getpid) for _ in range(3)))
    assert set(numbers) == {process.pid}
    assert process.pid != os.getpid()
    assert await process.run(os.nice, 0) == min(19, os.nice(0) + 10)
    assert await process.run(int, "ff", base=16) == 255
    assert process.waiting == 0


async def test_output_of_the_work_does_not_corrupt_answers(process: WorkProcess) -> None:
    await process.run(print, "\x00\x00\x00\x00\x00\x00\x00\x00")
    assert await process.run(len, "abc") == 3


async def test_errors_return_unchanged_or_without_message(
    process: WorkProcess,
) -> None:
    with pytest.raises(WorkFailed, match=r"ValueError in _outcome:\d+") as foreseen_by_nobody:
        await process.run(int, "x")
    assert "invalid literal" not in str(foreseen_by_nobody.value)
    with pytest.raises(MendaxError) as error:
        await process.run(_refuses)
    assert error.value.reason == Reason("table-refused-stale", {})
    with pytest.raises(WorkFailed) as failed:
        await process.run(_fails_unspeakably)
    assert "Unspeakable" in str(failed.value)
    assert "secret" not in str(failed.value)


def _refuses() -> None:
    raise refused("stale")


def _fails_unspeakably() -> None:
    class Unspeakable(Exception):
        """An exception that only this process can import."""

    raise Unspeakable("secret")


async def test_crashes_are_reported_and_the_next_job_runs(process: WorkProcess) -> None:
    first = await process.run(os.getpid)
    with pytest.raises(Refused) as failed:
        await process.run(os._exit, 3)
    assert (failed.value.status, failed.value.reason.key) == (503, "wire-refused-failed")
    assert not isinstance(failed.value, TookTooLong)
    assert await process.run(os.getpid) not in (first, os.getpid())


async def test_a_process_killed_while_idle_is_replaced(
    process: WorkProcess,
) -> None:
    first = await process.run(os.getpid)
    await end_idle(process)
    assert await process.run(os.getpid) != first


async def test_hanging_jobs_are_killed_and_the_next_job_runs(
    process: WorkProcess,
) -> None:
    first = await process.run(os.getpid)  # its startup does not count
    process.seconds = 0.2
    with pytest.raises(TookTooLong) as failed:
        await process.run(signal.pause)
    process.seconds = FOR_EVER
    assert failed.value.status == 503
    assert await process.run(os.getpid) not in (first, os.getpid())


@pytest.mark.skipif(sys.platform != "linux", reason="memory is bounded on Linux only")
async def test_memory_is_bounded(process: WorkProcess) -> None:
    with pytest.raises(WorkFailed, match="MemoryError in"):
        await process.run(bytearray, work_process.MEMORY)
    assert await process.run(len, "ab") == 2
    free = WorkProcess(seconds=FOR_EVER, memory=0)
    assert await free.run(_memory_limit) == resource.RLIM_INFINITY
    free.close()


def _memory_limit() -> int:
    return resource.getrlimit(resource.RLIMIT_DATA)[0]


async def test_one_that_can_not_be_prepared_is_a_refusal(process: WorkProcess) -> None:
    for wrong in (os.abort, _fails_unspeakably):
        unprepared = WorkProcess(seconds=FOR_EVER, prepare=wrong)
        with pytest.raises(Refused) as failed:
            await unprepared.run(len, "ab")
        assert failed.value.status == 503
        assert unprepared.pid is None
        unprepared.close()


async def test_jobs_over_the_queue_limit_are_refused(tmp_path: Path) -> None:
    process = WorkProcess(waiting=2, seconds=FOR_EVER)
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    both = [asyncio.create_task(process.run(gate.read_text)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as full:
        await process.run(len, "ab")
    assert full.value.status == 429
    for each in both:
        await asyncio.to_thread(gate.write_text, "go on")
        assert await each == "go on"
    assert await process.run(len, "ab") == 2
    process.close()


async def test_an_idle_process_ends() -> None:
    process = WorkProcess(seconds=FOR_EVER, idle=0)
    first = await process.run(os.getpid)
    running = os.pidfd_open(first)
    await asyncio.to_thread(select.select, [running], [], [])
    os.close(running)
    assert process.pid is None
    assert await process.run(os.getpid) != first
    process.close()


async def test_closing_ends_it_at_once_and_refuses_new_work(tmp_path: Path) -> None:
    process = WorkProcess(seconds=FOR_EVER)
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    hangs = asyncio.create_task(process.run(gate.read_text))
    waits = asyncio.create_task(process.run(len, "ab"))
    opened = await asyncio.to_thread(os.open, gate, os.O_WRONLY)  # once the file is being read
    process.close()
    os.close(opened)
    with pytest.raises(Refused):
        await hangs
    with pytest.raises(asyncio.CancelledError):
        await waits


async def test_a_process_that_does_not_start_is_a_refusal() -> None:
    half = "import os; os.write(1, bytes([0] * 7 + [99]) + b'only this')"
    for command in (("/nowhere",), (sys.executable, "-c", ""), (sys.executable, "-c", half)):
        process = WorkProcess(command=command)
        for _ in range(2):
            with pytest.raises(Refused) as failed:
                await process.run(len, "ab")
            assert failed.value.status == 503
        process.close()


def test_it_ends_silently_without_its_parent() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    question = pickle.dumps((len, ("ab",), {}))
    try:
        ended = subprocess.run(
            (*COMMAND, str(os.getpid())), input=len(question).to_bytes(8) + question,
            stdout=writing, stderr=subprocess.PIPE, check=False,
        )  # fmt: skip
    finally:
        os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_it_ends_with_its_parent() -> None:
    """The parent is killed while the process works, and the process then ends."""
    script = (
        "import subprocess, sys, os\n"
        "from mendax.server.processes.work_process import COMMAND\n"
        "import pickle, time\n"
        "command = (*COMMAND, str(os.getpid()))\n"
        "child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
        "question = pickle.dumps((time.sleep, (3600,), {}))\n"
        "child.stdin.write(len(question).to_bytes(8) + question)\n"
        "child.stdin.flush()\n"
        "print(child.pid, flush=True)\n"
        "sys.stdin.read()\n"
    )
    parent = subprocess.Popen(
        (sys.executable, "-c", script), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout
    assert parent.stdin
    child = int(parent.stdout.readline())
    waiting = os.pidfd_open(child)
    parent.kill()
    parent.wait()
    select.select([waiting], [], [])  # returns once the process has ended
    os.close(waiting)
    parent.stdin.close()
    parent.stdout.close()
