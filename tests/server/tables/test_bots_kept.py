"""Tests of the bots in the cache of the bot process, and of their eviction."""

from random import Random
from typing import Any

import pytest

from mendax.core.game import Event, Offer, Unseen
from mendax.games.mia.actions import Shake
from mendax.server.tables import bot_process
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.bot_seats import BotSeats
from mendax.table.commands import BotAct
from tests.server.guests import Served, guests, play
from tests.server.tables.choosing import ONE_LIFE, Listening, choice, seated_table

pytestmark = pytest.mark.usefixtures("every_bot")


@pytest.mark.usefixtures("here", "all_long")
async def test_a_forgotten_bot_gets_all_events_of_its_seat_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[list[Event]] = []

    def seated(*_: Any, **__: Any) -> Listening:
        made.append([])
        return Listening(made[-1])

    monkeypatch.setattr(bot_process, "seated", seated)
    monkeypatch.setattr(bot_process, "KEPT", 1)
    table = seated_table("mia", ("odds", "liar"), ONE_LIFE)
    process = BotProcess()
    seats, luck, asked = BotSeats(table.table, process=process), Random(3), 0
    while table.to_act():
        bots = table.table.to_act().bots
        if not bots:
            seats.hear(table.move(luck).entries)
            continue
        run = table.table.game_run
        assert run
        of_game = (*run.game.events, Unseen)
        heard = [e for e in table.table.heard_this_game(bots[0]) if type(e) in of_game]
        action = await choice(seats, bots[0])
        assert heard in made, "one of them knows just what this seat has heard"
        asked += 1
        seats.hear(table.keep(table.table.execute(BotAct(bots[0], action), table.at)).entries)
    assert 2 < len(made) <= asked, "rebuilt for each of two, kept while the same one is asked on"
    process.close()


@pytest.mark.usefixtures("here")
def test_bots_of_many_tables_that_are_asked_in_turn_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = list[Listening]()

    def seated(*_: Any, **__: Any) -> Listening:
        made.append(Listening([]))
        return made[-1]

    monkeypatch.setattr(bot_process, "seated", seated)
    new = bot_process.NewBot(bot_process.PlaceOfBot("odds", "mia", None, 0, 2), b"")
    offers, many = (Offer(Shake()),), range(1, 2001)
    for number in many:
        bot_process.choice((), number, new, [], None, offers)
    for number in many:
        assert bot_process.choice((), number, None, [], None, offers) == Shake()
    assert len(made) == len(many)


async def test_a_table_that_is_let_go_ends_its_bots(
    served: Served, monkeypatch: pytest.MonkeyPatch, all_long: None, quick_bots: None
) -> None:
    ended = list[int]()
    monkeypatch.setattr(BotProcess, "end", lambda _, number: ended.append(number))
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"], changes={"lives": 6}))
        await tab.do("start")
        await play([tab], Random(1), moves=12)
        assert ended == []
        served.live(tab.table["id"]).close()
    assert ended == [1]
