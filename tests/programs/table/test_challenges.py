"""Tests of a program in the challenge list: answers, rate, and reconnection."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.programs.seat.conversation import Conversation
from mendax.programs.table.challenges import Challenges, games_of
from mendax.programs.table.table_link import RECONNECTS, NoTable
from tests.programs.lines import FunctionLines
from tests.programs.table.test_at_table import Scripted
from tests.reasons import because

ONLINE = {"type": "online", "number": 7}


def challenge(number: int) -> dict[str, Any]:
    return {"type": "challenge", "challenge": number, "table": f"t{number}", "game": "mia"}


def seat(number: int) -> dict[str, Any]:
    return {"type": "seat", "challenge": number, "table": f"t{number}", "seat": 1}


class Notices:
    """Records the notices that it receives."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.back = threading.Semaphore(0)

    def listed(self) -> None:
        """Record that the program is in the list."""
        self.told.append("listed")

    def comes(self, table: str, game: str) -> None:
        """Record that the program has a seat."""
        self.told.append((table, game))

    def returns(self, table: str, games: int, reason: Reason | None) -> None:
        """Record that the program has left its seat."""
        self.told.append((table, games, reason and reason.key))
        self.back.release()

    def troubled(self, reason: Reason | None, words: str) -> None:
        """Record a problem of the program."""
        self.told.append(words if reason is None else reason.key)


class Seat:
    """A program at a table, which plays until it is stopped, or exactly one game."""

    def __init__(self, fault: str | None = None, stays: bool = False) -> None:
        self.games, self._fault = 0, fault
        self._over = threading.Event()
        if not stays:
            self._over.set()

    def play(self) -> None:
        """Play."""
        self._over.wait()
        if self._fault:
            raise MendaxError(Reason(self._fault))
        self.games = 1

    def stop(self) -> None:
        """Leave the seat."""
        self._over.set()


def made(
    sockets: list[Scripted], seats: Callable[[str], Seat], tables: int = 2
) -> tuple[Challenges, Notices, list[float]]:
    """Return a program in the list that connects over these sockets in turn and is refused
    afterwards.
    """
    gone = {"type": "refused", "reason": {"key": "enough", "arguments": {}}}
    given = iter([*sockets, Scripted(lambda _: [gone])])
    notices, waited = Notices(), list[float]()
    listed = Challenges(
        *(lambda: next(given), seats, notices),
        name="me",
        games=("mia",),
        most_tables=tables,
        sleep=waited.append,
        now=lambda: 0.0,
        chance=lambda: 0.5,
    )
    return listed, notices, waited


def online(*says: Any) -> Scripted:
    """Return a socket that sends these messages after it receives the registration."""
    return Scripted(lambda sent: [ONLINE, *says] if sent["type"] == "online" else [])


def test_it_accepts_sits_down_plays_and_is_asked_again() -> None:
    line = online(challenge(1), seat(1), challenge(2), seat(2))
    listed, notices, _ = made([line], lambda _: Seat())
    with pytest.raises(NoTable, check=because("enough")):
        listed.serve()
    for _ in range(2):
        notices.back.acquire()
    assert line.sent[0]["games"] == [{"game": "mia"}]
    assert [sent["type"] for sent in line.sent] == ["online", "accept", "accept"]
    assert [said for said in notices.told if isinstance(said, tuple) and len(said) == 3] == [
        ("t1", 1, None),
        ("t2", 1, None),
    ]


def test_it_declines_while_it_plays_at_as_many_tables_as_it_may() -> None:
    line = online(challenge(1), seat(1), challenge(2), challenge(3))
    listed, notices, _ = made([line], lambda _: Seat(stays=True))
    with pytest.raises(NoTable):
        listed.serve()
    assert [sent["type"] for sent in line.sent] == ["online", "accept", "accept", "decline"]
    listed.close(60)
    notices.back.acquire()
    assert ("t1", 1, None) in notices.told


def test_a_failure_ends_only_its_table() -> None:
    def seats(table: str) -> Seat:
        if table == "t2":
            raise MendaxError(Reason("no-program"))
        return Seat("it-failed" if table == "t1" else None)

    line = online(challenge(1), seat(1), challenge(2), seat(2), challenge(3), seat(3))
    listed, notices, _ = made([line], seats, 9)
    with pytest.raises(NoTable):
        listed.serve()
    for _ in range(3):
        notices.back.acquire()
    assert {("t1", 0, "it-failed"), ("t2", 0, "no-program"), ("t3", 1, None)} <= set(notices.told)


def test_a_challenge_that_is_withdrawn_counts_no_more() -> None:
    reason = {"key": "programs-silent", "arguments": {}}
    over = {"type": "withdrawn", "challenge": 1, "reason": reason}
    line = online(challenge(1), over, challenge(2))
    listed, notices, _ = made([line], lambda _: Seat(), 1)
    with pytest.raises(NoTable):
        listed.serve()
    assert [sent["type"] for sent in line.sent] == ["online", "accept", "accept"]
    assert "programs-silent" in notices.told


def test_reconnection_backs_off_and_is_then_given_up() -> None:
    listed, _, waited = made([online()] * RECONNECTS, lambda _: Seat())
    with pytest.raises(NoTable, check=because("program-connection-lost")):
        listed.serve()
    assert waited == [0.25, 0.5, 1, 2, *[4] * (RECONNECTS - 5)]


def test_a_rate_limited_program_registers_again_later() -> None:
    fast = {"key": "wire-refused-too-fast", "arguments": {"seconds": 3}}
    says: Iterator[list[Any]] = iter([[{"type": "refused", "reason": fast}], [ONLINE]])
    line = Scripted(lambda _: next(says))
    listed, notices, waited = made([line], lambda _: Seat())
    with pytest.raises(NoTable):
        listed.serve()
    assert waited[0] == 3
    assert notices.told[0] == "listed"


@pytest.mark.parametrize(
    ("says", "games"),
    [
        ({"games": ["french_poker", "chess"]}, ("french_poker",)),
        ({}, ("mia", "french_poker", "sword_of_lies")),
    ],
)
def test_the_program_lists_its_games(says: dict[str, Any], games: tuple[str, ...]) -> None:
    lines = FunctionLines(lambda _: [{"type": "ready"} | says])
    assert games_of(Conversation(lines, now=lines.now)) == games
