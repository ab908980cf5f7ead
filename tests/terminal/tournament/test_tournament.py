"""Tests of a tournament in the terminal: a host, a person who types, and programs, at a server."""

import asyncio
import io
import queue
import random
import re
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import anyio.to_thread
import pytest

from mendax.core.game import RulesError
from mendax.programs.table.table_link import NoTable, ServerClient, TableLink, way_to
from mendax.terminal.cli import run
from mendax.terminal.console import TerminalConsole
from mendax.terminal.online_program import ProcessAtTable
from mendax.terminal.play.line_by_line import DisplayOptions
from mendax.terminal.tournament.hosting import TournamentHost, moment_of
from mendax.terminal.tournament.taking_part import take_part
from mendax.terminal.tournament.typed_seat import TypedLines, TypedSeat
from mendax.words import Words
from tests.reasons import because
from tests.server.conftest import data, kind, quick_bots, served
from tests.server.guests import Guest, Served, guests, play
from tests.server.hostile import until
from tests.server.programs.comers import own_key, seat_for
from tools.ground import ROOT

__all__ = ["data", "kind", "quick_bots", "served"]

SAMPLE = ("python3", str(ROOT / "examples" / "programs" / "sample_bot.py"))
PLAN = {
    "game": "mia",
    "preset": "standard",
    "changes": ["lives=1"],
    "size": 3,
    "rounds": 2,
    "rest": 3600,
}
WORDS = Words("en")


class Person:
    """A person who types the first word of each menu, as soon as it is shown."""

    def __init__(self) -> None:
        self._shown, self._asked = io.StringIO(), queue.SimpleQueue[str | None]()
        self.console = TerminalConsole(file=self._shown, width=500)
        write = self._shown.write

        def watched(text: str) -> int:
            if text.strip() == WORDS.say("terminal-prompt"):
                menu = self._shown.getvalue().strip().splitlines()[-1]
                words = re.findall(r"\[(.*?)\]", menu)
                self._asked.put(words[0].rpartition(" / ")[2].split()[0])
            return write(text)

        self._shown.write = watched  # type: ignore[method-assign]

    def type(self) -> str:
        """Return the next line. Raises ``EOFError`` after ``leave``."""
        line = self._asked.get()
        if line is None:
            raise EOFError
        return line

    def press(self, line: str | None) -> None:
        """Type a line without being asked, or end the input."""
        self._asked.put(line)

    @property
    def text(self) -> str:
        """Return everything shown so far."""
        return self._shown.getvalue()


