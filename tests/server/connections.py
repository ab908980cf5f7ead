"""Connections from tests to the server, without time limits.

The libraries' timeouts are 5 to 20 seconds, but answers may take longer on a busy machine. pytest's
own limit ends a wait without an answer.
"""

from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect


def client(base: str) -> httpx2.AsyncClient:
    """Return an HTTP client with its own cookies, for the server at ``base``."""
    return httpx2.AsyncClient(base_url=base, timeout=None, verify=False)  # loads no authorities


async def socket(base: str, path: str, **options: Any) -> ClientConnection:
    """Open a WebSocket to this path of a server, without compression or pings. If the server
    refuses it, the exception of ``websockets`` is raised."""
    return await connect(
        base.replace("http", "ws", 1) + path,
        open_timeout=None,
        ping_interval=None,
        close_timeout=None,
        **{"compression": None} | options,
    )
