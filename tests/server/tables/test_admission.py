"""Tests that removed players stay out, and that a new link admits only people who are present."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from mendax.server.tables.admission import REMOVED
from tests.server.guests import Guest, Served, Tab, guests, seated, serving
from tests.server.secrecy import fixed


async def new_link(host: Tab) -> str:
    """Let the host create a new link; return the address."""
    before = host.table["id"]
    assert (await host.do("new-link"))["reason"] is None
    address: str = await host.until(lambda t: t.table["id"] != before and t.table["id"])
    return address


async def refused(guest: Guest, address: str) -> None:
    """Check that pages and sockets at this address refuse ``guest``."""
    for page in ("", "/record/1", "/aid", "/story/1", "/replay/1", "/hint"):
        answer = await guest.http.get(f"/api/tables/{address}{page}")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (
            404,
            "wire-refused-no-table",
        )
    with pytest.raises(InvalidStatus) as caught:
        await guest.tab(address)
    assert caught.value.response.status_code == 404


async def test_a_removed_spectator_is_closed_everywhere_and_stays_out(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        host, other = await seated([ann, ben])
        table = host.table["id"]
        shouting = [await eve.enter(table), await eve.enter(table)]
        await shouting[0].do("rename", name="Eve")
        assert (await shouting[0].do("say", text="HEY"))["reason"] is None
        assert (await host.do("remove-watcher", name="Eve"))["reason"] is None
        for tab in shouting:
            assert (await tab.refusal())["key"] == "table-refused-kicked"
            assert await tab.until(lambda t: t.closed) == (REMOVED, "removed")
        again = await eve.enter(table)
        assert await again.until(lambda t: t.closed) == (REMOVED, "removed")
        assert other.closed is None
        await other.until(lambda t: any(e["kind"] == "watcher-removed" for e in t.events))


async def test_a_new_cookie_is_kept_out_by_a_lock_and_a_new_link(
    served: Served,
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        host, other = await seated([ann, ben])
        table, settings = host.table["id"], host.table["settings"]
        await host.do("remove", seat=1)
        await other.until(lambda t: t.closed)
        await host.do("set-table", settings=settings | {"locked": True})
        ben.http.cookies.clear()
        stranger = await ben.enter(table)
        sat = await stranger.do("sit", name="Ben")
        assert sat["reason"]["key"] == "table-refused-seats-locked"
        await stranger.close()
        ben.http.cookies.clear()
        await new_link(host)
        await refused(ben, table)


async def test_a_new_link_is_sent_to_connected_players(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as served,
        guests(served.base, "Ann", "Ben", "Eve", "Cy") as people,
    ):
        ann, ben, eve, cy = people
        host, other = await seated([ann, ben])
        old = host.table["id"]
        watching = await eve.enter(old)
        code = (await ann.http.post(f"/api/tables/{old}/code", json={})).json()["code"]
        assert (await other.do("new-link"))["reason"]["key"] == "table-refused-not-host"
        first = await new_link(host)
        for tab in (other, watching):
            await tab.until(lambda t: t.table["id"] == first)
            assert [e["kind"] for e in tab.events][-1] == "link-changed"
        new = await new_link(host)
        assert len({old, first, new}) == 3
        for address in (old, first):
            await refused(cy, address)
            # A seated player may not have the new link yet: the page returns by the old one.
            known = await ben.http.get(f"/api/tables/{address}")
            assert known.json()["id"] == new
        assert (await (await ben.enter(old)).do("say", text="back"))["reason"] is None
        lost = (await cy.http.post("/api/codes", json={"typed": code})).json()
        await refused(cy, lost["id"])
        code = (await ann.http.post(f"/api/tables/{new}/code", json={})).json()["code"]
        assert (await cy.http.post("/api/codes", json={"typed": code})).json()["id"] == new
        assert (await (await cy.enter(new)).do("sit", name="Cy"))["reason"] is None
        page = await cy.http.get(f"/t/{old}", headers={"accept": "text/html"})
        assert "Ann" not in page.text
    async with serving(tmp_path) as served, guests(served.base, "Dan") as (dan,):
        await refused(dan, old)
        await dan.enter(new)
        live = await served.context.registry.find(new, None)
        player = live.table.people()[0]
        assert live is await served.context.registry.find(first, player)
        assert live is await served.context.registry.find(old, player)


async def test_an_old_client_does_not_get_the_new_link(
    served: Served,
) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        host, _ = await seated([ann, ben])
        old = host.table["id"]
        silent, late = await eve.tab(old), await ben.tab(old)
        new = await new_link(host)
        await silent.send({"type": "hello", "since": 0})
        assert (await silent.refusal())["key"] == "wire-refused-no-table"
        assert await silent.until(lambda t: t.closed) == (REMOVED, "removed")
        assert new not in "".join(silent.raw)
        assert (await late.hello())["table"]["id"] == new


async def test_no_byte_of_strangers_depends_on_the_new_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two worlds differ only in the new address, and removed and refused clients get the same
    bytes.
    """
    heard = []
    for number, address in enumerate(("x" * 16, "y" * 16)):
        fixed(monkeypatch, ids=["w" * 16, address])
        async with serving(tmp_path / str(number)) as served:
            heard.append(await _heard(served))
    one, other = heard
    assert one["Ann"] != other["Ann"]
    for name in ("Ben", "Eve"):
        assert one[name] == other[name], name
        assert not [text for text in one[name] if "x" * 16 in text]


async def _heard(served: Served) -> dict[str, list[str]]:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        host, kicked = await seated([ann, ben])
        stranger = await eve.enter(host.table["id"])
        settings = host.table["settings"]
        await host.do("set-table", settings=settings | {"spectators": False})
        await host.do("remove", seat=1)
        await kicked.until(lambda t: t.closed)
        await new_link(host)
        await stranger.until(lambda t: t.closed)
        assert (await stranger.refusal())["key"] == "wire-refused-no-table"
        return {"Ann": host.raw, "Ben": kicked.raw, "Eve": stranger.raw}
