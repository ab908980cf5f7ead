"""Tests that the time of a program at a seat is measured with a given clock."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from mendax.bots.bot import PlaysDefault
from mendax.core.game import Offer, Reason
from mendax.games import GAMES
from mendax.games.mia.actions import Shake
from mendax.games.mia.rules import MiaRules
from mendax.programs.arena.charges import ProgramLimits
from mendax.programs.arena.program_seat import ProgramSeat
from mendax.programs.arena.running import ProgramKey, Running, RunningPrograms
from mendax.programs.process.child_process import ChildProcess
from mendax.programs.protocol import read_json
from mendax.programs.seat.conversation import Conversation, fault

MIA = GAMES["mia"]
RULES = MiaRules()
STATE = MIA.initial_state(RULES, 2)
OFFERS = (Offer(Shake()),)
LIMITS = ProgramLimits(move_seconds=5, game_seconds=8, move_processor=1, game_processor=2, faults=3)


class Scripted:
    """A fake process that answers each question after this number of seconds, or never if it is
    None."""

    pid = 2**30  # not the id of a process

    def __init__(self, seconds: Sequence[float | None], processor: float = 0.0) -> None:
        self.now, self.used, self.closed = 0.0, 0.0, False
        self.seconds, self._processor = list(seconds), processor
        self._asked: list[Any] = []
        self.heard: list[Any] = []

    def send(self, line: bytes) -> None:
        message = read_json(line)
        self.heard.append(message)
        if message["type"] == "begin" or message.get("offers"):
            self._asked.append(message)

    def receive(self, seconds: float | None) -> bytes:
        message = self._asked.pop()
        if message["type"] == "begin":
            return b'{"type":"ready"}'
        takes = self.seconds.pop(0)
        self.used += self._processor
        if takes is None or (seconds is not None and takes > seconds):
            self.now += seconds or 0.0
            raise fault("program-silent")
        self.now += takes
        return b'{"type":"act","after":%d,"action":{"kind":"shake"}}' % message["after"]

    def errors(self) -> str:
        return "last words"

    def close(self) -> None:
        self.closed = True


def seat_of(process: Scripted, limits: ProgramLimits = LIMITS) -> ProgramSeat:
    def start(key: ProgramKey) -> Running:
        conversation = Conversation(process, now=lambda: process.now)
        return Running(key, cast("ChildProcess", process), conversation)

    programs = RunningPrograms(start, lambda: process.now)
    key = ProgramKey(("x",), limits)
    return ProgramSeat(programs, key, MIA, RULES, 0, ("a", "b"), 5, lambda _: process.used)


def asked(seat: ProgramSeat) -> bool:
    """Return whether the program's move counted."""
    try:
        seat.choose(MIA.view(STATE, 0), OFFERS)
    except PlaysDefault:
        return False
    return True


def test_silence_is_a_fault_and_the_third_fault_forfeits() -> None:
    process = Scripted([None, 0.1, 0.1])
    seat = seat_of(process, LIMITS._replace(game_seconds=100))
    assert [asked(seat) for _ in range(3)] == [False, True, True]
    assert process.now == pytest.approx(5.2)
    assert [charge.kind for charge in seat.charges] == ["timeout"]
    process.seconds += [None, None]
    assert [asked(seat) for _ in range(3)] == [False] * 3
    conduct = seat.leave(None, None)
    assert conduct.forfeited
    assert len(conduct.faults) == 3, "a program that forfeits gets no more questions"
    assert conduct.errors == "last words"
    assert process.closed


def test_the_time_of_a_game_is_for_all_its_moves() -> None:
    process = Scripted([3.0, 3.0, 3.0, 3.0])
    seat = seat_of(process)
    assert [asked(seat) for _ in range(4)] == [True, True, False, False]
    assert [charge.reason.key for charge in seat.charges] == ["arena-program-game-time"]
    assert seat.leave(None, None).times == (3.0, 3.0, 3.0)


def test_processor_time_counts_though_the_answer_was_in_time() -> None:
    seat = seat_of(Scripted([0.1, 0.1], processor=1.5))
    assert not asked(seat)
    assert [charge.kind for charge in seat.charges] == ["processor"]


def test_a_faultless_program_gets_the_end_and_the_next_game() -> None:
    process = Scripted([0.1])
    seat = seat_of(process)
    assert asked(seat)
    result = cast("Any", _Over())
    assert not seat.leave(MIA.view(STATE, 0), result).forfeited
    assert process.heard[0]["seed"] == 5
    assert [message["type"] for message in process.heard] == ["begin", "news", "news", "end"]
    assert not process.closed


class Gone(Scripted):
    """Ends when its first game is over."""

    def send(self, line: bytes) -> None:
        if any(message["type"] == "end" for message in self.heard):
            raise fault("program-ended", code=0)
        super().send(line)


def test_a_program_that_ended_while_it_waited_is_started_afresh() -> None:
    processes: list[Scripted] = [Gone([0.1]), Gone([0.1])]
    left = list(processes)

    def start(key: ProgramKey) -> Running:
        process = left.pop(0)
        conversation = Conversation(process, now=lambda: process.now)
        return Running(key, cast("ChildProcess", process), conversation)

    programs = RunningPrograms(start, lambda: 0.0)
    key = ProgramKey(("x",), LIMITS)
    given = (programs, key, MIA, RULES, 0, ("a", "b"), 5)
    for _ in range(2):
        seat = ProgramSeat(*given, lambda _: 0.0)
        assert asked(seat)
        conduct = seat.leave(MIA.view(STATE, 0), cast("Any", _Over()))
        assert (conduct.faults, conduct.forfeited) == ((), False)
    assert [process.closed for process in processes] == [True, False]
    del left[:]
    left.append(Gone([]))
    left[0].heard.append({"type": "end"})
    programs.end_idle_of(key)
    conduct = ProgramSeat(*given, lambda _: 0.0).leave(None, None)
    assert conduct.forfeited, "a fresh one that ends has a fault"


def test_no_line_follows_a_half_written_one() -> None:
    class Stuffed(Scripted):
        def send(self, line: bytes) -> None:
            if b'"news"' in line:
                self.heard.append(read_json(line))
                raise fault("program-does-not-read", seconds=10)
            super().send(line)

    process = Stuffed([])
    seat = seat_of(process)
    assert [asked(seat), asked(seat)] == [False, False]
    assert len(process.heard) == 2, "the begin, and half of a question"
    assert seat.leave(None, None).forfeited


class _Over:
    places, payoffs, reason = (1, 2), (1, -1), Reason("mia-over")
