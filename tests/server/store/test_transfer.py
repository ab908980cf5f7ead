"""Transfers from a file to PostgreSQL and back copy every row and never overwrite data."""

import contextlib
from functools import partial
from pathlib import Path

import pytest

from mendax.server.store import bans, calls, codes, persons, public_replays, reports, transfer
from mendax.server.store.bans import AccessBan
from mendax.server.store.calls import Calls, PlayerCall, Subscription, Webhook
from mendax.server.store.database import Database
from mendax.server.store.grouping import JournalBatch
from mendax.server.store.log_questions import NewSession, TableRow
from mendax.server.store.persons import Session
from mendax.server.store.program_keys import KeyRow, add
from mendax.server.store.public_replays import PublicReplay
from mendax.server.store.reports import AbuseReport
from mendax.server.store.schema import DATABASE_TABLES, StoreError
from mendax.server.store.transfer import contents, transferred
from tests.reasons import because
from tests.server.store.stores import AnyWriter, writer_of
from tests.server.store.test_log_questions import lively


def told(*_: int) -> None:
    """Report no progress."""


def filled(writer: AnyWriter) -> None:
    """Fill a database with rows of every kind."""
    lines = tuple(lively("mia", 1).lines)
    for table in ("t1", "T1", "t2"):
        wakes = 5 if table == "t1" else None
        row = TableRow(table, bytes(range(32)), "mia", 1)
        session = NewSession(table.encode() * 8, f"p{table}", 1, 2)
        writer.store([JournalBatch(table, lines, row, session, wakes)])
    seats: tuple[str | None, ...] = ("t1", None)
    for seat in seats:
        key = KeyRow(repr(seat).encode(), f"p{seat}", "ann", seat, "bot «ї»", 1, 2)
        assert writer.change(lambda db, key=key: add(key, 9, db))
    for ban in (AccessBan("person", "ann", 7), AccessBan("table", "t1")):
        writer.change(partial(bans.add, ban))
    writer.change(partial(codes.keep, "table", "t1", 9, lambda _: "ABC", 1))
    renewed = Session("pt2", 3, b"t2" * 8)
    assert writer.change(partial(persons.renew, b"t3" * 8, renewed, 0))
    browser = Subscription("https://push.example/1", "ann", bytes(65), bytes(16), "uk", 0, 60, 1)
    writer.change(partial(calls.subscribe, browser, 9))
    writer.change(partial(calls.mute, "ann", "t2", True))
    writer.change(partial(calls.set_webhook, Webhook("t1", "https://hook.example/1", "de")))
    called = Calls(
        5,
        (PlayerCall("ann", "turn", "{}", 9), PlayerCall("", "begun", "{}", 0)),
        ("ann",),
        ("ann",),
    )
    writer.change(partial(calls.record, "t1", called))
    assert writer.change(partial(calls.remind, "ann", browser.endpoint, "{}", 9))
    writer.change(partial(reports.add, AbuseReport("r", 5, "t1", "ben", "Ben", "ann", "1 2")))
    shown = PublicReplay("c", "t1", 1, "ann", 1, 0, 5)
    assert writer.change(partial(public_replays.show, shown, 1)) == "c"
    assert writer.change(partial(calls.push_key, b"key")) == b"key"
    assert writer.change(partial(calls.push_key, b"another")) == b"key"
    writer.change(lambda db: db.execute("INSERT INTO addresses VALUES ('a', 't1')"))


def insertions(address: str) -> dict[str, str]:
    """Return the insert statements for lines in this kind of database."""
    if not address:
        return {}
    from mendax.server.store.postgresql.migrations import INSERTIONS

    return INSERTIONS


@pytest.mark.parametrize("page", [7, 2000])
def test_there_and_back_every_row_is_as_it_was(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: int
) -> None:
    monkeypatch.setattr(transfer, "PAGE", page)
    (tmp_path / "back").mkdir()
    with (
        contextlib.closing(writer_of("", tmp_path)) as file,
        contextlib.closing(writer_of(database, tmp_path)) as there,
        contextlib.closing(writer_of("", tmp_path / "back")) as back,
    ):
        filled(file)
        before = file.change(contents)
        assert all(before[place.name].rows for place in DATABASE_TABLES), "something of everything"
        for source, target, address in ((file, there, database), (there, back, "")):

            def move(db: Database, source: AnyWriter = source, address: str = address) -> object:
                return source.change(lambda of: transferred(of, db, insertions(address), told))

            assert target.change(move) == before
        assert back.change(contents) == there.change(contents) == before
        number = before["lines"].rows // 3 + before["talk"].rows // 3
        lines = tuple(lively("mia", 1).lines)
        assert number == len(lines)
        goes_on = JournalBatch(
            "t1", (lines[-1].__class__(number + 1, 1, "table", None, None, "x"),)
        )
        assert [writer.store([goes_on]) for writer in (there, back)] == [[True], [True]]


def test_a_transfer_overwrites_no_data_and_is_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other").mkdir()
    with (
        contextlib.closing(writer_of("", tmp_path)) as file,
        contextlib.closing(writer_of("", tmp_path / "other")) as other,
    ):
        filled(file)
        before = file.change(contents)
        with pytest.raises(StoreError, check=because("transfer-not-empty")):
            file.change(lambda db: transferred(db, db, {}, told))
        careless = {"talk": "INSERT INTO talk VALUES (?, ?, ?, ?, ?, ?, lower(?))"}
        careless["games"] = "INSERT INTO games VALUES (?, ?, ?, coalesce(?, 0) + 1)"
        with pytest.raises(StoreError, check=because("transfer-not-alike")):
            other.change(lambda db: file.change(lambda of: transferred(of, db, careless, told)))
        assert not any(found.rows for found in other.change(contents).values())
        assert file.change(contents) == before
