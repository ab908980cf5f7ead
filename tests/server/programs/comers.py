"""Programs for the tests of the server, whose sockets have a key and no cookie."""

from typing import Any

from tests.server import connections
from tests.server.guests import Guest, Served, Tab


async def seat_for(guest: Guest, table: str) -> dict[str, Any]:
    """Reserve a seat for a program as the host, and return the seat and its key."""
    answer = await guest.http.post(f"/api/tables/{table}/programs", json={})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def comes(served: Served, table: str, key: str, way: str = "socket", **headers: str) -> Tab:
    """Return a program's socket at a table, which has not sent its greeting."""
    sent = {"authorization": f"Bearer {key}"} | headers
    where = f"/api/tables/{table}/{way}"
    return Tab(await connections.socket(served.base, where, additional_headers=sent), "program")


async def sits(served: Served, table: str, key: str, name: str = "Robo") -> Tab:
    """Return the socket of a program that has sent its greeting and sat down."""
    tab = await comes(served, table, key)
    await tab.hello()
    answer = await tab.do("sit", name=name)
    assert answer["reason"] is None, answer
    return tab


async def own_key(guest: Guest, name: str = "my bot") -> dict[str, Any]:
    """Return a key for one of the guest's own programs."""
    await guest.http.post("/api/session")
    answer = await guest.http.post("/api/keys", json={"name": name})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def online(served: Served, key: str, name: str = "Robo", **said: Any) -> Tab:
    """Return the connection of a program that is in the list."""
    sent = {"authorization": f"Bearer {key}"}
    socket = await connections.socket(served.base, "/api/programs/socket", additional_headers=sent)
    line = Tab(socket, "line")
    games = said.pop("games", [{"game": "mia"}])
    await line.send({"type": "online", "name": name, "games": games, **said})
    return line


async def listed(guest: Guest) -> list[dict[str, Any]]:
    """Return the programs that are online."""
    found: list[dict[str, Any]] = (await guest.http.get("/api/programs")).json()
    return found


async def hears(line: Tab, kind: str) -> dict[str, Any]:
    """Return the last message of this kind. Wait for the first if there is none."""
    found = await line.until(lambda t: [m for m in t.heard if m["type"] == kind])
    last: dict[str, Any] = found[-1]
    return last
