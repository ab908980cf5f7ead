"""Calls in a separate process: ``python -m mendax.server.processes.work_process PARENT``.

Rules of this file
1. The server makes calls in other processes only through this file. Slow bots, finished games with
   coaches, and the solver each have a ``WorkProcess``, with different limits. The other
   child processes are foreign programs, which speak a text protocol (``process.child_process``).
   ``process.children.launched`` starts all processes.
2. A call is a pickled module-level function with its arguments, and the answer is a value or an
   error. The process receives only values and does not open the store. It does not block the
   tables' interpreter, and has low priority on a busy machine.
3. The number of waiting calls, the time of a call, the memory, and the lifetime of an idle process
   are limited.
4. Each call gets an answer, even if the process fails. The next call then starts a new process.
5. Standard output is for answers; other prints go to standard error.
"""

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any, Final, ParamSpec, TypeVar

from mendax.core.game import MendaxError
from mendax.programs.process.children import launched, watch_parent
from mendax.server.processes import processor_time
from mendax.server.wire.refusal import Refused, where

WAITING: Final = 64
"""The number of calls that may wait for the process."""
SECONDS: Final = processor_time.PATIENCE * processor_time.MOST
"""The maximum wall-clock seconds per call. Long calls usually reach their CPU time limit
earlier.
"""
IDLE: Final = 300.0
"""How long an idle process is kept, in seconds."""
MEMORY: Final = 1 << 30
"""The memory in bytes that the process may write (Linux only)."""
COMMAND: Final = (sys.executable, "-P", "-m", "mendax.server.processes.work_process")
_NICENESS: Final = 10
_LENGTH: Final = 8
"""The size in bytes of a message's length prefix."""

_log = logging.getLogger("mendax.work")

P = ParamSpec("P")
T = TypeVar("T")
Function = Callable[..., object]


class WorkFailed(Exception):
    """Raised for an error in a call other than ``MendaxError``. The message contains its type and
    place.
    """


class TookTooLong(Refused):
    """Raised when a call ran out of time. Its process has been killed."""


# ── server side ──────────────────────────────────────────────────────────────────────────────


class WorkProcess:
    """Runs calls one by one in a separate process, and refuses calls if too many are waiting."""

    def __init__(
        self,
        waiting: int = WAITING,
        seconds: float = SECONDS,
        *,
        idle: float = IDLE,
        memory: int = MEMORY,
        prepare: Function | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        """Create an idle process manager.

        The process ends after ``idle`` seconds without a call. With ``memory`` 0, its memory is
        unlimited. Each new process first calls ``prepare``, without a time limit.
        """
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="work process")
        self._most, self._idle = waiting, idle
        self.seconds = seconds
        """The maximum wall-clock seconds per call."""
        self._memory, self._prepare, self._command = memory, prepare, command
        self._waiting = 0
        self._resting: asyncio.TimerHandle | None = None
        self._child: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._changing, self._talking = threading.Lock(), threading.Lock()

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call ``do`` in the process and return its result.

        Raises the ``MendaxError`` of the call, ``WorkFailed`` for any other error, or ``Refused``
        if too many calls are waiting (429) or the process failed (503; ``TookTooLong`` if it ran
        out of time).
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
                self._resting = loop.call_later(self._idle, self._pool.submit, self._drop)

    @property
    def waiting(self) -> int:
        """The number of unanswered calls."""
        return self._waiting

    @property
    def pid(self) -> int | None:
        """The process id, or None if no process is running."""
        return None if self._child is None else self._child.pid

    def close(self) -> None:
        """Kill the process, even during a call, and cancel the waiting calls."""
        with self._changing:
            self._closed = True
            if self._child is not None:
                self._child.kill()
        if self._resting is not None:
            self._resting.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
        with self._talking:
            self._drop()

    def _done(self, do: Callable[..., T], args: object, kwargs: object) -> T:
        asked, overdue = _pickled((do, args, kwargs)), threading.Event()
        with self._talking:
            child = self._running()
            answer = None if child is None else _asked(child, asked, self.seconds, overdue)
            if answer is None:
                self._drop()
        if answer is None:
            if not self._closed:
                _log.error("the separate process failed in %s", do.__qualname__)
            kind = TookTooLong if overdue.is_set() else Refused
            raise kind(503, "wire-refused-failed")
        returned, outcome = answer
        if not returned:
            raise outcome
        made: T = outcome
        return made

    def _running(self) -> "subprocess.Popen[bytes] | None":
        """Return the prepared process, or None if it can't be started."""
        if self._child is not None and self._child.poll() is not None:
            self._drop()
        with self._changing:
            if self._child is not None or self._closed:
                return self._child
            command = (*self._command, str(os.getpid()))
            words = launched(command, ends_by=signal.SIGKILL, memory=self._memory)
            try:
                pipe = subprocess.PIPE
                child = self._child = subprocess.Popen(words, stdin=pipe, stdout=pipe)
            except OSError as error:
                _log.error("the separate process could not start: %s", error)
                return None
        if self._prepare is not None:
            prepared = _asked(child, _pickled((self._prepare, (), {})))
            if prepared is None or not prepared[0]:
                return None
        return child

    def _drop(self) -> None:
        """Kill the process and close its pipes."""
        with self._changing:
            child, self._child = self._child, None
        if child is not None:
            child.kill()
            child.wait()
            with contextlib.suppress(OSError):  # unread data
                _stdin(child).close()
            _stdout(child).close()


