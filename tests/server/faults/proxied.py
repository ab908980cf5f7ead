"""Servers behind a real proxy of the hosting page, and behind one that routes wrongly."""

from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from testbed.cluster import HOST, Cluster
from tests.proxies import Proxy, spelled, spellings, wrongly

SILENCES = ("was silent for too long", "another server has taken it")
"""The warnings of a server that has lost tables."""


class _Front(NamedTuple):
    """A proxy."""

    port: int

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class ProxiedCluster(Cluster):
    """Servers whose connections go through a proxy; ``astray`` selects the one that routes
    wrongly."""

    def __init__(self, folder: Path, database: str, proxy: Proxy) -> None:
        super().__init__(folder, database)
        self._proxy = proxy

    @asynccontextmanager
    async def open(self, servers: int, ahead: float = 0) -> AsyncIterator[Cluster]:
        """Run this number of servers, which is the page's, and the proxies inside the block."""
        async with super().open(servers, ahead):
            with ExitStack() as stack:
                addresses = [server.address for server in self.servers]
                self._fronts = list[_Front]()
                for name, changed in (("right", str), ("wrong", wrongly)):
                    folder = self._folder / name
                    folder.mkdir()
                    run = self._proxy.routes_to(addresses, folder, changed)
                    self._fronts.append(_Front(stack.enter_context(run)))
                yield self

    async def routed(self, table: str) -> _Front:
        """Return the proxy for new connections."""
        return self._fronts[self.astray is not None]

    def losses(self) -> int:
        """Return how often a server has lost tables."""
        log = self.log.read_text()
        return sum(log.count(warning) for warning in SILENCES)

    def spell(self, table: str) -> None:
        """Ask for a table in every spelling, at the proxies and at each server."""
        places = [(front.port, "127.0.0.1") for front in self._fronts]
        for place in [*places, *((server.port, HOST) for server in self.servers)]:
            for line in spellings(table):
                spelled(line, *place)
