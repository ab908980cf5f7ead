"""Tests that slow bots choose in a separate process exactly as they would in this process."""

import logging
import os
import pickle
import sys
from collections.abc import AsyncIterator
from functools import partial
from random import Random
from typing import Any

import pytest

from mendax.coach.mia import policies
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.mia.solving import SolvedCache
from mendax.core.game import Action, Event, Offer, Unseen
from mendax.games.mia.actions import Announce, Look, Shake
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import with_options
from mendax.server.processes.work_process import WorkProcess
from mendax.server.tables import bot_process
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.bot_seats import BotSeats
from mendax.table.actions import AddBot
from mendax.table.commands import BotAct
from tests.server.guests import Served, guests, play
from tests.server.tables.choosing import ONE_LIFE, Listening, choice, played, seated_table
from tests.table.evening import Evening

pytestmark = pytest.mark.usefixtures("every_bot")

FOR_EVER = 3600


@pytest.fixture
async def process() -> AsyncIterator[BotProcess]:
    """Yield a real bot process without a time limit."""
    made = BotProcess(WorkProcess(bot_process.WAITING, FOR_EVER))
    yield made
    made.close()


def pid_of(process: BotProcess) -> int | None:
    """Return the id of the process, or None if there is none."""
    assert isinstance(process.work, WorkProcess)
    return process.work.pid


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
    monkeypatch.setattr(BotSeats, "new_seed", lambda _: b"seed")
    on_threads = await played(seated_table(game, bots, changes), None)
    assert pid_of(process) is None
    beside = await played(seated_table(game, bots, changes), process)
    assert pid_of(process) not in (None, os.getpid())
    assert len(on_threads) > 5
    assert beside == on_threads


@pytest.mark.usefixtures("all_long")
@pytest.mark.parametrize("wrong", ["hangs", "full", "never starts"])
async def test_where_no_process_thinks_something_legal_is_done(wrong: str) -> None:
    hangs = (sys.executable, "-c", "import time; time.sleep(3600)")
    work = {
        "hangs": lambda: WorkProcess(seconds=0.01, command=hangs),
        "full": lambda: WorkProcess(waiting=0),
        "never starts": lambda: WorkProcess(command=("/nowhere",)),
    }[wrong]()
    table = seated_table("mia", ("odds",), ONE_LIFE)
    while not table.table.to_act().bots:
        table.move(Random(1))
    (seat,) = table.table.to_act().bots
    offers = table.table.offers(seat)
    action = await choice(BotSeats(table.table, process=BotProcess(work)), seat)
    assert any(offer.admits(action) for offer in offers)
    work.close()


@pytest.mark.usefixtures("here", "all_long")
async def test_failing_bots_are_logged_without_secrets(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Confused(Listening):
        def choose(self, view: object, offers: tuple[Offer, ...]) -> Action:
            raise KeyError("its dice")

    monkeypatch.setattr(bot_process, "seated", lambda *_, **__: Confused([]))
    table, process = seated_table("mia", ("odds",), ONE_LIFE), BotProcess()
    with caplog.at_level(logging.ERROR):
        await played(table, process)
    assert table.table.table_view().phase == "finished"
    assert "bot failed: KeyError in" in caplog.text
    assert "Confused.choose" in caplog.text
    assert "its dice" not in caplog.text
    process.close()


SMALL = {"lives": 1, "mia_true_cost": 1}
"""Rules that are not packaged, and are solved quickly."""


@pytest.mark.usefixtures("here")
async def test_a_bot_with_an_adviser_gets_its_tables_solution(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = with_options(MiaRules(), SMALL)
    solved = MiaCoach().solve(rules, 2, 60)
    assert isinstance(solved, bytes)
    asked = list[str | None]()

    async def find(key: str | None, found: bytes | None) -> bytes | None:
        asked.append(key)
        return found

    for found, whole in ((None, False), (solved, True), (b"no policy", False)):
        monkeypatch.setattr(policies, "solved_here", SolvedCache())
        process = BotProcess(find=partial(find, found=found))
        await played(seated_table("mia", ("equilibrium",), SMALL), process)
        assert len(asked) == 1, "once for the game"
        assert (policies.coverage(rules, 2).solved == "whole") is whole
        asked.clear()
        await played(seated_table("mia", ("equilibrium",), ONE_LIFE), process)
        assert asked == [], "a packaged policy needs no request"
        process.close()


async def test_worlds_that_differ_in_unknown_facts_pass_equal_data(
    monkeypatch: pytest.MonkeyPatch, all_long: None
) -> None:
    """Olena's dice differ between the worlds, and the cup is still closed."""
    handed: list[bytes] = []
    rolled: set[str] = set()

    async def asked(_: object, do: Any, *given: Any) -> Action:
        handed.append(pickle.dumps((do, given)))
        first: Offer = given[5][0]
        return first.action

    monkeypatch.setattr(WorkProcess, "run", asked)
    monkeypatch.setattr(BotSeats, "new_seed", lambda _: b"seed")
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
        await choice(BotSeats(table.table, process=process), 1)
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


async def test_a_table_that_is_unloaded_ends_its_bots(
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
