"""Tests that bots at a table think and then wait for a pause that gives no information."""

import asyncio
from itertools import pairwise
from random import Random
from threading import Event
from typing import Any

import pytest

from mendax.bots import BOTS
from mendax.bots.pace import TurnMoment, race_window
from mendax.core.game import Action, Offer
from mendax.games.mia.actions import Announce, Believe, Look, Shake
from mendax.games.mia.rules import MiaRules
from mendax.server.tables import bot_process
from mendax.server.tables.bot_seats import BotTimers, moment_of
from mendax.server.tables.live_table import LiveTable
from mendax.table.actions import AddBot, Leave, Ready, Sit, Start
from mendax.table.commands import ByTable, KeepSeat
from tests.server.guests import Guest, Served, Tab, guests, play
from tests.server.hand_clock import HandClock
from tests.table.evening import Evening

LONGEST = 12.0
"""The upper bound in seconds for a pause at any pace."""


class Slow:
    """A bot that thinks until the test lets it finish."""

    def __init__(self, let: Event, begun: Event, done: Event) -> None:
        self.let, self.begun, self.done = let, begun, done

    def hear(self, event: object) -> None: ...

    def choose(self, view: object, offers: tuple[Offer, ...]) -> Action:
        self.begun.set()
        self.let.wait()
        self.done.set()
        return BOTS["truthful"]("mia", MiaRules(), 0, 2, Random(1)).choose(view, offers)


async def test_a_bot_thinks_in_the_background_and_moves_after_a_pause(
    served: Served, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    let, begun, done = Event(), Event(), Event()
    monkeypatch.setattr(bot_process, "seated", lambda *_, **__: Slow(let, begun, done))
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["truthful"]))
        await tab.do("start")
        while not begun.is_set():  # the lot decides the first seat
            if tab.game and tab.game["offers"]:
                await play([tab], Random(1), moves=1)
            await tab.do("say", text="Hm.")
        live = served.live(tab.table["id"])
        moves = len(live.table.game_run.moves)  # type: ignore[union-attr]
        for _ in range(3):
            clock.advance(LONGEST)
            assert (await tab.do("say", text="Well?"))["reason"] is None, "others are answered"
        assert len(live.table.game_run.moves) == moves  # type: ignore[union-attr]
        let.set()
        await asyncio.to_thread(done.wait)
        await tab.do("say", text="Go on.")
        assert len(live.table.game_run.moves) == moves, "not when it has thought"  # type: ignore[union-attr]
        clock.advance(LONGEST)
        await live.settled()
        assert len(live.table.game_run.moves) > moves  # type: ignore[union-attr]


def _moments(evening: Evening, moves: list[Action]) -> list[TurnMoment]:
    """Return the public view before each of these moves."""
    seen: list[TurnMoment] = []
    for move in moves:
        run = evening.table.game_run
        assert run is not None
        seat = evening.to_act()[0]
        seen.append(moment_of(evening.table, run, seat))
        person = evening.table.people()[seat]
        assert person is not None
        evening.act(person, move)
    return seen


def test_two_worlds_with_other_dice_have_the_same_moments() -> None:
    moves = [Shake(), Look(), Announce(31), Believe(), Look(), Announce(66)]
    seen = []
    for number in range(4):
        evening = Evening(secret=bytes([number]) * 32).start("taras")
        seen.append((_moments(evening, moves), evening.table.game_run))
    rolls = {str([action for _, _, action in run.moves]) for _, run in seen if run}
    assert len(rolls) > 1, "the dice are others"
    assert all(moments == seen[0][0] for moments, _ in seen)


def test_slow_bots_pause_again_at_any_table() -> None:
    """This also holds at tables of programs, where short steps would show the thinking time."""
    evening = Evening()
    evening.keep(evening.table.execute(KeepSeat("olena", "f00d", "Program"), evening.at))
    evening.do("f00d", Sit("Robo"))
    for _ in range(2):
        evening.do("olena", AddBot("odds"))
    evening.do("olena", Leave())
    evening.do("f00d", Ready(True))
    evening.keep(evening.table.execute(ByTable(Start()), evening.at))
    luck = Random(2)
    while not evening.table.to_act().bots:
        evening.move(luck)
    (seat,) = evening.table.to_act().bots
    clock, moved = HandClock(), list[int]()
    timers, thinks = BotTimers(clock), list[int]().append
    timers.set((seat,), evening.table, thinks, moved.append)
    clock.advance(0.099)
    timers.set((seat,), evening.table, thinks, moved.append)
    assert moved == []
    clock.advance(0.001)
    assert moved == [seat], "no other seat has to follow"
    timers.wait_on(seat, evening.table, thinks, moved.append)
    clock.advance(0.149)
    assert moved == [seat]
    clock.advance(0.401)
    assert moved == [seat, seat]


