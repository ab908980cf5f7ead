"""Tests that programs are reused between games, and that faulty programs are stopped."""

import os
import sys
import threading
import time
from pathlib import Path

import pytest

from mendax.programs.arena.charges import USUAL
from mendax.programs.arena.running import (
    ProgramKey,
    RunningPrograms,
    allow_processor,
    processor_used,
    started,
)
from mendax.programs.process.child_process import ChildProcess
from tests.programs.arena.bots import program


def test_a_sound_program_plays_on_and_another_is_ended(tmp_path: Path) -> None:
    programs = RunningPrograms()
    key = ProgramKey((sys.executable, program(tmp_path, "mine")), USUAL)
    one = programs.take(key)
    two = programs.take(key)
    assert one.process.pid != two.process.pid, "two seats of one game are two processes"
    programs.give_back(one, sound=True)
    programs.give_back(two, sound=False)
    again = programs.take(key)
    assert again.process is one.process
    assert again.has_played
    three = programs.take(key)
    programs.give_back(three, sound=True)
    programs.end_idle_of(key)
    with pytest.raises(ProcessLookupError):
        os.kill(three.process.pid, 0)
    os.kill(one.process.pid, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(two.process.pid, 0)
    programs.close()
    with pytest.raises(ProcessLookupError):
        os.kill(one.process.pid, 0)


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell it")
def test_memory_is_limited_in_megabytes() -> None:
    show = "import resource; print(resource.getrlimit(resource.RLIMIT_DATA)[0], flush=True)"
    command = (sys.executable, "-c", f"{show}; input()")
    running = started(ProgramKey(command, USUAL._replace(memory=2048)))
    try:
        assert int(running.process.receive(30)) == 2048 * 1024 * 1024
    finally:
        running.process.close()


def test_a_program_plays_on_in_the_thread_that_started_it(tmp_path: Path) -> None:
    programs = RunningPrograms()
    key = ProgramKey((sys.executable, program(tmp_path, "mine")), USUAL)

    def elsewhere() -> None:
        programs.give_back(programs.take(key), sound=True)

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    mine = programs.take(key)
    assert not mine.has_played, "that of the other thread ends with it"
    programs.give_back(mine, sound=True)
    assert programs.take(key).process is mine.process
    programs.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell it")
def test_processor_time_is_reported_and_bounded() -> None:
    began = time.process_time()
    while time.process_time() < began + 0.05:
        pass
    used = processor_used(os.getpid())
    assert used is not None
    assert used == pytest.approx(sum(os.times()[:4]), abs=0.5), "with children that have ended"
    assert processor_used(2**22 + 1) is None
    allow_processor(2**22 + 1, 1.0)  # already gone: no limits to set


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell it")
def test_processor_time_of_children_counts(tmp_path: Path) -> None:
    """The time includes running and finished child processes, and those whose parent has ended."""
    source = (
        "import os, time\n"
        "def burn():\n"
        "    while time.process_time() < 0.1: pass\n"
        "if os.fork() == 0:\n"
        "    burn(); os._exit(0)\n"
        "os.wait()\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    if os.fork(): os._exit(0)\n"
        "    burn(); print('burnt', flush=True); time.sleep(600)\n"
        "os.wait(); time.sleep(600)"
    )
    child = ChildProcess([sys.executable, "-c", source], leave=0.0)
    assert child.receive(None) == b"burnt"
    used = processor_used(child.pid)
    assert used is not None
    assert used >= 0.15, "two children of a tenth of a second each, in ticks of the system"
    allow_processor(child.pid, 5.0)
    below = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    bounded = [p for p in below if _is_below_of(child.pid, p)]
    assert len(bounded) == 3, "the supervisor, the program and its daemon"
    import resource  # Windows has none

    limits = [resource.prlimit(p, resource.RLIMIT_CPU)[0] for p in bounded]
    assert all(0 < limit <= 12 for limit in limits)
    child.close()


def _is_below_of(top: int, pid: int) -> bool:
    while pid not in (top, 0, 1):
        try:
            stat = Path(f"/proc/{pid}/stat").read_text()
        except OSError:
            return False
        pid = int(stat.rpartition(")")[2].split()[1])
    return pid == top
