"""Tests that a leaving server moves sockets to other servers one by one and answers pending
requests."""

import asyncio

import httpx2
import pytest

from mendax.server.running import leaving
from mendax.server.running.leaving import leave
from mendax.server.store.calls import Calls
from mendax.server.tables.failures import COME_AGAIN
from mendax.table.log import LogLine
from tests.server import connections
from tests.server.guests import Served, guests, seated
from tests.server.programs.comers import hears, online

WHY = "come again"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "SHORTEST", 0)
    monkeypatch.setattr(leaving, "LONGEST", 0)


async def test_every_socket_is_asked_to_reconnect(served: Served) -> None:
    async with guests(served.base, "Ann", "Bob") as people:
        tabs = await seated(people)
        await leave(served.context, served.server)
        for tab in tabs:
            await tab.until(lambda t: t.closed)
            assert tab.closed == (COME_AGAIN, WHY) == (1012, "come again")
        assert served.context.registry.sockets == 0


async def test_online_programs_are_asked_to_reconnect(served: Served) -> None:
    key, _ = await served.context.keys.make("ann", None, "bot")
    line = await online(served, key)
    await hears(line, "online")
    await leave(served.context, served.server)
    assert await line.until(lambda t: t.closed) == (COME_AGAIN, WHY)


async def test_a_move_under_way_is_answered_first(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer comes after the commit, and the socket is closed after the answer."""
    begun, goes_on = asyncio.Event(), asyncio.Event()
    real = served.context.store.append

    async def held(
        table: str, lines: tuple[LogLine, ...], wakes: int | None, calls: Calls | None
    ) -> bool:
        if lines[0].action == "say hello":
            begun.set()
            await goes_on.wait()
        return await real(table, lines, wakes, calls)

    monkeypatch.setattr(served.context.store, "append", held)
    async with guests(served.base, "Ann") as people:
        (tab,) = await seated(people)
        said = asyncio.create_task(tab.do("say", text="hello"))
        await begun.wait()
        left = asyncio.create_task(leave(served.context, served.server))
        await asyncio.sleep(0)
        assert tab.closed is None
        goes_on.set()
        assert (await said)["reason"] is None
        await left
        await tab.until(lambda t: t.closed)
        assert tab.closed == (COME_AGAIN, WHY)


async def test_new_connections_are_answered(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closing a connection that has an unread request would reset it."""
    monkeypatch.setattr(leaving, "NEWCOMERS", None)  # however slow this machine is
    monkeypatch.setattr(leaving, "LOOKS", 0)
    host, port = served.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    while not served.server.connections.open:  # noqa: ASYNC110 - a count has no event
        await asyncio.sleep(0)
    left = asyncio.create_task(leave(served.context, served.server))
    for _ in range(100):
        await asyncio.sleep(0)
    assert not left.done()
    writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    await left
    writer.close()


async def test_newcomers_are_refused_and_connected_clients_are_warned(served: Served) -> None:
    async with connections.client(served.base) as http:
        assert (await http.get("/api/ready")).status_code == 200
        await leave(served.context, served.server)
        answer = await http.get("/api/ready")  # by the connection that is there
        assert answer.status_code == 503
        assert answer.json()["reason"]["key"] == "wire-refused-draining"
        assert answer.headers["connection"] == "close"
        with pytest.raises(httpx2.ConnectError):
            await http.get("/api/ready")
    with pytest.raises(OSError):  # noqa: PT011 - refused, no listener
        await connections.socket(served.base, "/api/programs/socket")
