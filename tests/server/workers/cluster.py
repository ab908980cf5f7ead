"""A real cluster for tests, with PostgreSQL, a parent process and its workers on a free port."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mendax.server.operations.admin_client import AdminClient
from mendax.server.operations.admin_messages import RestartIn, WorkerListed

FREELY = "100000000/1"
"""A rate that no client reaches."""
_RATES = (
    *("messages", "pings", "frames", "chat", "reactions", "seats", "requests", "pages", "tables"),
    *("tables_per_day", "tables_per_person", "stored", "stored_per_person", "sessions"),
    *("handshakes", "lessons", "records", "stories", "hints", "codes", "program_messages", "keys"),
)


class ClusterProcess:
    """A running parent process."""

    def __init__(self, folder: Path, process: "subprocess.Popen[str]") -> None:
        self.folder, self.process = folder, process
        self.said: list[str] = []
        """The output of the parent and its workers, from both streams."""
        self._more = threading.Condition()
        self._over = False
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        self.base = self.until("Mendax is open at ").split(" at ", 1)[1].rstrip("/ \n")

    def _read(self) -> None:
        assert self.process.stdout is not None
        for text in self.process.stdout:
            with self._more:
                self.said.append(text)
                self._more.notify_all()
        with self._more:
            self._over = True
            self._more.notify_all()

    def until(self, text: str, after: int = 0) -> str:
        """Return the first line with ``text``, from line ``after`` on, once it is written.

        Blocks; raises ``AssertionError`` if the server ended without it.
        """
        with self._more:
            while True:
                for line in self.said[after:]:
                    if text in line:
                        return line
                assert not self._over, "".join(self.said)
                self._more.wait()

    @property
    def port(self) -> int:
        """Return the loopback port of the server."""
        return int(self.base.rsplit(":", 1)[1])

    @property
    def client(self) -> AdminClient:
        """Return a client for the admin operations, whose calls block."""
        return AdminClient(self.folder)

    def workers(self) -> list[WorkerListed]:
        """Return the current workers. Blocks."""
        return list(self.client.workers())

    def restart(self, worker: int | None = None) -> list[WorkerListed]:
        """Replace one worker, or all, and return the new workers. Blocks."""
        return list(self.client.lines(WorkerListed, "POST", "/admin/restart", RestartIn(worker)))

    def serving(self, count: int) -> list[WorkerListed]:
        """Return the workers once this number of them exist and serve.

        Blocks; the server's log level is ``info``, which logs when a worker serves.
        """
        while True:
            said = len(self.said)
            found = self.workers()
            if [worker.state for worker in found] == ["serving"] * count:
                return found
            if len(found) <= count:  # one may have left, but still be listed
                self.until(" serves", said)

    def folder_of(self, number: int) -> Path:
        """Return the folder of a worker."""
        return self.folder / "workers" / str(number)

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """End the server with all its processes, and return its exit code. Blocks."""
        self.process.send_signal(number)
        code = self.process.wait()
        self._reading.join()
        return code


@contextmanager
def cluster_at(
    folder: Path, database: str, workers: int = 2, **settings: str
) -> Iterator[ClusterProcess]:
    """Run ``mendax serve --workers N`` on a free port; yield once all workers serve.

    ``settings`` are environment variables: ``idle="1"``. There are no rate limits, unless ``rates``
    are set.
    """
    given = {
        "rates": ",".join(f"{name}={FREELY}" for name in _RATES),
        "database": database,
        "workers": str(workers),
        "data": str(folder),
        "port": "0",
    } | settings
    environment = {f"MENDAX_{name.upper()}": value for name, value in given.items()}
    with subprocess.Popen(
        [sys.executable, "-m", "mendax.server"],
        env=os.environ | {"LC_ALL": "C", "LANG": "C"} | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield ClusterProcess(folder, process)
        finally:
            process.send_signal(signal.SIGINT)
            process.send_signal(signal.SIGINT)  # at once
            process.wait()
