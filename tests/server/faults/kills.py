"""``python -m tests.server.faults.kills [COUNT] [SEED]``: kill servers COUNT times (1,000) while
people play all games, and check that no data is lost.

After every fifty kills a new server starts with the next seed, because all messages are kept until
they are checked, and the messages of a thousand kills take four gigabytes.
"""

import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import uvloop

from testbed.cluster import Cluster
from testbed.postgresql import postgres_server
from tests.server.faults.persons import Steadfast, plays, sit_down
from tests.server.faults.truth import ends_well

GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "mia", "changes": {"lives": 2}},
    {"game": "french_poker", "changes": {"tokens": 2}},
    {"game": "sword_of_lies", "preset": "quick"},
)
"""The games, each at a separate table."""
AT_ONE: Final = 50
"""The number of kills at one cluster."""
MOST: Final = 4
"""The maximum number of commands between two kills."""
NAMES: Final = ("Ann", "Ben", "Eve")


class Killed(NamedTuple):
    """The counts of a run without errors."""

    kills: int
    answered: int
    told: int
    games: int


class _Killer:
    """Kills a server after a number of commands, while a command is being sent."""

    def __init__(self, cluster: Cluster, luck: Random, kills: int) -> None:
        self._cluster, self._luck, self.left = cluster, luck, kills
        self._commands = luck.randrange(MOST)
        self._now = asyncio.Event()

    def sent(self) -> None:
        """Count a command that has just been sent."""
        self._commands -= 1
        if self._commands < 0:
            self._now.set()

    @property
    def is_done(self) -> bool:
        """Return whether all kills are done."""
        return self.left <= 0

    async def run(self) -> None:
        """Kill servers and start them again."""
        while not self.is_done:
            await self._now.wait()
            for _ in range(self._luck.randrange(40)):
                await asyncio.sleep(0)  # iterations of the loop, in which answers may arrive
            server = self._luck.choice(self._cluster.servers)
            await server.kill()
            self.left -= 1
            await server.start()
            self._commands = self._luck.randrange(MOST)
            self._now.clear()


async def killed(
    folder: Path, database: str, kills: int, seed: int, *, astray: bool = False
) -> Killed:
    """Kill servers ``kills`` times. With ``astray``, connections are routed to wrong servers.
    Raises ``AssertionError`` if anything is wrong."""
    luck = Random(seed)
    async with Cluster(folder, database).open(2) as cluster:
        cluster.astray = Random(seed) if astray else None
        killer = _Killer(cluster, luck, kills)
        tables = []
        for asked in GAMES:
            names = zip(NAMES, (*cluster.servers, cluster.servers[0]), strict=False)
            people = [Steadfast(name, cluster, server) for name, server in names]
            await sit_down(people, **asked)
            tables.append(people)
        killing = asyncio.create_task(killer.run())
        try:
            await asyncio.gather(
                *(
                    plays(people, Random(luck.random()), lambda: killer.is_done, killer.sent)
                    for people in tables
                )
            )
            await killing
        finally:
            killing.cancel()
        games = sum([await ends_well(people, luck) for people in tables])
        everybody = [person for people in tables for person in people]
        for person in everybody:
            await person.guest.go()
        return Killed(
            kills,
            sum(len(person.answered) for person in everybody),
            sum(len(person.told()) for person in everybody),
            games,
        )


def main(words: list[str]) -> None:
    """Print the result of each cluster."""
    kills, first = [*map(int, words), *(1000, 1)[len(words) :]]
    with postgres_server() as postgres:
        for seed, done in enumerate(range(0, kills, AT_ONE), start=first):
            some = min(AT_ONE, kills - done)
            with (
                TemporaryDirectory() as folder,
                postgres.database() as database,
            ):
                found = uvloop.run(killed(Path(folder), database, some, seed))
                print(f"seed {seed}: {found}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
