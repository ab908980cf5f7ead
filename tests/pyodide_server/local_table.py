"""A client of ``LocalServer`` that sends and receives text."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec

from mendax.bots.at_random import AtRandom
from mendax.pyodide_server.local_server import LocalServer
from tests.server.hand_clock import HandClock


class MemoryShelf:
    """The texts of tables in memory. If ``full`` is true, writes fail."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.kept: dict[tuple[str, int], str] = {}
        self.full = False

    async def row(self, table: str) -> str:
        """Return the text of a table."""
        return self.rows.get(table, "")

    async def lines(self, table: str) -> str:
        """Return the lines of a table."""
        return "\n".join(text for (of, _), text in sorted(self.kept.items()) if of == table)

    async def add(self, table: str, row: str, first: int, lines: str) -> bool:
        """Store lines."""
        if self.full:
            raise OSError
        new = {(table, number): text for number, text in enumerate(lines.split("\n"), first)}
        if new.keys() & self.kept.keys():
            return False
        self.kept |= new
        if row:
            self.rows[table] = row
        return True

    async def test(self) -> None:
        """Fail as ``add`` does."""
        if self.full:
            raise OSError


class LocalClient:
    """One page with its own worker, which uses the given storage."""

    def __init__(self, shelf: MemoryShelf) -> None:
        self.heard: list[Any] = []
        self.ended: list[tuple[int, int]] = []
        self.fetched = 0
        """The number of requests for the files of solved games."""
        ends = lambda *end: self.ended.append(end)  # noqa: E731
        self.server = LocalServer(shelf, self._hear, ends, self._fetch)
        self.clock = self.server.tables.clock = HandClock()
        self._count = 0

    async def _fetch(self) -> None:
        self.fetched += 1

    def _hear(self, socket: int, text: str) -> None:
        self.heard.append(json.loads(text))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Return the status and the document that answer a request."""
        sent = "" if body is None else json.dumps(body)
        status, text = await self.server.ask(method, path, sent)
        return status, json.loads(text) if text[:1] in "{[" else text

    async def sit(self, table: str) -> None:
        """Open a socket at the table and wait for its welcome."""
        await self.server.connect(1, table)
        self.send(type="hello", since=0)
        await self.settle()

    def send(self, **message: object) -> None:
        """Send a message."""
        self.server.hear(1, json.dumps(message))

    async def do(self, kind: str, **fields: object) -> Any:
        """Return the answer to a table action."""
        self._count += 1
        self.send(type="do", id=f"d{self._count}", action={"kind": kind, **fields})
        await self.settle()
        return next(one for one in self.heard if one.get("id") == f"d{self._count}")

    async def settle(self) -> None:
        """Run the loop until all jobs of the table, and the thoughts of its bots, have finished."""
        for _ in range(60):
            await asyncio.sleep(0)
        await asyncio.to_thread(int)  # runs after all thoughts, because there is one thread
        for _ in range(60):
            await asyncio.sleep(0)

    async def play(self, table: str, luck: Random, most: int = 4000) -> None:
        """Play the seats of people at random until the game is over, and let time pass for bots."""
        live = await self.server.tables.find(table, None)
        for turn in range(most):
            await live.settled()
            at = live.table
            if at.result() is not None:
                return
            asked = at.game_run.asked if at.game_run else ()
            seats = [seat for seat in asked if at.people()[seat]]
            if not seats:
                self.clock.advance(3)
                await self.settle()
                continue
            seat = luck.choice(sorted(seats))
            run = at.game_run
            assert run is not None
            bot = AtRandom(run.game.name, run.rules, seat, len(run.names), luck)
            chosen = bot.choose(at.game_view(seat), at.offers(seat))
            if sum(person is not None for person in at.people()) > 1:
                self.send(type="hold", seat=seat)
            action = msgspec.to_builtins(chosen)
            self.send(type="act", id=f"a{turn}", after=at.number, action=action)
            await self.settle()
        raise AssertionError(f"not over after {most} turns")
