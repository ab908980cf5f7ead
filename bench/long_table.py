"""How requests for the records of a long table affect other players.

One table has 20 finished games and 21,000 lines, mostly chat. Eight clients with one address
request records of its games, one after the other. At another table, a person chats and waits for
each answer, which the server sends once the line is on disk.
"""

import asyncio
import json
import os
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bench.clients import Client, connect, post
from bench.measure import at
from bench.server import Process, free_port, run
from mendax.core.concrete import concrete
from mendax.server.base.settings import Rates
from mendax.server.store.store import SqliteStore, TableRow
from mendax.table.actions import Say, Sit, Start
from mendax.table.commands import Act, Do
from mendax.table.log import LogLine
from mendax.table.table import Table

LINES: Final = 21_000
GAMES: Final = 20
CLIENTS: Final = 8
SECONDS: Final = 10.0
STRANGER: Final = "127.0.0.2"
ADDRESS: Final = "longtablelongtab"
_ENDLESS: Final = "1000000/1"


def _lines(open_seed: bool) -> tuple[LogLine, ...]:
    luck, secret, now = Random(1), bytes(32), 1_700_000_000_000
    who = ("ann", "Ann")
    table, batch = Table.open(ADDRESS, secret, "mia", now, *who, open_seed=open_seed)
    lines = [*batch.lines, *table.execute(Do("ben", Sit("Ben")), now).lines]
    for _ in range(GAMES):
        lines += table.execute(Do("ann", Start()), now).lines
        while table.table_view().phase == "playing":
            run = table.game_run
            assert run is not None
            seat = next(seat for seat in run.actors if isinstance(seat, int))
            action = luck.choice(list(concrete(table.offers(seat))))
            lines += table.execute(Act(("ann", "ben")[seat], action, table.number), now).lines
        while len(lines) < LINES * table.table_view().games / GAMES:
            lines += table.execute(Do("ann", Say("so many words")), now).lines
    return tuple(lines)


async def prepared(folder: Path, open_seed: bool = False) -> None:
    """Write the long table into a new data folder; with ``open_seed`` its games are public."""
    store = SqliteStore(folder, asyncio.get_running_loop())
    await store.add_table(TableRow(ADDRESS, bytes(32), "mia", 1), _lines(open_seed))
    await store.close()


class Row(NamedTuple):
    """The figures of one run."""

    records: int
    refused: int
    late: list[float]


def requested(port: int, path: str) -> bool:
    """Return whether a page was served; False if a limit refused the request."""
    head = f"GET {path} HTTP/1.0\r\nHost: 127.0.0.1:{port}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port), 20, (STRANGER, 0)) as line:
        line.sendall(head.encode())
        answer = line.recv(1 << 16)
        while answer and (part := line.recv(1 << 16)):
            answer += part
    return answer.startswith((b"HTTP/1.1 200", b"HTTP/1.0 200"))


def asks(port: int, first: int, seconds: float) -> tuple[int, int]:
    """Request records for ``seconds``; return the numbers of records and refusals."""
    end, number, given, refused = time.monotonic() + seconds, first, 0, 0
    while time.monotonic() < end:
        number = number % GAMES + 1
        try:
            if requested(port, f"/api/tables/{ADDRESS}/record/{number}"):
                given += 1
                continue
        except OSError:
            pass
        refused += 1
        time.sleep(0.1)
    return given, refused


async def talked(port: int, seconds: float) -> list[float]:
    """Send chat messages at a separate table; return the latency of each answer in seconds."""
    head, content = await post(port, "/api/tables", b'{"game":"mia","name":"one"}')
    table = json.loads(content)["id"]
    cookie = head.split("set-cookie: ")[1].split(";")[0]
    answered, late = asyncio.Event(), []

    def heard(_: Client, text: bytes) -> None:
        if text.startswith(b'{"type":"answer"'):
            answered.set()

    client = await connect(port, f"/api/tables/{table}/socket", heard, cookie)
    client.send(b'{"type":"hello"}')
    end, count = time.perf_counter() + seconds, 0
    while (began := time.perf_counter()) < end:
        answered.clear()
        count += 1
        action = {"kind": "say", "text": "hm"}
        client.send(json.dumps({"type": "do", "id": f"c{count}", "action": action}).encode())
        await answered.wait()
        late.append(time.perf_counter() - began)
        await asyncio.sleep(0.01)
    return sorted(late)


async def _measured(port: int, clients: int) -> Row:
    await talked(port, 1)
    command = (sys.executable, "-m", __spec__.name, str(port))
    asking = [
        await asyncio.create_subprocess_exec(
            *(*command, str(first), str(SECONDS)), stdout=asyncio.subprocess.PIPE
        )
        for first in range(clients)
    ]
    await asyncio.sleep(1)
    late = await talked(port, SECONDS - 1)
    said = [json.loads((await one.communicate())[0]) for one in asking]
    return Row(sum(given for given, _ in said), sum(refused for _, refused in said), late)


def asked(clients: int, *rates: str) -> Row:
    """Measure ``clients`` clients on a fresh server."""
    with TemporaryDirectory() as folder:
        asyncio.run(prepared(Path(folder)))
        port = free_port()
        os.environ |= {"MENDAX_PORT": str(port), "MENDAX_DATA": folder, "LC_ALL": "C"}
        limits = (f"chat={_ENDLESS}", f"messages={_ENDLESS}", *rates)
        os.environ["MENDAX_RATES"] = ",".join(limits)
        with Process((sys.executable, "-m", "mendax.server"), "127.0.0.1", Path.cwd()):
            return run(_measured(port, clients))


def measure() -> Iterator[str]:
    """Yield the figures without clients, with clients and limits, and with clients without
    limits."""
    known = Rates.__struct_fields__
    free = tuple(f"{name}={_ENDLESS}" for name in ("requests", "records") if name in known)
    yield "## Records of a long table, and another table"
    yield ""
    yield "| requests of | records | refused | p50 ms of the other table | p99 ms | longest ms |"
    yield "|---|---|---|---|---|---|"
    for words, clients, rates in (
        ("no clients", 0, ()),
        ("8 clients of one address, within the limits", CLIENTS, ()),
        ("8 clients, without limits", CLIENTS, free),
    ):
        row = asked(clients, *rates)
        late = [1000 * seconds for seconds in row.late]
        yield (
            f"| {words} | {row.records:,} | {row.refused:,} "
            f"| {at(0.5, late):.1f} | {at(0.99, late):.0f} | {late[-1]:.0f} |"
        )
    yield ""
    yield (
        f"The long table has {LINES:,} lines and {GAMES} finished games. At the other table, a "
        f"client chats every 10 ms and waits until the line is on disk; {SECONDS:.0f} s each."
    )


if __name__ == "__main__":
    which, begins, long = sys.argv[1:]
    print(json.dumps(asks(int(which), int(begins), float(long))))
