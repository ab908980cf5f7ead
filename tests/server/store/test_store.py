"""Tests that stored lines are durable, and that a failure affects only its own lines."""

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from mendax.core.game import Reason
from mendax.server.store.database import Database
from mendax.server.store.grouping import JournalBatch, Store, Unreachable
from mendax.server.store.journal import Journal
from mendax.server.store.schema import StoreError
from mendax.server.store.store import SqliteStore, TableRow
from mendax.table.log import LogLine
from tests.reasons import because
from tests.server.store.stores import store_of
from tests.server.stored import stored_lines

ROW = TableRow("t", b"s" * 32, "mia", 1)


def line(number: int, action: str = "start") -> LogLine:
    return LogLine(number, 1000 + number, "person", "p", None, action)


async def append(store: Store, table: str, *lines: LogLine) -> bool | None:
    """Return whether the lines were stored, or None if storing is impossible."""
    try:
        return await store.append(table, lines)
    except StoreError:
        return None


async def test_the_disk_is_asked_before_the_answer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, asyncio.get_running_loop())

    def settings(db: Database) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    names = ("synchronous", "journal_mode", "secure_delete")
    found = await store.change(settings)
    assert found == [2, "wal", 1], "each commit is synced, and erased rows are overwritten"
    await store.close()


async def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "made", asyncio.get_running_loop())
    await store.add_table(ROW, (line(1),))
    for file in (tmp_path / "made").iterdir():
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
    await store.close()


async def test_refused_lines_do_not_affect_later_ones(address: str, tmp_path: Path) -> None:
    """Lines of a table in one commit: a gap, or a number that is taken, between right ones."""
    store = store_of(address, tmp_path)
    for table, wrong in (("t", 4), ("u", 2)):
        await store.add_table(ROW._replace(id=table), ())
        parts = ((line(1), line(2)), (line(wrong),), (line(3),))
        found = await asyncio.gather(*(store.append(table, part) for part in parts))
        assert found == [True, False, True]
        assert await stored_lines(store, table) == [line(1), line(2), line(3)]
    await store.close()


async def test_a_second_process_is_refused_with_the_holder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    environment = os.environ | {"MENDAX_DATA": str(tmp_path), "MENDAX_PORT": "0", "LANG": "C"}
    command = [sys.executable, "-m", "mendax.server"]
    second = await asyncio.to_thread(
        subprocess.run, command, env=environment, capture_output=True, text=True
    )
    assert second.returncode == 1
    assert f"process {os.getpid()}" in second.stderr
    assert str(tmp_path) in second.stderr
    assert "Traceback" not in second.stderr
    await store.close()


async def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, check=because("server-data-unusable")):
        SqliteStore(tmp_path / "file" / "data", asyncio.get_running_loop())
    (tmp_path / "mendax.sqlite3").write_bytes(b"this is no database, but long enough" * 100)
    with pytest.raises(StoreError, check=because("server-data-unusable")):
        SqliteStore(tmp_path, asyncio.get_running_loop())


GROUP = ("a", "b", "c")


async def together(store: Store) -> list[bool | None]:
    """Store one line of each table in the same loop iteration; return the results."""
    return await asyncio.gather(*(append(store, table, line(1)) for table in GROUP))


@pytest.fixture
async def store(address: str, tmp_path: Path) -> AsyncIterator[Store]:
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
    store: Store,
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
async def test_a_cancelled_append_keeps_no_other_waiting(store: Store) -> None:
    gone = asyncio.create_task(append(store, "gone", line(1)))
    other = asyncio.create_task(append(store, "other", line(1)))
    await asyncio.sleep(0)  # both have asked
    gone.cancel()
    assert await other is True
    assert gone.cancelled()
    assert await stored_lines(store, "gone") == [], "its sender has received a refusal"


async def test_a_change_that_fails_is_refused_in_words(store: Store) -> None:
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
    assert await before == [True, True, True], "appends before the close are stored"
