"""Tests that the health of the server has current counts, for permitted clients only."""

import pytest

from mendax.server.settings.settings import Rates
from tests.server.guests import Served, guests


async def test_health_counts_tables_and_sockets(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        before = (await ann.http.get("/api/health")).json()
        assert set(before) == {"version", "tables", "sockets", "uptime"}
        assert (before["tables"], before["sockets"]) == (0, 0)
        await ann.enter(await ann.open())
        after = (await ann.http.get("/api/health")).json()
        assert (after["tables"], after["sockets"]) == (1, 1)
        assert after["uptime"] >= before["uptime"]


async def test_it_is_ready_while_it_has_capacity_and_can_store(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        ready = await ann.http.get("/api/ready")
        assert (ready.status_code, ready.json()) == (200, {"ready": True})
        monkeypatch.setattr(served.context.registry, "sockets", Rates().sockets)
        assert (await ann.http.get("/api/ready")).status_code == 503
        assert (await ann.http.get("/api/health")).status_code == 200, "it lives, and is full"


async def test_not_ready_while_the_store_fails(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full() -> str:
        return "no space left"

    monkeypatch.setattr(served.context.store, "trouble", full)
    async with guests(served.base, "Ann") as (ann,):
        answer = await ann.http.get("/api/ready")
        assert answer.status_code == 503
        assert "no space left" in answer.text
