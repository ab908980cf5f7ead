"""Shared parts of the secrecy tests, which record whole games at all clients and search them for
hidden facts.
"""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from mendax.core.game import CHANCE, Opening, Seat, Told
from mendax.table.table import Table
from tests.server.guests import Guest, Served, Tab, play, seated


def even_moments() -> Callable[[], int]:
    """Stop the clock, so that two worlds differ only in hidden facts."""
    return lambda *_: 1_800_000_000_000


async def whole_game(
    served: Served, people: list[Guest], luck: str, moves: int, **asked: Any
) -> list[Tab]:
    """Play a game with the first person and a bot, watched by the last person; the second person
    returns after this number of moves. Return all tabs. Fail if a hidden outcome was shown.
    """
    *players, watcher = people
    tabs = await seated(players, bots=["random"], **asked)
    watching = await watcher.enter(tabs[0].table["id"])
    await tabs[0].do("start")
    await play(tabs, random.Random(luck), moves=moves)
    returning = await players[1].enter(tabs[0].table["id"])
    await play(tabs, random.Random(luck))
    everybody = [*tabs, watching, returning]
    await asyncio.gather(*(tab.until(lambda t: t.over) for tab in everybody))
    held = served.context.registry._lives[tabs[0].table["id"]].table
    await asyncio.gather(*(tab.reaches(held.number) for tab in everybody))
    assert sum(searched(tab, held) for tab in everybody) > 10, "there was something to hide"
    return everybody


def searched(tab: Tab, table: Table) -> int:
    """Return the number of rolls of the newest game that were hidden from the tab. Fail if one was
    shown too early.
    """
    learned = dict(reversed([*_learned(table, tab.you)]))  # the first time counts
    played = table.game_run
    assert played is not None
    begins = min(number for number, _, _ in played.moves)
    fair = played.fairness
    salts = {draw: fair._salt(draw).hex() for draw in range(fair.drawn)}
    number, kept = 0, 0
    for text in tab.raw:
        message = json.loads(text)
        entries = message.pop("entries", None) or message.pop("missed", None) or []
        number = max([number, message.get("number") or 0, *(e["number"] for e in entries)])
        if number < begins:
            continue
        message["entries"] = [entry for entry in entries if entry["number"] >= begins]
        seed_is_open = "seed-opened" in json.dumps(message)
        for draw, salt in salts.items():
            if number < learned.get(draw, 10**9):
                kept += 1
                assert salt not in text, f"the salt of draw {draw} showed at {number}"
        for event in _events(message):
            if event.get("draw") in salts and event.keys() & {"roll", "pips", "salt"}:
                since = learned.get(event["draw"], 10**9)
                assert number >= since, f"{event['kind']} of draw {event['draw']} at {number}"
        view = (message.get("game") or {}).get("view") or {}
        if view.get("roll") is not None:
            assert view["you"] == view["roller"] == tab.you
            assert view["looked"]
        assert not (seed_is_open and not tab.over and number < table.number)
    return kept


def _events(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for entry in message["entries"]:
        yield from entry["events"]


def _learned(table: Table, seat: Seat | None) -> Iterator[tuple[int, int]]:
    """Yield every draw that ``seat`` learns, with the entry that shows it, by replaying the
    rules."""
    played = table.game_run
    assert played is not None
    game, state = played.game, played.game.initial_state(played.rules, len(played.names))
    for number, actor, action in played.moves:
        state, events = game.apply(state, actor, action)
        told: Told
        for told in events:
            if isinstance(told.event, Opening) and (told.to is None or seat in told.to):
                yield told.event.draw, number
    assert CHANCE not in game.actors(state)
