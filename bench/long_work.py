"""How one client with repeated expensive requests affects other players.

The table of ``long_table`` has 20 finished games. One client requests one kind of page, game after
game, without pauses or limits, and the server caches no page. At another table, a person chats and
waits for each answer. Periods with and without the client alternate on the same server, so that
other load on the machine affects both; only the differences between neighbouring periods count. The
last server has the normal cache and limits for expensive requests, and the client waits 0.1 seconds
after a refusal.

Then bots search without a pause at other tables (``bench.searching_tables``): on threads of the
server, and in the bot process.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bench import searching_tables
from bench.long_table import ADDRESS, GAMES, prepared, requested, talked
from bench.measure import Machine, at, machine
from bench.searching_tables import Place
from bench.server import Process, free_port, run

SECONDS: Final = 8.0
SPELL: Final = 5.0
"""The length of a period with or without the client, in seconds."""
PAIRS: Final = 12
WITHIN: Final = 3
"""The interval goes from the third smallest to the third largest difference. Of twelve differences,
it contains the true median in 96 of 100 runs."""
_TABLE: Final = f"/api/tables/{ADDRESS}"
PAGES: Final = {
    "records": (f"{_TABLE}/record/{{game}}",),
    "replays": (f"{_TABLE}/replay/{{game}}",),
    "stories": (f"{_TABLE}/story/{{game}}",),
    "lessons": (f"{_TABLE}/coach/{{game}}?seat=0",),
    "strategies": ("/api/strategy/mia?seats=2&lives={lives},{lives}",),
}
ALL: Final = "all of these in turn"
"""Every kind of page, one after the other."""
FORGETFUL: Final = "bench.forgetful_server"
AS_IT_IS: Final = "bench.unlimited_server"
"""The server with the default limits for expensive requests, and no other limits."""
REFUSED: Final = 0.1
"""Seconds that the client waits after a refusal."""


class Spell(NamedTuple):
    """The figures of one period."""

    given: int
    late: list[float]


def asks(port: int, kind: str, seconds: float) -> int:
    """Request pages for ``seconds``; return the number of pages served. Without a kind it plays
    among searching bots, and returns the number of moves."""
    if not kind:
        return asyncio.run(searching_tables.moves(port, seconds))
    if hasattr(os, "SCHED_IDLE"):  # its work is not the server's
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    pages = sum(PAGES.values(), ()) if kind == ALL else PAGES[kind]
    end, number, given = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        game, lives = number // len(pages) % GAMES + 1, number % 6 + 1
        page = pages[number % len(pages)]
        number += 1
        try:
            was_given = requested(port, page.format(game=game, lives=lives))
        except OSError:
            was_given = False
        given += was_given
        if not was_given:
            time.sleep(REFUSED)
    return given


async def _beside(port: int, kind: str, seconds: float) -> Spell:
    """Measure while ``asks`` runs in another process."""
    command = (sys.executable, "-m", __spec__.name, str(port), kind, str(seconds))
    asking = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    await asyncio.sleep(1)
    late = await talked(port, seconds - 1)
    return Spell(json.loads((await asking.communicate())[0]), late)


async def _in_turns(port: int, kind: str) -> list[tuple[Spell, Spell]]:
    """Return pairs of periods without and with the client, in alternating order."""
    await _beside(port, kind, 3)  # starts all processes and loads their modules
    pairs: list[tuple[Spell, Spell]] = []
    for number in range(PAIRS):
        spells: dict[bool, Spell] = {}
        for asked in (number % 2 == 0, number % 2 == 1):
            if asked:
                spells[asked] = await _beside(port, kind, SPELL + 1)
            else:
                spells[asked] = Spell(0, await talked(port, SPELL))
        pairs.append((spells[False], spells[True]))
    return pairs


def in_turns(kind: str, server: str = FORGETFUL) -> list[tuple[Spell, Spell]]:
    """Return periods on a fresh server of this kind."""
    with TemporaryDirectory() as folder:
        asyncio.run(prepared(Path(folder), open_seed=True))
        port = free_port()
        command = (sys.executable, "-m", server, str(port), folder)
        with Process(command, "127.0.0.1", Path.cwd()):
            return run(_in_turns(port, kind))


def beside_bots(place: Place) -> Spell:
    """Measure a fresh server while bots search at other tables."""
    with TemporaryDirectory() as folder:
        port, name = free_port(), searching_tables.__name__
        command = (sys.executable, "-m", name, str(port), folder, place)
        with Process(command, "127.0.0.1", Path.cwd()):
            run(talked(port, 1))
            return run(_beside(port, "", SECONDS))


def measure() -> Iterator[str]:
    """Yield each kind of page, then all of them in turn; then searching bots."""
    before = machine()
    yield "## One client that requests expensive pages, and another table"
    yield ""
    yield (
        "| pages | answers a second | p50 ms of the other table, without and with it "
        "| p99 ms | longest ms | difference of p99, ms: median of the pairs, "
        "and interval |"
    )
    yield "|---|---|---|---|---|---|"
    for kind in (*PAGES, ALL):
        yield _line(kind, in_turns(kind))
    yield _line(f"{ALL}, with the normal limits", in_turns(ALL, AS_IT_IS))
    yield ""
    yield (
        f"The server has no limits and no caches, except in the last row, where the client waits "
        f"{REFUSED} s after a refusal. At the other table, a client chats every 10 ms and waits "
        f"until the line is on disk. Each row has {PAIRS} pairs of periods of {SPELL:.0f} s. "
        f"The interval of the difference is a 96% interval. "
        f"{_busy(before)}"
    )
    yield ""
    yield "| searching bots run | moves/s | p50 ms of the other table | p99 ms | longest ms |"
    yield "|---|---|---|---|---|"
    places: tuple[Place, ...] = ("threads", "process")
    for place in places:
        named = {"threads": "on threads", "process": "in their process"}
        given, late = beside_bots(place)
        yield f"| {named[place]} | {given / SECONDS:,.0f} | {' | '.join(_figures([late]))} |"
    yield ""
    yield (
        f"Three marshals and a person at each of {searching_tables.TABLES} tables of Sword of "
        f"Lies, without pauses; {SECONDS:.0f} s each."
    )


def _line(kind: str, pairs: Sequence[tuple[Spell, Spell]]) -> str:
    given = sum(asked.given for _, asked in pairs) / (PAIRS * (SPELL + 1))
    figures = _figures([spell.late for spell, _ in pairs], [spell.late for _, spell in pairs])
    ordered = sorted(1000 * (at(0.99, two.late) - at(0.99, one.late)) for one, two in pairs)
    low, high = ordered[WITHIN - 1], ordered[-WITHIN]
    lies = f"{median(ordered):+.1f} ({low:+.1f} to {high:+.1f})"
    return f"| {kind} | {given:.0f} | {' | '.join(figures)} | {lies} |"


def _figures(*spells: Sequence[list[float]]) -> Iterator[str]:
    """Yield the median, the 99th percentile and the maximum, in milliseconds, of each group of
    periods."""
    together = [[1000 * seconds for late in group for seconds in late] for group in spells]
    yield ", ".join(f"{at(0.5, late):.1f}" for late in together)
    yield ", ".join(f"{at(0.99, late):.1f}" for late in together)
    yield ", ".join(f"{max(late):.0f}" for late in together)


def _busy(before: Machine) -> str:
    """Return the load of the machine since ``before``."""
    now = machine()
    share = 1 - (now.idle - before.idle) / (now.all - before.all)
    return f"Together, all cores were busy {100 * share:.0f}% of the time."


if __name__ == "__main__":
    which, asked_for, long = sys.argv[1:]
    print(json.dumps(asks(int(which), asked_for, float(long))))
