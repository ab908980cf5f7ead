"""Tests that a database used by one test is restored for the next test."""

from pathlib import Path

import pytest

from testbed.postgresql import PostgresServer
from tests.server import databases

psycopg = pytest.importorskip("psycopg")

STATE = "SELECT (SELECT count(*) FROM bans), key, notices FROM installation"


def lent(postgres: PostgresServer, folder: Path, *statements: str) -> tuple[str, object]:
    """Run statements in a lent database, and return its address and its earlier content."""
    with databases.on_postgresql(postgres):
        url = databases.database_of(folder)
        with psycopg.connect(url, autocommit=True) as db:
            state = db.execute(STATE).fetchone()
            for statement in statements:
                db.execute(statement.encode())
    return url, state


def test_data_of_a_test_is_removed_for_the_next(postgres: PostgresServer, tmp_path: Path) -> None:
    left = (
        "INSERT INTO bans VALUES ('address', 'x')",
        "UPDATE installation SET key = 'k', notices = 7",
    )
    used = lent(postgres, tmp_path, *left)
    assert lent(postgres, tmp_path) == used


@pytest.mark.parametrize("left", ["CREATE TABLE notes ()", "DELETE FROM mendax"])
def test_databases_of_other_formats_are_not_lent(
    postgres: PostgresServer, tmp_path: Path, left: str
) -> None:
    url, state = lent(postgres, tmp_path, left)
    another, found = lent(postgres, tmp_path)
    assert another != url
    assert found == state
