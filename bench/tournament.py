"""An evening of tournament rounds, played by scripted people and programs.

``python -m bench.tournament --people 30 --programs 10 --rounds 8`` prints the measurement, and
``python -m bench tournament`` stores it. The host takes each step at once, so an evening takes as
long as its games.
"""

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from bench.clients import Client, connect
from bench.measure import FAILED, Theft, at, cpu
from bench.server import Process, free_port, run

EVENINGS = ((30, 10, 8), (300, 0, 3))
"""The people, programs and rounds of each evening."""
THINK = 0.3
"""Seconds before a move, on average."""
MINUTES = 12
"""The length of a round, which is also the longest time that a player may wait."""
PATIENCE = 60
"""The number of attempts of a request to a busy server."""
MOST_MEETINGS, MOST_LATENCY = 2, 20.0
PLAN = {
    "game": "mia",
    "preset": "standard",
    "changes": ["lives=1"],
    "minutes": MINUTES,
    "rest": 5,
    "bots": False,
    "programs": True,
}


class Evening(NamedTuple):
    """The size of an evening."""

    people: int
    programs: int
    rounds: int


class _Ask:
    """Requests of one person or program, each on a new connection."""

    def __init__(self, port: int) -> None:
        self._port, self.identity = port, ""

    async def __call__(self, method: str, path: str, body: Any = None) -> Any:
        """Return the answer. A busy server is asked again. Raises ``ConnectionError``."""
        for _ in range(PATIENCE):
            answer = await self._answer(method, path, body)
            if answer is not None:
                return answer
            await asyncio.sleep(1)
        raise ConnectionError("the server is busy")

    async def _answer(self, method: str, path: str, body: Any) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Connection: close",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
            *([self.identity] if self.identity else []),
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + content)
        said, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        head = said.decode("latin-1")
        if " 503 " in head.partition("\r\n")[0]:
            return None
        if not head.partition("\r\n")[0].split(" ")[1].startswith("2"):
            raise ConnectionError(head.partition("\r\n")[0] + answer[:200].decode())
        if not self.identity and "set-cookie: " in head:
            self.identity = "Cookie: " + head.split("set-cookie: ")[1].split(";")[0]
        return msgspec.json.decode(answer)


class _Course:
    """The measurements of one evening."""

    def __init__(self) -> None:
        self.late: list[tuple[float, float]] = []
        """The moment and the latency of each move, in seconds."""
        self.waits: list[float] = []
        """The seconds from the end of a player's game to the first message of the next."""
        self.refused: Counter[str] = Counter()


