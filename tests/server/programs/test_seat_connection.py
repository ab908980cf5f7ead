"""Tests that a program at its own socket gets its seat's view and plays, and that its mistakes are
refused with a reason and harm no other client.
"""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core.game import Reason
from mendax.programs.seat.conversation import START_TIME
from mendax.programs.seat.table_talk import NOT_STORED, STORE_PAUSE
from mendax.server.people.program_keys import REVOKED
from mendax.server.programs.seat_connection import HUNG, SeatConnection
from mendax.server.settings.settings import Rate
from mendax.server.tables.admission import REMOVED
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.requests import Job, Request
from mendax.table.actions import Ready, Sit
from tests.server import connections
from tests.server.guests import (
    FREELY,
    Guest,
    Message,
    Served,
    Tab,
    any_action,
    guests,
    play,
    serving,
)
from tests.server.hand_clock import HandClock
from tests.server.programs.comers import comes, seat_for
from tests.server.secrecy import falling, fixed

LUCK = random.Random


class Frames(Tab):
    """A program's socket, with its messages and with answers from a test or a function."""

    answers: Callable[[Message], Message | None] = staticmethod(lambda _: None)

    def _take(self, message: Message) -> None:
        self.heard.append(message)
        answer = self.answers(message)
        if answer is not None:
            self._answering = asyncio.create_task(self.send(answer))

    def said(self, kind: str) -> list[Message]:
        """Return all messages of a kind."""
        return list(self.of_kind(kind))

    async def asked(self) -> Message:
        """Return the open question; wait for it if necessary."""
        question: Message = await self.until(
            lambda t: next((m for m in t.heard[-1:] if m.get("offers")), None)
        )
        return question

    async def next(self, kind: str, before: int) -> Message:
        """Return the next message of a kind after this number of messages."""
        found: Message = await self.until(lambda _: next(self.of_kind(kind, before), None))
        return found


def player(luck: random.Random) -> Callable[[Message], Message | None]:
    """Return a program that answers with a random offered action."""

    def answer(message: Message) -> Message | None:
        if message["type"] == "begin":
            return {"type": "ready", "name": "frames"}
        if message.get("offers"):
            action = any_action(message["offers"], luck)
            return {"type": "act", "after": message["after"], "action": action}
        return None

    return answer


def ready(message: Message) -> Message | None:
    """Answer ``begin`` only."""
    return {"type": "ready"} if message["type"] == "begin" else None


async def frames(
    served: Served,
    table: str,
    key: str,
    answers: Callable[[Message], Message | None] = ready,
    name: str = "Robo",
) -> Frames:
    """Return a program connected by WebSocket frames."""
    where = f"/api/tables/{table}/program?name={name}"
    socket = await connections.socket(served.base, where, subprotocols=["program.1", key])
    assert socket.subprotocol == "program.1"
    program = Frames(socket, "program")
    program.answers = answers
    return program


async def begun(
    served: Served, ann: Guest, answers: Callable[[Message], Message | None] = ready, **asked: Any
) -> tuple[Tab, Frames, str]:
    """Return a host and a program in a game with a stopped clock, and the program's key."""
    host = await ann.enter(table := await ann.open(**{"changes": {"lives": 9}} | asked))
    key = (await seat_for(ann, table))["key"]
    program = await frames(served, table, key, answers)
    await host.until(lambda t: not t.table["seats"][1].get("reserved"))
    assert (await host.do("start"))["reason"] is None
    await program.until(lambda _: program.said("begin"))
    return host, program, key


async def to_program(host: Tab, program: Frames) -> Message:
    """Continue the game until the program is asked."""
    while not (program.heard and program.heard[-1].get("offers")):
        number = host.number
        if host.game and host.game["offers"]:
            answer = await host.act(**host.game["offers"][0]["action"])
            await host.reaches(answer["number"])
        else:
            await program.asked()
        assert host.number >= number
    return program.heard[-1]


async def refusal(program: Frames, number: int) -> Message:
    """Return the refusal with this number, from 0; wait for it if necessary."""
    refused: list[Message] = await program.until(lambda _: program.said("refused")[number:])
    return refused[0]


async def unharmed(host: Tab) -> None:
    """Check that the host is still answered."""
    assert (await host.do("say", text="Still here."))["reason"] is None
    assert host.closed is None


