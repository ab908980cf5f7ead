"""``python -m tests.server.faults.kills [COUNT] [SEED] [PROXY]``: cause COUNT faults (1,000) at
three servers while people play all games, and check that no data is lost.

The faults are killed and stopped servers, a frozen database, and connections that are routed
wrongly. With PROXY (``nginx`` or ``caddy``), all connections go through the real proxy. A server
may then also be down for a while, and a stranger asks for all tables in every spelling.

After every fifty faults a new server starts with the next seed, because all messages are kept until
they are checked, and the messages of a thousand faults take four gigabytes.
"""

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import uvloop

from testbed.cluster import Cluster, ServerProcess
from testbed.forked_servers import SILENT
from testbed.postgresql import postgres_server
from tests.proxies import PROXIES, Proxy
from tests.server.faults.persons import Steadfast, plays, sit_down
from tests.server.faults.proxied import ProxiedCluster
from tests.server.faults.truth import ends_well

GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "mia", "changes": {"lives": 2}},
    {"game": "french_poker", "changes": {"tokens": 2}},
    {"game": "sword_of_lies", "preset": "quick"},
)
"""The games, each at a separate table."""
SERVERS: Final = 3
AT_ONE: Final = 50
"""The number of faults at one cluster."""
MOST: Final = 4
"""The maximum number of commands between two faults."""
KINDS: Final = ("kill", "stop", "freeze", "astray")
"""The kinds of faults: a killed server, a stopped server, a frozen database, wrong routing."""
BEHIND_PROXY: Final = (*KINDS, "down", "spell")
"""The kinds with a proxy: also a server that is down, and a stranger's requests."""
NAMES: Final = ("Ann", "Ben", "Eve")


class Killed(NamedTuple):
    """The counts of a run without errors."""

    faults: Counter[str]
    answered: int
    told: int
    games: int


class _Killer:
    """Causes a fault after a number of commands, while a command is being sent."""

    def __init__(
        self, cluster: Cluster, luck: Random, faults: int, kinds: Sequence[str], postgres: int
    ) -> None:
        self._cluster, self._luck, self.left = cluster, luck, faults
        self._kinds, self._postgres = kinds, postgres
        self.seen = Counter[str]()
        self.tables: list[str] = []
        self._commands = luck.randrange(MOST)
        self._now = asyncio.Event()
        self._to_spell: set[str] = set()
        """The tables for which the stranger has not yet asked."""
        self._spelled = asyncio.Event()

    def sent(self) -> None:
        """Count a command that has just been sent."""
        self._commands -= 1
        if self._commands < 0:
            self._now.set()

    @property
    def is_done(self) -> bool:
        """Return whether all faults are done."""
        return self.left <= 0

    async def run(self) -> None:
        """Cause faults and repair them."""
        while not self.is_done:
            await self._now.wait()
            for _ in range(self._luck.randrange(40)):
                await asyncio.sleep(0)  # iterations of the loop, in which answers may arrive
            kind = self._luck.choice(self._kinds)
            await self._cause(kind, self._luck.choice(self._cluster.servers))
            self.seen[kind] += 1
            self.left -= 1
            self._commands = self._luck.randrange(MOST)
            self._now.clear()

    async def _cause(self, kind: str, server: ServerProcess) -> None:
        """Cause a fault, and repair it after less or more time than a server may be silent."""
        seconds = self._luck.choice((0.2, 2 * SILENT))
        if kind in ("kill", "down"):
            await server.kill()
            await asyncio.sleep(seconds if kind == "down" else 0)
            await server.start()
        elif kind == "stop":
            server.freeze()
            await asyncio.sleep(seconds)
            server.thaw()
        elif kind == "freeze":
            for number in (signal.SIGSTOP, signal.SIGCONT):
                for process in _family(self._postgres):
                    with suppress(ProcessLookupError):
                        os.kill(process, number)
                await asyncio.sleep(seconds if number == signal.SIGSTOP else 0)
        elif kind == "spell":
            self._to_spell, self._spelled = set(self.tables), asyncio.Event()
            await self._spelled.wait()
        else:
            self._cluster.astray = None if self._cluster.astray else self._luck

    async def between(self, people: list[Steadfast]) -> None:
        """Let the stranger ask for the table of these people, if it is time. They stay connected,
        unless a server that is too slow loses its tables."""
        table, cluster = people[0].table, self._cluster
        if table not in self._to_spell or not isinstance(cluster, ProxiedCluster):
            return
        while True:
            for person in people:
                await person.do("say", text="Is anybody there?")
            tabs, losses = [person.tab for person in people], cluster.losses()
            await asyncio.to_thread(cluster.spell, table)
            for person in people:
                await person.do("say", text="Still here.")
            if cluster.losses() == losses:
                break
        assert [person.tab for person in people] == tabs, "a stranger disconnected a player"
        self._to_spell.discard(table)
        if not self._to_spell:
            self._spelled.set()


def _family(process: int) -> list[int]:
    """Return the ids of a process and its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *map(int, children)]


async def killed(
    folder: Path,
    database: str,
    faults: int,
    seed: int,
    kinds: Sequence[str] = ("kill",),
    postgres: int = 0,
    proxy: Proxy | None = None,
) -> Killed:
    """Cause this number of faults. ``postgres`` is the process id of PostgreSQL. Raises
    ``AssertionError`` if anything is wrong."""
    luck = Random(seed)
    made = ProxiedCluster(folder, database, proxy) if proxy else Cluster(folder, database)
    async with made.open(SERVERS) as cluster:
        killer = _Killer(cluster, luck, faults, kinds, postgres)
        tables = []
        for asked in GAMES:
            people = [Steadfast(name, cluster, await cluster.routed(name)) for name in NAMES]
            killer.tables.append(await sit_down(people, **asked))
            tables.append(people)
        killing = asyncio.create_task(killer.run())
        try:
            await asyncio.gather(
                *(
                    plays(
                        people,
                        Random(luck.random()),
                        lambda: killer.is_done,
                        killer.sent,
                        between=killer.between,
                    )
                    for people in tables
                )
            )
            await killing
        finally:
            killing.cancel()
            cluster.astray = None
        games = sum([await ends_well(people, luck) for people in tables])
        everybody = [person for people in tables for person in people]
        for person in everybody:
            await person.guest.go()
        return Killed(
            killer.seen,
            sum(len(person.answered) for person in everybody),
            sum(len(person.told()) for person in everybody),
            games,
        )


def main(words: list[str]) -> None:
    """Print the result of each cluster."""
    faults, first = [*map(int, words[:2]), *(1000, 1)[len(words) :]]
    proxy = PROXIES[words[2]] if len(words) > 2 else None
    kinds = BEHIND_PROXY if proxy else KINDS
    with postgres_server() as postgres:
        for seed, done in enumerate(range(0, faults, AT_ONE), start=first):
            some = min(AT_ONE, faults - done)
            with (
                TemporaryDirectory() as folder,
                postgres.database() as database,
            ):
                asked = killed(Path(folder), database, some, seed, kinds, postgres.pid, proxy)
                found = uvloop.run(asked)
                print(f"seed {seed}: {found}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
