"""People for the tests of the server: a server in this process, and guests with cookies.

A ``Guest`` has a cookie; each ``Tab`` of a guest is a real socket that records every message.
"""

import asyncio
import functools
import itertools
import json
import random
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from mendax.server.http.static_files import Pages
from mendax.server.listening import network
from mendax.server.listening.listening import listen
from mendax.server.people.buckets import Clock
from mendax.server.running.app import App
from mendax.server.running.context import ServerContext
from mendax.server.settings.settings import Rates, ServerSettings
from mendax.server.socket.asgi_server import Server
from mendax.server.tables.live_table import LiveTable
from testbed.rates import FREELY as FREELY
from tests.server import connections, databases

Message = dict[str, Any]


@functools.cache
def _pages(root: str) -> Pages:
    """Return the client's files below this path, read once for all servers of this process."""
    return Pages(root=root)


class Served(NamedTuple):
    """A running server."""

    port: int
    context: ServerContext
    server: Server
    listening: socket.socket

    @property
    def base(self) -> str:
        """The base URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    def live(self, table: str) -> LiveTable:
        """Return a table that is in memory."""
        return next(one for one in self.context.registry.in_memory() if one.table.id == table)


@asynccontextmanager
async def serving(
    folder: Path,
    rates: Rates = FREELY,
    clock: Clock = lambda: 0.0,
    **settings: Any,
) -> AsyncIterator[Served]:
    """Run a real server on a loopback port, in this loop.

    Its limits use ``clock``, which stands still unless a test advances it. Even on a slow machine,
    no tokens are refilled, and no review takes too long.
    """
    settings.setdefault("database", databases.database_of(folder))
    made = ServerSettings(port=0, data=folder, rates=rates, **settings)
    listening, ready = listen(made), asyncio.Event()
    (port,) = network.ports(listening.sockets)
    context = ServerContext(made, clock)
    context.api.listens_at(listening.sockets)
    context.policies.patience = None  # the machine may be slow
    app = App(context, _pages(made.root))
    server = Server(app, context.connections, ready.set)
    task = asyncio.create_task(server.serve(listening.sockets))
    started = asyncio.create_task(ready.wait())
    await asyncio.wait({task, started}, return_when=asyncio.FIRST_COMPLETED)
    if not started.done():
        task.result()
        raise AssertionError("the server ended before it was ready")
    try:
        yield Served(port.getsockname()[1], context, server, port)
    finally:
        server.end()
        await task
        await context.close()
        listening.close()


class Tab:
    """One socket of a guest."""

    def __init__(self, socket: ClientConnection, name: str) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.heard: list[Message] = []
        self.number = 0
        self.you: int | None = None
        self.table: Message = {}
        self.game: Message | None = None
        self.present: list[bool] = []
        self.waits: list[Message] = []
        self.due: Message | None = None
        self.storing = True
        self.closed: tuple[int, str] | None = None
        self._changed = asyncio.Event()
        self._ids = (f"{name}-{n}" for n in itertools.count())
        self.reading = asyncio.create_task(self._read())
        """The task that reads until the socket is closed."""

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self._take(json.loads(text))
                self._changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
            self._changed.set()

    def _take(self, message: Message) -> None:
        self.heard.append(message)
        if message["type"] in ("welcome", "news"):
            entries = message.get("missed") or message.get("entries") or []
            self.number = max(
                message.get("number", 0), self.number, *(e["number"] for e in entries)
            )
            self.you, self.game, self.due = message["you"], message["game"], message["due"]
            self.table = message["table"] or self.table
        self.present = message.get("present", self.present)
        self.waits = message.get("waits", self.waits)
        if message["type"] == "storage":
            self.storing = message["well"]

    async def until(self, so: Callable[["Tab"], Any]) -> Any:
        """Wait until ``so`` is true. Raises the exception of a failed read, or ``AssertionError``
        if the socket closes first."""
        while not (found := so(self)):
            if self.closed:
                await self.reading
                raise AssertionError(f"it was closed by {self.closed} before that")
            self._changed.clear()
            await self._changed.wait()
        return found

    async def send(self, message: Message | str | bytes) -> None:
        """Send any message."""
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hello(self, since: int = 0) -> Message:
        """Send a greeting and return the welcome."""
        before = len(self.heard)
        await self.send({"type": "hello", "since": since})
        welcome: Message = await self.until(lambda _: next(self.of_kind("welcome", before), None))
        return welcome

    def of_kind(self, kind: str, start: int = 0) -> Iterator[Message]:
        """Yield the messages of a kind, from the one with number `start` on."""
        return (message for message in self.heard[start:] if message["type"] == kind)

    async def command(self, message: Message) -> Message:
        """Send a command and return its answer."""
        before = len(self.heard)
        message = {"id": next(self._ids)} | message
        await self.send(message)

        def answer(_: Tab) -> Message | None:
            return next(
                (m for m in self.of_kind("answer", before) if m["id"] == message["id"]), None
            )

        answered: Message = await self.until(answer)
        return answered

    async def do(self, kind: str, **fields: Any) -> Message:
        """Send an action outside the game and return the answer."""
        return await self.command({"type": "do", "action": {"kind": kind, **fields}})

    async def act(self, kind: str, after: int | None = None, **fields: Any) -> Message:
        """Make a move and return the answer."""
        after = self.number if after is None else after
        return await self.command(
            {"type": "act", "after": after, "action": {"kind": kind, **fields}}
        )

    async def refusal(self, since: int = 0) -> Message:
        """Return the reason in the last ``refused`` after this number of messages."""
        refused = await self.until(lambda _: list(self.of_kind("refused", since)))
        reason: Message = refused[-1]["reason"]
        return reason

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return bool(self.game and self.game["places"])

    @property
    def entries(self) -> list[Message]:
        """Return every entry that was sent as news."""
        return [entry for m in self.of_kind("news") for entry in m["entries"]]

    @property
    def events(self) -> list[Message]:
        """Return every event that was sent as news."""
        return [event for entry in self.entries for event in entry["events"]]

    async def reaches(self, number: int) -> None:
        """Wait for this entry."""
        await self.until(lambda t: t.number >= number)

    async def close(self) -> None:
        """Disconnect."""
        await self.socket.close()
        await self.reading


class Guest:
    """A person with a browser."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.name = base, name
        self.http = connections.client(base)
        self.tabs: list[Tab] = []

    def goes_to(self, base: str) -> None:
        """Send later requests to the server at this address, with the same cookies."""
        self.base = base
        self.http.base_url = base

    @property
    def cookie(self) -> str:
        """Return the cookie of the browser."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def open(self, **asked: Any) -> str:
        """Open a table and return its id."""
        body = {"game": "mia", "name": self.name, "open_seed": False} | asked
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    async def tab(self, table: str, **headers: str) -> Tab:
        """Return a socket to a table that has not sent its greeting."""
        if not self.cookie:
            await self.http.post("/api/session")
        sent = {"cookie": self.cookie} | headers
        where = f"/api/tables/{table}/socket"
        socket = await connections.socket(self.base, where, additional_headers=sent)
        self.tabs.append(Tab(socket, f"{self.name}-{len(self.tabs)}"))
        return self.tabs[-1]

    async def enter(self, table: str, since: int = 0, sit: bool = False) -> Tab:
        """Return a socket that has sent its greeting and, with ``sit``, taken a seat."""
        tab = await self.tab(table)
        await tab.hello(since)
        if sit:
            answer = await tab.do("sit", name=self.name)
            assert answer["reason"] is None, answer
            await tab.until(lambda t: t.you is not None)
        return tab

    async def go(self) -> None:
        """Close all sockets and the client."""
        for tab in self.tabs:
            await tab.close()
        await self.http.aclose()


@asynccontextmanager
async def guests(base: str, *names: str) -> AsyncIterator[list[Guest]]:
    """Yield guests who leave when the block ends."""
    made = [Guest(base, name) for name in names]
    try:
        yield made
    finally:
        for guest in made:
            await guest.go()


async def seated(people: list[Guest], **asked: Any) -> list[Tab]:
    """Let the first guest open a table and the others sit down. Return their tabs."""
    table = await people[0].open(**asked)
    tabs = [await people[0].enter(table)]
    tabs += [await person.enter(table, sit=True) for person in people[1:]]
    await tabs[0].until(lambda t: len(t.table["seats"]) >= len(people))
    return tabs


def any_action(offers: list[Message], luck: random.Random) -> Message:
    """Return an offered action, rarely one that ends the round."""
    offer = luck.choice(offers)
    action = dict(offer["action"])  # the lowest claim is enough
    for slot in offer["slots"]:
        if slot["kind"] == "one-of":
            action[slot["field"]] = luck.choice(slot["values"][:4])
        elif slot["kind"] == "between":
            action[slot["field"]] = luck.randint(slot["low"], min(slot["high"], slot["low"] + 9))
        elif slot["kind"] == "free-text":
            action[slot["field"]] = "hm"
    return action


async def play(tabs: list[Tab], luck: random.Random, moves: int = 10_000) -> int:
    """Make moves until the game is over or this number of moves was made."""
    made = 0
    while made < moves:
        number = max(tab.number for tab in tabs)
        await asyncio.gather(*(tab.reaches(number) for tab in tabs))
        if tabs[0].over:
            break
        mover = next((tab for tab in tabs if tab.game and tab.game["offers"]), None)
        if mover is None or mover.game is None:
            await tabs[0].reaches(number + 1)
            continue
        action = any_action(mover.game["offers"], luck)
        answer = await mover.act(**action)
        if answer["reason"] is None:
            await mover.reaches(answer["number"])
            made += 1
    return made
