"""Tests of the packaged strength of bots over HTTP."""

from mendax.arena.strength import packaged, read
from tests.server import connections
from tests.server.guests import Served


async def test_packaged_figures_are_public(served: Served) -> None:
    async with connections.client(served.base) as client:
        answer = await client.get("/api/strength")
    assert answer.status_code == 200
    assert read(answer.content) == packaged()
    assert "max-age" in answer.headers["cache-control"]
