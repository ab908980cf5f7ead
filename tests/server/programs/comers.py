"""Programs for the tests of the server: sockets that come with a key and no cookie."""

from typing import Any

from websockets.asyncio.client import connect

from tests.server.guests import Guest, Served, Tab


async def seat_for(guest: Guest, table: str) -> dict[str, Any]:
    """A seat that the host keeps for a program, and its key."""
    answer = await guest.http.post(f"/api/tables/{table}/programs", json={})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def comes(served: Served, table: str, key: str, way: str = "socket", **headers: str) -> Tab:
    """A program's socket at a table, ungreeted."""
    where = f"{served.base.replace('http', 'ws')}/api/tables/{table}/{way}"
    sent = {"authorization": f"Bearer {key}"} | headers
    return Tab(await connect(where, additional_headers=sent, compression=None), "program")


async def sits(served: Served, table: str, key: str, name: str = "Robo") -> Tab:
    """A program that has greeted and sat down."""
    tab = await comes(served, table, key)
    await tab.hello()
    answer = await tab.do("sit", name=name)
    assert answer["reason"] is None, answer
    return tab
