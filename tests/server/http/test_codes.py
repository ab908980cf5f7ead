"""Tests of codes over HTTP, for seated players and for invited people."""

from pathlib import Path

import httpx2
import msgspec

from mendax.server.people.table_codes import LIFETIME
from mendax.server.settings.settings import Rate
from tests.server import connections
from tests.server.guests import FREELY, Served, serving


def _client(served: Served) -> httpx2.AsyncClient:
    return connections.client(served.base)


async def _open(host: httpx2.AsyncClient) -> str:
    answer = await host.post("/api/tables", json={"game": "mia", "name": "Olena"})
    return str(answer.json()["id"])


async def test_players_get_a_code_of_their_table(served: Served) -> None:
    async with _client(served) as host, _client(served) as friend:
        table = await _open(host)
        told = (await host.post(f"/api/tables/{table}/code")).json()
        assert told["seconds"] == LIFETIME
        assert (await host.post(f"/api/tables/{table}/code")).json() == told
        typed = f"Join us: https://x.example/j/{told['code'].lower()}."
        found = await friend.post("/api/codes", json={"typed": typed})
        assert found.json() == {"id": table, "tournament": False}


async def test_strangers_get_no_code(served: Served) -> None:
    async with _client(served) as host, _client(served) as stranger:
        table = await _open(host)
        await stranger.post("/api/session")
        refused = await stranger.post(f"/api/tables/{table}/code")
        assert refused.status_code == 403
        assert refused.json()["reason"]["key"] == "table-refused-no-seat"


async def test_an_unknown_code_is_refused(served: Served) -> None:
    async with _client(served) as client:
        for typed, key in (("AAAAA", "no-code"), ("A", "not-a-code"), ("12345", "not-a-code")):
            answer = await client.post("/api/codes", json={"typed": typed})
            assert answer.status_code == 404, typed
            assert answer.json()["reason"]["key"] == f"wire-refused-{key}", typed


async def test_wrong_guesses_are_slowed_down(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(FREELY, codes=Rate(2, 60))
    async with (
        serving(tmp_path, rates, clock=lambda: 0.0) as served,
        _client(served) as client,
    ):
        typed = {"typed": "AAAAA"}
        tried = [(await client.post("/api/codes", json=typed)).status_code for _ in range(3)]
    assert tried == [404, 404, 429]
