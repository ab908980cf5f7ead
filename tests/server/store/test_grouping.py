"""Tests that simultaneous lines are stored together, and that a failure affects only its own
lines."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import Reason
from mendax.server.store.grouping import JournalBatch, Unreachable
from mendax.server.store.schema import StoreError
from tests.reasons import because
from tests.server.store.stores import AnyStore, store_of
from tests.server.store.test_store import append, line

GROUP = ("a", "b", "c")


async def together(store: AnyStore) -> list[bool | None]:
    """Store one line of each table in the same loop iteration; return the results."""
    return await asyncio.gather(*(append(store, table, line(1)) for table in GROUP))


@pytest.fixture
def asked() -> list[list[str]]:
    """Return the recorded groups of tables."""
    return []


def counting(store: AnyStore, asked: list[list[str]], fails: Any) -> None:
    """Record each group of writes, and fail for the groups that ``fails`` selects."""
    real = store._writer.store

    def counted(batches: Sequence[JournalBatch]) -> list[bool]:
        asked.append([batch.table for batch in batches])
        if error := fails(asked[-1]):
            raise error
        stored: list[bool] = real(batches)
        return stored

    store._writer.store = counted


async def test_a_turn_of_the_loop_is_one_commit(address: str, tmp_path: Path, asked: Any) -> None:
    store = store_of(address, tmp_path)
    counting(store, asked, lambda _: None)
    assert await together(store) == [True, True, True]
    assert asked == [list(GROUP)]
    await store.close()


async def test_a_group_that_fails_is_stored_one_by_one(tmp_path: Path, asked: Any) -> None:
    store = store_of("", tmp_path)
    counting(store, asked, lambda tables: ZeroDivisionError() if "b" in tables else None)
    assert await together(store) == [True, None, True]
    assert asked == [list(GROUP), ["a"], ["b"], ["c"]]
    await store.close()


async def test_an_unreachable_database_is_tried_once(tmp_path: Path, asked: Any) -> None:
    store = store_of("", tmp_path)
    gone = True
    counting(store, asked, lambda _: Unreachable("nobody is there") if gone else None)
    turned: list[bool] = []
    store.disk.tell = turned.append
    assert await together(store) == [None, None, None]
    assert asked == [list(GROUP)]
    gone = False
    assert await together(store) == [True, True, True]
    assert turned == [False, True]
    await store.close()


async def test_a_cancelled_append_keeps_no_other_waiting(tmp_path: Path) -> None:
    store = store_of("", tmp_path)
    gone = asyncio.create_task(append(store, "gone", line(1)))

    other = asyncio.create_task(append(store, "other", line(1)))
    await asyncio.sleep(0)  # both have asked
    gone.cancel()
    assert await other is True
    assert gone.cancelled()
    assert await store.read("gone") == [], "its sender has received a refusal"
    await store.close()


async def test_a_change_that_fails_is_refused_in_words(address: str, tmp_path: Path) -> None:
    store = store_of(address, tmp_path)
    with pytest.raises(StoreError) as refused:
        await store.change(lambda db: db.execute("INSERT INTO nowhere VALUES (1)"))
    assert refused.value.reason == Reason("server-not-stored")
    with pytest.raises(StoreError, check=because("server-not-readable")):
        await store.ask(lambda db: db.execute("SELECT * FROM nowhere"))
    assert await together(store) == [True, True, True]
    await store.close()


async def test_requests_to_a_closing_store_are_answered(address: str, tmp_path: Path) -> None:
    store = store_of(address, tmp_path)
    before = asyncio.create_task(together(store))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    while not store._closed:  # noqa: ASYNC110 - no event for its start
        await asyncio.sleep(0)
    for _ in ("while it closes", "after"):
        assert await together(store) == [None, None, None]
        with pytest.raises(StoreError, check=because("server-not-stored")):
            await store.add_session(b"h", "ann", 1)
        with pytest.raises(StoreError, check=because("server-not-stored")):
            await store.change(lambda _: None)
        assert await store.trouble()
        await closing
    assert await before == [True, True, True], "what came before it closed is stored"