async def test_it_sits_down_plays_games_and_gets_its_seats_events(
    served: Served,
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host, program, key = await begun(served, ann, player(LUCK(3)), changes={"lives": 2})
        same = await comes(served, host.table["id"], key)  # its seat, on the wire of tables
        came = (await same.hello())["number"]
        over = 0
        for game in (1, 2):
            await host.until(lambda t: t.game and not t.over)
            await play([host], LUCK(game))
            end = await program.next("end", over)
            assert end["places"]
            over = len(program.heard)
            if game == 1:
                await host.until(lambda t: t.table["seats"][1].get("ready"))
                assert (await host.do("start"))["reason"] is None
        names = [tuple(begin["names"]) for begin in program.said("begin")]
        assert names == [("Ann", "Robo")] * 2
        assert all(sorted(end["places"]) == [1, 2] for end in program.said("end"))
        assert program.said("refused") == []
        told = [news for news in program.said("news") if news["after"] > came]
        await same.reaches(told[-1]["after"])
        # The game may have begun before it connected; the welcome then contains it.
        entries = [e for m in same.heard for e in (*m.get("missed", ()), *m.get("entries", ()))]
        heard = [event for e in entries for event in e["events"]]
        views = [m["game"]["view"] for m in same.heard if m.get("game")]
        for news in told:
            assert [event for event in news["events"] if event not in heard] == []
            assert news["view"] in views
        assert any(e["kind"] == "unseen" for m in program.said("news") for e in m["events"])


async def test_three_wrong_answers_end_it_and_it_may_come_back(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host, program, key = await begun(served, ann)
        question = await to_program(host, program)
        wrong: list[Message | str] = [
            {"type": "act", "after": question["after"], "action": {"kind": "fly"}},
            '{"type":"act","aft',
            {"type": "act", "after": question["after"], "action": {"kind": "announce", "value": 1}},
        ]
        for number, answer in enumerate(wrong):
            await program.send(answer)
            refused = await refusal(program, number)
            assert refused["offers"] == question["offers"]
            assert refused["words"]
        end = (await program.until(lambda _: program.said("end")))[0]
        assert (end["places"], end["reason"]["key"]) == (None, "program-refused")
        assert (await program.until(lambda t: t.closed))[0] == 1008
        await unharmed(host)
        again = await frames(served, host.table["id"], key)
        assert (await again.asked())["offers"] == question["offers"]
        await again.close()


async def test_a_move_for_another_seat_is_answered_with_no_question(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host, program, _ = await begun(served, ann, player(LUCK(1)))
        await host.until(lambda t: t.game and t.game["offers"])
        assert host.game
        move = host.game["offers"][0]["action"]
        before = len(program.heard)
        await program.send({"type": "act", "after": host.number, "action": move, "seat": 0})
        refused = await program.next("refused", before)
        assert refused["reason"]["key"] == "program-not-asked"
        assert refused["offers"] == []
        assert host.game["offers"], "it is her move still"
        await unharmed(host)


async def test_each_question_has_one_answer(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host, program, _ = await begun(served, ann)
        question = await to_program(host, program)
        action = any_action(question["offers"], LUCK(1))
        answer = {"type": "act", "after": question["after"], "action": action}
        await program.send(answer)
        await program.send(answer)
        refused = (await program.until(lambda _: program.said("refused")))[0]
        assert refused["reason"]["key"] == "program-not-asked"
        acted = [event for event in host.events if event.get("seat") == 1]
        assert len([event for event in acted if event["kind"] in ("shaken", "believed")]) <= 1


async def test_a_talkative_program_is_warned_then_disconnected(
    tmp_path: Path,
) -> None:
    rates = replace(FREELY, program_messages=Rate(8, 600), warnings=Rate(3, 600))
    async with serving(tmp_path, rates) as served, guests(served.base, "Ann") as (ann,):
        host, program, _ = await begun(served, ann)
        for _ in range(12):
            await program.send({"type": "ready"})
        assert (await program.until(lambda t: t.closed)) == (1008, "too many messages")
        reasons = [m["reason"] for m in program.said("refused")]
        assert [reason["key"] for reason in reasons] == ["wire-refused-too-fast"] * 3
        assert 0 < reasons[0]["arguments"]["seconds"] <= 75
        assert program.said("end")[-1]["reason"]["key"] == "wire-refused-flood"
        await unharmed(host)


async def test_fast_programs_are_asked_more_slowly(tmp_path: Path) -> None:
    rates = replace(FREELY, program_messages=Rate(4, 0.4), warnings=Rate(1, 600))
    async with serving(tmp_path, rates) as served, guests(served.base, "Ann") as (ann,):
        host, program, _ = await begun(served, ann, player(LUCK(4)), changes={"lives": 3})
        await play([host], LUCK(1))
        await program.until(lambda _: program.said("end"))
        assert program.said("end")[0]["places"]
        assert program.said("refused") == []


async def test_a_program_that_is_never_ready_is_disconnected(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host, program, _ = await begun(served, ann, lambda _: None)
        clock.advance(START_TIME)
        assert (await program.until(lambda t: t.closed))[0] == HUNG
        assert program.said("end")[0]["reason"]["key"] == "program-silent"
        assert program.said("news") == []
        await unharmed(host)


async def test_a_hanging_program_is_replaced_and_regains_its_seat(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host, program, key = await begun(served, ann)
        settings = host.table["settings"] | {"patience": 900}
        assert (await host.do("set-table", settings=settings))["reason"] is None
        await to_program(host, program)
        clock.advance(899)
        await unharmed(host)
        assert not program.closed
        clock.advance(1)
        assert (await program.until(lambda t: t.closed))[0] == HUNG
        assert program.said("end")[0]["reason"]["key"] == "program-silent"
        await host.until(lambda t: t.table["seats"][1].get("bot"))
        again = await frames(served, host.table["id"], key)
        await host.until(lambda t: not t.table["seats"][1].get("bot"))
        await again.until(lambda _: again.said("begin"))
        await again.close()


async def test_removed_and_revoked_programs_get_the_reason(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host, program, key = await begun(served, ann)
        other = await frames(served, host.table["id"], key)
        listed = (await ann.http.get("/api/keys")).json()
        assert (await ann.http.delete(f"/api/keys/{listed[0]['id']}")).status_code == 200
        for one in (program, other):
            assert (await one.until(lambda t: t.closed))[0] == REVOKED
            assert one.said("end")[-1]["reason"]["key"] == "wire-refused-key-revoked"
        table = await ann.open()
        second = await ann.enter(table)
        program = await frames(served, table, (await seat_for(ann, table))["key"])
        await second.until(lambda t: not t.table["seats"][1].get("reserved"))
        assert (await second.do("remove", seat=1))["reason"] is None
        assert (await program.until(lambda t: t.closed))[0] == REMOVED
        assert program.said("end")[-1]["reason"]["key"] == "table-refused-kicked"


async def test_unstored_moves_are_retried(
    served: Served, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit = LiveTable.submit
    refused: dict[type, asyncio.Event] = {Sit: asyncio.Event(), Ready: asyncio.Event()}

    def away(live: LiveTable, job: Job) -> None:
        if isinstance(job, Request) and isinstance(job.asker, SeatConnection):
            once = refused.get(type(getattr(job.command, "action", None)))
            if once is not None and not once.is_set():
                once.set()
                live.refuse(job, Reason(NOT_STORED))
                return
        submit(live, job)

    async with guests(served.base, "Ann") as (ann,):
        host = await ann.enter(table := await ann.open())
        key = (await seat_for(ann, table))["key"]
        monkeypatch.setattr(LiveTable, "submit", away)
        program = await frames(served, table, key)
        await refused[Sit].wait()
        clock.advance(STORE_PAUSE)
        await host.until(lambda t: not t.table["seats"][1].get("reserved"))
        await refused[Ready].wait()
        clock.advance(STORE_PAUSE)
        await host.until(lambda t: t.table["seats"][1].get("ready"))
        assert program.closed is None


async def test_a_program_gets_equal_messages_for_other_hidden_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: dict[int, list[str]] = {}
    opened: dict[int, str] = {}
    for roll in (53, 64):
        fixed(monkeypatch, falling(roll=roll))
        async with serving(tmp_path / str(roll)) as served, guests(served.base, "Ann") as (ann,):
            host, program, _ = await begun(served, ann, changes={"lives": 1})
            for move in ({"kind": "shake"}, {"kind": "look"}, {"kind": "announce", "value": 61}):
                await host.until(lambda t: t.game and t.game["offers"])
                await host.reaches((await host.act(**move))["number"])
            question = await program.asked()
            heard[roll] = list(program.raw)
            doubt = {"type": "act", "after": question["after"], "action": {"kind": "doubt"}}
            await program.send(doubt)
            await program.next("end", 0)
            opened[roll] = program.raw[-2]
    assert heard[53] == heard[64]
    assert len(heard[53]) == 2, "it has begun, and it is asked"
    assert opened[53] != opened[64]


async def test_programs_talk_with_the_limits_of_people(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host, program, _ = await begun(served, ann)
        await to_program(host, program)
        await program.send({"type": "say", "text": "quiet"})
        assert (await refusal(program, 0))["reason"]["key"] == "table-refused-programs-quiet"
        settings = host.table["settings"] | {"programs_talk": True}
        assert (await host.do("set-table", settings=settings))["reason"] is None
        await program.send({"type": "say", "text": "Trust me."})
        await host.until(lambda t: '"text":"Trust me."' in "".join(t.raw))
        await program.send({"type": "say", "text": "x" * 281})
        assert (await refusal(program, 1))["reason"]["key"] == "program-unreadable"
        assert (await host.do("mute", seat=1, on=True))["reason"] is None
        await program.send({"type": "say", "text": "muted"})
        refused = await refusal(program, 2)
        assert refused["reason"]["key"] == "table-refused-muted"
        assert "offers" not in refused or refused["offers"] == []
        await unharmed(host)


async def test_a_program_receives_talk_and_sends_no_thought(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host, program, _ = await begun(served, ann)
        assert (await host.do("say", text="Do you lie?"))["reason"] is None
        asked = await to_program(host, program)
        number, asked_before = host.number, len(program.heard)
        act = {"type": "act", "after": asked["after"], "action": asked["offers"][0]["action"]}
        await program.send(act | {"belief": 0.5, "note": "secret"})
        await host.until(lambda t: t.number > number)
        while not any(program.of_kind("news", asked_before)):
            if host.game and host.game["offers"]:
                answer = await host.act(**host.game["offers"][0]["action"])
                await host.reaches(answer["number"])
            else:
                await program.next("news", asked_before)
        said = [line for news in program.said("news") for line in news.get("said", [])]
        assert said == [{"name": "Ann", "text": "Do you lie?", "seat": 0}]
        assert "secret" not in "".join(host.raw)
