"""Tests that SQLite and PostgreSQL connections give the same answers."""

from mendax.server.store.database import Database
from tests.server.store.stores import AnyWriter

_ROWS = [("A1", "t"), ("a1", "t"), ("a10", "t"), ("a2", "it's 100 % : ?"), ("ä", "ї")]


def _filled(db: Database) -> int:
    added = "INSERT INTO addresses VALUES (:address, :table) ON CONFLICT DO NOTHING"
    given = [{"address": address, "table": table} for address, table in _ROWS]
    db.executemany(added, given)
    return db.execute(added, given[0]).rowcount


def test_placeholders_order_and_row_counts(journal: AnyWriter) -> None:
    assert journal.change(_filled) == 0, "it was there"

    def asked(question: str, *given: object) -> list[tuple[object, ...]]:
        def find(db: Database) -> list[tuple[object, ...]]:
            return [tuple(row) for row in db.execute(question, given)]

        found: list[tuple[object, ...]] = journal.change(find)
        return found

    assert asked("SELECT * FROM addresses ORDER BY address") == sorted(_ROWS), "by bytes"
    assert asked("SELECT address FROM addresses WHERE address > ? ORDER BY 1", "a1") == [
        *(("a10",), ("a2",), ("ä",)),
    ]
    assert asked("SELECT address FROM addresses WHERE \"table\" LIKE 'it%: ?'") == [("a2",)]
    gone = 'DELETE FROM addresses WHERE "table" = ? RETURNING address'
    assert sorted(asked(gone, "t")) == [("A1",), ("a1",), ("a10",)]
    assert asked("SELECT count(*) FROM addresses") == [(2,)]
