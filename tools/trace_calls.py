"""Count the calls in `src/mendax` for one move at a live table, or for one command.

Rules of this file
1. It runs with the Python of the measured tree, and uses only public interfaces: the command line,
   the HTTP paths and the socket messages. It can therefore measure every commit with the same
   protocol, even if module names differ.
2. `sys.setprofile` counts calls in every thread, except calls of other packages and of compiled
   kernels. Changes from one file to another are counted per thread.

Usage: python tools/trace_calls.py ROOT, with `mendax` of that root importable; prints JSON.
"""

import asyncio
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

Message = dict[str, Any]
_QUIET_SECONDS = 0.05
"""The seconds during which calls still count after the last message of a move."""
_WATCHED: frozenset[str] = frozenset({"shake", "call"})
_SAMPLES = 9


@dataclass
class Counter:
    """Counts the calls of functions in files below a folder while ``on`` is true."""

    under: str
    on: bool = False
    calls: dict[int, list[CodeType]] = field(default_factory=dict)
    """The code of every call in order, for each thread."""

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        """Record a call; the callback of `sys.setprofile`."""
        if self.on and event == "call" and frame.f_code.co_filename.startswith(self.under):
            self.calls.setdefault(threading.get_ident(), []).append(frame.f_code)

    def install(self) -> None:
        """Install the trace in this thread and in the threads that it starts."""
        threading.setprofile(self.profile)
        sys.setprofile(self.profile)

    def take(self) -> dict[str, int]:
        """Return the figures since the last `take`."""
        threads, self.calls = list(self.calls.values()), {}
        every = [code for calls in threads for code in calls]
        return {
            "calls": len(every),
            "functions": len({code for code in every if code.co_name != "<module>"}),
            "files": len({code.co_filename for code in every}),
            "changes of file": sum(
                one.co_filename != other.co_filename
                for calls in threads
                for one, other in itertools.pairwise(calls)
            ),
        }


