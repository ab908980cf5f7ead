"""Tests that one server affects another immediately, or within seconds without notifications."""

from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest

from mendax.core.game import Reason
from mendax.server.http import persons as erasing
from mendax.server.notices import notices
from mendax.server.notices.notice_kinds import TablesThrownAway
from mendax.server.people.program_keys import REVOKED
from mendax.server.people.sessions import ENDED
from mendax.server.running.admin_messages import Counted
from mendax.server.store import forgetting
from mendax.server.store import persons as stored_persons
from mendax.server.store.database import Database
from mendax.server.store.postgresql.postgres_store import PostgresStore
from mendax.server.store.retention import Before
from mendax.server.store.schema import StoreError
from mendax.server.store.store import SqliteStore
from mendax.server.tables.failures import COME_AGAIN
from mendax.table.actions import Say
from mendax.table.log import LogLine, Person, text_of
from tests.server.admins import Admin
from tests.server.guests import Guest, Served, Tab, guests, seated, serving
from tests.server.hand_clock import HandClock
from tests.server.http.test_persons import hash_of, renewed
from tests.server.neighbours import at, neighbours
from tests.server.programs.comers import hears, online
from tests.server.stored import stored_lines


async def gone(tab: Tab) -> int:
    closed: tuple[int, str] = await tab.until(lambda t: t.closed)
    return closed[0]


async def known(guest: Guest) -> bool:
    answer = await guest.http.get("/api/session")
    return bool(answer.json()["known"])


async def say_late(served: Served, table: str, person: Person | None) -> None:
    """Store a chat line, like a server that has not received the deletion of this person."""
    lines = await stored_lines(served.context.store, table)
    line = LogLine(len(lines) + 1, 1, "person", person, None, text_of(Say("Ann was here")))
    assert await served.context.store.append(table, (line,))


async def told(cluster: list[Served]) -> None:
    """Wait until all servers have processed all notices."""
    for served in cluster:
        await served.context.notices.catch_up()


