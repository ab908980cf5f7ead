"""Tests that notices reach every server once and in order, with or without notifications by
PostgreSQL."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import Reason
from mendax.server.notices import notices
from mendax.server.notices.notice_kinds import BansChanged, KeysRevoked, Notice
from mendax.server.notices.notices import ServerNotices
from mendax.server.store import notices as stored
from mendax.server.store.grouping import Store
from mendax.server.store.schema import StoreError
from mendax.server.store.store import SqliteStore
from tests.server.hand_clock import HandClock
from tests.server.store.stores import store_of


class Worker:
    """One server, with the notices that it has received."""

    def __init__(self, store: Store, clock: HandClock) -> None:
        self.store = store
        self.heard: list[Notice | None] = []
        self.fails = False
        self.changed = asyncio.Event()
        self.notices = ServerNotices(store)
        self.notices.begin(self.take, self.resync, lambda: clock)

    async def take(self, notice: Notice) -> None:
        self.heard.append(notice)
        self.changed.set()
        if notice == KeysRevoked((b"bad",)):
            raise ValueError("bad")
        if self.fails:
            raise StoreError(Reason("server-not-readable"))

    async def resync(self) -> None:
        self.heard.append(None)

    async def hears(self, *told: Notice | None) -> None:
        while tuple(self.heard[-len(told) :]) != told:
            self.changed.clear()
            await self.changed.wait()


class Cluster:
    """The servers of one cluster, with a common clock."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.workers: list[Worker] = []


@pytest.fixture
async def cluster(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Cluster]:
    monkeypatch.setattr("mendax.server.store.postgresql.writer.PATIENCE", 600.0)  # slow machines
    made = Cluster()
    for name in ("one", "two"):
        made.workers.append(Worker(store_of(database, tmp_path / name), made.clock))
    yield made
    for worker in made.workers:
        await worker.notices.close()
        await worker.store.close()


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable notifications of PostgreSQL."""
    store = "mendax.server.store.postgresql.postgres_store.PostgresStore"
    monkeypatch.setattr(f"{store}.listen", SqliteStore.listen)


def key(number: int) -> KeysRevoked:
    return KeysRevoked((bytes([number]),))


async def test_a_notice_reaches_others_at_once_and_not_its_sender(cluster: Cluster) -> None:
    one, two = cluster.workers
    await one.notices.tell(key(1), key(2))
    await two.hears(key(1), key(2))
    await two.notices.tell(BansChanged())
    await one.hears(BansChanged())
    assert one.heard == [BansChanged()]


async def test_a_notice_read_before_its_change_returns_is_not_taken(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = cluster.workers
    await one.notices.catch_up()  # the first question of a server is over
    change, ask, read = one.store.change, one.store.ask, asyncio.Event()
    readers = []

    async def asked(question: Any) -> Any:
        rows = await ask(question)
        read.set()
        return rows

    async def changed(work: Any) -> Any:
        done = await change(work)
        readers.append(asyncio.create_task(one.notices.catch_up()))
        await read.wait()
        for _ in range(9):
            await asyncio.sleep(0)
        return done

    monkeypatch.setattr(one.store, "ask", asked)
    monkeypatch.setattr(one.store, "change", changed)
    await one.notices.tell(key(1))
    await readers[0]
    assert one.heard == []


@pytest.mark.usefixtures("untold")
async def test_workers_that_are_not_notified_ask(cluster: Cluster) -> None:
    one, two = cluster.workers
    for number in range(5):
        await one.notices.tell(key(number))
    cluster.clock.advance(notices.EVERY)
    await two.hears(*map(key, range(5)))


async def test_one_that_fails_or_is_not_known_harms_no_other(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = cluster.workers
    caplog.set_level(logging.WARNING, "mendax.notices")
    await one.notices.tell(KeysRevoked((b"bad",)))
    await one.store.change(lambda db: stored.add(['{"type":"later"}'], "another", db))
    await one.notices.tell(key(3))
    await two.hears(key(3))
    assert "notice failed: ValueError" in caplog.text
    assert "a notice of another version" in caplog.text
    assert "bad" not in caplog.text


@pytest.mark.usefixtures("untold")
async def test_a_worker_that_missed_notices_resyncs(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = cluster.workers
    await one.notices.tell(key(1))
    await two.notices.catch_up()
    await one.notices.tell(key(2), key(3))
    await one.store.change(lambda db: db.execute("DELETE FROM notices WHERE number = 2"))
    await two.notices.catch_up()
    assert two.heard == [key(1), None, key(3)]
    assert "missed 1 notices" in caplog.text


@pytest.mark.usefixtures("untold")
async def test_notices_are_retried_after_store_errors(cluster: Cluster) -> None:
    one, two = cluster.workers
    await one.notices.tell(key(1), key(2))
    await one.store.change(lambda db: db.execute("DELETE FROM notices WHERE number = 1"))
    two.fails = True
    for _ in range(2):
        with pytest.raises(StoreError):
            await two.notices.catch_up()
    two.fails = False
    await two.notices.catch_up()
    await two.notices.catch_up()
    assert two.heard == [None, key(2), key(2), key(2)], "and it resynchronised once"


@pytest.mark.usefixtures("untold")
async def test_a_commit_without_notification_takes_effect_locally(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = cluster.workers
    change = one.store.change

    async def unanswered(work: Callable[[Any], Any]) -> None:
        await change(work)
        raise StoreError(Reason("server-not-stored"))

    await one.notices.tell(key(1))
    with monkeypatch.context() as patched:
        patched.setattr(one.store, "change", unanswered)
        with pytest.raises(StoreError):
            await one.notices.tell(key(2))
    await one.notices.tell(key(3))
    await one.notices.catch_up()
    assert one.heard == [key(2)]
