"""Tests of a program at a table, over a socket of the test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

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


OVER = news(entry(11), game=game(places=[2, 1]), table=table("finished"))


def play(
    sockets: list[Scripted], program: Any = first_offer
) -> tuple[FunctionLines, list[float], AtTable]:
    """Play one game over these sockets, one connection after the other."""
    lines, waited, given = FunctionLines(program), list[float](), iter(sockets)
    seat = AtTable(
        Conversation(lines, now=lines.now),
        lambda: next(given),
        lambda reason: reason.key,
        name="me",
        sleep=waited.append,
    )
    seat.play(1)
    return lines, waited, seat


def moves(sockets: list[Scripted]) -> list[dict[str, Any]]:
    return [sent for socket in sockets for sent in socket.sent if sent["type"] == "act"]


def test_a_move_is_done_once_though_the_connection_breaks() -> None:
    def breaks(sent: dict[str, Any]) -> list[Any]:
        return [welcome(9, game(LOOK))] if sent["type"] == "hello" else [None]

    def goes_on(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(9, game(LOOK))]
        return [answer(sent), OVER] if sent["type"] == "act" else [answer(sent)]

    sockets = [Scripted(breaks), Scripted(goes_on)]
    lines, _, seat = play(sockets)
    first, again = moves(sockets)
    assert first == again
    assert sockets[1].sent[0] == {"type": "hello", "since": 9}
    assert [told["type"] for told in lines.told] == ["begin", "news", "end"]
    assert seat.games == 1


def test_a_rate_limited_message_is_sent_again_later() -> None:
    answers = iter([{"key": "wire-refused-too-fast", "arguments": {"seconds": 3}}, None])

    def busy(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(9, game(LOOK))]
        if sent["type"] == "act":
            reason = next(answers)
            return [answer(sent, reason), *([] if reason else [OVER])]
        return [answer(sent)]

    sockets = [Scripted(busy)]
    _, waited, _ = play(sockets)
    assert waited == [3.0]
    assert len({move["id"] for move in moves(sockets)}) == 1


def test_a_program_is_told_of_a_refusal_and_tries_again() -> None:
    answers = iter([{"key": "mia-refused-low", "arguments": {}}, None])

    def strict(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(9, game(LOOK))]
        if sent["type"] == "act":
            reason = next(answers)
            return [answer(sent, reason), *([] if reason else [OVER])]
        return [answer(sent)]

    sockets = [Scripted(strict)]
    lines, _, _ = play(sockets)
    (refused,) = (told for told in lines.told if told["type"] == "refused")
    assert (refused["words"], refused["after"]) == ("mia-refused-low", 9)
    assert len({move["id"] for move in moves(sockets)}) == 2


def test_a_late_move_is_asked_for_again() -> None:
    stale = {"key": "table-refused-stale", "arguments": {}}
    later = news(entry(10, {"kind": "believed", "seat": 0}), game=game(LOOK))
    answers: Iterator[tuple[Any, Any]] = iter([(stale, later), (None, OVER)])

    def overtaken(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(9, game(LOOK))]
        if sent["type"] == "act":
            reason, then = next(answers)
            return [then, answer(sent, reason)] if reason else [answer(sent), then]
        return [answer(sent)]

    sockets = [Scripted(overtaken)]
    lines, _, _ = play(sockets)
    assert [move["after"] for move in moves(sockets)] == [9, 10]
    assert not any(told["type"] == "refused" for told in lines.told)


def test_it_sits_down_and_is_ready_before_each_game() -> None:
    waiting = table("gathering", games=0)

    def gathering(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(1, None, table=waiting, you=None)]
        kind = sent.get("action", {}).get("kind")
        if kind == "sit":
            return [news(entry(2), table=waiting), answer(sent)]
        if kind == "ready" and waiting["games"] == 0:
            return [answer(sent), news(entry(3), game=game(LOOK), table=table())]
        return [answer(sent), OVER] if sent["type"] == "act" else [answer(sent)]

    sockets = [Scripted(gathering)]
    play(sockets)
    deeds = [sent["action"]["kind"] for sent in sockets[0].sent if sent["type"] == "do"]
    assert deeds == ["sit", "bind-share", "ready", "leave"]


def test_an_unstored_command_is_sent_again_with_its_id() -> None:
    waiting, refused = table("gathering", games=0), set[str]()
    gone = {"key": "wire-refused-not-stored", "arguments": {}}

    def away(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(1, None, table=waiting, you=None)]
        kind = sent["action"]["kind"]
        if sent["id"] not in refused and kind != "leave":
            refused.add(sent["id"])
            return [answer(sent, gone)]
        follows = {
            "sit": news(entry(2), table=waiting),
            "ready": news(entry(3), game=game(LOOK), table=table()),
            "look": OVER,
        }
        return [answer(sent), *([follows[kind]] if kind in follows else [])]

    sockets = [Scripted(away)]
    lines, waited, _ = play(sockets)
    sent = [(one["action"]["kind"], one["id"]) for one in sockets[0].sent[1:]]
    twice = ["sit", "bind-share", "ready", "look"]
    assert [kind for kind, _ in sent] == [*(kind for kind in twice for _ in "12"), "leave"]
    assert len(set(sent)) == 5
    assert waited == [STORE_PAUSE] * 4
    assert not any(told["type"] == "refused" for told in lines.told)


def gathering(change: dict[str, Any], answers: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the program's messages before a game at a gathering table, with these changes."""
    waiting = table("gathering", games=0) | change

    def at_rest(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(1, None, table=waiting, you=1)]
        action = sent.get("action", {})
        if sent["type"] == "act":
            return [answer(sent), OVER]
        said = answer(sent, answers.get(action.get("name", "")))
        begins = [news(entry(3), game=game(LOOK), table=table())]
        return [said, *(begins if action["kind"] == "ready" else [])]

    sockets = [Scripted(at_rest)]
    play(sockets)
    return [sent["action"] for sent in sockets[0].sent if sent["type"] == "do"]


