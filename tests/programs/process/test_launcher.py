"""Tests that the launcher becomes the command or supervises it, and that no process outlives the
starter."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mendax.programs.process import launcher

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="Linux only")
MODES = pytest.mark.parametrize("mode", ["become", "supervise"])
DAEMON = (
    "import os, sys, time\n"
    "def daemon():\n"
    "    if os.fork() == 0:\n"
    "        os.setsid()\n"
    "        signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    "        if pid := os.fork():\n"
    "            os.write(1, b'%d\\n' % pid)\n"
    "            os._exit(0)\n"
    "        os.close(1); os.close(2)\n"
    "        time.sleep(600)\n"
    "import signal\n"
)
"""A program with ``daemon``, which leaves an orphan in a separate session."""


def words(mode: str, parent: int, *command: str) -> list[str]:
    start = [sys.executable, "-I", "-S", launcher.__file__, mode, str(parent)]
    return [*start, str(int(signal.SIGKILL)), "0", *command]


def run(mode: str, parent: int, *command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        words(mode, parent, *command), capture_output=True, text=True, check=False
    )


def ended(pid: int) -> bool:
    """Return whether the process has ended. A zombie counts as ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")
@MODES
def test_it_ends_as_the_command_does(mode: str) -> None:
    done = run(mode, os.getpid(), sys.executable, "-c", "print(1 + 1); raise SystemExit(5)")
    assert (done.stdout, done.returncode) == ("2\n", 5)


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")
@MODES
def test_a_command_that_is_not_there_is_named(mode: str) -> None:
    done = run(mode, os.getpid(), "/nowhere/to/be/found")
    assert done.returncode == 127
    assert done.stderr.startswith("/nowhere/to/be/found: ")


@LINUX
@MODES
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGABRT, signal.SIGTERM, 40])
def test_it_ends_by_the_signal_that_ended_the_command(mode: str, number: int) -> None:
    done = run(
        mode, os.getpid(), sys.executable, "-c", f"import os; os.kill(os.getpid(), {number})"
    )
    assert done.returncode == -number


@LINUX
@MODES
def test_the_command_does_not_start_without_its_parent(mode: str) -> None:
    assert run(mode, 1, sys.executable, "-c", "print(1)").stdout == ""


@LINUX
def test_a_supervised_command_takes_its_daemons_along() -> None:
    source = DAEMON + "daemon()\ndaemon()\nos.wait(); os.wait()"
    done = run("supervise", os.getpid(), sys.executable, "-c", source)
    daemons = [int(pid) for pid in done.stdout.split()]
    assert len(daemons) == 2
    assert all(ended(pid) for pid in daemons)


@LINUX
def test_sigterm_ends_a_supervised_command_and_its_daemons() -> None:
    source = DAEMON + "signal.signal(signal.SIGTERM, signal.SIG_IGN)\ndaemon()\ntime.sleep(600)"
    running = subprocess.Popen(
        words("supervise", os.getpid(), sys.executable, "-c", source), stdout=subprocess.PIPE
    )
    assert running.stdout is not None
    daemon = int(running.stdout.readline())
    running.terminate()
    assert running.wait() == -signal.SIGKILL
    running.stdout.close()
    assert ended(daemon)


@LINUX
@pytest.mark.parametrize("mode", ["become", "supervise"])
def test_a_killed_parent_takes_everything_along(mode: str) -> None:
    source = DAEMON + ("daemon()\n" if mode == "supervise" else "os.write(1, b'1\\n')\n")
    # One write per line: both processes write to the same pipe, and `print` may take two.
    source += "os.write(1, b'%d\\n' % os.getpid())\ntime.sleep(600)"
    start = words(mode, 0, sys.executable, "-c", source)
    parent = (
        f"import os, subprocess\nwords = {start!r}\nwords[5] = str(os.getpid())\n"
        "subprocess.Popen(words).wait()"
    )
    running = subprocess.Popen([sys.executable, "-c", parent], stdout=subprocess.PIPE)
    assert running.stdout is not None
    pids = [int(running.stdout.readline()), int(running.stdout.readline())]
    running.kill()
    running.wait()
    for pid in pids[mode == "become" :]:
        while not ended(pid):
            os.sched_yield()
    running.stdout.close()
