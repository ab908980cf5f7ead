"""Tests that no data is lost when one fault follows another at a table with two servers."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Literal

import psycopg
import pytest
from websockets.exceptions import InvalidStatus

from testbed.cluster import Cluster, Front
from testbed.postgresql import PostgresServer
from tests.proof import parametrize
from tests.server import connections
from tests.server.faults.kills import GAMES
from tests.server.faults.persons import Steadfast, plays, sit_down
from tests.server.faults.truth import ends_well
from tests.server.guests import any_action

IDS = [game["game"] for game in GAMES]


@asynccontextmanager
async def at_table(
    folder: Path, database: str, asked: dict[str, Any], ahead: int = 0
) -> AsyncIterator[tuple[Cluster, list[Steadfast]]]:
    """Yield three people in a running game."""
    async with Cluster(folder, database).open(2, ahead) as cluster:
        one, two = cluster.servers
        people = [Steadfast("Ann", cluster, one), Steadfast("Ben", cluster, two)]
        people.append(Steadfast("Eve", cluster, one))
        await sit_down(people, **asked)
        await people[0].do("start")
        try:
            yield cluster, people
        finally:
            for person in people:
                await person.guest.go()


def so_often(moves: int) -> Callable[[], bool]:
    """Return a condition that holds after this number of moves."""
    left = iter(range(moves))
    return lambda: next(left, None) is None


@parametrize("asked", GAMES, ids=IDS, test=GAMES[:1])
async def test_people_of_one_table(database: str, tmp_path: Path, asked: dict[str, Any]) -> None:
    async with at_table(tmp_path, database, asked) as (cluster, people):
        assert await ends_well(people, Random(1)) == 1
        assert {len(person.tabs) for person in people} == {1}, "no socket was lost"
        assert "Traceback" not in cluster.log.read_text()


@pytest.mark.proof
@pytest.mark.parametrize("how", ["immediate", "fast"])
async def test_a_restarted_postgresql(
    database: str,
    postgres: PostgresServer,
    tmp_path: Path,
    how: Literal["immediate", "fast"],
) -> None:
    async with at_table(tmp_path, database, GAMES[0]) as (_, people):
        luck = Random(5)
        for _ in range(2):
            await plays(people, luck, so_often(4))
            await asyncio.to_thread(postgres.stop, how)
            back = asyncio.create_task(asyncio.to_thread(postgres.start))
            await plays(people, luck, so_often(4))
            await back
        assert await ends_well(people, luck) >= 1


@pytest.mark.proof
async def test_a_full_disk_under_postgresql(
    database: str, postgres: PostgresServer, tmp_path: Path
) -> None:
    """The disk of PostgreSQL's tables is full, as ``without_room`` simulates."""
    async with at_table(tmp_path, database, GAMES[0]) as (cluster, people):
        luck = Random(8)
        await plays(people, luck, so_often(4))
        with postgres.without_room(database):
            for person in people:
                answer = await person.command({"type": "do", "action": SAY})
                assert answer["reason"]["key"] == "wire-refused-not-stored"
            mover = next(p for p in people if p.tab.game and p.tab.game["offers"])
            assert mover.tab.game
            move = any_action(mover.tab.game["offers"], luck)
            acted = {"type": "act", "after": mover.tab.number, "action": move}
            answer = await mover.command(acted)
            assert answer["reason"]["key"] == "wire-refused-not-stored"
            for person in people:
                await person.sees(lambda tab: tab.storing is False)
            assert "could not extend file: " in await unwell(people[0].server)
            assert all(_well(person) == [False] for person in people), "it stays so"
        for person in people:
            await person.sees(lambda tab: tab.storing)
        for server in cluster.servers:
            assert await unwell(server) == ""
        assert await ends_well(people, luck) >= 1
        assert {len(person.tabs) for person in people} == {1}, "no socket was lost"


SAY = {"kind": "say", "text": "Is anybody there?"}


async def unwell(server: Front) -> str:
    """Return the problem that a server reports, or ""."""
    async with connections.client(server.base) as http:
        answer = await http.get("/api/health")
        return "" if answer.status_code == 200 else answer.json()["text"]


def _well(person: Steadfast) -> list[bool]:
    """Return the store messages that a person received, in order."""
    return [message["well"] for message in person.tab.heard if message["type"] == "storage"]


async def test_late_writes_of_a_frozen_server_are_refused(database: str, tmp_path: Path) -> None:
    asked = {"game": "mia", "changes": {"lives": 3}}
    async with at_table(tmp_path, database, asked) as (cluster, people):
        luck, ben = Random(6), people[1]
        await plays(people, luck, lambda: bool(ben.tab.game and ben.tab.game["offers"]))
        asleep = ben.tab
        server = next(one for one in cluster.servers if one.base == ben.server.base)
        assert asleep.game
        move = any_action(asleep.game["offers"], luck)
        late = {"type": "act", "id": "late", "after": asleep.number, "action": move}
        server.freeze()
        await asleep.send(late)
        for person in people:
            person.tabs.append(await _moved(person, cluster))
        before = ben.tab.number
        await plays(people, luck, so_often(5))
        assert ben.tab.number > before, "all play on"
        server.thaw()
        assert await asleep.until(lambda tab: tab.closed) == (1012, "come again")
        assert not any(message.get("id") == "late" for message in asleep.heard)
        assert await ends_well(people, luck) == 1


@pytest.mark.proof
@pytest.mark.parametrize("asked", GAMES, ids=IDS)
async def test_a_proxy_that_routes_wrongly(
    database: str, tmp_path: Path, asked: dict[str, Any]
) -> None:
    async with at_table(tmp_path, database, asked) as (cluster, people):
        luck = Random(9)
        cluster.astray = Random(9)
        for number in range(3):
            await plays(people, luck, so_often(2))
            for person in people[: 1 + number % 2]:
                await person.tab.socket.close()
                await person.tab.until(lambda tab: tab.closed)
        assert await ends_well(people, luck) >= 1
        assert "Traceback" not in cluster.log.read_text()


async def _moved(person: Steadfast, cluster: Cluster) -> Any:
    """Return a new socket of this person at a running server."""
    person.server = await cluster.routed(person.table)
    person.guest.base = person.server.base
    while True:
        try:
            tab = await person.guest.tab(person.table)
        except InvalidStatus:  # the frozen server owns the table for a while
            await asyncio.sleep(0)
        else:
            await tab.hello(person.tab.number)
            return tab


@parametrize("ahead", [3600, -3600], test=[3600])
async def test_a_clock_that_is_wrong_by_an_hour(database: str, tmp_path: Path, ahead: int) -> None:
    timed = {"game": "mia", "changes": {"lives": 2, "turn_clock": 300}}
    async with at_table(tmp_path, database, timed, ahead) as (cluster, people):
        luck, (right, wrong) = Random(7), cluster.servers
        await wrong.kill()
        await plays(people, luck, so_often(3))
        await wrong.start()
        await right.kill()
        assert await ends_well(people, luck) == 1
        with psycopg.connect(database) as db:
            asked = "SELECT count(*), max(at) - min(at) FROM log WHERE action LIKE 'run-out%%'"
            assert db.execute(asked).fetchone() == (0, None), "no turn ended before its time"
            (span,) = db.execute("SELECT max(at) - min(at) FROM log").fetchone() or (0,)
            assert (span > 3_000_000) == (ahead > 0), "the log goes by the later of the clocks"