def test_it_takes_its_reserved_seat_under_a_free_name() -> None:
    kept = {"name": "Program", "away": True, "reserved": True}
    taken = {"key": "table-refused-name-taken", "arguments": {"given": "me"}}
    deeds = gathering({"seats": [{"name": "Ann"}, kept]}, {"me": taken})
    assert [deed.get("name", deed["kind"]) for deed in deeds] == [
        "me",
        "me 2",
        "bind-share",
        "ready",
        "leave",
    ]


def test_it_buys_chips_where_it_has_too_few_to_go_on() -> None:
    stakes = {"buy_in": 200, "to_go_on": 22, "rebuys": True}
    for stack, bought in ((21, [179]), (22, []), (None, [])):
        seats = [{"name": "Ann"}, {"name": "Bot", "stack": stack}]
        deeds = gathering({"stakes": stakes, "seats": seats}, {})
        assert [deed["chips"] for deed in deeds if deed["kind"] == "buy-in"] == bought


def test_a_full_table_is_said() -> None:
    full = {"key": "table-refused-full", "arguments": {}}
    waiting = table("gathering", games=0)

    def closed(sent: dict[str, Any]) -> list[Any]:
        if sent["type"] == "hello":
            return [welcome(1, None, table=waiting, you=None)]
        return [answer(sent, full)]

    with pytest.raises(NoTable, check=because("table-refused-full")):
        play([Scripted(closed)])


def test_a_program_that_fails_gets_up_and_is_told_why() -> None:
    def greets(sent: dict[str, Any]) -> list[Any]:
        return [welcome(9, game(LOOK))] if sent["type"] == "hello" else [answer(sent)]

    socket = Scripted(greets)
    lines = FunctionLines(lambda told: [{"type": "ready"}] if told["type"] == "begin" else [])
    seat = AtTable(
        Conversation(lines, now=lines.now), lambda: socket, lambda reason: reason.key, name="me"
    )
    with pytest.raises(ProgramFault, check=because("program-silent")):
        seat.play()
    assert lines.told[-1]["reason"]["key"] == "program-silent"
    assert lines.closed
    assert socket.sent[-1]["action"] == {"kind": "leave"}


@pytest.mark.parametrize(
    "key", ["table-refused-kicked", "wire-refused-no-table", "table-set-aside-slow"]
)
def test_a_removed_program_does_not_return(key: str) -> None:
    def turned_out(sent: dict[str, Any]) -> list[Any]:
        return [{"type": "refused", "reason": {"key": key, "arguments": {}}}, None]

    socket = Scripted(turned_out)
    with pytest.raises(NoTable, check=because(key)):
        play([socket])
    assert [sent["type"] for sent in socket.sent if "since" in sent] == ["hello"]


@pytest.mark.parametrize("says", [[], [welcome(9, None, table=table("finished"), you=None)]])
def test_connections_of_no_use_are_opened_ever_more_slowly(says: list[Any]) -> None:
    def useless(sent: dict[str, Any]) -> list[Any]:
        return [*says, None] if sent["type"] == "hello" else [None]

    waited: list[float] = []
    seat = AtTable(
        Conversation(FunctionLines(first_offer)),
        lambda: Scripted(useless),
        str,
        name="me",
        sleep=waited.append,
        chance=lambda: 0.5,
    )
    with pytest.raises(NoTable, check=because("program-connection-lost")):
        seat.play()
    assert waited == [0.25, 0.5, 1, 2, *[4] * (RECONNECTS - 5)]


def test_a_long_connection_without_messages_counts_as_useful() -> None:
    clock, waited = [0.0], list[float]()
    quiet = welcome(9, None, table=table("finished"), you=1)
    opened = 0

    class Quiet(Scripted):
        def receive(self, seconds: float | None = None) -> str:
            if not self._says:
                clock[0] += 3600
            return super().receive()

    def connect() -> Scripted:
        nonlocal opened
        opened += 1
        if opened > 20:
            raise NoTable(Reason("enough"))
        return Quiet(lambda sent: [quiet] if sent["type"] == "hello" else [])

    seat = AtTable(
        Conversation(FunctionLines(first_offer)),
        connect,
        str,
        name="me",
        sleep=waited.append,
        now=lambda: clock[0],
        chance=lambda: 0.5,
    )
    with pytest.raises(NoTable, check=because("enough")):
        seat.play()
    assert waited == [0.25] * 20, "each time at once, but not all programs together"


def test_the_answer_time_is_sent_without_a_clock() -> None:
    def greets(sent: dict[str, Any]) -> list[Any]:
        return [welcome(9, game(LOOK))] if sent["type"] == "hello" else [answer(sent), OVER]

    lines, _, _ = play([Scripted(greets)])
    assert lines.told[0]["time"] == 60_000


def test_a_server_that_stays_away_is_given_up() -> None:
    def away() -> Any:
        raise ConnectionLost("nobody there")

    waited: list[float] = []
    seat = AtTable(
        *(Conversation(FunctionLines(first_offer)), away, str),
        name="me",
        sleep=waited.append,
        chance=lambda: 0.5,
    )
    with pytest.raises(NoTable, check=because("program-connection-lost")):
        seat.play()
    assert waited == [0.25, 0.5, 1, 2, *[4] * (RECONNECTS - 5)]
