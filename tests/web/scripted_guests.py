"""Guests of a tournament without browsers, who play by lot at each of their tables."""

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tests.server.guests import Guest, Tab, any_action

LONGEST: Final = 120.0
"""Seconds after which a request for news counts as lost."""


@contextmanager
def attending(base: str, tournament: str, names: list[str]) -> Iterator[None]:
    """Let people with these names take part until the tournament is over."""
    failed: list[BaseException] = []

    async def everyone() -> None:
        people = (_attend(base, tournament, number, name) for number, name in enumerate(names))
        await asyncio.gather(*people)

    def run() -> None:
        try:
            asyncio.run(everyone())
        except BaseException as error:  # shown by the test
            failed.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    yield
    thread.join(60)
    assert failed == []


async def _attend(base: str, tournament: str, number: int, name: str) -> None:
    guest, path, luck = Guest(base, f"guest{number}"), f"/api/tournaments/{tournament}", number
    await guest.http.post("/api/session")
    entering = {"action": {"kind": "enter", "name": name}}
    seen = (await guest.http.post(f"{path}/actions", json=entering)).json()
    games: dict[str, asyncio.Task[None]] = {}
    while seen["phase"] != "over":
        own = [table["id"] for table in seen["tables"] if seen["you"] in table["players"]]
        if seen["phase"] == "playing" and own and own[0] not in games:
            tab = await guest.enter(own[0])
            games[own[0]] = asyncio.create_task(_play(tab, random.Random(luck)))
        asked = {"since": seen["number"]}
        seen = (await guest.http.get(path, params=asked, timeout=LONGEST)).json()
    for game in games.values():
        game.cancel()
    await asyncio.gather(*games.values(), return_exceptions=True)
    await guest.go()


async def _play(tab: Tab, luck: random.Random) -> None:
    """Play one game at any offer."""
    while not tab.over:
        number = tab.number
        if tab.game and tab.game["offers"]:
            answer = await tab.act(**any_action(tab.game["offers"], luck))
            if answer["reason"] is None:
                await tab.reaches(answer["number"])
                continue
        await tab.until(lambda tab: tab.over or tab.number > number)  # noqa: B023 - awaited here
