"""A server for the soak test, without limits, that deletes data after minutes instead of months."""

import sys
from pathlib import Path

from bench.unlimited_server import OPEN
from mendax.server.running import retention
from mendax.server.running.serving import serve
from mendax.server.settings.settings import ServerSettings

_DAY = 86_400
ROUND = 5.0
"""Seconds between rounds of retention, instead of an hour."""
TABLES, GAMES, TALK, SESSIONS = 30, 90, 20, 150
"""The seconds for which the server keeps each kind of data."""
IDLE = 10
"""Seconds until an empty table is unloaded."""

if __name__ == "__main__":
    retention.FIRST = retention.EVERY = ROUND  # type: ignore[misc]
    serve(
        ServerSettings(
            port=int(sys.argv[1]),
            data=Path(sys.argv[2]),
            rates=OPEN,
            idle=IDLE,
            keep_tables=TABLES / _DAY,
            keep_games=GAMES / _DAY,
            keep_talk=TALK / _DAY,
            keep_sessions=SESSIONS / _DAY,
        )
    )
