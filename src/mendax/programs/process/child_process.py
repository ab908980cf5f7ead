"""A program as a child process that communicates over standard input and output.

Rules of this file
1. No shell: a command is a list of words.
2. Read-ahead is limited: a line has at most ``LONGEST_LINE`` bytes, and the rest stays in the pipe,
   so a program that writes too much blocks. The time for writing to a program that does not read
   is also limited.
3. The child and all processes started by it end when it is closed or its parent ends. On Linux this
   includes processes in other sessions, and works even if the parent is killed (``launcher``). On
   other systems, closing the child ends its process group.
4. The clock is an argument (``Waiting``), so tests run without real delays.

POSIX only, because Windows cannot wait for pipes.
"""

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from mendax.programs.process.children import launched
from mendax.programs.protocol import LONGEST_LINE
from mendax.programs.seat.conversation import fault

MEMORY: Final = 1 << 30
"""The default limit on the memory that a program writes to, in bytes."""
READ: Final = 65_536
"""The number of bytes read at a time."""
ERRORS: Final = 4096
"""The number of bytes kept from the end of standard error."""
LEAVE: Final = 1.0
"""Seconds for a program to exit after its input is closed."""
ENDING: Final = 1.0
"""Seconds for a program to exit after it closed its output."""
SUPERVISED: Final = 10.0
"""Seconds to end all processes started by a program."""
SLOWEST_READER: Final = 10.0
"""How long a program may leave its input unread, in seconds."""
_SIGNALS: Final = {one.value: one.name for one in signal.Signals}
"""Signal names by number; most real-time signals have no name."""


class Waiting(Protocol):
    """A clock that can wait for pipes."""

    def now(self) -> float:
        """Return a monotonic time in seconds."""

    def until_ready(
        self, reading: Sequence[int], writing: Sequence[int], seconds: float | None
    ) -> frozenset[int]:
        """Wait for descriptors, and return those that are ready for reading or writing.

        Return an empty set after ``seconds``.
        """


class SystemWaiting:
    """The system's clock and ``poll``."""

    def now(self) -> float:
        """Return a monotonic time in seconds."""
        return time.monotonic()

    def until_ready(
        self, reading: Sequence[int], writing: Sequence[int], seconds: float | None
    ) -> frozenset[int]:
        """Implement ``Waiting.until_ready``."""
        poll = select.poll()
        for descriptor in reading:
            poll.register(descriptor, select.POLLIN)
        for descriptor in writing:
            poll.register(descriptor, select.POLLOUT)
        wait = None if seconds is None else max(0, round(seconds * 1000))
        return frozenset(descriptor for descriptor, _ in poll.poll(wait))


class ChildProcess:
    """A running program, as ``Lines``. Raises ``OSError`` on systems without such processes."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        memory: int = MEMORY,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
        waiting: Waiting | None = None,
        leave: float = LEAVE,
    ) -> None:
        """Start the command in ``folder`` or the current folder.

        ``memory`` is the memory limit in bytes, or 0 for no limit (Linux only). ``leave`` is the
        number of seconds that the program has to exit after ``close``. By default, the program's
        environment is this process's environment without ``MENDAX_…`` variables.
        """
        if sys.platform == "win32":
            raise OSError("programs can't be run on Windows: a pipe can't be waited for there")
        self._waiting, self._leave = waiting or SystemWaiting(), leave
        self._process = subprocess.Popen(
            launched(command, "supervise", memory=memory),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=_inherited() if environment is None else dict(environment),
            start_new_session=True,
        )
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        self._read, self._said = bytearray(), bytearray()
        self._open = {self._out, self._err}
        self._closed = False

    @property
    def pid(self) -> int:
        """Return the process ID of the program or, on Linux, of its supervisor."""
        return self._process.pid

    def errors(self) -> str:
        """Return the end of the program's standard error."""
        self._drain()
        return self._said.decode(errors="replace")

    def send(self, line: bytes) -> None:
        """Send a line. Raises ``ProgramFault`` if the program has ended or does not read."""
        rest = memoryview(line)
        until = self._waiting.now() + SLOWEST_READER
        while rest:
            try:
                rest = rest[os.write(self._in, rest) :]
                continue
            except BlockingIOError:
                pass
            except OSError:
                raise self._gone() from None
            if self._waiting.now() >= until:
                raise fault("program-does-not-read", seconds=round(SLOWEST_READER))
            # The program's output waits in the pipe; standard error is drained.
            errors = sorted(self._open - {self._out})
            self._waiting.until_ready(errors, [self._in], until - self._waiting.now())
            self._drain()

    def receive(self, seconds: float | None) -> bytes:
        """Return the next line. Raises ``ProgramFault``."""
        until = None if seconds is None else self._waiting.now() + seconds
        searched = 0
        while True:
            end = self._read.find(b"\n", searched)
            if end > LONGEST_LINE or (end < 0 and len(self._read) > LONGEST_LINE):
                raise fault("program-long-line", limit=LONGEST_LINE)
            if end >= 0:
                line = bytes(self._read[:end])
                del self._read[: end + 1]
                return line.removesuffix(b"\r")
            searched = len(self._read)
            if self._out not in self._open:
                raise self._gone()
            self._wait(until)

    def _wait(self, until: float | None) -> None:
        left = None if until is None else until - self._waiting.now()
        ready: frozenset[int] = frozenset()
        if left is None or left > 0:
            ready = self._waiting.until_ready(sorted(self._open), [], left)
        if self._err in ready:
            self._drain()
        if self._out in ready:
            self._take()
        elif until is not None and self._waiting.now() >= until:
            raise fault("program-half-line" if self._read else "program-silent")

    def _take(self) -> None:
        """Read the available output, up to ``READ`` bytes."""
        try:
            piece = os.read(self._out, READ)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        if piece:
            self._read += piece
        else:
            self._open.discard(self._out)

    def _drain(self) -> None:
        """Read the program's standard error, and keep its end."""
        while self._err in self._open:
            try:
                piece = os.read(self._err, READ)
            except OSError:  # empty, or closed by this process
                return
            if not piece:
                self._open.discard(self._err)
                return
            self._said = (self._said + piece)[-ERRORS:]
            if len(piece) < READ:
                return

    def _gone(self) -> Exception:
        """Return the error for a program that has closed its output or ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        self._drain()
        code = self._process.poll()
        if code is None:
            return fault("program-closed")
        if code < 0:
            return fault("program-killed", signal=_SIGNALS.get(-code, str(-code)))
        return fault("program-ended", code=code)

    def end_input(self, seconds: float) -> bool:
        """Close the process's input, and return whether it exits within ``seconds``."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        until = self._waiting.now() + seconds
        while self._out in self._open and self._waiting.now() < until:
            self._waiting.until_ready(sorted(self._open), [], until - self._waiting.now())
            self._drain()
            self._take()
            self._read.clear()
        if self._out in self._open:
            return False
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        return self._process.poll() is not None

    def _end_all(self) -> None:
        """End the process and all its descendants. On Linux, SIGTERM makes the supervisor do so."""
        if sys.platform == "linux":
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(SUPERVISED)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        """Close the process's input, give the process time to exit, then end it and its
        descendants.
        """
        if self._closed:
            return
        self._closed = True
        self._drain()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(self._leave)
        self._end_all()
        self._drain()
        self._open.clear()
        if self._process.stderr is not None:
            self._process.stderr.close()


def _inherited() -> dict[str, str]:
    """Return this process's environment without secrets. Python programs get unbuffered output."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MENDAX_")}
    return {**kept, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
