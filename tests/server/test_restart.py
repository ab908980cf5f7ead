"""Tests that every answered command is kept when the server dies in mid-round, by ``kill -9`` or
gracefully."""

import asyncio
import json
import os
import random
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server import databases
from tests.server.guests import guests, play, seated


class ServerProcess(NamedTuple):
    """A server in a separate process, and its address."""

    process: asyncio.subprocess.Process
    base: str

    async def kill(self) -> None:
        """Kill the server, and wait until it has ended."""
        self.process.kill()
        await self.process.wait()


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[ServerProcess]:
    """Start a server in a separate process, on a port that the system chooses."""
    environment = os.environ | {"MENDAX_DATA": str(folder), "MENDAX_PORT": "0", "LANG": "C"}
    environment.setdefault("MENDAX_DATABASE", databases.database_of(folder))
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "mendax.server"),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert running.stdout
    line = (await running.stdout.readline()).decode()
    address = re.search(r"Mendax is open at (\S+?)/?\s", line)
    assert address, line
    try:
        yield ServerProcess(running, address[1])
    finally:
        if running.returncode is None:
            running.kill()
        await running.communicate()


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM])
async def test_a_game_goes_on_where_it_was(data: Path, ending: signal.Signals) -> None:
    async with guests("", "Ann", "Ben", "Eve") as people:
        ann, ben, eve = people
        async with process(data) as server:
            for guest in people:
                guest.goes_to(server.base)
            tabs = await seated([ann, ben], changes={"lives": 2, "turn_clock": 60})
            table = tabs[0].table["id"]
            watching = await eve.enter(table)
            await tabs[0].do("start")
            luck = random.Random(6)
            await play(tabs, luck, moves=7)
            while not any(tab.game and tab.game["view"]["roll"] for tab in tabs):
                assert not tabs[0].over
                await play(tabs, luck, moves=1)  # until a player has looked
            said = {"type": "do", "id": "last", "action": {"kind": "say", "text": "Cheers"}}
            answered = await tabs[1].command(said)
            await asyncio.gather(*(tab.reaches(answered["number"]) for tab in (*tabs, watching)))
            server.process.send_signal(ending)
            await server.process.wait()
            await asyncio.gather(*(tab.until(lambda t: t.closed) for tab in tabs))
            if ending == signal.SIGTERM:
                assert tabs[0].closed
                assert tabs[0].closed[0] == 1012, "the close code says that it returns"
                assert server.process.stdout
                assert b"All tables are kept" in await server.process.stdout.read()
        async with process(data) as server:
            for guest in people:
                guest.goes_to(server.base)
            back = [await guest.enter(table, since=answered["number"]) for guest in (ann, ben)]
            for before, after in zip(tabs, back, strict=True):
                assert after.number == before.number
                assert after.game == before.game, "the dice that were seen are the dice"
                assert after.table == before.table
                assert after.heard[0]["missed"] == []
            assert back[0].due
            assert back[0].due["milliseconds"] > 58_000, "the turn begins again"
            assert await back[1].command(said) == answered, "done once, answered alike"
            await play(back, luck)
            await asyncio.gather(*(tab.until(lambda t: t.over) for tab in back))
            record = await ann.http.get(f"/api/tables/{table}/record/1")
            from mendax.table.record.verify import verify

            assert verify(record.text) == ()
            await _everything_was_kept(tabs, back)


async def _everything_was_kept(before: list, after: list) -> None:  # type: ignore[type-arg]
    """Check that every received entry has the same content after the restart."""
    for old, new in zip(before, after, strict=True):
        told = {entry["number"]: json.dumps(entry) for entry in old.entries}
        for entry in new.entries:
            assert told.setdefault(entry["number"], json.dumps(entry)) == json.dumps(entry)
        numbers = sorted(told)
        assert numbers == list(range(numbers[0], numbers[-1] + 1)), "no gap"


async def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    async with process(tmp_path / "one") as first:
        environment = os.environ | {
            "MENDAX_DATA": str(tmp_path / "two"),
            "MENDAX_PORT": first.base.rpartition(":")[2],
            "LANG": "uk_UA.UTF-8",
            "LC_ALL": "",
        }
        second = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "mendax.server"),
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        _, error = await second.communicate()
        assert second.returncode == 1
        assert "Не вдається слухати 127.0.0.1" in error.decode()
        assert "Traceback" not in error.decode()
