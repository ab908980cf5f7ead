"""A server without limits that caches only the last page of each kind, so that requests for
different pages regenerate each page."""

import sys
from pathlib import Path

from bench.unlimited_server import OPEN
from mendax.server.base.settings import Rate, ServerSettings
from mendax.server.coaching import coaching, past_games, reading
from mendax.server.operations.serving import serve

if __name__ == "__main__":
    coaching._REMEMBERED = past_games._REMEMBERED = 1  # type: ignore[misc]
    reading.KEPT = 0  # type: ignore[misc]
    endless = dict.fromkeys(("records", "stories", "lessons", "hints", "solving"), Rate(10**9, 1))
    rates = type(OPEN)(**{name: getattr(OPEN, name) for name in OPEN.__struct_fields__} | endless)
    serve(ServerSettings(port=int(sys.argv[1]), data=Path(sys.argv[2]), rates=rates))
