"""People who reconnect to their table at another server when their server is lost, and remember all
messages.
"""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Final

import httpx2
from websockets.exceptions import WebSocketException

from testbed.cluster import Cluster, Front
from tests.server.guests import Guest, Message, Tab, any_action

_LOST: Final = (AssertionError, OSError, WebSocketException, httpx2.TransportError)
"""Exceptions that show a lost socket, or a missing server."""
_NOT_STORED: Final = "wire-refused-not-stored"


class Steadfast:
    """A person who reconnects after every failure and continues to play."""

    def __init__(self, name: str, cluster: Cluster, server: Front) -> None:
        self.cluster, self.server = cluster, server
        self.guest = Guest(server.base, name)
        self.table = ""
        self.tabs: list[Tab] = []
        self.answered: dict[str, int] = {}
        """The entry numbers of executed commands, by id."""
        self._ids = count(1)

    @property
    def tab(self) -> Tab:
        """The newest socket."""
        return self.tabs[-1]

    async def goes_to(self, server: Front) -> None:
        """Use this server or proxy from now on, with a new socket."""
        self.server = server
        self.guest.goes_to(server.base)
        if self.tabs and not self.tab.closed:
            self.tab.socket.transport.abort()
            await self.tab.reading

    async def back(self) -> Tab:
        """Return the socket, reopened if it is lost."""
        while not self.tabs or self.tab.closed:
            since = self.tab.number if self.tabs else 0
            await self.goes_to(await self.cluster.routed(self.table))
            try:
                made = await self.guest.tab(self.table)
                await made.hello(since)
                self.tabs.append(made)
            except _LOST:  # another server may own the table for some seconds
                await asyncio.sleep(0.02)
        return self.tab

    async def sees(self, so: Callable[[Tab], Any]) -> None:
        """Wait until a condition holds at their table, however often the socket is lost."""
        while True:
            tab = await self.back()
            try:
                await tab.until(so)
            except AssertionError:
                if not tab.closed:
                    raise
            else:
                return

    async def command(self, message: Message, sent: Callable[[], None] = lambda: None) -> Message:
        """Send a command until it is answered; ``sent`` is called after each attempt."""
        message = {"id": f"{self.guest.name}-{next(self._ids)}"} | message
        while True:
            tab = await self.back()
            try:
                answering = asyncio.ensure_future(tab.command(message))
                await asyncio.sleep(0)
                sent()
                answer = await answering
            except _LOST:
                if not tab.closed:
                    raise
                await tab.reading
                continue
            if answer["reason"] is None:
                self.answered[message["id"]] = answer["number"]
            return answer

    async def do(self, kind: str, **fields: Any) -> Message:
        """Send an action outside the game until it is stored, and return the answer."""
        return await self._stored({"type": "do", "action": {"kind": kind, **fields}})

    async def _stored(self, message: Message) -> Message:
        message = {"id": f"{self.guest.name}-{next(self._ids)}"} | message
        while True:  # with one id, because a refused command may be stored later
            answer = await self.command(message)
            if answer["reason"] is None or answer["reason"]["key"] != _NOT_STORED:
                return answer
            await self.sees(lambda tab: tab.storing)

    def told(self) -> dict[int, str]:
        """Return every received entry, by number. Fails if two versions of an entry were
        received."""
        found: dict[int, str] = {}
        for tab in self.tabs:
            for message in tab.heard:
                for entry in message.get("entries") or message.get("missed") or []:
                    text = json.dumps(entry, sort_keys=True)
                    assert found.setdefault(entry["number"], text) == text
        return found


async def sit_down(people: list[Steadfast], **asked: Any) -> str:
    """Open a table with the first person, seat the others at different servers; return its id."""
    table = await people[0].guest.open(**asked)
    for person in people:
        person.table = table
        await person.back()
        if person.tab.you is None:
            assert (await person.do("sit", name=person.guest.name))["reason"] is None
    for person in people:
        await person.sees(lambda tab: tab.you is not None)
        await person.sees(lambda tab: len(tab.table["seats"]) >= len(people))
    return table


async def plays(
    people: list[Steadfast],
    luck: random.Random,
    until: Callable[[], bool],
    sent: Callable[[], None] = lambda: None,
    again: bool = True,
    between: Callable[[list[Steadfast]], Awaitable[None]] | None = None,
) -> None:
    """Play, with occasional chat, until the condition holds. With ``again``, another game follows a
    finished one. ``between`` is called before each action.
    """
    while not until():
        if between is not None:
            await between(people)
        await _one_thing(people, luck, sent, again)


async def _one_thing(
    people: list[Steadfast], luck: random.Random, sent: Callable[[], None], again: bool
) -> None:
    """Take the next action once all people have seen the last one."""
    tabs = [await person.back() for person in people]
    number = max(tab.number for tab in tabs)
    for person in people:
        await person.sees(lambda tab: tab.number >= number)
    game = people[0].tab.game
    mover = next((p for p in people if p.tab.game and p.tab.game["offers"]), None)
    if luck.random() < 0.1:
        await luck.choice(people).do("say", text="…")
    elif people[0].tab.over and not again:
        return
    elif game is None or people[0].tab.over:
        await _begins(people)
    elif mover is None or mover.tab.game is None:
        await people[0].sees(lambda tab: tab.number > number)
    else:
        action = any_action(mover.tab.game["offers"], luck)
        message = {"type": "act", "after": mover.tab.number, "action": action}
        answer = await mover.command(message, sent)
        if answer["reason"] is None:
            await mover.sees(lambda tab: tab.number >= answer["number"])
        elif answer["reason"]["key"] == _NOT_STORED:
            await mover.sees(lambda tab: tab.storing)


async def _begins(people: list[Steadfast]) -> None:
    """Start a game, once players with too few chips have bought some."""
    for person in people:
        stakes, seat = person.tab.table["stakes"], person.tab.table["seats"][person.tab.you]
        if stakes and seat.get("bought") and seat.get("stack", 0) < stakes["to_go_on"]:
            bought = await person.do("buy-in", chips=stakes["buy_in"] - seat.get("stack", 0))
            assert bought["reason"] is None, bought
    begun = await people[0].do("start")
    assert begun["reason"] is None, begun
    await people[0].sees(lambda tab: tab.number >= begun["number"])