class _Seated:
    """A player at one table."""

    def __init__(self, course: _Course, luck: random.Random, began: asyncio.Event) -> None:
        self._course, self._luck, self._began = course, luck, began
        self.over = asyncio.Event()
        self._client: Client | None = None
        self._sent: dict[str, float] = {}
        self._number = 0
        self._offers: list[dict[str, Any]] = []
        self._thinks = False

    async def play(self, port: int, table: str, identity: str) -> None:
        """Connect, and play until the game is over."""
        self._client = await connect(
            port, f"/api/tables/{table}/socket", self._heard, None, header=identity
        )
        self._client.send(b'{"type":"hello"}')
        await self.over.wait()
        self._client.close()

    def _heard(self, client: Client, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "answer":
            now = time.perf_counter()
            self._course.late.append((now, now - self._sent.pop(message["id"], now)))
            if message["reason"] is not None:
                self._course.refused[message["reason"]["key"]] += 1
        if message["type"] not in ("welcome", "news"):
            return
        entries = message.get("missed") or message.get("entries") or []
        numbers = [message.get("number", 0), *(entry["number"] for entry in entries)]
        self._number = max(self._number, *numbers)
        game = message["game"]
        if game is None:
            return
        self._began.set()
        if game["places"] is not None:
            self.over.set()
        self._offers = game["offers"]
        if self._offers and not self._thinks:
            self._thinks = True
            wait = self._luck.expovariate(1 / THINK)
            asyncio.get_running_loop().call_later(wait, self._move)

    def _move(self) -> None:
        self._thinks = False
        if self.over.is_set() or not self._offers or self._client is None:
            return  # the question is out of date, and another one follows
        offer = self._luck.choice(self._offers)
        action = dict(offer["action"])
        for slot in offer["slots"]:
            if slot["kind"] == "one-of":
                action[slot["field"]] = self._luck.choice(slot["values"][:3])
        name = f"m{self._number}"
        self._sent[name] = time.perf_counter()
        act = {"type": "act", "id": name, "after": self._number, "action": action}
        self._client.send(msgspec.json.encode(act))


async def _player(
    port: int, path: str, name: str, program: bool, course: _Course, luck: random.Random
) -> None:
    """Enter and play at each table until the evening is over."""
    ask = _Ask(port)
    await ask("POST", "/api/session")
    if program:
        made = await ask("POST", "/api/keys", {"name": name})
        ask.identity = f"Authorization: Bearer {made['key']}"
    try:
        seen = await ask("POST", f"{path}/actions", {"action": {"kind": "enter", "name": name}})
    except ConnectionError:  # the server was busy, and has stored it since
        seen = await ask("GET", path)
    last, since = "", 0.0
    while seen["phase"] != "over":
        table = _own(seen)
        if table is not None and table["id"] != last:
            last, began = table["id"], asyncio.Event()
            seated = _Seated(course, luck, began)
            playing = asyncio.ensure_future(seated.play(port, last, ask.identity))
            await began.wait()
            if since:
                course.waits.append(time.perf_counter() - since)
            await playing
            since = time.perf_counter()
        seen = await ask("GET", f"{path}?since={seen['number']}")


def _own(seen: Mapping[str, Any]) -> Mapping[str, Any] | None:
    if seen["phase"] not in ("playing", "called"):
        return None
    tables = (t for t in seen["tables"] if seen["you"] in t["players"] and t["places"] is None)
    return next(tables, None)


async def _host(ask: _Ask, path: str, players: int) -> list[list[list[int]]]:
    """Take each step at once, and return the players of all tables of each round."""
    rounds: list[list[list[int]]] = []
    seen = await ask("GET", path)
    while len(seen["players"]) < players:
        seen = await ask("GET", f"{path}?since={seen['number']}")
    while seen["phase"] != "over":
        if seen["phase"] in ("gathering", "seated") or seen["step"] == "seat":
            try:
                seen = await ask("POST", f"{path}/next")
            except ConnectionError:  # the clock has taken the step
                seen = await ask("GET", path)
        else:
            seen = await ask("GET", f"{path}?since={seen['number']}")
        if seen["phase"] == "playing" and seen["round"] > len(rounds):
            rounds.append([table["players"] for table in seen["tables"]])
    return rounds


async def _evening(port: int, evening: Evening) -> tuple[_Course, list[list[list[int]]], Theft]:
    course, luck, theft, ask = _Course(), random.Random(7), Theft(), _Ask(port)
    plan = PLAN | {"rounds": evening.rounds}
    made = await ask("POST", "/api/tournaments", {"name": "Bench", "plan": plan})
    path = f"/api/tournaments/{made['id']}"
    watching = asyncio.ensure_future(theft.watch())
    players = [
        _player(port, path, f"{'Bot' if p else 'Guest'} {number}", p, course, luck)
        for p, count in ((False, evening.people), (True, evening.programs))
        for number in range(count)
    ]
    playing = [asyncio.ensure_future(player) for player in players]
    rounds = await _host(ask, path, len(players))
    await asyncio.gather(*playing)
    watching.cancel()
    return course, rounds, theft


def faults(course: _Course, rounds: Sequence[Sequence[Sequence[int]]]) -> Iterator[str]:
    """Yield what must not happen in an evening of at most eight rounds."""
    if max(course.waits, default=0) > 60 * MINUTES:
        yield f"someone waited {max(course.waits):.0f} s"
    if _most_meetings(rounds) > MOST_MEETINGS:
        yield f"two players met {_most_meetings(rounds)} times"
    if _seat_spread(rounds) > 1:
        yield f"the seats of a player differ by {_seat_spread(rounds)}"
    if course.refused:
        yield f"refused moves: {dict(course.refused)}"


def _most_meetings(rounds: Sequence[Sequence[Sequence[int]]]) -> int:
    met = Counter(
        (one, other)
        for tables in rounds
        for table in tables
        for one in table
        for other in table
        if one < other
    )
    return max(met.values())


def _seat_spread(rounds: Sequence[Sequence[Sequence[int]]]) -> int:
    """Return by how much the seats of one player differ, among those that every table has."""
    every = min(len(table) for tables in rounds for table in tables)
    seats: dict[int, Counter[int]] = {}
    for tables in rounds:
        for table in tables:
            for seat, player in enumerate(table):
                seats.setdefault(player, Counter())[seat] += 1
    counts = [[taken[seat] for seat in range(every)] for taken in seats.values()]
    return max(max(count) - min(count) for count in counts)


def _row(evening: Evening) -> Iterator[str]:
    with TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "bench.unlimited_server", str(port), folder]
        with Process(command, "127.0.0.1", Path(__file__).parent.parent) as server:
            began, used = time.perf_counter(), cpu(server.pid)
            course, rounds, theft = run(_evening(port, evening))
            took, used = time.perf_counter() - began, cpu(server.pid) - used
    calm = [
        late
        for moment, late in course.late
        if any(start <= moment - late and moment <= end for start, end in theft.spared())
    ]
    late = [late for _, late in course.late]
    p99 = 1000 * at(0.99, calm or late)
    yield (
        f"| {evening.people} | {evening.programs} | {evening.rounds} | {len(rounds[0])} "
        f"| {len(late):,} | {1000 * at(0.5, late):.1f} | {1000 * at(0.99, late):.1f} "
        f"| {p99:.1f} | {max(course.waits, default=0):.0f} | {_most_meetings(rounds)} "
        f"| {_seat_spread(rounds)} | {100 * used / took:.0f} |"
    )
    for fault in faults(course, rounds):
        yield f"{FAILED} {fault}."
    if p99 > MOST_LATENCY:
        yield f"{FAILED} the 99th percentile of a move is {p99:.1f} ms."


