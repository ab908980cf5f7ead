"""Tests of the store in PostgreSQL: outages of the server, and a database that is in use."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from mendax.server.store import grouping
from mendax.server.store.copies import Between
from mendax.server.store.postgresql import writer
from mendax.server.store.postgresql.connections import address
from mendax.server.store.postgresql.postgres_store import PostgresStore, copied_from
from mendax.server.store.schema import StoreError
from mendax.server.store.transfer import contents
from tests.reasons import because
from tests.server.store.stores import store_of
from tests.server.store.test_store import ROW, append, line
from tests.server.stored import stored_lines


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use long timeouts, because the machine may be slow."""
    monkeypatch.setattr(writer, "PATIENCE", 600.0)
    monkeypatch.setattr(grouping, "FRESH", -1.0)


async def test_a_second_server_and_an_address_without_folder_fail(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_of(database, tmp_path)
    monkeypatch.setattr(writer, "PATIENCE", 0.0)
    with pytest.raises(StoreError, check=because("server-data-in-use")):
        store_of(database, tmp_path)
    (tmp_path / "another").mkdir()
    await store_of(database, tmp_path / "another").close()
    await store.close()
    nowhere = f"postgresql://ann:secret@/x?host={tmp_path}"
    with pytest.raises(StoreError, check=because("server-database-unusable")) as refused:
        store_of(nowhere, tmp_path)
    assert refused.value.reason.arguments == {"problem": "OperationalError"}
    monkeypatch.setattr(writer, "PATIENCE", 600.0)
    store = store_of(database, tmp_path)
    assert await stored_lines(store, "t") == [], "locks were given back"
    await store.close()


async def test_a_copy_is_a_file_of_one_moment(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_of(database, tmp_path)
    assert isinstance(store, PostgresStore)
    begins = "begin () -"
    await store.add_table(ROW, (line(1, begins), line(2, 'say "x"'), line(3, begins)))
    await store.add_session(b"h", "ann", 1)
    loop, told = asyncio.get_running_loop(), []

    def between(done: int, whole: int) -> None:
        told.append((done, whole))
        if len(told) == 1:  # lines are stored without delay during the copy, and are not in it
            meanwhile = asyncio.run_coroutine_threadsafe(append(store, "t", line(4)), loop)
            assert meanwhile.result()

    file = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(copied_from, address(database), file, between)
    assert told[-1] == (8, 8), "a table, its lines and games, who was there, a session"
    with sqlite3.connect(file) as copied:
        found = contents(copied)
        (action,) = copied.execute("SELECT action FROM talk").fetchone()
    copied.close()
    assert action == 'say "x"'
    assert (found["lines"].rows, found["talk"].rows, found["visits"].rows) == (2, 1, 1)
    assert len(await stored_lines(store, "t")) == 4
    assert set(os.listdir(tmp_path)) == {"copy.sqlite3", "lock"}  # noqa: PTH208
    await store.close()


async def test_a_failed_copy_leaves_no_file_and_gives_a_reason(
    database: str, tmp_path: Path
) -> None:
    store = store_of(database, tmp_path)
    await store.add_table(ROW, (line(1),))

    def fails(*_: int) -> None:
        raise OSError(28, "No space left on device")

    failing: Between = fails
    with pytest.raises(StoreError, check=because("server-not-copied")):
        copied_from(address(database), tmp_path / "copy.sqlite3", failing)
    assert os.listdir(tmp_path) == ["lock"]  # noqa: PTH208
    await store.close()
