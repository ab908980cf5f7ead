"""Tests that bots at a table think and then wait for a pause that gives no information."""

import asyncio
from random import Random
from threading import Event

import pytest

from mendax.bots import BOTS
from mendax.bots.pace import TurnMoment
from mendax.core.game import Action, Offer
from mendax.games.mia.actions import Announce, Believe, Look, Shake
from mendax.games.mia.rules import MiaRules
from mendax.server.tables import bot_seats
from mendax.server.tables.bot_seats import BotTimers, moment_of
from mendax.table.actions import AddBot, Leave, Ready, Sit, Start
from mendax.table.commands import ByTable, KeepSeat
from tests.server.guests import Served, guests, play
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
    monkeypatch.setattr(bot_seats, "seated", lambda *_, **__: Slow(let, begun, done))
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
