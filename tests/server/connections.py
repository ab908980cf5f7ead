"""Connections of tests to the server: without time limits.

The libraries time out after 5 to 20 seconds; on a busy machine every answer takes longer. pytest's
own limit ends a wait without an answer.
"""

from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect


def client(base: str) -> httpx2.AsyncClient:
    """Return an HTTP client with its own cookies, for the server at ``base``."""
    return httpx2.AsyncClient(base_url=base, timeout=None, verify=False)  # reads no authorities


async def socket(base: str, path: str, **options: Any) -> ClientConnection:
    """An open WebSocket to this path of a server; raises what ``websockets`` raises where it is
    refused. It neither compresses nor pings."""
    return await connect(
        base.replace("http", "ws", 1) + path,
        open_timeout=None,
        ping_interval=None,
        close_timeout=None,
        **{"compression": None} | options,
    )
