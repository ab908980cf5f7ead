"""Guests' requests to the server's coach."""

import asyncio
import random
from typing import Any

from tests.server.guests import Guest, play, seated


async def get(guest: Guest, path: str, status: int = 200, **query: Any) -> Any:
    """Send a GET request as a guest, check the status, and return the answer."""
    answer = await guest.http.get(path, params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


async def played(people: list[Guest], seed: int = 1, **asked: Any) -> str:
    """Play a game to its end; return the table's id."""
    tabs = await seated(people, **asked)
    await tabs[0].do("start")
    await play(tabs, random.Random(seed))
    await asyncio.gather(*(tab.until(lambda t: t.over) for tab in tabs))
    return str(tabs[0].table["id"])
