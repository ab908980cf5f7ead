"""Tests of seats that hosts reserve for programs, and of permissions to make and revoke their
keys."""

import logging
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from mendax.server.people.program_keys import REVOKED
from mendax.server.tables.admission import REMOVED
from tests.server.guests import FREELY, Guest, Served, guests, serving
from tests.server.programs.comers import comes, online, own_key, seat_for, sits


async def test_a_key_is_kept_as_a_hash_and_said_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        key = (await seat_for(ann, table))["key"]
        document = (await ann.http.get("/api/person")).text
        assert '"program_keys":[{' in document
        assert key not in document
    assert not any(key.encode() in file for file in _files(tmp_path))
    with sqlite3.connect(tmp_path / "mendax.sqlite3") as db:
        (found,) = db.execute("SELECT key_hash FROM program_keys").fetchone()
    db.close()
    assert found == sha256(key.encode()).digest()


async def test_no_key_is_ever_logged(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        async with guests(served.base, "Ann") as (ann,):
            key = (await seat_for(ann, table := await ann.open()))["key"]
            await (await sits(served, table, key)).close()
            with pytest.raises(InvalidStatus):
                await comes(served, table, key + "x")
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("mendax")]
    assert ours
    assert key not in " ".join(ours)


@pytest.mark.parametrize("key", ["-", "mendax-wrong", "x" * 5000])
async def test_a_wrong_key_comes_nowhere_and_no_cookie_helps_it(served: Served, key: str) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        with pytest.raises(InvalidStatus) as caught:
            await comes(served, table, key, cookie=ann.cookie)
        assert caught.value.response.status_code == 401
        wrong = {"authorization": f"Bearer {key}"}
        assert (await ann.http.get(f"/api/tables/{table}", headers=wrong)).status_code == 401


