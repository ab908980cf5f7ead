"""Tables with slow bots, and the choices of these bots."""

import asyncio
from random import Random
from typing import Any

from mendax.core.game import Action, Event, Offer
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.bot_seats import BotSeats
from mendax.table.actions import AddBot
from mendax.table.commands import BotAct
from tests.table.evening import Evening

ONE_LIFE = {"lives": 1}


async def choice(seats: BotSeats, seat: int) -> Action:
    """Return the bot's choice, after any number of requests."""
    chosen = None
    while chosen is None:
        seats.think(seat)
        thoughts = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.wait(thoughts, return_when=asyncio.FIRST_COMPLETED)
        chosen = seats.chosen(seat)
    assert chosen.action is not None, "no seat may interrupt"
    return chosen.action


async def played(table: Evening, process: BotProcess | None, seats: BotSeats | None = None) -> Any:
    """Return all choices of bots in a game in which the host moves at random."""
    seats, luck, chosen = seats or BotSeats(table.table, process=process), Random(5), list[Action]()
    while table.to_act():
        bots = table.table.to_act().bots
        if bots:
            action = await choice(seats, bots[0])
            chosen.append(action)
            batch = table.keep(table.table.execute(BotAct(bots[0], action), table.at))
        else:
            batch = table.move(luck)
        seats.hear(batch.entries)
    return chosen


def seated_table(game: str, bots: tuple[str, ...], changes: Any = ()) -> Evening:
    """Return a table whose game begins with the host and these bots."""
    table = Evening(changes, game)
    for bot in bots:
        table.do("olena", AddBot(bot))
    return table.start()


class Listening:
    """A bot that records its events, and chooses the first offer."""

    def __init__(self, told: list[Event]) -> None:
        self.told = told

    def hear(self, event: Event) -> None:
        self.told.append(event)

    def choose(self, view: object, offers: tuple[Offer, ...]) -> Action:
        return offers[0].action
