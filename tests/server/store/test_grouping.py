"""Tests that simultaneous lines are stored together, and that a failure affects only its own
lines."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from mendax.core.game import Reason
from mendax.server.store.grouping import JournalBatch, Unreachable
from mendax.server.store.journal import Journal
from mendax.server.store.schema import StoreError
from tests.reasons import because
from tests.server.store.stores import AnyStore, store_of
from tests.server.store.test_store import append, line

GROUP = ("a", "b", "c")


async def together(store: AnyStore) -> list[bool | None]:
    """Store one line of each table in the same loop iteration; return the results."""
    return await asyncio.gather(*(append(store, table, line(1)) for table in GROUP))


@pytest.fixture
async def store(address: str, tmp_path: Path) -> AsyncIterator[AnyStore]:
    made = store_of(address, tmp_path)
    yield made
    await made.close()


@pytest.mark.parametrize("kind", ["sqlite"])
@pytest.mark.parametrize(
    ("fails", "stored", "tries"),
    [
        (lambda _: None, [True, True, True], [[*GROUP]]),
        (
            lambda tables: ZeroDivisionError() if "b" in tables else None,
            [True, None, True],
            [[*GROUP], ["a"], ["b"], ["c"]],
        ),
        (lambda _: Unreachable("nobody is there"), [None, None, None], [[*GROUP]]),
    ],
    ids=["a group is one commit", "a failure is one line's", "an unreachable one is tried once"],
)
async def test_a_group_is_stored_together_or_each_alone(
    store: AnyStore,
    monkeypatch: pytest.MonkeyPatch,
    fails: Callable[[list[str]], Exception | None],
    stored: list[bool | None],
    tries: list[list[str]],
) -> None:
    asked, turned, real = list[list[str]](), list[bool](), Journal.store
    store.disk.tell = turned.append

    def counted(journal: Journal, batches: Sequence[JournalBatch]) -> list[bool]:
        asked.append([batch.table for batch in batches])
        if error := fails(asked[-1]):
            raise error
        return real(journal, batches)

    with monkeypatch.context() as failing:
        failing.setattr(Journal, "store", counted)
        assert await together(store) == stored
    assert asked == tries
    await append(store, "d", line(1))
    assert turned == ([] if any(stored) else [False, True])


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_a_cancelled_append_keeps_no_other_waiting(store: AnyStore) -> None:
    gone = asyncio.create_task(append(store, "gone", line(1)))
    other = asyncio.create_task(append(store, "other", line(1)))
    await asyncio.sleep(0)  # both have asked
    gone.cancel()
    assert await other is True
    assert gone.cancelled()
    assert await store.read("gone") == [], "its sender has received a refusal"


async def test_a_change_that_fails_is_refused_in_words(store: AnyStore) -> None:
    with pytest.raises(StoreError) as refused:
        await store.change(lambda db: db.execute("INSERT INTO nowhere VALUES (1)"))
    assert refused.value.reason == Reason("server-not-stored")
    with pytest.raises(StoreError, check=because("server-not-readable")):
        await store.ask(lambda db: db.execute("SELECT * FROM nowhere"))
    assert await together(store) == [True, True, True]


async def test_requests_to_a_closing_store_are_answered(address: str, tmp_path: Path) -> None:
    store = store_of(address, tmp_path)
    before = asyncio.create_task(together(store))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await before
    while await together(store) != [None, None, None]:
        assert not closing.done(), "a closed store stores no line"
    for _ in ("while it closes", "after"):
        with pytest.raises(StoreError, check=because("server-not-stored")):
            await store.add_session(b"h", "ann", 1)
        with pytest.raises(StoreError, check=because("server-not-stored")):
            await store.change(lambda _: None)
        assert await store.trouble()
        await closing
    assert await before == [True, True, True], "what came before it closed is stored"
