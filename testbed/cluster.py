"""Several server processes with one real PostgreSQL. Tests route the connections."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, Protocol

from mendax.server.tables.registry import KEY_LETTERS

HOST: Final = "127.0.0.2"
"""The address of all servers. No other connection of this machine takes their ports while they are
restarted, because connections begin at 127.0.0.1."""


class Front(Protocol):
    """A server, or a proxy in front of the servers."""

    @property
    def base(self) -> str:
        """The base URL."""


class ServerProcess:
    """A server process that can be started, frozen and killed."""

    def __init__(self, cluster: "Cluster", folder: Path, ahead: float = 0) -> None:
        self._cluster, self._folder, self.ahead = cluster, folder, ahead
        self.pid = self.port = 0
        self.frozen = False

    @property
    def base(self) -> str:
        """The base URL of the server."""
        return f"http://{self.address}"

    @property
    def address(self) -> str:
        """The host and the port, which a restart keeps."""
        return f"{HOST}:{self.port}"

    @property
    def serves(self) -> bool:
        """True if the server is running and answers."""
        return bool(self.pid) and not self.frozen

    def weight(self, key: str) -> bytes:
        """Return the weight of this server for a key (rendezvous hashing)."""
        return blake2b(f"{self._folder.name} {key}".encode(), digest_size=8).digest()

    async def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        self.pid, self.port = await self._cluster.fork(self._folder, self.ahead, self.port)
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
    """The servers and their database."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder, self.database = folder, database
        self.astray: Random | None = None
        """If set, connections go to random servers instead of the table's server, as with a
        misconfigured proxy."""
        self.log = folder / "log"
        self.servers: list[ServerProcess] = []
        self._numbers = count(1)
        self._forking = asyncio.Lock()
        self._changed = asyncio.Event()

    @asynccontextmanager
    async def open(self, servers: int, ahead: float = 0) -> AsyncIterator["Cluster"]:
        """Run this number of servers inside the block. The clock of the last one is ``ahead``
        seconds fast."""
        with self.log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "testbed.forked_servers"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                cwd=Path(__file__).parents[1],
            )
        try:
            for number in range(servers):
                late = ahead if number == servers - 1 else 0
                self.servers.append(ServerProcess(self, self._folder / f"server-{number}", late))
            for server in self.servers:
                await server.start()
            yield self
        finally:
            for server in self.servers:
                if server.pid:
                    await server.kill()
            self._process.kill()
            await self._process.wait()

    async def fork(self, folder: Path, ahead: float, port: int) -> tuple[int, int]:
        """Start a server, and return its process id and port; 0 stands for a free port."""
        asked = {"folder": str(folder), "database": self.database, "ahead": str(ahead)}
        asked |= {"host": HOST, "port": str(port)}
        assert self._process.stdin
        assert self._process.stdout
        async with self._forking:
            self._process.stdin.write(json.dumps(asked).encode() + b"\n")
            answer = json.loads(await self._process.stdout.readline())
        return answer["pid"], answer["port"]

    def notice(self) -> None:
        """Signal that another server serves."""
        self._changed.set()

    async def routed(self, table: str) -> Front:
        """Wait until a server serves, and return the server for connections to a table."""
        while not (serving := [server for server in self.servers if server.serves]):
            self._changed.clear()
            await self._changed.wait()
        if self.astray is not None:
            return self.astray.choice(serving)
        return max(serving, key=lambda server: server.weight(table[:KEY_LETTERS]))