class Tab:
    """One person's socket to a table, with the last messages about the game."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.number = 0
        self.game: Message | None = None
        self.answers: dict[str, Message] = {}
        self._ids = 0
        self._changed = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        """Store received messages while the socket is open."""
        async for text in self.connection:
            message = json.loads(text)
            if message["type"] == "answer":
                self.answers[message["id"]] = message
            elif message["type"] in ("welcome", "news"):
                entries = message.get("missed") or message.get("entries") or []
                numbers = (entry["number"] for entry in entries)
                self.number = max(self.number, message.get("number", 0), *numbers)
                self.game = message["game"]
            self._changed.set()

    async def until(self, so: Callable[[], object], seconds: float = 60) -> None:
        """Wait until ``so`` is true after a message. Raises ``TimeoutError``."""
        async with asyncio.timeout(seconds):
            while not so():
                self._changed.clear()
                await self._changed.wait()

    async def reaches(self, number: int) -> None:
        """Wait until this entry is received."""
        await self.until(lambda: self.number >= number)

    async def command(self, kind: str, **fields: Any) -> Message:
        """Send a command, and return its answer."""
        self._ids += 1
        sent = {"type": kind, "id": str(self._ids), **fields}
        await self.connection.send(json.dumps(sent))
        await self.until(lambda: sent["id"] in self.answers)
        return self.answers[sent["id"]]


async def seated(base: str, game: str, people: int) -> list[Tab]:
    """Return a table of this game with ``people`` players, after its start."""
    import httpx2
    from websockets.asyncio.client import connect

    tabs: list[Tab] = []
    table = ""
    for number in range(people):
        async with httpx2.AsyncClient(base_url=base, timeout=60) as http:
            (await http.post("/api/session")).raise_for_status()
            if not table:
                opened = await http.post("/api/tables", json={"game": game, "name": "P0"})
                table = opened.raise_for_status().json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        where = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
        connection = await connect(where, additional_headers={"cookie": cookie}, compression=None)
        tab = Tab(connection)
        tabs.append(tab)
        await connection.send(json.dumps({"type": "hello", "since": 0}))
        await tab.reaches(1)
        if number:
            await tab.command("do", action={"kind": "sit", "name": f"P{number}"})
    await tabs[0].command("do", action={"kind": "start"})
    for tab in tabs:
        await tab.until(partial(getattr, tab, "game"))
    return tabs


def chosen(offers: list[Message], generator: random.Random) -> Message:
    """Return an offered action: one of a measured kind if possible, otherwise any except giving
    up."""
    watched = [offer for offer in offers if offer["action"]["kind"] in _WATCHED]
    others = [offer for offer in offers if offer["action"]["kind"] not in ("fold", "concede")]
    offer = generator.choice(watched or others or offers)
    action = dict(offer["action"])
    for slot in offer["slots"]:
        if slot["kind"] == "one-of":
            action[slot["field"]] = generator.choice(slot["values"][:4])
        elif slot["kind"] == "between":
            action[slot["field"]] = slot["low"]
        elif slot["kind"] == "free-text":
            action[slot["field"]] = "hm"
    return action


async def moves(base: str, counter: Counter, game: str, people: int, kind: str) -> dict[str, int]:
    """Return the figures for one move of this kind, from the sample with the fewest calls. Other
    work of the server (timers, the watchdog) is counted, too."""
    generator = random.Random(1)
    samples: list[dict[str, int]] = []
    while len(samples) < _SAMPLES:
        tabs = await seated(base, game, people)
        while len(samples) < _SAMPLES and not (tabs[0].game or {})["places"]:
            number = max(tab.number for tab in tabs)
            await asyncio.gather(*(tab.reaches(number) for tab in tabs))
            mover = next((tab for tab in tabs if tab.game and tab.game["offers"]), None)
            if mover is None or mover.game is None:
                await asyncio.sleep(0.01)
                continue
            action = chosen(mover.game["offers"], generator)
            watched = action["kind"] == kind
            if watched:
                await asyncio.sleep(_QUIET_SECONDS)
            counter.on = watched
            answer = await mover.command("act", after=mover.number, action=action)
            if answer["reason"] is None:
                await asyncio.gather(*(tab.reaches(answer["number"]) for tab in tabs))
            if watched:
                await asyncio.sleep(_QUIET_SECONDS)
                counter.on = False
                figures = counter.take()
                if answer["reason"] is None:
                    samples.append(figures)
        for tab in tabs:
            await tab.connection.close()
    return min(samples, key=lambda figures: figures["calls"])


def live(under: str) -> dict[str, dict[str, int]]:
    """Return the figures for a roll and a bet, on a server in this process."""
    counter, found = Counter(under), {}
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    async def visit() -> None:
        await _reachable(port)
        base = f"http://127.0.0.1:{port}"
        found["a roll of Mia at a live table"] = await moves(base, counter, "mia", 2, "shake")
        name = "a bet of Sword of Lies at a live table"
        found[name] = await moves(base, counter, "sword_of_lies", 3, "call")

    def visitors() -> None:
        status = 1
        try:
            asyncio.run(visit())
            print(json.dumps(found), flush=True)
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)  # a signal is the only public way to stop the server

    from mendax.terminal.cli import main

    with tempfile.TemporaryDirectory() as data:
        threading.Thread(target=visitors).start()  # before the profiler, so it is not measured
        counter.install()
        sys.argv = ["mendax", "serve", "--port", str(port), "--data", data]
        main()
    return found


async def _reachable(port: int) -> None:
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise TimeoutError("the server did not start")


def solve(under: str) -> dict[str, dict[str, int]]:
    """Return the figures of `mendax solve --lives 1`, including imports."""
    counter = Counter(under, on=True)
    with tempfile.TemporaryDirectory() as policies:
        os.environ["MENDAX_POLICIES"] = policies
        counter.install()
        from mendax.terminal.cli import main

        output, sys.stdout = sys.stdout, sys.stderr  # only the figures go to stdout
        try:
            sys.argv = ["mendax", "solve", "--lives", "1", "--plain", "--lang", "en"]
            main()
        except SystemExit as leaving:
            if leaving.code:
                raise
        finally:
            sys.setprofile(None)
            sys.stdout = output
    return {"mendax solve --lives 1": counter.take()}


def main(arguments: list[str]) -> int:
    """Print the figures of a tree as JSON. Each part runs in a separate process."""
    root, *part = arguments
    under = str(Path(root).resolve() / "src" / "mendax") + os.sep
    parts: dict[str, Callable[[str], dict[str, dict[str, int]]]] = {"live": live, "solve": solve}
    if part:
        print(json.dumps(parts[part[0]](under)), flush=True)
        return 0
    figures: dict[str, dict[str, int]] = {}
    for name in parts:
        command = [sys.executable, __file__, root, name]
        done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=True)
        figures |= json.loads(done.stdout.splitlines()[-1])
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.path[0] = str(Path(sys.argv[1]).resolve())  # not tools/: its names are common
    sys.exit(main(sys.argv[1:]))
