"""A process that this one starts and talks to over pipes; it ends with the thread that does so."""

import contextlib
import errno
import os
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from mendax.programs.children import launched


class PipedProcess:
    """A running process and its pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts it. Raises ``OSError``."""
        if shutil.which(command[0]) is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), command[0])
        self._process = subprocess.Popen(
            launched(command, ends_by=signal.SIGKILL),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.questions, self.answers = self._process.stdin, self._process.stdout

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    @contextmanager
    def ended_after(self, seconds: float) -> Iterator[threading.Event]:
        """It is ended unless this is left within so many seconds; whether that happened."""
        overdue = threading.Event()

        def end() -> None:
            overdue.set()
            self.end()

        timer = threading.Timer(seconds, end)
        timer.daemon = True
        timer.start()
        try:
            yield overdue
        finally:
            timer.cancel()

    def end(self) -> None:
        """Ends it."""
        self._process.kill()

    def let_go(self) -> None:
        """Closes what belongs to it; call once it ended or was ended."""
        self._process.wait()
        with contextlib.suppress(OSError):  # what was never read
            self.questions.close()
        self.answers.close()
