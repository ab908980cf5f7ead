"""How tests of the server connect to it: without any limit of time.

The libraries give up after 5 to 20 seconds of their own, and call it an error; on a machine that is
busy enough every answer takes longer than that. What never comes is ended by pytest's own limit.
"""

from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect


def client(base: str) -> httpx2.AsyncClient:
    """A browser without pages, with cookies of its own, at the server that is found at ``base``."""
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