def measure(evenings: Sequence[tuple[int, int, int]] = EVENINGS) -> Iterator[str]:
    """Yield the evenings, as lines of Markdown."""
    yield "## Evenings of a tournament"
    yield ""
    yield (
        "| people | programs | rounds | tables | moves | p50 ms | p99 ms | p99 ms spared "
        "| longest wait s | most meetings | seats differ by | server processor % |"
    )
    yield "|" + "---|" * 12
    failures = []
    for evening in evenings:
        for line in _row(Evening(*evening)):
            if line.startswith(FAILED):
                failures.append(line)
            else:
                yield line
    yield ""
    yield from failures or ["No one waited longer than a round, and no move was refused."]
    yield (
        f"Mia with one life at tables of four. Players think for {THINK:g} s on average, and the "
        "host takes each step at once. A wait is the time from the end of a player's game to the "
        "beginning of the next. Server and clients have one core each."
    )


def main(words: Sequence[str]) -> int:
    """Run one evening with ``--people``, ``--programs`` and ``--rounds``."""
    parser = argparse.ArgumentParser(prog="python -m bench.tournament", description=__doc__)
    parser.add_argument("--people", type=int, default=EVENINGS[0][0])
    parser.add_argument("--programs", type=int, default=EVENINGS[0][1])
    parser.add_argument("--rounds", type=int, default=EVENINGS[0][2])
    given = parser.parse_args(words)
    for line in measure([(given.people, given.programs, given.rounds)]):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