async def test_leaving_all_devices_disconnects_everywhere(cluster: list[Served]) -> None:
    one, two = cluster
    async with guests(one.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        async with at(ann, two) as there:
            tab = await there.enter(await there.open())
            assert await known(there)
            assert (await ann.http.delete("/api/sessions")).status_code == 200
            assert [await gone(each) for each in (host, tab)] == [ENDED, ENDED]
            assert not await known(there)


async def test_a_session_that_is_a_month_old_is_renewed_across_servers(
    cluster: list[Served],
) -> None:
    one, two = cluster
    async with guests(one.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        async with AsyncExitStack() as stack:
            late = [await stack.enter_async_context(at(ann, served)) for served in cluster]
            await renewed(one, ann, host.table["id"])
            after = await stack.enter_async_context(at(ann, two))
            assert await known(after), "and the one before ends"
            for served, guest in zip(cluster, late, strict=True):
                assert await known(guest), "for a minute, wherever they come"
                await told(cluster)
                served.context.sessions.drop(hash_of(guest.cookie))
                assert not await known(guest)
            assert (await after.http.delete("/api/sessions")).status_code == 200
            assert await gone(host) == ENDED, "it came with the token before"


async def test_a_key_that_is_revoked_is_good_nowhere(cluster: list[Served]) -> None:
    one, two = cluster
    key, row = await one.context.keys.make("ann", None, "bot")
    line = await online(two, key)
    await hears(line, "online")
    assert await one.context.keys.revoke(row.person) == 1
    assert await gone(line) == REVOKED
    again = Guest(two.base, "bot")
    answer = await again.http.get("/api/session", headers={"authorization": f"Bearer {key}"})
    assert answer.status_code in (401, 403)
    await again.go()


async def test_a_banned_person_is_removed_at_all_servers_until_lifted(
    cluster: list[Served],
) -> None:
    one, two = cluster
    async with guests(two.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        (live,) = two.context.registry.in_memory()
        (person,) = [one for one in live.table.people() if one]
        await one.context.bans.add("person", person, None)
        assert await gone(host) == 1008
        assert (await ann.http.get("/api/session")).status_code == 403
        await Admin(one).lift(person)
        await told(cluster)
        assert (await ann.http.get("/api/session")).status_code == 200
        await Admin(one).ban("127.0.0.1", None)
        await told(cluster)
        assert (await ann.http.get("/api/games")).status_code == 403


async def test_a_table_that_is_closed_is_closed_everywhere(cluster: list[Served]) -> None:
    one, two = cluster
    async with guests(one.base, "Ann") as (ann,):
        await ann.open()
        async with at(ann, two) as there:
            tab = await there.enter(table := await there.open())
            assert await Admin(two).close(table) == Counted(1)
            await gone(tab)
            await told(cluster)
            assert (await ann.http.get(f"/api/tables/{table}")).status_code == 403


@pytest.mark.parametrize("cluster", ["told", "asks"], indirect=True)
async def test_deletion_reaches_every_table_and_server(
    cluster: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = cluster
    async with guests(two.base, "Ann", "Ben") as (ann, ben):
        host, _ = await seated([ann, ben])
        table = host.table["id"]
        assert (await ann.http.get("/api/session")).status_code == 200
        emptied = Mock(wraps=two.context.effects.empty_caches)
        monkeypatch.setattr(two.context.effects, "empty_caches", emptied)
        async with at(ann, one) as there:
            assert (await there.http.delete("/api/person")).status_code == 200
        assert await gone(host) in (ENDED, COME_AGAIN)
        await told(cluster)
        again = await ben.enter(table)
        assert "Ann" not in [seat["name"] for seat in again.table["seats"]]
        emptied.assert_called()
        lines = await stored_lines(one.context.store, table)
        assert not [line for line in lines if "Ann" in line.action]


async def let_pass(served: Served, seconds: float) -> None:
    """Make all leases and pending erasures older."""

    def older(db: Database) -> None:
        db.execute("UPDATE leases SET until = until - ?", (round(1000 * seconds),))

    await served.context.store.change(older)


async def owed(served: Served) -> tuple[str, ...]:
    """Return the people whose second erasure is pending, due or not."""
    await let_pass(served, 1_000_000)
    people = await served.context.store.ask(forgetting.due)
    await let_pass(served, -1_000_000)
    return people


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers look for due erasures only when a test asks them to."""
    monkeypatch.setattr(erasing, "LOOK_EVERY", 1_000_000.0)


@pytest.mark.parametrize("at", [0, 1])
async def test_erasure_covers_late_actions_at_any_server(cluster: list[Served], at: int) -> None:
    one, clock = cluster[0], HandClock()  # years behind the database's
    one.context.registry.clock = clock
    async with guests(one.base, "Ann", "Ben") as (ann, ben):
        host, _ = await seated([ann, ben])
        table = host.table["id"]
        (live,) = one.context.registry.in_memory()
        person = live.table.people()[0]
        assert (await ann.http.delete("/api/person")).status_code == 200
        await say_late(one, table, person)
        for seconds, found in ((-3600, 1), (3600 + 2 * notices.EVERY, 0)):
            await let_pass(one, seconds)
            await cluster[at].context.persons.forget_due()
            lines = await stored_lines(one.context.store, table)
            assert len([line for line in lines if line.person == person]) == found
        assert await owed(one) == ()


async def test_a_server_looks_for_due_erasures(cluster: list[Served]) -> None:
    persons, clock = cluster[0].context.persons, HandClock()
    cluster[0].context.registry.clock = clock
    persons.look()
    await owe_late(cluster[1], "ann")
    clock.advance(erasing.LOOK_EVERY)
    await persons.close()
    assert await owed(cluster[1]) == ()


async def owe_late(served: Served, *people: str) -> None:
    """Leave overdue erasures of these people behind, like a server that has ended."""
    for person in people:
        await served.context.store.change(partial(forgetting.owe, person, "ended", -3_600_000))


async def test_a_failing_erasure_is_retried_and_blocks_no_other(
    cluster: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = cluster
    persons, done = one.context.persons, list[str]()
    failing: dict[str, Exception] = {
        "ann": StoreError(Reason("server-not-stored")),
        "ben": ZeroDivisionError(),
    }

    def tables(person: str, _: Database) -> list[tuple[str, str]]:
        if person in failing:
            raise failing[person]
        done.append(person)
        return []

    monkeypatch.setattr(stored_persons, "tables", tables)
    await owe_late(two, "ann", "ben", "cy", "dan")
    await persons.forget_due()
    assert done == ["cy", "dan"]
    assert await owed(two) == ("ann", "ben")
    failing.clear()
    await let_pass(one, 3600)
    await persons.forget_due()
    assert done == ["cy", "dan", "ann", "ben"]


async def test_announcements_reach_all_servers_and_later_ones(
    cluster: list[Served], database: str, tmp_path: Path
) -> None:
    one, two = cluster
    async with guests(two.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        assert await Admin(one).announce("Tea") == Counted(0)
        heard = await host.until(lambda t: list(t.of_kind("announcement")))
        assert [said["text"] for said in heard] == ["Tea"]
        async with serving(tmp_path / "later", database=database) as later:
            await later.context.effects.come()
            await told([*cluster, later])
            assert later.context.registry.announcements.announced.text == "Tea"


async def test_one_server_deletes_and_informs_the_owner(cluster: list[Served]) -> None:
    one, two = cluster
    async with guests(two.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        (live,) = two.context.registry.in_memory()
        assert await one.context.registry.remove(live.table.id, Before(tables=2**60))
        await one.context.notices.tell(TablesThrownAway((live.table.id,)))
        await gone(host)
        assert (await host.refusal())["key"] == "wire-refused-no-table"
        assert not two.context.registry.in_memory()
        assert (await ann.http.get(f"/api/tables/{live.table.id}")).status_code == 404


async def test_a_server_that_missed_notices_resyncs(cluster: list[Served]) -> None:
    one, _ = cluster
    async with guests(one.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        await one.context.effects.resync()
        assert await gone(host) == 1012
        tab = await ann.enter(host.table["id"])
        assert tab.you == 0


@pytest.mark.parametrize("way", ["code", "key", "seat"])
async def test_a_person_who_left_all_devices_stores_no_data(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(notices, "EVERY", 10_000.0)
    monkeypatch.setattr(PostgresStore, "listen", SqliteStore.listen)
    async with (
        neighbours(database, tmp_path) as (one, two),
        guests(one.base, "Ann") as (ann,),
    ):
        (host,) = await seated([ann])
        path, body = {
            "code": ("/api/session/code", None),
            "key": ("/api/keys", {"name": "bot"}),
            "seat": (f"/api/tables/{host.table['id']}/programs", None),
        }[way]
        async with at(ann, two) as there:
            assert await known(there)
            assert (await ann.http.delete("/api/sessions")).status_code == 200
            answer = await there.http.post(path, json=body)
            assert answer.status_code in (403, 404, 503)
            assert not await one.context.keys.every()
