"""One thing after another fails under people of one table at two workers: nothing is lost."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Literal

import psycopg
import pytest

from testbed.house import House, WorkerProcess
from testbed.postgresql import PostgresServer
from testbed.valkey import ValkeyProcess
from tests.proof import parametrize
from tests.server import connections
from tests.server.faults.kills import GAMES
from tests.server.faults.persons import Steadfast, plays, sit_down
from tests.server.faults.truth import checked, ends_well
from tests.server.guests import any_action

IDS = [game["game"] for game in GAMES]


@asynccontextmanager
async def at_table(
    folder: Path, database: str, valkey: ValkeyProcess | None, asked: dict[str, Any], ahead: int = 0
) -> AsyncIterator[tuple[House, list[Steadfast]]]:
    """A game that has begun, of three people at two workers."""
    async with House(folder, database, valkey).open(2, ahead) as house:
        one, two = house.workers
        people = [Steadfast("Ann", house, one), Steadfast("Ben", house, two)]
        people.append(Steadfast("Eve", house, one))
        await sit_down(people, **asked)
        await people[0].do("start")
        try:
            yield house, people
        finally:
            for person in people:
                await person.guest.go()


def so_often(moves: int) -> Callable[[], bool]:
    """Asked for the time after so many moves, it is so."""
    left = iter(range(moves))
    return lambda: next(left, None) is None


@parametrize("asked", GAMES, ids=IDS, test=GAMES[:1])
async def test_people_of_one_table_at_two_workers(
    database: str, valkey: ValkeyProcess, tmp_path: Path, asked: dict[str, Any]
) -> None:
    async with at_table(tmp_path, database, valkey, asked) as (house, people):
        assert await ends_well(people, Random(1)) == 1
        assert {len(person.tabs) for person in people} == {1}, "no socket was lost"
        assert "Traceback" not in house.log.read_text()


@pytest.mark.proof
async def test_without_any_bus_all_goes_on(database: str, tmp_path: Path) -> None:
    async with at_table(tmp_path, database, None, GAMES[0]) as (_, people):
        await plays(people, Random(2), so_often(6))
        checked(people)


@pytest.mark.proof
async def test_a_valkey_that_is_killed_and_comes_back(
    database: str, valkey: ValkeyProcess, tmp_path: Path
) -> None:
    async with at_table(tmp_path, database, valkey, GAMES[0]) as (_, people):
        luck = Random(3)
        await plays(people, luck, so_often(4))
        await asyncio.to_thread(valkey.kill)
        await plays(people, luck, so_often(4))
        await asyncio.to_thread(valkey.start)
        await plays(people, luck, so_often(4))
        assert await ends_well(people, luck) >= 1
        assert {len(person.tabs) for person in people} == {1}, "no socket was lost"


@pytest.mark.proof
async def test_a_valkey_that_stands_still(
    database: str, valkey: ValkeyProcess, tmp_path: Path
) -> None:
    async with at_table(tmp_path, database, valkey, GAMES[1]) as (_, people):
        luck = Random(4)
        await plays(people, luck, so_often(3))
        valkey.freeze()
        await plays(people, luck, so_often(4))
        valkey.thaw()
        assert await ends_well(people, luck) >= 1
        assert {len(person.tabs) for person in people} == {1}, "no socket was lost"


@pytest.mark.proof
@pytest.mark.parametrize("how", ["immediate", "fast"])
async def test_a_postgresql_that_is_started_anew(
    database: str,
    postgres: PostgresServer,
    valkey: ValkeyProcess,
    tmp_path: Path,
    how: Literal["immediate", "fast"],
) -> None:
    async with at_table(tmp_path, database, valkey, GAMES[0]) as (_, people):
        luck = Random(5)
        for _ in range(2):
            await plays(people, luck, so_often(4))
            await asyncio.to_thread(postgres.stop, how)
            back = asyncio.create_task(asyncio.to_thread(postgres.start))
            await plays(people, luck, so_often(4))
            await back
        assert await ends_well(people, luck) >= 1


@pytest.mark.proof
async def test_a_disk_without_room_under_postgresql(
    database: str, postgres: PostgresServer, valkey: ValkeyProcess, tmp_path: Path
) -> None:
    """Where its tables lie; ``without_room`` says what stands for that."""
    async with at_table(tmp_path, database, valkey, GAMES[0]) as (house, people):
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
            for worker in house.workers:
                assert "could not extend file: " in await unwell(worker)
            assert all(_well(person) == [False] for person in people), "it stays so"
        for person in people:
            await person.sees(lambda tab: tab.storing)
        for worker in house.workers:
            assert await unwell(worker) == ""
        assert await ends_well(people, luck) >= 1
        assert {len(person.tabs) for person in people} == {1}, "no socket was lost"


SAY = {"kind": "say", "text": "Is anybody there?"}


async def unwell(worker: WorkerProcess) -> str:
    """What a worker says is wrong; "": nothing."""
    async with connections.client(worker.base) as http:
        answer = await http.get("/api/health")
        return "" if answer.status_code == 200 else answer.json()["text"]


def _well(person: Steadfast) -> list[bool]:
    """What somebody was told of the store, one after the other."""
    return [message["well"] for message in person.tab.heard if message["type"] == "storage"]


async def test_what_a_worker_wrote_in_its_sleep_is_refused(
    database: str, valkey: ValkeyProcess, tmp_path: Path
) -> None:
    asked = {"game": "mia", "changes": {"lives": 3}}
    async with at_table(tmp_path, database, valkey, asked) as (house, people):
        luck = Random(6)
        two, ben = house.workers[1], people[1]
        await plays(people, luck, lambda: bool(ben.tab.game and ben.tab.game["offers"]))
        asleep = ben.tab
        assert asleep.game
        move = any_action(asleep.game["offers"], luck)
        late = {"type": "act", "id": "late", "after": asleep.number, "action": move}
        two.freeze()
        await asleep.send(late)
        ben.tabs.append(await _moved(ben, house))
        before = ben.tab.number
        await plays(people, luck, so_often(5))
        assert ben.tab.number > before, "others play on"
        two.thaw()
        answer = await asleep.until(
            lambda tab: next((m for m in tab.heard if m.get("id") == "late"), None)
        )
        assert answer["reason"]["key"] == "table-refused-stale"
        reached = people[0].tab.number
        await asleep.reaches(reached)
        assert await ends_well(people, luck) == 1


async def _moved(person: Steadfast, house: House) -> Any:
    """A socket of theirs at a worker that is awake."""
    person.worker = await house.serving(person.worker)
    person.guest.base = person.worker.base
    tab = await person.guest.tab(person.table)
    await tab.hello(person.tab.number)
    return tab


@parametrize("ahead", [3600, -3600], test=[3600])
async def test_a_clock_that_is_wrong_by_an_hour(
    database: str, valkey: ValkeyProcess, tmp_path: Path, ahead: int
) -> None:
    timed = {"game": "mia", "changes": {"lives": 2, "turn_clock": 300}}
    async with at_table(tmp_path, database, valkey, timed, ahead) as (_, people):
        assert await ends_well(people, Random(7)) == 1
        with psycopg.connect(database) as db:
            asked = "SELECT count(*), max(at) - min(at) FROM log WHERE action LIKE 'run-out%%'"
            assert db.execute(asked).fetchone() == (0, None), "no turn ended before its time"
            (span,) = db.execute("SELECT max(at) - min(at) FROM log").fetchone() or (0,)
            assert (span > 3_000_000) == (ahead > 0), "the log goes by the later of the clocks"