def _asked(
    child: "subprocess.Popen[bytes]",
    question: bytes,
    seconds: float | None = None,
    overdue: threading.Event | None = None,
) -> tuple[bool, Any] | None:
    """Return whether a call succeeded and its value or error, or None if the process ended.

    After ``seconds``, kill the process and set ``overdue``.
    """

    def end() -> None:
        if overdue is not None:
            overdue.set()
        child.kill()

    timer = None if seconds is None else threading.Timer(seconds, end)
    if timer is not None:
        timer.daemon = True
        timer.start()
    try:
        _send(_stdin(child), question)
        answer = _received(_stdout(child))
    except OSError:
        return None
    finally:
        if timer is not None:
            timer.cancel()
    if answer is None:
        return None
    returned, outcome = pickle.loads(answer)  # noqa: S301 - from the server's own child
    return returned, outcome


def _stdin(child: "subprocess.Popen[bytes]") -> IO[bytes]:
    assert child.stdin is not None
    return child.stdin


def _stdout(child: "subprocess.Popen[bytes]") -> IO[bytes]:
    assert child.stdout is not None
    return child.stdout


# ── both sides ───────────────────────────────────────────────────────────────────────────────


def _pickled(value: object) -> bytes:
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def _send(to: IO[bytes], message: bytes) -> None:
    to.write(len(message).to_bytes(_LENGTH))
    to.write(message)
    to.flush()


def _received(stream: IO[bytes]) -> bytes | None:
    """Return the next message, or None if the other end is closed."""
    length = stream.read(_LENGTH)
    if len(length) < _LENGTH:
        return None
    size = int.from_bytes(length)
    message = stream.read(size)
    return message if len(message) == size else None


# ── process side ─────────────────────────────────────────────────────────────────────────────


def answer_all(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Run each call until the input ends."""
    while (asked := _received(questions)) is not None:
        _send(answers, _outcome(asked))


def _outcome(asked: bytes) -> bytes:
    try:
        do, args, kwargs = pickle.loads(asked)  # noqa: S301 - from the server itself
        return _pickled((True, do(*args, **kwargs)))
    except Exception as error:
        return _failure(error)


def _failure(error: Exception) -> bytes:
    """Return the pickled failure: a ``MendaxError`` unchanged, or any other error as type and
    place.

    The message of an error is omitted because it may contain secrets.
    """
    with contextlib.suppress(Exception):
        if isinstance(error, MendaxError | WorkFailed):
            failure = _pickled((False, error))
            pickle.loads(failure)  # noqa: S301 - pickled above
            return failure
    return _pickled((False, WorkFailed(f"{type(error).__name__} in {where(error)}")))


def main(parent: int) -> None:
    """Serve the parent process until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C
    watch_parent(parent)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(BrokenPipeError):
        answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    from mendax.server.processes import work_process  # so that its errors can be unpickled

    work_process.main(int(sys.argv[1]))