async def test_a_key_needs_no_origin_and_a_cookie_does(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        key = (await seat_for(ann, table))["key"]
        program = await comes(served, table, key, origin="https://evil.example")
        assert (await program.hello())["you"] == 1
        with pytest.raises(InvalidStatus) as caught:
            await ann.tab(table, origin="https://evil.example")
        assert caught.value.response.status_code == 403
        await program.close()


async def test_a_key_is_good_at_its_own_table_only(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table, other = await ann.open(), await ann.open()
        key = (await seat_for(ann, table))["key"]
        with pytest.raises(InvalidStatus) as caught:
            await comes(served, other, key)
        assert caught.value.response.status_code == 403


async def test_programs_cannot_use_guest_or_host_operations(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        await ann.enter(table := await ann.open())
        key = (await seat_for(ann, table))["key"]
        program = await sits(served, table, key)
        for kind, fields in (
            ("add-bot", {"bot": "odds"}),
            ("set-rules", {"preset": "standard"}),
            ("remove", {"seat": 0}),
            ("new-link", {}),
            ("start", {}),
            ("add-person", {"name": "Kid"}),
            ("hand-over", {"seat": 1}),
        ):
            answer = await program.do(kind, **fields)
            assert answer["reason"]["key"] == "wire-refused-program", kind
        brings = {"authorization": f"Bearer {key}"}
        async with guests(served.base, "Robo") as (robo,):
            for method, path, body in (
                ("POST", "/api/tables", {"game": "mia", "name": "Robo"}),
                ("POST", "/api/session", {}),
                ("POST", f"/api/tables/{table}/programs", {}),
                ("POST", "/api/keys", {"name": "more"}),
                ("GET", "/api/person", None),
                ("DELETE", "/api/person", None),
            ):
                said = await robo.http.request(method, path, json=body, headers=brings)
                assert said.status_code == 403, path
                assert said.json()["reason"]["key"] == "wire-refused-program"
                assert "set-cookie" not in said.headers
            seen = await robo.http.get(f"/api/tables/{table}", headers=brings)
            assert seen.json()["you"] == 1
        await program.close()


async def test_the_host_takes_a_seat_back_and_its_key_is_dead(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        host = await ann.enter(table := await ann.open())
        key = (await seat_for(ann, table))["key"]
        program = await sits(served, table, key)
        assert (await host.do("remove", seat=1))["reason"] is None
        assert (await program.until(lambda t: t.closed))[0] == REMOVED
        assert (await program.refusal())["key"] == "table-refused-kicked"
        for status in (403, 401):  # then the key is gone, too
            with pytest.raises(InvalidStatus) as caught:
                await comes(served, table, key)
            assert caught.value.response.status_code == status


async def test_deleting_a_person_deletes_their_keys(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        await ann.enter(table := await ann.open())
        await ben.enter(table, sit=True)
        key = (await seat_for(ann, table))["key"]
        program = await sits(served, table, key)
        assert (await ann.http.delete("/api/person")).status_code == 200
        assert (await program.until(lambda t: t.closed))[0] == REVOKED
        assert (await program.refusal())["key"] == "wire-refused-key-revoked"


@pytest.mark.parametrize("way", ["all", "last", "moved"])
async def test_leaving_all_devices_revokes_keys(served: Served, way: str) -> None:
    async with guests(served.base, "Ann", "Phone") as (ann, phone):
        made = await own_key(ann)
        for guest in (phone, ann)[: 2 if way == "moved" else 1]:
            await guest.http.post("/api/session")
        if way == "last":
            code = (await ann.http.post("/api/session/code")).json()["code"]
            assert (await phone.http.post("/api/session/move", json={"code": code})).is_success
            assert (await phone.http.delete("/api/session")).is_success
            assert await served.context.keys.every(), "she has another device"
        if way == "moved":
            code = (await phone.http.post("/api/session/code")).json()["code"]
            assert (await ann.http.post("/api/session/move", json={"code": code})).is_success
        else:
            path = "/api/sessions" if way == "all" else "/api/session"
            assert (await ann.http.delete(path)).status_code == 200
        assert await served.context.keys.every() == ()
        with pytest.raises(InvalidStatus) as caught:
            await online(served, made["key"])
        assert caught.value.response.status_code == 401


async def test_only_the_host_keeps_seats_and_not_without_end(data: Path) -> None:
    rates = replace(FREELY, keys_per_table=2)
    async with (
        serving(data, rates) as served,
        guests(served.base, "Ann", "Ben") as (ann, ben),
    ):
        table = await ann.open()
        await ben.enter(table, sit=True)
        assert (await ben.http.post(f"/api/tables/{table}/programs", json={})).status_code == 403
        for _ in range(2):
            await seat_for(ann, table)
        refused = await ann.http.post(f"/api/tables/{table}/programs", json={})
        assert refused.json()["reason"]["key"] == "programs-too-many-keys"


async def test_a_key_of_ones_own_is_listed_and_revoked(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        assert (await ann.http.post("/api/keys", json={"name": "x"})).status_code == 403
        await ann.http.post("/api/session")
        made = (await ann.http.post("/api/keys", json={"name": "my bot"})).json()
        (listed,) = (await ann.http.get("/api/keys")).json()
        assert (listed["name"], listed["id"], listed["table"]) == ("my bot", made["id"], None)
        await ben.http.post("/api/session")
        assert (await ben.http.delete(f"/api/keys/{made['id']}")).status_code == 404
        assert (await ann.http.delete(f"/api/keys/{made['id']}")).status_code == 200
        assert (await ann.http.get("/api/keys")).json() == []


async def test_the_maker_of_a_seats_key_may_revoke_it(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        table = await ann.open()
        key = (await seat_for(ann, table))["key"]
        (known,) = (await ann.http.get("/api/keys")).json()
        assert known["table"] == table
        await ben.http.post("/api/session")
        assert (await ben.http.delete(f"/api/keys/{known['id']}")).status_code == 404
        assert (await ann.http.delete(f"/api/keys/{known['id']}")).status_code == 200
        with pytest.raises(InvalidStatus) as caught:
            await comes(served, table, key)
        assert caught.value.response.status_code == 401


@pytest.mark.parametrize(("allowed", "own", "at_a_table"), [("owner", 403, 201), ("no", 403, 403)])
async def test_a_setting_controls_the_making_of_keys(
    tmp_path: Path, allowed: str, own: int, at_a_table: int
) -> None:
    async with (
        serving(tmp_path, programs=allowed) as served,
        guests(served.base, "Ann") as (ann,),
    ):
        table = await ann.open()
        assert (await ann.http.post("/api/keys", json={"name": "x"})).status_code == own
        assert await _seat(ann, table) == at_a_table


def _files(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in folder.iterdir() if file.is_file()]


async def _seat(guest: Guest, table: str) -> int:
    answer = await guest.http.post(f"/api/tables/{table}/programs", json={})
    return answer.status_code
