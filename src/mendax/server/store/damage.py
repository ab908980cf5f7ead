"""Corrupt pages in the database file, reported for the tables that contain them.

This module uses only SQLite's own checks; ``running.check`` checks the content of intact pages.
"""

import sqlite3
from typing import NamedTuple


class Damage(NamedTuple):
    """A corrupt part of the database file."""

    table: str
    """The database table, or "" if SQLite does not name it."""
    problem: str
    """The problem in SQLite's words, without stored data."""


def first_damage(db: sqlite3.Connection) -> str | None:
    """Return SQLite's message about the first problem with the pages, or None.

    The check reads the complete file.
    """
    try:
        (said,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if said == "ok" else " ".join(str(said).split())


def all_damage(db: sqlite3.Connection) -> list[Damage]:
    """Return the problems of each table with its indexes and unique keys, or else those of other
    parts.
    """
    try:
        asked = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        tables = [str(name) for (name,) in db.execute(asked)]
    except sqlite3.DatabaseError as error:
        return [Damage("", str(error))]
    found = [Damage(table, problem) for table in tables if (problem := _problem(db, table))]
    whole = None if found else first_damage(db)
    return [Damage("", whole)] if whole else found


def _problem(db: sqlite3.Connection, table: str) -> str | None:
    quoted = '"' + table.replace('"', '""') + '"'
    try:
        (said,) = db.execute(f"PRAGMA integrity_check({quoted})").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if said == "ok" else str(said).splitlines()[-1]
