"""The programs that this process runs, each for many games, one game at a time.

Rules of this file
1. A fault affects one program in one game. The program's process is stopped, and a new process
   plays the next game.
2. A program stays with the thread that started it. On Linux, it ends with that thread.
3. The clock and the function that measures CPU time are arguments.
"""

import atexit
import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

from mendax.programs.arena.charges import ProgramLimits
from mendax.programs.process.child_process import ChildProcess
from mendax.programs.seat.conversation import Conversation


class ProgramKey(NamedTuple):
    """The identity of a process. Equal keys start the same program."""

    command: tuple[str, ...]
    limits: ProgramLimits
    version: str = ""
    """The version of the program file. Processes with an earlier version are no longer used."""


class Running(NamedTuple):
    """A running program."""

    key: ProgramKey
    process: ChildProcess
    conversation: Conversation
    has_played: bool = False
    """True if the program finished a game and was idle before this one."""


def started(key: ProgramKey) -> Running:
    """Return a new process. Raises ``OSError`` if it cannot be started."""
    process = ChildProcess(key.command, memory=key.limits.memory << 20, leave=LEAVE)
    return Running(key, process, Conversation(process))


class RunningPrograms:
    """The programs in games, and idle programs."""

    def __init__(
        self,
        start: Callable[[ProgramKey], Running] = started,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.now = now
        """The clock, which returns seconds of monotonic time."""
        self._start = start
        self._idle: dict[tuple[int, ProgramKey], list[Running]] = {}
        self._playing: list[Running] = []
        self._lock = threading.Lock()

    def take(self, key: ProgramKey) -> Running:
        """Return an idle or new program. Raises ``OSError`` if no program can be started."""
        with self._lock:
            idle = self._idle.get((threading.get_ident(), key))
            running = idle.pop() if idle else self._start(key)
            self._playing.append(running)
        allow_processor(running.process.pid, key.limits.game_processor)
        return running

    def give_back(self, running: Running, sound: bool) -> None:
        """Take back a program after its game, and stop it unless it is ``sound``."""
        with self._lock:
            self._playing.remove(running)
            if sound:
                waiting = self._idle.setdefault((threading.get_ident(), running.key), [])
                waiting.append(running._replace(has_played=True))
        if not sound:
            running.conversation.close()

    def end_idle_of(self, key: ProgramKey) -> None:
        """Stop the idle processes of one program that this thread started."""
        with self._lock:
            idle = self._idle.pop((threading.get_ident(), key), [])
        for running in idle:
            running.conversation.close()

    def close(self) -> None:
        """Stop all programs."""
        with self._lock:
            every = [*self._playing, *(one for idle in self._idle.values() for one in idle)]
            self._playing, self._idle = [], {}
        for running in every:
            running.conversation.close()


LEAVE: Final = 0.2
"""The seconds that a program has to exit before it is killed."""
HERE: Final = RunningPrograms()
"""The programs that this process runs, which are stopped at exit."""
atexit.register(HERE.close)


Used = Callable[[int], float | None]
"""Returns the CPU seconds of a process so far, or None if the system does not report them."""


def processor_used(pid: int) -> float | None:
    """Return the CPU seconds of a process on Linux, including descendants and ended children."""
    times = _times(pid)
    return sum(times.values()) if times else None


def _times(top: int) -> dict[int, float]:
    """Return the CPU seconds of ``top`` and of each descendant, including their ended children."""
    times: dict[int, float] = {}
    left = [top]
    while left:
        number = left.pop()
        try:
            line = Path(f"/proc/{number}/stat").read_text("ascii", "replace")
        except OSError:
            continue
        spent = sum(map(int, line.rpartition(")")[2].split()[11:15]))
        times[number] = spent / os.sysconf("SC_CLK_TCK")
        left += _children(number)
    return times


def _children(pid: int) -> list[int]:
    """Return the children of a process, which the kernel lists by thread."""
    found: list[int] = []
    with contextlib.suppress(OSError):  # the process may end at any point
        for children in Path(f"/proc/{pid}/task").glob("*/children"):
            found += map(int, children.read_text().split())
    return found


def allow_processor(pid: int, seconds: float) -> None:
    """Make the system kill a process or descendant that uses over twice ``seconds`` from now on.

    The process ``pid`` is limited first, because processes that it starts in between inherit its
    limit.
    """
    if sys.platform != "linux":
        return
    _allow(pid, 0.0, seconds)
    for number, used in _times(pid).items():
        _allow(number, used, seconds)


def _allow(pid: int, used: float, seconds: float) -> None:
    import resource

    with contextlib.suppress(OSError, ValueError):
        _, hard = resource.prlimit(pid, resource.RLIMIT_CPU)
        resource.prlimit(pid, resource.RLIMIT_CPU, (ceil(used + 2 * seconds), hard))
