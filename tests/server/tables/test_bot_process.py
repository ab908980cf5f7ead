"""Bots that think long choose in a process of their own, as they would anywhere else."""

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from mendax.bots import BOTS
from mendax.coach.mia import policies
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.mia.solving import Solved
from mendax.core.game import Action, Event, Offer
from mendax.games.mia.actions import Announce, Look, Shake
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import with_options
from mendax.server.refusal import Refused
from mendax.server.tables import bot_process, bot_seats
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.bot_seats import BotSeats
from mendax.server.work_process import WorkProcess
from mendax.table.actions import AddBot
from mendax.table.commands import BotAct
from tests.server.guests import Served, guests, play
from tests.table import evening
from tests.table.evening import Evening

FOR_EVER = 3600
ONE_LIFE = {"lives": 1}


@pytest.fixture(autouse=True)
def every_bot(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Any bot sits down at these tables; none is kept in this process for the next test."""
    monkeypatch.setattr(evening, "BOTS", tuple(BOTS))
    yield
    bot_process._bots.clear()


@pytest.fixture
async def process() -> AsyncIterator[BotProcess]:
    """A real process with all the time that it needs."""
    made = BotProcess(WorkProcess(bot_process.WAITING, FOR_EVER))
    yield made
    made.close()


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done in the process is done in this one, of the same bytes."""

    def done(_: object, do: Any, given: Any, named: Any) -> Any:
        return pickle.loads(pickle.dumps(do(*pickle.loads(pickle.dumps(given)), **named)))

    monkeypatch.setattr(WorkProcess, "_done", done)


@pytest.fixture
def all_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot is one that thinks long."""
    monkeypatch.setattr(type(BOTS["odds"]), "thinks_long", lambda *_: True)


def _pid(process: BotProcess) -> int | None:
    """The number of the process, while there is one."""
    return process.work.pid


async def _choice(seats: BotSeats, seat: int) -> Action:
    """What the bot chooses, however often it has to be asked."""
    chosen = None
    while chosen is None:
        seats.think(seat)
        thought = seats._bots[seat].thought
        assert thought
        await asyncio.wait([thought])
        chosen = seats.chosen(seat)
    return chosen


async def _played(table: Evening, process: BotProcess | None, seats: BotSeats | None = None) -> Any:
    """All that bots chose in a game; the host moves at random."""
    seats, luck, chosen = seats or BotSeats(table.table, process=process), Random(5), list[Action]()
    while table.to_act():
        bots = table.table.to_act().bots
        if bots:
            action = await _choice(seats, bots[0])
            chosen.append(action)
            batch = table.keep(table.table.execute(BotAct(bots[0], action), table.at))
        else:
            batch = table.move(luck)
        seats.hear(batch.entries)
    return chosen


def _table(game: str, bots: tuple[str, ...], changes: Any = ()) -> Evening:
    table = Evening(changes, game)
    for bot in bots:
        table.do("olena", AddBot(bot))
    return table.start()


@pytest.mark.parametrize(
    ("game", "bots", "changes"),
    [
        ("french_poker", ("searching", "searching"), {"tokens": 1}),
        ("sword_of_lies", ("marshal", "knight"), ()),
    ],
)
async def test_the_same_seed_has_the_same_choices_as_on_a_thread(
    monkeypatch: pytest.MonkeyPatch,
    process: BotProcess,
    game: str,
    bots: tuple[str, ...],
    changes: Any,
) -> None:
    monkeypatch.setattr(bot_seats, "_new_seed", lambda: b"seed")
    on_threads = await _played(_table(game, bots, changes), None)
    assert _pid(process) is None
    beside = await _played(_table(game, bots, changes), process)
    assert _pid(process) not in (None, os.getpid())
    assert len(on_threads) > 5
    assert beside == on_threads


class Listening:
    """A bot that remembers what it was told, and chooses the first that is offered."""

    def __init__(self, told: list[Event]) -> None:
        self.told = told

    def hear(self, event: Event) -> None:
        self.told.append(event)

    def choose(self, view: object, offers: tuple[Offer, ...]) -> Action:
        return offers[0].action


@pytest.mark.usefixtures("here", "all_long")
async def test_a_bot_that_was_forgotten_is_briefed_with_all_that_its_seat_has_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[list[Event]] = []

    def seated(*_: Any, **__: Any) -> Listening:
        made.append([])
        return Listening(made[-1])

    monkeypatch.setattr(bot_process, "seated", seated)
    monkeypatch.setattr(bot_process, "KEPT", 1)
    table = _table("mia", ("odds", "liar"), ONE_LIFE)
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
        action = await _choice(seats, bots[0])
        assert heard in made, "one of them knows just what this seat has heard"
        asked += 1
        seats.hear(table.keep(table.table.execute(BotAct(bots[0], action), table.at)).entries)
    assert 2 < len(made) <= asked, "made anew for each of two, kept while the same one is asked on"
    process.close()


async def test_a_process_that_is_killed_in_the_middle_costs_nobody_the_game(
    process: BotProcess, all_long: None
) -> None:
    table = _table("mia", ("odds", "liar"), {"lives": 2})
    killed = list[int]()

    class Killing(BotSeats):
        def hear(self, entries: Any) -> None:
            pid = process.work.pid
            if pid is not None and pid not in killed and len(killed) < 3:
                killed.append(pid)
                os.kill(pid, signal.SIGKILL)
            super().hear(entries)

    seats = Killing(table.table, process=process)
    await _played(table, process, seats)
    assert table.table.table_view().phase == "finished"
    assert len(killed) == 3


@pytest.mark.usefixtures("all_long")
@pytest.mark.parametrize("wrong", ["hangs", "full", "never starts"])
async def test_where_no_process_thinks_something_legal_is_done(wrong: str) -> None:
    hangs = (sys.executable, "-c", "import time; time.sleep(3600)")
    work = {
        "hangs": lambda: WorkProcess(seconds=0.01, command=hangs),
        "full": lambda: WorkProcess(waiting=0),
        "never starts": lambda: WorkProcess(command=("/nowhere",)),
    }[wrong]()
    table = _table("mia", ("odds",), ONE_LIFE)
    while not table.table.to_act().bots:
        table.move(Random(1))
    (seat,) = table.table.to_act().bots
    seats, tries = BotSeats(table.table, process=BotProcess(work)), 0
    seats.think(seat)
    first = seats._bots[seat]
    while first.thought and (action := await first.thought) is None:
        assert seats.chosen(seat) is None
        seats.think(seat)
        tries += 1
    assert tries == (bot_process._REFUSALS if wrong == "full" else bot_process._FAILURES) - 1
    assert action == bot_seats._plainest(table.table.offers(seat))
    assert seats.chosen(seat) == action
    seats.think(seat)
    assert seats._bots[seat] is not first, "the next time it is another one"
    work.close()


@pytest.mark.usefixtures("here", "all_long")
async def test_one_that_fails_there_is_named_without_what_it_knows(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Confused(Listening):
        def choose(self, view: object, offers: tuple[Offer, ...]) -> Action:
            raise KeyError("its dice")

    monkeypatch.setattr(bot_process, "seated", lambda *_, **__: Confused([]))
    table, process = _table("mia", ("odds",), ONE_LIFE), BotProcess()
    with caplog.at_level(logging.ERROR):
        await _played(table, process)
    assert table.table.table_view().phase == "finished"
    assert "bot failed: KeyError in" in caplog.text
    assert "Confused.choose" in caplog.text
    assert "its dice" not in caplog.text
    process.close()


@pytest.mark.usefixtures("here")
def test_a_bounded_number_is_kept_and_who_was_asked_last_is_kept_longest(
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
async def test_the_process_hears_of_an_ended_bot_though_there_was_no_room_at_first() -> None:
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
async def test_bots_of_a_game_or_table_that_is_over_are_forgotten_there() -> None:
    process = BotProcess()

    async def choose(table: Evening, seats: BotSeats) -> None:
        while not table.table.to_act().bots:
            seats.hear(table.move(Random(4)).entries)
        await _choice(seats, table.table.to_act().bots[0])

    tables = [_table("mia", ("odds",), ONE_LIFE) for _ in range(3)]
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
async def test_one_whose_table_is_let_go_while_it_thinks_is_forgotten_when_it_is_done() -> None:
    process, table = BotProcess(), _table("mia", ("odds",), ONE_LIFE)
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


SMALL = {"lives": 1, "mia_true_cost": 1}
"""Rules that are not packaged, and are solved in a moment."""


@pytest.mark.usefixtures("here")
async def test_one_that_asks_a_coach_is_given_what_was_solved_for_its_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = with_options(MiaRules(), SMALL)
    solved = MiaCoach().solve(rules, 2, 60)
    assert isinstance(solved, bytes)
    asked, forgotten = list[str | None](), list[str | None]()

    async def find(key: str | None, found: bytes | None) -> bytes | None:
        asked.append(key)
        return found

    async def forget(key: str | None) -> None:
        forgotten.append(key)

    for found, whole in ((None, False), (solved, True), (b"no policy", False)):
        monkeypatch.setattr(policies, "_solved", Solved())
        process = BotProcess(find=partial(find, found=found), forget=forget)
        await _played(_table("mia", ("equilibrium",), SMALL), process)
        assert asked == [policies.key(rules, 2)], "once for the game"
        assert forgotten == ([policies.key(rules, 2)] if found == b"no policy" else [])
        assert (policies.coverage(rules, 2).solved == "whole") is whole
        asked.clear()
        await _played(_table("mia", ("equilibrium",), ONE_LIFE), process)
        assert asked == [], "nothing is lacking where it comes with the package"
        process.close()


async def test_worlds_that_differ_in_what_a_seat_does_not_know_hand_over_the_same(
    monkeypatch: pytest.MonkeyPatch, all_long: None
) -> None:
    """Olena's dice are others from world to world, and nobody has lifted the cup yet."""
    handed: list[bytes] = []
    rolled: set[str] = set()

    def asked(_: object, do: Any, given: Any, named: Any) -> Action:
        handed.append(pickle.dumps((do, given, named)))
        first: Offer = given[5][0]
        return first.action

    monkeypatch.setattr(WorkProcess, "_done", asked)
    monkeypatch.setattr(bot_seats, "_new_seed", lambda: b"seed")
    worlds = 0
    for secret in range(30):
        table = Evening(secret=bytes([secret]) * 32)
        table.do("olena", AddBot("odds"))
        table.start()
        if table.to_act() != [0]:
            continue  # the lot fell on the bot
        for move in (Shake(), Look(), Announce(31)):
            table.act("olena", move)
        process = BotProcess()
        await _choice(BotSeats(table.table, process=process), 1)
        process.close()
        run = table.table.game_run
        assert run
        rolled.add(str(run.moves))
        worlds += 1
    assert len(rolled) > 3, "the dice are others"
    assert len(handed) == worlds
    assert len(set(handed)) == 1
    for hidden in (b"olena", b"Olena", "Олена".encode(), b"t1"):
        assert hidden not in handed[0]


@pytest.mark.usefixtures("quick_bots")
async def test_at_a_server_those_that_think_long_and_no_others_choose_there(
    served: Served,
) -> None:
    process = served.context.bot_process
    async with guests(served.base, "Ann") as (ann,):
        quick = await ann.enter(await ann.open(bots=["odds"], changes=ONE_LIFE))
        await quick.do("start")
        await play([quick], Random(1))
        await quick.until(lambda t: t.over)
        assert _pid(process) is None, "nothing is started before it is needed"
        asked = {"game": "french_poker", "bots": ["searching"], "changes": {"tokens": 1}}
        tab = await ann.enter(await ann.open(**asked))
        await tab.do("start")
        await play([tab], Random(2))
        await tab.until(lambda t: t.over)
        assert _pid(process) is not None
        assert served.context.now().queues["bots"] == 0
