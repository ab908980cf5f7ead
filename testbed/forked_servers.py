"""Fork server processes, which then start in 0.1 seconds: ``python -m testbed.forked_servers``.

The program reads lines of JSON from its standard input, each with the folder, the database, the
host, the port and the clock offset of a server. A server serves everything that ``mendax serve``
does. Once it accepts connections, it writes its process id and port to standard output as a line of
JSON.
"""

import ctypes
import gc
import json
import os
import signal
import sys
import time
import traceback
from pathlib import Path

import uvloop
from msgspec.structs import replace

from mendax.server.clock import AheadClock
from mendax.server.listening.listening import listen
from mendax.server.running.app import App
from mendax.server.running.context import ServerContext
from mendax.server.running.serving import COLLECTIONS
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.asgi_server import Server
from mendax.server.store import grouping, owners
from mendax.server.store.postgresql import postgres_store, writer
from mendax.server.tables import ownership
from testbed.rates import FREELY

UNLIMITED = replace(FREELY, connections_per_address=10**9, sockets_per_address=10**9, sockets=10**6)
"""No rate limits, because all test clients share one address."""
_PR_SET_PDEATHSIG = 1
_END_WITH_PARENT = ctypes.CDLL(None).prctl
"""The system call that makes the server end when its parent is killed."""
SILENT = 3.0
"""Seconds of silence after which a server loses its tables, so that tests are quick."""
LOADED = (postgres_store,)
"""Modules that a server needs soon after startup."""


async def served(asked: dict[str, str]) -> None:
    """Serve until the process is killed."""
    settings = ServerSettings(
        host=(asked["host"],),
        port=int(asked["port"]),
        data=Path(asked["folder"]),
        database=asked["database"],
        rates=UNLIMITED,
    )
    _set_clock(float(asked["ahead"]))
    listening = listen(settings)
    context = ServerContext(settings)
    ahead = round(1000 * float(asked["ahead"]))
    context.registry.clock = AheadClock(context.registry.clock, ahead)
    context.api.listens_at(listening.sockets)

    def ready() -> None:
        said = json.dumps({"pid": os.getpid(), "port": listening.sockets[0].getsockname()[1]})
        os.write(1, said.encode() + b"\n")

    gc.set_threshold(*COLLECTIONS)
    server = Server(App(context), context.connections, ready)
    await server.serve(listening.sockets)
    await context.close()


def _set_clock(ahead: float) -> None:
    """Set the wall clock of this process ``ahead`` seconds ahead of the machine's clock."""
    right = time.time
    right_ns = time.time_ns
    time.time = lambda: right() + ahead
    time.time_ns = lambda: right_ns() + int(ahead * 1e9)


def main() -> None:
    """Fork a server for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    writer.PATIENCE = 600.0  # type: ignore[misc]
    grouping.FRESH = -1.0  # type: ignore[misc]
    owners.EVERY, owners.GAP, owners.SILENT = 0.25, 1.0, SILENT  # type: ignore[misc]
    ownership.KNOCKS = round(1000 * SILENT)  # type: ignore[misc]
    for line in sys.stdin:
        if os.fork() == 0:
            try:
                _END_WITH_PARENT(_PR_SET_PDEATHSIG, signal.SIGKILL)
                uvloop.run(served(json.loads(line)))
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)


if __name__ == "__main__":
    main()
