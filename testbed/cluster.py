"""A server with a real PostgreSQL and several worker processes. Tests route the connections."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random

from mendax.server.base.routing import slot_of, table_key


class WorkerProcess:
    """A worker process that can be started, frozen and killed."""

    def __init__(self, cluster: "Cluster", folder: Path, ahead: float = 0) -> None:
        self._cluster, self._folder, self.ahead = cluster, folder, ahead
        self.pid = self.port = 0
        self.frozen = False

    @property
    def base(self) -> str:
        """The base URL of the worker."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def serves(self) -> bool:
        """True if the worker is running and answers."""
        return bool(self.pid) and not self.frozen

    async def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        self.pid, self.port = await self._cluster.fork(self._folder, self.ahead)
        self._cluster.notice()

    async def kill(self) -> None:
        """Kill the server with SIGKILL, and wait until it has ended."""
        dead = os.pidfd_open(self.pid)
        gone, loop = asyncio.Event(), asyncio.get_running_loop()
        loop.add_reader(dead, gone.set)
        os.kill(self.pid, signal.SIGKILL)
        self.pid, self.frozen = 0, False
        await gone.wait()
        loop.remove_reader(dead)
        os.close(dead)

    def freeze(self) -> None:
        """Stop the process with SIGSTOP; its sockets stay open."""
        os.kill(self.pid, signal.SIGSTOP)
        self.frozen = True

    def thaw(self) -> None:
        """Continue the process."""
        os.kill(self.pid, signal.SIGCONT)
        self.frozen = False
        self._cluster.notice()


class Cluster:
    """The workers and their database."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder, self.database = folder, database
        self.astray: Random | None = None
        """If set, connections go to random workers instead of the table's worker, as with a
        misconfigured proxy."""
        self.log = folder / "log"
        self.workers: list[WorkerProcess] = []
        self._numbers = count(1)
        self._forking = asyncio.Lock()
        self._changed = asyncio.Event()

    @asynccontextmanager
    async def open(self, workers: int, ahead: float = 0) -> AsyncIterator["Cluster"]:
        """Run this number of workers inside the block. The clock of the last one is ``ahead``
        seconds fast."""
        with self.log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "testbed.forked_workers"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                cwd=Path(__file__).parents[1],
            )
        try:
            for number in range(workers):
                late = ahead if number == workers - 1 else 0
                self.workers.append(WorkerProcess(self, self._folder / f"worker-{number}", late))
            for worker in self.workers:
                await worker.start()
            yield self
        finally:
            for worker in self.workers:
                if worker.pid:
                    await worker.kill()
            self._process.kill()
            await self._process.wait()

    async def fork(self, folder: Path, ahead: float) -> tuple[int, int]:
        """Start a worker, and return its process id and port."""
        asked = {"folder": str(folder), "database": self.database, "ahead": str(ahead)}
        assert self._process.stdin
        assert self._process.stdout
        async with self._forking:
            self._process.stdin.write(json.dumps(asked).encode() + b"\n")
            answer = json.loads(await self._process.stdout.readline())
        return answer["pid"], answer["port"]

    def notice(self) -> None:
        """Signal that another worker serves."""
        self._changed.set()

    async def routed(self, table: str) -> WorkerProcess:
        """Wait until a worker serves, and return the worker for connections to a table."""
        while not (serving := {n: w for n, w in enumerate(self.workers) if w.serves}):
            self._changed.clear()
            await self._changed.wait()
        if self.astray is not None:
            return self.astray.choice([*serving.values()])
        return serving[slot_of(table_key(table), serving)]
