"""Receives PostgreSQL's notifications of committed notices (LISTEN) on a separate connection."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import psycopg

from mendax.server.store.notices import CHANNEL

_log = logging.getLogger("mendax.store")

AGAIN: Final = 1.0
"""Seconds until a lost connection is reopened. Notices are also polled every few seconds."""


async def listened(conninfo: str, heard: Callable[[], object]) -> None:
    """Call ``heard`` after each commit of notices, until cancelled.

    ``heard`` is also called after each reconnect, because notices may have been missed.
    """
    said = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(conninfo, autocommit=True) as db:
                await db.execute(f"LISTEN {CHANNEL}")
                said = False
                heard()
                async for _ in db.notifies():
                    heard()
        except (psycopg.Error, OSError) as error:
            if not said:
                _log.warning("no notifications from PostgreSQL: %s", type(error).__name__)
            said = True
        await asyncio.sleep(AGAIN)