async def opened(host: Guest, **plan: Any) -> str:
    """Open a tournament as the host, and return its id."""
    asked = {"name": "Friday", "plan": {**PLAN, **plan}}
    answer = await host.http.post("/api/tournaments", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def come(host: Guest, tournament: str, ready: Callable[[Any], bool]) -> Any:
    """Wait until the tournament is as it should be, and return it."""
    seen = (await host.http.get(f"/api/tournaments/{tournament}")).json()
    while not ready(seen):
        params = {"since": seen["number"]}
        seen = (await host.http.get(f"/api/tournaments/{tournament}", params=params)).json()
    return seen


async def direct(host: Guest, tournament: str, rounds: int) -> Any:
    """Take the steps of this number of rounds, and return the tournament after them."""
    for number in range(1, rounds + 1):
        for _ in ("seat", "start"):
            answer = await host.http.post(f"/api/tournaments/{tournament}/next")
            assert answer.status_code == 200, answer.text
        await come(host, tournament, partial(_has_played, number))
    return (await host.http.get(f"/api/tournaments/{tournament}")).json()


def _has_played(rounds: int, seen: Any) -> bool:
    return seen["round"] == rounds and seen["phase"] in ("resting", "over")


def _is_in(phase: str, seen: Any) -> bool:
    return bool(seen["phase"] == phase)


async def test_a_person_and_programs_follow_to_their_next_tables(
    served: Served, quick_bots: None
) -> None:
    person, programs = Person(), Person()
    async with guests(served.base, "Hanna", "Coder") as (host, coder):
        tournament = await opened(host, programs=True)
        link = TableLink(served.base, tournament, tournament=True)
        key = (await own_key(coder))["key"]

        def people() -> None:
            client, at = way_to(link.address, None)
            lines = TypedLines(person.type)
            display = DisplayOptions(plain=True, hints=False, speed=None)

            def seat_at(table: str) -> TypedSeat:
                connect = partial(client.connect, at._replace(table=table).socket)
                return TypedSeat(connect, (person.console, WORDS, display), lines)

            way = (client, at)
            take_part((person.console, WORDS), way, seat_at, "Ann", program=False)

        def program() -> None:
            client, at = way_to(link.address, key)

            def seat_at(table: str) -> ProcessAtTable:
                connect = partial(client.connect, at._replace(table=table).socket)
                limits = (None, 60.0)
                return ProcessAtTable(SAMPLE, "Robo", connect, print, limits, of_round=True)

            take_part((programs.console, WORDS), (client, at), seat_at, "Robo")

        tasks = [asyncio.create_task(asyncio.to_thread(one)) for one in (people, program)]
        await come(host, tournament, lambda seen: len(seen["players"]) == 2)
        seen = await direct(host, tournament, 2)
        await asyncio.gather(*tasks)
    marks = {one["name"]: (one["program"], one["games"]) for one in seen["players"]}
    assert marks == {"Ann": (False, 2), "Robo": (True, 2)}
    assert seen["phase"] == "over"
    assert "Round 2: you are at table 1, with Robo." in person.text
    assert person.text.count("You finish in place ") == 2
    assert "The tournament is over. The ranking:" in programs.text
    assert re.search(r"\d\. Robo \(program\): \d\.\d\d", person.text)


async def test_a_key_enters_as_a_program_and_does_nothing_else(served: Served) -> None:
    async with guests(served.base, "Hanna", "Coder") as (host, coder):
        closed, open_ = await opened(host), await opened(host, programs=True)
        key = (await own_key(coder))["key"]
        seat = (await seat_for(host, await host.open()))["key"]

        def ask(key: str, tournament: str, **action: Any) -> Any:
            path = f"/api/tournaments/{tournament}/actions"
            return ServerClient(served.base, key).ask("POST", path, {"action": action})

        entry = {"kind": "enter", "name": "Robo"}
        asked = [
            (key, closed, entry),
            (seat, open_, entry),
            (key, open_, {"kind": "end"}),
        ]
        for given, tournament, action in asked:
            with pytest.raises(NoTable, check=because("server-refused")):
                await anyio.to_thread.run_sync(partial(ask, given, tournament, **action))
        seen = await anyio.to_thread.run_sync(partial(ask, key, open_, **entry))
        assert [(one["name"], one["program"]) for one in seen["players"]] == [("Robo", True)]
        assert not seen["host"]
        seen = await anyio.to_thread.run_sync(partial(ask, key, open_, kind="quit"))
        assert not seen["players"][0]["here"]


async def test_a_host_takes_steps_with_enter_and_the_ranking_is_printed(
    served: Served, quick_bots: None, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = Person()
    async with guests(served.base, "Guest") as (guest,):
        client = ServerClient(served.base)
        await anyio.to_thread.run_sync(client.begin)
        asked = {"name": "Friday", "plan": {**PLAN, "rounds": 1}}
        made = await asyncio.to_thread(client.ask, "POST", "/api/tournaments", asked)
        tournament = str(made["id"])
        host = TournamentHost(client, tournament, (hand.console, WORDS), hand.type)
        hosting = asyncio.create_task(asyncio.to_thread(host.run))
        enter = {"action": {"kind": "enter", "name": "Ann"}}
        await guest.http.post(f"/api/tournaments/{tournament}/actions", json=enter)
        await until(lambda: "Players: 1" in hand.text)
        for phase in ("seated", "playing"):
            hand.press("")
            await come(guest, tournament, partial(_is_in, phase))
        seen = (await guest.http.get(f"/api/tournaments/{tournament}")).json()
        tab = await guest.enter(seen["tables"][0]["id"])
        await play([tab], random.Random(1))
        await hosting
        assert "Round 1, table 1: Ann" in hand.text
        said = ["tournament", "show", f"{served.base}/tournament/{tournament}", "--lang", "en"]
        assert await asyncio.to_thread(run, said) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[0] == "Friday"
        assert re.fullmatch(r"1\. Ann: \d\.\d\d", lines[1])


def test_a_time_of_day_is_the_next_moment_with_it() -> None:
    now = datetime(2026, 11, 29, 19, 30, tzinfo=UTC)
    day = 24 * 3600
    for given, then in (("22:00", 2.5 * 3600), ("19:30", day), ("0:15", 4.75 * 3600)):
        assert moment_of(given, now) == 1000 * (now.timestamp() + then)
    with pytest.raises(RulesError, check=because("no-time")):
        moment_of("ten", now)
