"""Tests of the admin operations of one process."""

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from mendax.core.game import Reason
from mendax.server.notices.notices import ServerNotices
from mendax.server.people.program_keys import REVOKED
from mendax.server.running.admin_messages import (
    BanListed,
    Counted,
    Done,
    NotPossible,
)
from mendax.server.store.schema import StoreError
from tests.reasons import because
from tests.server.admins import Admin
from tests.server.guests import Served, Tab, guests, seated
from tests.server.hostile import until
from tests.server.programs.comers import hears, online, seat_for


async def closed(tab: Tab) -> tuple[int, str]:
    gone: tuple[int, str] = await tab.until(lambda t: t.closed)
    return gone


async def test_keys_are_made_listed_and_revoked(served: Served, admin: Admin) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        await seat_for(ann, table)
        made = await admin.make_key("the server's")
        own, seat = await admin.keys()
        assert (own.name, own.owner, own.table) == ("the server's", "server", None)
        assert (seat.name, seat.table) == ("Program", table)
        line = await online(served, made)
        await hears(line, "online")
        assert await admin.revoke(own.key[:6]) == Counted(1)
        assert (await closed(line))[0] == REVOKED
        with pytest.raises(NotPossible, check=because("control-no-key")):
            await admin.revoke(own.key)
        assert [row.key for row in await admin.keys()] == [seat.key]


@pytest.mark.parametrize("by", ["address", "person"])
async def test_a_ban_reaches_programs_that_are_online(
    served: Served, admin: Admin, by: str
) -> None:
    made = await admin.make_key("the server's")
    line = await online(served, made)
    await hears(line, "online")
    ((_, person, *_),) = await served.context.keys.every()
    who = "127.0.0.1" if by == "address" else person[:8]
    assert await admin.ban(who) == Counted(1)
    assert (await closed(line))[0] == 1008
    assert (await line.refusal())["key"] == "wire-refused-banned"
    await until(lambda: not served.context.program_lines.places)
    with pytest.raises((InvalidStatus, OSError)):
        await online(served, made)


@pytest.mark.usefixtures("clock")
async def test_people_are_listed_with_enough_of_them_to_ban_them(
    served: Served, admin: Admin
) -> None:
    async with guests(served.base, "Ann", "Bo", "Eve") as (ann, bo, eve):
        tabs = await seated([ann, bo])
        table = tabs[0].table["id"]
        watching = await eve.enter(table)
        listed = await admin.people(table[:15])
        assert [(one.name, one.seat) for one in listed] == [("Ann", 1), ("Bo", 2), (None, None)]
        assert {(one.address, one.sockets) for one in listed} == {("127.0.0.1", 1)}
        assert {len(one.person) for one in listed} == {8}
        assert await admin.ban(listed[2].person, 3600) == Counted(1)
        assert await closed(watching) == (1008, "not let in")
        assert (await eve.http.get(f"/api/tables/{table}")).status_code == 403
        assert (await bo.http.get(f"/api/tables/{table}")).status_code == 200
        (ban,) = await admin.bans()
        assert isinstance(ban, BanListed)
        assert (ban.kind, ban.who) == ("person", listed[2].person)
        assert await admin.lift(ban.who) == Done()
        assert (await eve.http.get(f"/api/tables/{table}")).status_code == 200


@pytest.mark.usefixtures("clock")
async def test_an_address_is_kept_out_of_everything(served: Served, admin: Admin) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        assert await admin.ban("127.0.0.1") == Counted(1)
        await closed(tab)
        answer = await ann.http.get("/")
        assert answer.status_code == 403
        assert answer.json()["reason"]["key"] == "wire-refused-banned"
        await admin.lift("127.0.0.1")
        assert (await ann.http.get("/api/games")).status_code == 200


async def test_a_ban_on_a_full_disk_still_disconnects(
    served: Served, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError(Reason("server-not-stored"))

    monkeypatch.setattr(ServerNotices, "change", full)
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        other = await ann.enter(await ann.open())
        with pytest.raises(StoreError, check=because("server-not-stored")):
            await admin.close(other.table["id"])
        assert (await closed(other))[0] == 1011
        with pytest.raises(StoreError, check=because("server-not-stored")):
            await admin.ban("127.0.0.1")
        assert (await closed(tab))[0] == 1008
        assert (await ann.http.get("/")).status_code == 403


@pytest.mark.usefixtures("clock")
async def test_a_closed_table_refuses_connections(served: Served, admin: Admin) -> None:
    async with guests(served.base, "Ann", "Bo") as (ann, bo):
        tabs = await seated([ann, bo])
        table = tabs[0].table["id"]
        other = await ann.open()
        assert await admin.close(table) == Counted(2)
        for tab in tabs:
            await closed(tab)
            assert (await tab.refusal())["key"] == "wire-refused-closed"
        answer = await ann.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "wire-refused-closed")
        assert (await ann.http.get(f"/api/tables/{other}")).status_code == 200
        await admin.lift(table)
        again = await bo.enter(table)
        assert [seat["name"] for seat in again.table["seats"]] == ["Ann", "Bo"], "its log is kept"


@pytest.mark.usefixtures("clock")
async def test_announcements_reach_everyone_and_latecomers(served: Served, admin: Admin) -> None:
    def said(tab: Tab) -> list[dict[str, Any]]:
        return [message for message in tab.heard if message["type"] == "announcement"]

    async with guests(served.base, "Ann", "Bo") as (ann, bo):
        tab = await ann.enter(await ann.open())
        assert not said(tab)
        assert await admin.announce("Tea\x1b[2J\nis ready.") == Counted(1)
        (heard,) = await tab.until(said)
        assert (heard["text"], heard["draining"]) == ("Tea [2J is ready.", False)
        late = await bo.enter(await bo.open())
        assert (await late.until(said))[0]["text"] == heard["text"]
        await admin.announce("")
        assert (await tab.until(lambda t: said(t)[1:]))[0]["text"] == ""
        after = await bo.enter(await bo.open())
        await after.do("say", text="Hello")
        assert not said(after)


@pytest.mark.parametrize(
    ("call", "key"),
    [
        (Admin.close, "control-which-table"),
        (Admin.people, "control-which-table"),
        (Admin.ban, "control-which-person"),
        (Admin.lift, "control-no-ban"),
    ],
)
async def test_unknown_names_are_refused(admin: Admin, call: Any, key: str) -> None:
    with pytest.raises(NotPossible, check=because(key)):
        await call(admin, "nobody")
