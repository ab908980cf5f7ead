"""Tests of the bots in the cache of the bot process, and of their eviction."""

import contextlib
from random import Random
from typing import Any

import pytest

from mendax.core.game import Event, Offer
from mendax.games.mia.actions import Shake
from mendax.server.base.refusal import Refused
from mendax.server.base.work_process import WorkProcess
from mendax.server.tables import bot_process, bot_seats
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.bot_seats import BotSeats
from mendax.table.commands import BotAct
from tests.server.guests import Served, guests, play
from tests.server.tables.choosing import ONE_LIFE, Listening, choice, seated_table
from tests.table.evening import Evening

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
        heard = bot_seats._of_game(run, table.table.heard_this_game(bots[0]))
        action = await choice(seats, bots[0])
        assert heard in made, "one of them knows just what this seat has heard"
        asked += 1
        seats.hear(table.keep(table.table.execute(BotAct(bots[0], action), table.at)).entries)
    assert 2 < len(made) <= asked, "rebuilt for each of two, kept while the same one is asked on"
    process.close()


@pytest.mark.usefixtures("here")
def test_the_most_recently_used_bots_are_kept_up_to_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_process, "KEPT", 2)
    monkeypatch.setattr(bot_process, "seated", lambda *_, **__: Listening([]))
    offers = (Offer(Shake()),)
    new = bot_process.NewBot(bot_process.PlaceOfBot("odds", "mia", None, 0, 2), b"")
    for number in (1, 2):
        bot_process.choice((), number, new, [], None, offers)
    assert bot_process.choice((), 1, None, [], None, offers) == Shake()
    bot_process.choice((), 3, new, [], None, offers)
    assert list(bot_process._bots) == [1, 3]
    assert bot_process.choice((), 2, None, [], None, offers) is None


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


@pytest.mark.usefixtures("here")
async def test_an_ended_bot_is_dropped_even_if_the_queue_was_full() -> None:
    process = BotProcess(WorkProcess(waiting=0))
    bots: dict[int, Any] = {1: Listening([]), 2: Listening([])}
    bot_process._bots.update(bots)
    offers = (Offer(Shake()),)
    process.end(1)
    for room in (0, 1):
        process.work._most = room
        with contextlib.suppress(Refused):
            await process.choose(2, None, [], None, offers)
        assert (1 in bot_process._bots, process._ended) == (not room, [] if room else [1])
    process.close()


@pytest.mark.usefixtures("here", "all_long")
async def test_bots_of_a_finished_game_or_table_are_forgotten() -> None:
    process = BotProcess()

    async def choose(table: Evening, seats: BotSeats) -> None:
        while not table.table.to_act().bots:
            seats.hear(table.move(Random(4)).entries)
        await choice(seats, table.table.to_act().bots[0])

    tables = [seated_table("mia", ("odds",), ONE_LIFE) for _ in range(3)]
    first, second, third = (BotSeats(each.table, process=process) for each in tables)
    await choose(tables[0], first)
    await choose(tables[1], second)
    assert list(bot_process._bots) == [1, 2]
    first.end()
    await choose(tables[2], third)
    assert list(bot_process._bots) == [2, 3], "as soon as the process is asked for another"
    tables[1].play(Random(2)).start()
    await choose(tables[1], second)
    await choose(tables[2], third)
    assert sorted(bot_process._bots) == [3, 4], "the game that it played in is over"
    process.close()


@pytest.mark.usefixtures("here", "all_long")
async def test_a_thinking_bot_of_an_unloaded_table_is_dropped_later() -> None:
    process, table = BotProcess(), seated_table("mia", ("odds",), ONE_LIFE)
    while not table.table.to_act().bots:
        table.move(Random(4))
    (seat,) = table.table.to_act().bots
    seats = BotSeats(table.table, process=process)
    seats.think(seat)
    thought = seats._bots[seat].thought
    seats.end()
    assert thought
    assert await thought
    assert process._ended == [1]
    process.close()


async def test_a_table_that_is_let_go_ends_its_bots(
    served: Served, monkeypatch: pytest.MonkeyPatch, all_long: None
) -> None:
    ended = list[int]()
    monkeypatch.setattr(BotProcess, "end", lambda _, number: ended.append(number))
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"], changes={"lives": 6}))
        live = served.context.registry._lives[tab.table["id"]]
        await tab.do("start")
        await play([tab], Random(1), moves=12)
        bots = live._automatic._bots._bots
        assert [bot._beside is not None for bot in bots.values()] == [True]
        live.close()
    assert ended == [1]
    assert not bots
