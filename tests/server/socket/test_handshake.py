"""Tests that after the handshake there is one copy of a table, and that seated players can
connect."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.guests import FREELY, Guest, Served, guests, serving
from tests.server.hostile import until


async def test_a_client_before_hello_uses_the_same_table_copy(served: Served) -> None:
    registry = served.context.registry
    async with guests(served.base, "Ann", "Bob", "Late") as (ann, bob, late):
        table = await ann.open()
        seated = await ann.enter(table)
        await bob.enter(table, sit=True)
        slow = await late.tab(table)
        for tab in (*ann.tabs, *bob.tabs):
            await tab.close()
        await until(lambda: registry.sockets == 1)
        for _ in range(3):
            registry.unload_idle()
        assert registry.tables == 1, "a connection is pending"
        again = await bob.enter(table)
        await slow.hello()
        assert (await again.do("say", text="is anybody there?"))["reason"] is None
        await slow.until(lambda t: any(e["kind"] == "said" for e in t.events))
        assert seated.closed


@asynccontextmanager
async def _crowded(tmp_path: Path, **few: int) -> AsyncIterator[tuple[Served, list[Guest], str]]:
    """Yield a table of Ann's and Bob's with two spectators."""
    rates = msgspec.structs.replace(FREELY, **few)
    async with (
        serving(tmp_path, rates=rates) as served,
        guests(served.base, "Ann", "Bob", "Eve", "Mallory") as people,
    ):
        table = await people[0].open()
        await people[0].enter(table)
        player = await people[1].enter(table, sit=True)
        await player.close()
        await until(lambda: served.context.registry.sockets == 1)
        for spectator in people[2:]:
            await spectator.enter(table)
        yield served, people, table


@pytest.mark.parametrize("limit", ["sockets_per_table", "sockets_per_address", "sockets"])
async def test_players_can_connect_at_a_full_server(tmp_path: Path, limit: str) -> None:
    async with _crowded(tmp_path, **{limit: 3}) as (_, (ann, bob, eve, mallory), table):
        with pytest.raises(InvalidStatus) as refused:
            await eve.tab(table)
        assert refused.value.response.status_code == 503
        back = await bob.enter(table)
        assert back.you == 1
        assert (await back.do("say", text="back again"))["reason"] is None
        await ann.tabs[0].until(lambda t: any(e["kind"] == "said" for e in t.events))
        assert not eve.tabs[0].closed
        if limit == "sockets_per_table":
            await mallory.tabs[0].until(lambda t: t.closed)
            assert mallory.tabs[0].closed == (1013, "another one takes this place")


async def _sessions(served: Served) -> int:
    """Return the number of stored sessions."""
    asked = "SELECT count(*) FROM sessions"
    return await served.context.store.ask(lambda db: int(db.execute(asked).fetchone()[0]))


async def test_a_stranger_gets_no_session_at_the_socket_limit(
    tmp_path: Path,
) -> None:
    async with _crowded(tmp_path, sockets_per_table=3) as (served, _, table):
        before = await _sessions(served)
        async with guests(served.base, "New") as (new,):
            new.http.cookies.set("mendax", "none-of-ours")
            with pytest.raises(InvalidStatus):
                await new.tab(table)
        assert await _sessions(served) == before


async def test_a_shared_device_stays_seated_after_its_owner_left(
    served: Served,
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        live = await served.context.registry.find(tab.table["id"], None)
        (device,) = live.table.people()
        assert device
        assert (await tab.do("add-person", name="Cleo"))["reason"] is None
        assert live.sits(device)
        assert (await tab.do("leave"))["reason"] is None
        assert live.table.seat_of(device) is None
        assert live.sits(device)
        assert not live.sits("somebody-else")