class Doubter:
    """A bot that claims the lowest value, believes all claims, and doubts out of turn or waits."""

    def __init__(self, doubts: bool) -> None:
        self.doubts = doubts

    def hear(self, event: object) -> None: ...

    def choose(self, view: object, offers: tuple[Offer, ...]) -> Action:
        kinds = {type(offer.action): offer.action for offer in offers}
        return kinds.get(Believe) or offers[0].action

    def interrupt(self, view: object, offers: tuple[Offer, ...]) -> Action | None:
        return offers[0].action if self.doubts else None


def claimed(bots: int) -> Evening:
    """Return a table where anybody may doubt a claim of Olena in seat 0."""
    for number in range(100):
        evening = Evening({"doubter": "anybody"}, secret=bytes([number]) * 32)
        for _ in range(bots):
            evening.do("olena", AddBot("odds"))
        evening.do("olena", Start())
        if evening.to_act() == [0]:
            for action in (Shake(), Announce(31)):
                evening.act("olena", action)
            return evening
    raise AssertionError("the lot never chose her")


def test_bots_interrupt_in_time_or_are_not_asked_again() -> None:
    table = claimed(bots=3).table
    assert (table.to_act().bots, table.to_act().interrupting) == ((1,), (2, 3))
    clock, moved, thought = HandClock(), list[int](), list[int]()
    timers, began = BotTimers(clock), clock.now()
    timers.set((1, 2, 3), table, thought.append, moved.append)
    clock.advance(1.1)
    assert (sorted(thought), moved) == ([1, 2, 3], []), "people have time to read the claim"
    clock.advance(race_window() / 1000 - 1.1)
    assert sorted(moved) == [1, 2, 3]
    for seat in (2, 3):
        timers.decline(seat, table)
    timers.let_pass(1, table, moved.append)
    timers.set((1, 2, 3), table, thought.append, moved.append)  # such as after a chat line
    assert sorted(thought) == [1, 2, 3]
    clock.advance(race_window() / 1000)
    assert moved[3:] == [1]
    assert clock.now() - began >= race_window()


async def started(ann: Guest, served: Served) -> tuple[Tab, LiveTable]:
    """Let Ann open a table where anybody may doubt, and start its game with two bots."""
    bots, changes = ["truthful", "truthful"], {"doubter": "anybody"}
    tab = await ann.enter(await ann.open(bots=bots, changes=changes))
    await tab.do("start")
    return tab, served.live(tab.table["id"])


async def test_a_bot_that_believes_waits_for_people_to_doubt(
    served: Served, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "seated", lambda *_, **__: Doubter(doubts=False))
    async with guests(served.base, "Ann") as (ann,):
        tab, live = await started(ann, served)
        while not (tab.game and tab.game["interrupts"]):
            assert not tab.over
            await wait_for_bots(tab, live, clock, answers=True)
        run = live.table.game_run
        assert run is not None
        moves = len(run.moves)
        clock.advance(race_window() / 1000 - 0.01)
        await live.settled()
        assert len(run.moves) == moves
        assert (await tab.act("doubt"))["reason"] is None


async def test_bots_doubt_out_of_turn(
    served: Served, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "seated", lambda *_, **__: Doubter(doubts=True))
    async with guests(served.base, "Ann") as (ann,):
        tab, live = await started(ann, served)
        while not out_of_turn(tab):  # on a busy machine, a bot may be late
            assert not tab.over
            await wait_for_bots(tab, live, clock, answers=False)


def out_of_turn(tab: Tab) -> bool:
    """Return whether the seat that was not asked has doubted a claim of one of three."""
    moves = [event for event in tab.events if event["kind"] in ("announced", "doubted")]
    return any(
        (claim["kind"], doubt["kind"]) == ("announced", "doubted")
        and doubt["seat"] == (claim["seat"] + 2) % 3
        for claim, doubt in pairwise(moves)
    )


async def wait_for_bots(tab: Tab, live: LiveTable, clock: HandClock, answers: bool) -> None:
    """Let Ann roll, claim and perhaps believe, or the bots think and their pauses end."""
    kinds = [offer["action"]["kind"] for offer in tab.game["offers"]] if tab.game else []
    if kinds and (answers or "believe" not in kinds):
        await tab.act("believe" if "believe" in kinds else kinds[0], **said(tab))
        return
    await tab.do("say", text="Hm.")
    clock.advance(0.5)
    await live.settled()


def said(tab: Tab) -> dict[str, Any]:
    """Return the fields of Ann's first offer."""
    assert tab.game is not None
    action: dict[str, Any] = tab.game["offers"][0]["action"]
    return {name: value for name, value in action.items() if name == "value"}
