"""Several servers of one cluster for tests: servers in this loop that share PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.guests import Guest, Served, serving


@asynccontextmanager
async def neighbours(
    database: str, folder: Path, servers: int = 2, **settings: Any
) -> AsyncIterator[list[Served]]:
    """Yield this number of servers."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                serving(
                    folder / f"server-{number}",
                    database=database,
                    **settings,
                )
            )
            for number in range(servers)
        ]


@asynccontextmanager
async def at(guest: Guest, served: Served) -> AsyncIterator[Guest]:
    """Yield the same browser at another server."""
    there = Guest(served.base, f"{guest.name}{served.port}")  # command ids contain this name
    there.http.cookies.update(guest.http.cookies)
    try:
        yield there
    finally:
        await there.go()
