"""Tests that people can leave devices, move to others, export their data, and be deleted."""

import json
import sqlite3
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.server.people.sessions import ENDED
from mendax.server.settings.settings import Rate
from mendax.server.store import persons
from tests.server.guests import FREELY, Guest, Served, Tab, guests, seated, serving
from tests.server.stored import stored_lines


async def code_of(guest: Guest) -> str:
    answer = await guest.http.post("/api/session/code", json={})
    assert answer.json()["seconds"] == 300
    code: str = answer.json()["code"]
    return code


async def move(guest: Guest, code: str) -> int:
    answer = await guest.http.post("/api/session/move", json={"code": code})
    return answer.status_code


async def devices(guest: Guest) -> int:
    answer = await guest.http.get("/api/session")
    return len(answer.json()["since"])


async def test_a_code_brings_a_person_to_another_device_once(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Phone", "Thief") as (ann, ben, phone, thief):
        host, _ = await seated([ann, ben])
        watching = await phone.enter(host.table["id"])
        code = await code_of(ann)
        assert await move(phone, code[:4] + " " + code[4:].lower()) == 200
        assert await watching.until(lambda t: t.closed) == (ENDED, "the session has ended")
        assert await move(thief, code) == 404
        assert (await phone.enter(host.table["id"])).you == 0
        assert await devices(ann) == await devices(phone) == 2
        assert host.closed is None


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_an_unused_code_stays_valid(served: Served) -> None:
    """If a failure occurs while a session begins, the code stays valid."""

    def asked(words: str) -> Any:
        return served.context.store.change(lambda db: db.execute(words))

    refused = "CREATE TRIGGER refused BEFORE INSERT ON sessions BEGIN SELECT raise(ABORT, ''); END"
    async with guests(served.base, "Ann", "Phone") as (ann, phone):
        await seated([ann])
        code = await code_of(ann)
        await asked(refused)
        assert await move(phone, code) == 503
        await asked("DROP TRIGGER refused")
        assert await move(phone, code) == 200
        assert await move(phone, code) == 404


async def test_tries_at_codes_are_counted(tmp_path: Path) -> None:
    rates = replace(FREELY, moves=Rate(3, 60))
    async with serving(tmp_path, rates) as served, guests(served.base, "Thief") as (thief,):
        assert [await move(thief, "AAAABBBB") for _ in range(4)] == [404, 404, 404, 429]


async def test_a_device_is_left_alone_and_all_are_left_together(served: Served) -> None:
    async with guests(served.base, "Ann", "Phone", "Lost") as (ann, phone, lost):
        (host,) = await seated([ann])
        table = host.table["id"]
        for other in (phone, lost):
            assert await move(other, await code_of(ann)) == 200
        tab, gone = await phone.enter(table), await lost.enter(table)
        kept = dict(lost.http.cookies)
        assert (await lost.http.delete("/api/session")).status_code == 200
        assert await gone.until(lambda t: t.closed) == (ENDED, "the session has ended")
        assert not lost.cookie, "the response removes the cookie"
        lost.http.cookies.update(kept)
        assert (await lost.http.get("/api/session")).json() == {"known": False, "since": []}
        assert tab.closed is None
        assert await devices(ann) == 2
        assert (await ann.http.delete("/api/sessions")).status_code == 200
        for each in (host, tab):
            assert await each.until(lambda t: t.closed) == (ENDED, "the session has ended")
        assert (await phone.http.get(f"/api/tables/{table}")).json()["you"] is None
        assert (await phone.http.delete("/api/sessions")).status_code == 403


async def test_personal_data_is_only_for_its_owner(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        host, other = await seated([ann, ben])
        await host.do("start")
        await host.do("whisper", to=1, text="between us")
        await other.do("say", text="ben's words")
        document = (await ann.http.get("/api/person")).json()
        (table,) = document["tables"]
        assert document["whole"]
        assert table["id"] == host.table["id"]
        actions = " | ".join(line["action"] for line in table["lines"])
        assert "sit Ann" in actions
        assert "between%20us" in actions
        assert "ben's words" not in json.dumps(document)
        stored = await stored_lines(served.context.store, table["id"])
        secret = {line.number for line in stored if line.actor == "chance"}
        assert secret
        assert not secret & {line["number"] for line in table["lines"]}
        assert (await eve.http.get("/api/person")).status_code == 403


async def test_exported_data_has_no_other_people_or_foreign_links(
    served: Served,
) -> None:
    async with guests(served.base, "Ann", "Eve") as (ann, eve):
        (host,) = await seated([ann])
        old = host.table["id"]
        watching = await eve.enter(old)
        await watching.do("rename", name="Eve")
        await host.do("mute-watcher", name="Eve", on=True)
        await host.do("remove-watcher", name="Eve")
        assert (await host.do("new-link"))["reason"] is None
        await host.until(lambda t: t.table["id"] != old)
        of_ann = (await ann.http.get("/api/person")).json()
        of_eve = (await eve.http.get("/api/person")).json()
        stored = await stored_lines(served.context.store, old)
        (person,) = {line.person for line in stored if line.action == "rename Eve"}
        assert person
        assert person not in json.dumps(of_ann)
        (table,) = of_ann["tables"]
        words = [line["action"].partition(" ")[0] for line in table["lines"]]
        assert words[-3:] == ["silence", "ban", "relink"]
        assert table["id"] == host.table["id"]
        assert [table["id"] for table in of_eve["tables"]] == [old]
        assert host.table["id"] not in json.dumps(of_eve)


async def test_deleted_people_leave_no_names_or_words(data: Path) -> None:
    async with serving(data) as served, guests(served.base, "Ann", "Ben", "Cy") as people:
        host, forgotten, _ = await seated(people, changes={"lives": 1})
        table = host.table["id"]
        await forgotten.do("say", text="unforgettable")
        await host.do("start")
        record = f"/api/tables/{table}/record/1"
        assert (await people[1].http.delete("/api/person")).status_code == 200
        assert await forgotten.until(lambda t: t.closed)
        await host.until(lambda t: "Ben" not in str(t.table["seats"]))
        lines = await stored_lines(served.context.store, table)
        assert not [line for line in lines if "Ben" in line.action or "unforg" in line.action]
        (person,) = {line.person for line in lines if line.action.startswith("sit Guest")}
        assert person
        seat = host.table["seats"][1]
        assert seat["name"] == f"Guest {person[:6]}"
        assert seat["away"]
        assert (await people[1].http.get("/api/session")).json()["known"] is False
        assert (await host.do("say", text="who was that?"))["reason"] is None
        assert (await people[0].http.get(record)).status_code == 404  # it runs
    async with serving(data) as served, guests(served.base, "Dan") as (dan,):
        late = await dan.enter(table)
        assert "Ben" not in "".join(late.raw)
        assert "unforgettable" not in "".join(late.raw)


async def test_forgotten_words_leave_every_file_while_the_server_runs(tmp_path: Path) -> None:
    def left() -> dict[str, int]:
        files = (file for file in tmp_path.rglob("mendax.sqlite3*") if file.is_file())
        return {file.name: file.read_bytes().count(b"unforgettable") for file in files}

    async with serving(tmp_path) as served, guests(served.base, "Ann", "Ben") as (ann, ben):
        _, forgotten = await seated([ann, ben])
        for _ in range(3):
            await forgotten.do("say", text="unforgettable")
        assert sum(left().values()) >= 3
        assert (await ben.http.delete("/api/person")).status_code == 200
        assert set(left().values()) == {0}
        assert set(left()) >= {"mendax.sqlite3", "mendax.sqlite3-wal"}


async def test_a_failed_deletion_can_be_requested_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget, left = persons.forget, 1

    def full(*given: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise sqlite3.OperationalError("database or disk is full")
        forget(*given)

    async with guests(served.base, "Ann") as (ann,):
        tables = [(await seated([ann]))[0] for _ in range(3)]
        with monkeypatch.context() as patched:
            patched.setattr(persons, "forget", full)
            assert (await ann.http.delete("/api/person")).status_code == 503
        assert (await ann.http.delete("/api/person")).status_code == 200
        assert (await ann.http.get("/api/session")).json()["known"] is False
        for tab in tables:
            assert await tab.until(lambda t: t.closed) == (ENDED, "the session has ended")
            lines = await stored_lines(served.context.store, tab.table["id"])
            assert not [line for line in lines if "Ann" in line.action]


async def renewed(served: Served, guest: Guest, table: str) -> Tab:
    """Return a tab of a guest whose session is a month old: it connected with the old token and got
    a new one, which the browser uses from now on."""
    month = 31 * 24 * 3600 * 1000
    await served.context.store.change(
        lambda db: db.execute("UPDATE sessions SET created = created - ?", (month,))
    )
    served.context.sessions.forget_known()
    tab = await guest.enter(table)
    fresh = tab.socket.response
    assert fresh is not None
    name, _, token = fresh.headers["set-cookie"].partition(";")[0].partition("=")
    guest.http.cookies.clear()
    guest.http.cookies.set(name, token)
    return tab


def hash_of(cookie: str) -> bytes:
    return sha256(cookie.partition("=")[2].encode()).digest()


async def test_a_month_old_session_gets_a_new_token_without_loss(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        table, old = host.table["id"], ann.cookie
        await renewed(served, ann, table)
        assert ann.cookie != old
        assert (await ann.http.get(f"/api/tables/{table}")).json()["you"] == 0
        assert await devices(ann) == 1
        served.context.sessions.drop(hash_of(old))
        assert (await ann.http.get(f"/api/tables/{table}")).json()["you"] == 0


async def test_the_old_token_works_for_a_minute_not_after_a_restart(
    served: Served,
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        name, _, old = ann.cookie.partition("=")
        await renewed(served, ann, host.table["id"])
        assert await devices(ann) == 1
        ann.http.cookies.set(name, old)
        assert (await ann.http.get("/api/session")).json()["known"] is True
        served.context.sessions.forget_known()  # the knowledge of a new process
        assert (await ann.http.get("/api/session")).json()["known"] is False


@pytest.mark.parametrize("minute_over", [False, True])
async def test_sockets_with_the_old_token_are_disconnected_too(
    served: Served, minute_over: bool
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        old = ann.cookie
        tab = await renewed(served, ann, host.table["id"])
        assert await devices(ann) == 1
        if minute_over:
            served.context.sessions.drop(hash_of(old))
        assert (await ann.http.delete("/api/sessions")).status_code == 200
        for each in (host, tab):
            assert await each.until(lambda t: t.closed) == (ENDED, "the session has ended")


async def test_leaving_a_device_ends_the_old_token(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        name, _, token = ann.cookie.partition("=")
        tab = await renewed(served, ann, host.table["id"])
        assert (await ann.http.delete("/api/session")).status_code == 200
        for each in (host, tab):
            assert await each.until(lambda t: t.closed) == (ENDED, "the session has ended")
        ann.http.cookies.set(name, token)
        assert (await ann.http.get("/api/session")).json()["known"] is False
