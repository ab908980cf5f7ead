"""Long work in a process beside the server: ``python -m mendax.server.work_process PARENT``.

Rules of this file
1. What is done there holds no lock of the interpreter that the tables run in, and gives way to
   them on a busy machine. The process is started when there is something to do first, and ended
   when there was nothing for a while.
2. Everything has a bound: how much waits, how long one thing takes, how much memory there is.
   Whatever becomes of the process, there is an answer; the next question gets a new process.
3. It is told what it works on, by the values themselves, and nothing else: it opens no store. A
   function given to it is one of a module, and stays what it is when it is asked again.
4. Standard output is its answers'; what else is printed goes to standard error.
"""

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Final, ParamSpec, TypeVar

from mendax.core.game import MendaxError
from mendax.programs.children import watch_parent
from mendax.server import processor_time
from mendax.server.piped_process import PipedProcess
from mendax.server.refusal import Refused, where

WAITING: Final = 64
"""Questions that may wait for the process."""
SECONDS: Final = processor_time.PATIENCE * processor_time.MOST
"""Seconds that one question may take, by the wall clock; what may take long gives itself up before,
by its processor time."""
IDLE: Final = 300.0
"""Seconds without a question after which the process ends."""
MEMORY: Final = 1 << 30
"""Bytes that the process may write to."""
_COMMAND: Final = (sys.executable, "-P", "-m", "mendax.server.work_process")
_NICENESS: Final = 10
_LENGTH: Final = 8
"""Bytes that say how long what follows is."""

_log = logging.getLogger("mendax.work")

P = ParamSpec("P")
T = TypeVar("T")


class WorkFailed(Exception):
    """What was to be done threw an error that nobody foresaw; says which, and where."""


# ── beside the tables ────────────────────────────────────────────────────────────────────────


class WorkProcess:
    """Does one thing after the other in a process of its own; refuses what there is no room for."""

    def __init__(
        self,
        waiting: int = WAITING,
        seconds: float = SECONDS,
        idle: float = IDLE,
        command: Sequence[str] = _COMMAND,
    ) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="work process")
        self._most, self._seconds, self._rest = waiting, seconds, idle
        self._command = command
        self._waiting = 0
        self._resting: asyncio.TimerHandle | None = None
        self._child: PipedProcess | None = None
        self._closed = False
        self._changing, self._talking = threading.Lock(), threading.Lock()

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``do`` returns, or raises there if it is a ``MendaxError``.

        Raises ``WorkFailed`` where it raises anything else, and ``Refused``: too much is waiting
        (429), or the process failed over it (503).
        """
        if self._waiting >= self._most:
            raise Refused(429, "wire-refused-too-fast", seconds=5)
        self._waiting += 1
        if self._resting is not None:
            self._resting.cancel()
        try:
            work = self._pool.submit(self._done, do, args, kwargs)
            return await asyncio.wrap_future(work)
        finally:
            self._waiting -= 1
            if not self._waiting and not self._closed:
                loop = asyncio.get_running_loop()
                self._resting = loop.call_later(self._rest, self._pool.submit, self._drop)

    @property
    def waiting(self) -> int:
        """How many questions are asked and not answered yet."""
        return self._waiting

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return None if self._child is None else self._child.pid

    def close(self) -> None:
        """What waits is not done any more, and the process ends, whatever it is doing."""
        with self._changing:
            self._closed = True
            if self._child is not None:
                self._child.end()
        if self._resting is not None:
            self._resting.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
        with self._talking:
            self._drop()

    def _done(self, do: Callable[..., T], args: object, kwargs: object) -> T:
        asked = pickle.dumps((do, args, kwargs), pickle.HIGHEST_PROTOCOL)
        with self._talking:
            child = self._running()
            answer = None if child is None else _asked(child, asked, self._seconds)
            if answer is None:
                self._drop()
        if answer is None:
            if not self._closed:
                _log.error("the process beside the tables failed over %s", do.__qualname__)
            raise Refused(503, "wire-refused-failed")
        returned, outcome = pickle.loads(answer)  # noqa: S301 - a process of our own
        if not returned:
            raise outcome
        made: T = outcome
        return made

    def _running(self) -> PipedProcess | None:
        if self._child is not None and not self._child.runs:
            self._drop()
        with self._changing:
            if self._child is None and not self._closed:
                with contextlib.suppress(OSError):
                    self._child = PipedProcess((*self._command, str(os.getpid())))
            return self._child

    def _drop(self) -> None:
        with self._changing:
            child, self._child = self._child, None
        if child is not None:
            child.end()
            child.let_go()


def _asked(child: PipedProcess, question: bytes, seconds: float) -> bytes | None:
    """What it answers; None when it ends over it, or is ended because it takes too long."""
    with child.ended_after(seconds):
        try:
            _say(child.questions, question)
            return _heard(child.answers)
        except OSError:
            return None


# ── in the process ───────────────────────────────────────────────────────────────────────────


def answer_all(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Does what it is asked until there is nothing more to read."""
    while (asked := _heard(questions)) is not None:
        _say(answers, _outcome(asked))


def _outcome(asked: bytes) -> bytes:
    try:
        do, args, kwargs = pickle.loads(asked)  # noqa: S301 - from the server itself
        return pickle.dumps((True, do(*args, **kwargs)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return _failure(error)


def _failure(error: Exception) -> bytes:
    """A refusal as it is; of an error that nobody foresaw only which it is, and where: its place is
    lost on the way, and its own words may hold what is secret."""
    with contextlib.suppress(Exception):
        if isinstance(error, MendaxError | WorkFailed):
            failure = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
            pickle.loads(failure)  # noqa: S301 - our own
            return failure
    said = WorkFailed(f"{type(error).__name__} in {where(error)}")
    return pickle.dumps((False, said), pickle.HIGHEST_PROTOCOL)


def _say(to: IO[bytes], words: bytes) -> None:
    to.write(len(words).to_bytes(_LENGTH))
    to.write(words)
    to.flush()


def _heard(stream: IO[bytes]) -> bytes | None:
    """The next message; None when the other end is gone."""
    length = stream.read(_LENGTH)
    if len(length) < _LENGTH:
        return None
    size = int.from_bytes(length)
    words = stream.read(size)
    return words if len(words) == size else None


def _bound(memory: int) -> None:
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    if hasattr(os, "nice"):
        os.nice(_NICENESS)


def main(parent: int) -> None:
    """Serves the process that started this one, until that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's
    watch_parent(parent)
    _bound(MEMORY)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(BrokenPipeError):
        answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    from mendax.server import work_process  # under its own name, by which its errors are found

    work_process.main(int(sys.argv[1]))
