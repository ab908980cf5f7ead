"""The programs that run in this process: each kept over many games, one game at a time each.

Rules of this file
1. What goes wrong with one program in one game is charged to it there and stays there: after a
   fault its process is ended, and a fresh one plays the next game.
2. A program plays on in the thread that started it: on Linux it ends with that.
3. Time is a clock that is handed in; processor time is asked of the system, by a function that is
   handed in too.
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

from mendax.arena.programs.charges import ProgramLimits
from mendax.core.game import Reason
from mendax.programs.child_process import ChildProcess
from mendax.programs.conversation import Conversation
from mendax.words import LANGUAGES, Words


class ProgramKey(NamedTuple):
    """What a process is started by: the same key, the same program."""

    command: tuple[str, ...]
    limits: ProgramLimits
    version: str = ""
    """Of its file: what was started of an earlier one plays no more."""


class Running(NamedTuple):
    """A program that runs."""

    key: ProgramKey
    process: ChildProcess
    conversation: Conversation
    has_played: bool = False
    """Whether it has played a game and waited for this one."""


def explain(reason: Reason) -> str:
    """A reason in English, which is what programs are told."""
    return Words(LANGUAGES[0]).explain(reason)


def started(key: ProgramKey) -> Running:
    """A fresh process. Raises ``OSError`` where none can be started."""
    process = ChildProcess(key.command, memory=key.limits.memory << 20, leave=LEAVE)
    return Running(key, process, Conversation(process, explain=explain))


class RunningPrograms:
    """Those that play a game now, and those that wait for the next."""

    def __init__(
        self,
        start: Callable[[ProgramKey], Running] = started,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.now = now
        """Seconds of a clock that nobody sets."""
        self._start = start
        self._idle: dict[tuple[int, ProgramKey], list[Running]] = {}
        self._playing: list[Running] = []
        self._lock = threading.Lock()

    def take(self, key: ProgramKey) -> Running:
        """One that waits, or a fresh one. Raises ``OSError`` where none can be started."""
        with self._lock:
            idle = self._idle.get((threading.get_ident(), key))
            running = idle.pop() if idle else self._start(key)
            self._playing.append(running)
        allow_processor(running.process.pid, key.limits.game_processor)
        return running

    def give_back(self, running: Running, sound: bool) -> None:
        """Its game is over; who is not ``sound`` is ended."""
        with self._lock:
            self._playing.remove(running)
            if sound:
                waiting = self._idle.setdefault((threading.get_ident(), running.key), [])
                waiting.append(running._replace(has_played=True))
        if not sound:
            running.conversation.close()

    def end_idle_of(self, key: ProgramKey) -> None:
        """Ends those of one program that wait for a game in this thread."""
        with self._lock:
            idle = self._idle.pop((threading.get_ident(), key), [])
        for running in idle:
            running.conversation.close()

    def end_idle(self) -> None:
        """Ends those that play no game now."""
        with self._lock:
            idle = [one for waiting in self._idle.values() for one in waiting]
            self._idle = {}
        for running in idle:
            running.conversation.close()

    def close(self) -> None:
        """Ends all of them."""
        with self._lock:
            every = [*self._playing, *(one for idle in self._idle.values() for one in idle)]
            self._playing, self._idle = [], {}
        for running in every:
            running.conversation.close()


LEAVE: Final = 0.2
"""Seconds that a program has to end by itself."""
HERE: Final = RunningPrograms()
"""The programs of this process; ended with it."""
atexit.register(HERE.close)


Used = Callable[[int], float | None]
"""Processor seconds that a process has used so far; None where the system does not tell."""


def processor_used(pid: int) -> float | None:
    """As ``Used``, of Linux: of the process, of all below it, and of those that have ended."""
    times = _times(pid)
    return sum(times.values()) if times else None


def _times(top: int) -> dict[int, float]:
    """Processor seconds of ``top`` and each process below it, with those of its ended children."""
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
    """The children of a process, which the kernel lists by thread."""
    found: list[int] = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += map(int, children.read_text().split())
    return found


def allow_processor(pid: int, seconds: float) -> None:
    """Lets the system end a process, or one below it, that uses twice that much from now on.

    ``pid`` comes first: a process that it starts meanwhile inherits its limit.
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
