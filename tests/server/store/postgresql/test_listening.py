"""Tests that PostgreSQL notifies of commits, and that a lost connection is reopened."""

import asyncio
from functools import partial

import psycopg
import pytest

from mendax.server.store import notices
from mendax.server.store.postgresql import listening
from mendax.server.store.postgresql.connections import PostgresConnection, connected
from mendax.server.store.postgresql.listening import listened
from mendax.server.store.postgresql.postgres_store import written_by


def tell(database: str) -> None:
    """Commit a notice."""
    with connected(database) as db, db.transaction():
        notices.add(["{}"], "worker", PostgresConnection(db))


async def test_each_commit_is_heard_of_and_so_is_each_new_connection(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "AGAIN", 0.0)
    written_by(database).close()
    heard = asyncio.Semaphore(0)
    listens = asyncio.create_task(listened(database, heard.release))
    await heard.acquire()
    await asyncio.to_thread(partial(tell, database))
    await heard.acquire()
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
        )
    await heard.acquire()
    await asyncio.to_thread(partial(tell, database))
    await heard.acquire()
    listens.cancel()
    await asyncio.gather(listens, return_exceptions=True)


async def test_a_database_that_is_gone_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = 0

    async def refused(*_: object, **__: object) -> None:
        nonlocal tries
        tries += 1
        raise psycopg.OperationalError("password=secret")

    monkeypatch.setattr(listening, "AGAIN", 0.0)
    monkeypatch.setattr(psycopg.AsyncConnection, "connect", refused)
    listens = asyncio.create_task(listened("host=/nowhere", lambda: None))
    while tries < 3:  # noqa: ASYNC110 - no event for it
        await asyncio.sleep(0)
    listens.cancel()
    await asyncio.gather(listens, return_exceptions=True)
    assert caplog.messages == ["no notifications from PostgreSQL: OperationalError"]
