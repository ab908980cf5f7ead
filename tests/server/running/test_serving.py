"""Tests that a signal at any stage ends the server cleanly and releases its lock."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from mendax.server.store.store import SqliteStore
from tests.proof import parametrize
from tests.server import connections

STAGES = {
    "before the port": "listen_once_free, before",
    "with the port": "ServerContext.__init__, before",
    "before the store": "opened, before",
    "with the store": "opened, after",
    "before serving": "Server.__init__, after",
    "while serving begins": "Server.serve, before",
}
START = """
    import os, signal, sys
    from mendax.server.running import context, serving
    from mendax.server.settings.settings import from_environment

    where, moment = {where!r}.split(", ")
    owner, _, name = where.rpartition(".")
    place = serving if hasattr(serving, owner or name) else context
    place = getattr(place, owner) if owner else place
    real = getattr(place, name)

    def signalled(*given, **named):
        if moment == "before":
            os.kill(os.getpid(), {number})
        made = real(*given, **named)
        if moment == "after":
            os.kill(os.getpid(), {number})
        return made

    setattr(place, name, signalled)
    serving.serve(from_environment(os.environ))
"""


def _environment(folder: Path) -> dict[str, str]:
    return os.environ | {"MENDAX_DATA": str(folder), "MENDAX_PORT": "0", "LC_ALL": "C", "LANG": "C"}


async def _is_free(folder: Path) -> bool:
    """Return whether another server could use the tables now."""
    store = SqliteStore(folder, asyncio.get_running_loop())
    await store.close()
    return True


@parametrize(
    "stage, number",
    [
        *((stage, signal.SIGTERM) for stage in STAGES),
        ("with the store", signal.SIGINT),
        ("while serving begins", signal.SIGINT),
    ],
    test=[
        ("with the port", signal.SIGTERM),
        ("with the store", signal.SIGINT),
        ("while serving begins", signal.SIGTERM),
    ],
)
async def test_a_signal_at_any_stage_of_the_start_ends_it(
    tmp_path: Path, stage: str, number: signal.Signals
) -> None:
    program = textwrap.dedent(START).format(where=STAGES[stage], number=int(number))
    ended = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", program],
        env=_environment(tmp_path),
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout == "Mendax has stopped. All tables are kept.\n", "and was never open"
    assert ended.stderr == ""
    assert await _is_free(tmp_path)


AT_A_TERMINAL = """
import fcntl, runpy, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_module("mendax.server", run_name="__main__")
"""
"""Runs a server with standard input as its controlling terminal."""


async def _started(
    folder: Path, *command: str, **also: Any
) -> tuple[asyncio.subprocess.Process, str]:
    """Start a server process, and return it with its address once it serves."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *(command or ("-m", "mendax.server"))),
        **{
            "env": _environment(folder),
            "stdin": asyncio.subprocess.DEVNULL,
            "stdout": asyncio.subprocess.PIPE,
            "stderr": asyncio.subprocess.PIPE,
            "start_new_session": True,
            **also,
        },
    )
    assert process.stdout is not None
    return process, (await process.stdout.readline()).decode().split()[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGHUP")
async def test_sighup_leaves_a_server_of_one_process_serving(tmp_path: Path) -> None:
    process, address = await _started(tmp_path)
    try:
        for _ in range(2):
            process.send_signal(signal.SIGHUP)
            assert process.stderr is not None
            assert b"SIGHUP is ignored" in await process.stderr.readline()
        async with connections.client(address) as http:
            assert (await http.get("/api/health")).status_code == 200
    finally:
        process.terminate()
        await process.communicate()
    assert process.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="a terminal is taken as on Linux")
async def test_closing_its_terminal_ends_a_server(tmp_path: Path) -> None:
    """Someone who closes the window of ``mendax serve`` expects the port to be free."""
    outside, inside = os.openpty()
    process, _ = await _started(tmp_path, "-c", AT_A_TERMINAL, stdin=inside, stderr=inside)
    os.close(inside)
    os.close(outside)  # the kernel sends SIGHUP
    await process.communicate()
    assert process.returncode == 0
    assert await _is_free(tmp_path)


@pytest.mark.proof
async def test_a_signal_right_after_the_lock_was_taken_ends_it(tmp_path: Path) -> None:
    """The signal comes from outside, whatever the server is doing at that moment."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "mendax.server"),
        env=_environment(tmp_path),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    while not (tmp_path / "lock").exists():  # noqa: ASYNC110 - a file has no event
        await asyncio.sleep(0)
    process.terminate()
    said, _ = await process.communicate()
    assert process.returncode == 0
    assert said.endswith(b"Mendax has stopped. All tables are kept.\n")
    assert await _is_free(tmp_path)
