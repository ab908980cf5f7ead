"""Tests that tournaments at real server processes survive SIGKILL, within and between rounds.

Connections go to random servers, so the tournament and its tables are at different ones.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import Reason, Seat
from mendax.programs.seat.conversation import Conversation
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import NoTable, ServerClient, TableLink
from mendax.programs.table.tournament_stay import TournamentStay
from mendax.tournament.ranking import game_points
from testbed.cluster import Cluster
from tests.programs.lines import FunctionLines, first_offer

pytestmark = pytest.mark.proof

ROUNDS, PEOPLE = 3, 6
PLAN = {
    "game": "mia",
    "preset": "standard",
    "changes": ["lives=4"],
    "size": 3,
    "rounds": ROUNDS,
    "minutes": 120,
    "rest": 3600,
}


@asynccontextmanager
async def astray(cluster: Cluster) -> AsyncIterator[str]:
    """Yield the address of a proxy that passes each connection to a random server that serves."""
    cluster.astray = random.Random(3)

    async def passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers = [writer]
        try:
            host, _, port = (await cluster.routed("")).base.removeprefix("http://").partition(":")
            answers, asks = await asyncio.open_connection(host, int(port))
            writers.append(asks)
            ways = (passed(reader, asks), passed(answers, writer))
            tasks = [asyncio.ensure_future(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        except OSError:
            pass  # the server was killed
        finally:
            for one in writers:
                one.close()

    proxy = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with proxy:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"


class Guest:
    """A player who takes the first offer at each table, and remembers each result."""

    def __init__(self, base: str, id: str, name: str) -> None:
        self.saw: dict[str, tuple[Seat, Sequence[int]]] = {}
        self._client, self._link = ServerClient(base), TableLink(base, "")
        self._id, self._name = id, name

    def play(self) -> None:
        """Play until the tournament is over."""
        patient(self._client.begin)
        TournamentStay(
            self._client, self._id, self._seat_at, self, name=self._name, program=False
        ).play()

    def _seat_at(self, table: str) -> AtTable:
        return AtTable(
            Conversation(FunctionLines(first_offer)),
            partial(self._client.connect, self._link._replace(table=table).socket),
            name=self._name,
            idle=float("inf"),
            ended=lambda _, seat, places: self.saw.update({table: (seat, places)}),
            of_round=True,
        )

    def sees(self, seen: Mapping[str, Any]) -> None:
        """Ignore the progress."""

    def returns(self, table: str, reason: Reason) -> None:
        """Ignore that a table was left."""

    def troubled(self, reason: Reason) -> None:
        """Ignore a lost server."""


def patient(ask: Callable[[], Any]) -> Any:
    """Ask until a server answers. Refusals of a step that was already taken return None."""
    while True:
        try:
            return ask()
        except NoTable as error:
            if error.reason.key == "program-server-refused":
                return None


@pytest.mark.parametrize(("servers", "seed"), [(1, 1), (2, 2), (2, 3)])
async def test_an_evening_at_killed_servers_loses_no_result(
    database: str, tmp_path: Path, servers: int, seed: int
) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(PEOPLE + 2))
    luck, killed, results = random.Random(seed), Counter[str](), dict[str, Any]()
    async with Cluster(tmp_path, database).open(servers) as cluster, astray(cluster) as base:

        async def kill(phase: str) -> None:
            server = luck.choice(cluster.servers)
            await server.kill()
            killed[phase] += 1
            await server.start()

        async def ask(method: str, path: str, body: Any = None) -> Any:
            return await asyncio.to_thread(patient, partial(host.ask, method, path, body))

        host = ServerClient(base)
        await asyncio.to_thread(patient, host.begin)
        made = await ask("POST", "/api/tournaments", {"name": "Friday", "plan": PLAN})
        path = f"/api/tournaments/{made['id']}"
        guests = [Guest(base, made["id"], f"Guest {number}") for number in range(PEOPLE)]
        playing = [asyncio.create_task(asyncio.to_thread(guest.play)) for guest in guests]
        seen = await ask("GET", path)
        while len(seen["players"]) < PEOPLE:
            seen = await ask("GET", f"{path}?since={seen['number']}")
        number, left = -1, 12
        while seen["phase"] != "over":
            if seen["number"] != number and left and luck.random() < 0.7:
                number, left = seen["number"], left - 1
                await kill(seen["phase"])
            if seen["phase"] in ("gathering", "seated", "resting"):
                await ask("POST", f"{path}/next")
                seen = await ask("GET", path)
            else:
                seen = await ask("GET", f"{path}?since={seen['number']}")
            results.update({one["id"]: one for one in seen["tables"] if one["places"]})
        await asyncio.gather(*playing)
        course = (await ask("GET", f"{path}/course"))["rounds"]
    assert set(killed) >= {"playing", "resting"}, killed
    assert (seen["round"], len(course), len(results)) == (ROUNDS, ROUNDS, 2 * ROUNDS)
    for guest in guests:
        for table, (seat, places) in guest.saw.items():
            assert results[table]["places"] == list(places), (table, seat)
    points = Counter[int]()
    for table in results.values():
        gained = game_points(table["places"])
        points.update({p: float(g) for p, g in zip(table["players"], gained, strict=False)})
    assert {one["player"]: one["points"] for one in course[-1]} == pytest.approx(points)
    assert [one["games"] for one in seen["players"]] == [ROUNDS] * PEOPLE
