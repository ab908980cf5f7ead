"""Tests of a program at a table, over a socket of the test."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.core.game import Reason
from mendax.programs.protocol import read_json, write_json
from mendax.programs.seat.conversation import Conversation, ProgramFault
from mendax.programs.seat.table_talk import STORE_PAUSE
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import RECONNECTS, ConnectionLost, NoTable
from tests.programs.lines import FunctionLines, first_offer
from tests.programs.seat.test_table_talk import LOOK, entry, game, news, table, welcome
from tests.reasons import because


class Scripted:
    """A socket whose function answers each sent message, or loses the connection by returning
    None."""

    def __init__(self, answer: Callable[[dict[str, Any]], list[Any]]) -> None:
        self.sent: list[dict[str, Any]] = []
        self._answer, self._says = answer, list[Any]()

    def send(self, text: str) -> None:
        """Record a message, and let the function answer it."""
        self.sent.append(read_json(text))
        self._says += self._answer(self.sent[-1])

    def receive(self, seconds: float | None = None) -> str:
        """Return its next message."""
        said = self._says.pop(0) if self._says else None
        if said is None:
            raise ConnectionLost("gone")
        return write_json(said).decode()

    def close(self) -> None:
        """Do nothing."""


def answer(sent: dict[str, Any], reason: Any = None, number: int = 10) -> dict[str, Any]:
    return {"type": "answer", "id": sent["id"], "number": number, "reason": reason, "offers": []}


def refusal(key: str, **arguments: Any) -> dict[str, Any]:
    return {"key": key, "arguments": arguments}


MISHAPS = {
    "fast": refusal("wire-refused-too-fast", seconds=3),
    "not stored": refusal("wire-refused-not-stored"),
    "stale": refusal("table-refused-stale"),
    "illegal": refusal("mia-refused-low"),
    "away": refusal("table-refused-away"),
}
MOVES = 3


class FaultyTable:
    """A table for one game with ``MOVES`` moves, where mishaps happen to commands."""

    def __init__(self, mishaps: list[str]) -> None:
        self.deeds: list[str] = []
        self.happened: list[str] = []
        self._mishaps, self._answers = iter(mishaps), dict[str, dict[str, Any]]()
        self._number, self._phase = 1, "gathering"
        self._you: int | None = None
        self._refused, self._left = 0, 200
        self._away = False

    def answer(self, sent: dict[str, Any]) -> list[Any]:
        """Return the messages that follow a message, with None for a lost connection."""
        self._left -= 1
        assert self._left, "it goes on without end"
        if sent["type"] == "hello":
            return [welcome(self._number, self._game(), table=self._table(), you=self._you)]
        if sent["id"] in self._answers:
            return [self._answers[sent["id"]]]
        leaves = sent["action"]["kind"] == "leave"  # a departure is tried once
        mishap = "none" if leaves else next(self._mishaps, "none")
        if sent["type"] != "act" and mishap in ("stale", "illegal", "away"):
            mishap = "none"
        if mishap == "illegal":
            self._refused += 1
            mishap = mishap if self._refused < 3 else "none"
        self.happened.append(mishap)
        if mishap == "lost":
            return [None]
        if mishap in MISHAPS:
            moved = mishap in ("stale", "away")
            self._number += moved
            self._away = mishap == "away"
            return [*self._news(moved), answer(sent, MISHAPS[mishap])]
        self._do(sent)
        said = self._answers[sent["id"]] = answer(sent, number=self._number)
        return [None] if mishap == "lost after" else [said, *self._news()]

    def _do(self, sent: dict[str, Any]) -> None:
        kind = sent["action"]["kind"]
        self.deeds.append(kind)
        self._number += 1
        if kind == "sit":
            self._you = 1
        elif kind == "return":
            self._away = False
        elif kind == "ready":
            self._phase = "playing"
        elif kind == "look":
            self._refused = 0
            self._phase = "finished" if self.deeds.count("look") == MOVES else "playing"

    def _news(self, some: bool = True) -> list[Any]:
        said = news(entry(self._number), game=self._game(), table=self._table(), you=self._you)
        return [said] if some else []

    def _table(self) -> dict[str, Any]:
        own = {"name": "me", "program": True, "away": self._away}
        seats = [{"name": "Ann"}, *([own] if self._you else [])]
        return table(self._phase, games=int(self._phase != "gathering")) | {"seats": seats}

    def _game(self) -> dict[str, Any] | None:
        if self._phase == "gathering":
            return None
        if self._phase == "playing":
            return game() if self._away else game(LOOK)
        return game(places=[2, 1])


@given(st.lists(st.sampled_from(["none", "lost", "lost after", *MISHAPS]), max_size=16))
def test_every_command_is_done_once_whatever_happens(mishaps: list[str]) -> None:
    """A question is repeated if the game went on, and refused only if the move was illegal."""
    at, waited = FaultyTable(mishaps), list[float]()
    lines = FunctionLines(first_offer)
    seat = AtTable(
        *(Conversation(lines, now=lines.now), lambda: Scripted(at.answer)),
        name="me",
        sleep=waited.append,
        chance=lambda: 0.4,
    )
    seat.play(1)
    assert at.deeds.count("return") == at.happened.count("away")
    assert [deed for deed in at.deeds if deed not in ("add-share", "return")] == [
        *("sit", "bind-share", "ready"),
        *["look"] * MOVES,
        "leave",
    ]
    assert waited.count(3.0) == at.happened.count("fast")
    assert waited.count(STORE_PAUSE) == at.happened.count("not stored")
    told = [message["type"] for message in lines.told]
    assert (told[0], told[-1], seat.games) == ("begin", "end", 1)
    assert told.count("refused") == at.happened.count("illegal")
    asked = sum(bool(m.get("offers")) for m in lines.told if m["type"] == "news")
    assert asked == MOVES + at.happened.count("stale") + at.happened.count("away")


def test_a_program_talks_and_receives_the_talk_of_others() -> None:
    heard, refused = list[tuple[str, str]](), list[Reason]()
    talk = [
        {"kind": "said", "seat": seat, "name": name, "text": f"I am {name}"}
        for seat, name in ((0, "Ann"), (1, "me"), (None, "Eve"))
    ]

    def table_of_talk(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(9, game(), [entry(9, *talk)])]
        return [answer(sent, refusal("table-refused-programs-talk")), None]

    socket = Scripted(table_of_talk)
    seat = AtTable(
        *(Conversation(FunctionLines(first_offer)), lambda: socket),
        name="me",
        idle=float("inf"),
        spoken=lambda name, text: heard.append((name, text)),
        sleep=lambda _: seat.stop(),
    )
    seat.say("hello", refused.append)
    seat.play()
    deeds = [sent["action"] for sent in socket.sent if sent["type"] == "do"]
    assert {"kind": "say", "text": "hello"} in deeds
    assert [reason.key for reason in refused] == ["table-refused-programs-talk"]
    assert heard == [("Ann", "I am Ann"), ("Eve", "I am Eve")]


def play(socket: Scripted, program: Any = first_offer) -> FunctionLines:
    """Play one game over this socket."""
    lines = FunctionLines(program)
    AtTable(Conversation(lines, now=lines.now), lambda: socket, name="me").play(1)
    return lines


def test_a_full_table_is_reported() -> None:
    def closed(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(1, None, table=table("gathering", games=0), you=None)]
        return [answer(sent, refusal("table-refused-full"))]

    with pytest.raises(NoTable, check=because("table-refused-full")):
        play(Scripted(closed))


def greets(sent: dict[str, Any]) -> list[Any]:
    return [welcome(9, game(LOOK))] if sent["type"] == "hello" else [answer(sent)]


def test_a_program_that_fails_leaves_and_gets_the_reason() -> None:
    socket = Scripted(greets)
    lines = FunctionLines(lambda told: [{"type": "ready"}] if told["type"] == "begin" else [])
    with pytest.raises(ProgramFault, check=because("program-silent")):
        AtTable(Conversation(lines, now=lines.now), lambda: socket, name="me").play()
    assert lines.told[0]["time"] == 60_000, "the table has no clock"
    assert lines.told[-1]["reason"]["key"] == "program-silent"
    assert lines.closed
    assert socket.sent[-1]["action"] == {"kind": "leave"}


@pytest.mark.parametrize(
    "key", ["table-refused-kicked", "wire-refused-no-table", "table-set-aside-slow"]
)
def test_a_removed_program_does_not_return(key: str) -> None:
    socket = Scripted(lambda _: [{"type": "refused", "reason": refusal(key)}, None])
    with pytest.raises(NoTable, check=because(key)):
        play(socket)
    assert [sent["type"] for sent in socket.sent if "since" in sent] == ["hello"]


def waits(connect: Callable[[], Any], reason: str, now: Callable[[], float]) -> list[float]:
    """Return the pauses of a program until it gives up for this reason."""
    waited: list[float] = []
    seat = AtTable(
        *(Conversation(FunctionLines(first_offer)), connect),
        name="me",
        sleep=waited.append,
        now=now,
        chance=lambda: 0.5,
    )
    with pytest.raises(NoTable, check=because(reason)):
        seat.play()
    return waited


@pytest.mark.parametrize(
    "says", [None, [], [welcome(9, None, table=table("finished", games=1), you=None)]]
)
def test_useless_connections_are_reopened_ever_more_slowly(says: list[Any] | None) -> None:
    def connect() -> Scripted:
        if says is None:
            raise ConnectionLost("no server")
        return Scripted(lambda sent: [*says, None] if sent["type"] == "hello" else [None])

    pauses = waits(connect, "program-connection-lost", lambda: 0.0)
    assert pauses == [0.25, 0.5, 1, 2, *[4] * (RECONNECTS - 5)]


def test_a_long_connection_without_messages_counts_as_useful() -> None:
    clock, opened = [0.0], iter(range(20))
    quiet = welcome(9, None, table=table("finished"), you=1)

    class Quiet(Scripted):
        def receive(self, seconds: float | None = None) -> str:
            if not self._says:
                clock[0] += 3600
            return super().receive()

    def connect() -> Scripted:
        if next(opened, None) is None:
            raise NoTable(Reason("enough"))
        return Quiet(lambda sent: [quiet] if sent["type"] == "hello" else [])

    pauses = waits(connect, "enough", lambda: clock[0])
    assert pauses == [0.25] * 20, "each time at once, but not all programs together"


def test_a_programs_talk_reaches_the_table_and_its_thoughts_do_not() -> None:
    def thinking(message: dict[str, Any]) -> Any:
        for said in first_offer(message):
            assert isinstance(said, dict)
            if said["type"] == "act":
                yield {"type": "say", "text": "Believe me."}
                said |= {"belief": 0.5, "note": "secret"}
            yield said

    socket = Scripted(FaultyTable([]).answer)
    play(socket, thinking)
    deeds = [sent["action"]["kind"] for sent in socket.sent if "action" in sent]
    assert deeds.count("say") == deeds.count("look") == MOVES
    assert deeds.index("say") < deeds.index("look")
    assert "secret" not in str(socket.sent) + str([sent.keys() for sent in socket.sent])
    assert not any("belief" in sent for sent in socket.sent)
