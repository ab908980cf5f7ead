"""Damage of the file: pages that hold nothing sensible, named by the table that they belong to.

Only SQLite's own checks: what stands in a sound page is ``maintenance.check``'s business.
"""

import sqlite3
from typing import NamedTuple


class Damage(NamedTuple):
    """A part of the file that is not as it should be."""

    table: str
    """The table of the database; "" where SQLite does not say."""
    problem: str
    """In SQLite's words; nothing of what was stored."""


def first_damage(db: sqlite3.Connection) -> str | None:
    """What is wrong with the pages, in SQLite's words; None: nothing is. Reads the whole file."""
    try:
        (said,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if said == "ok" else " ".join(str(said).split())


def all_damage(db: sqlite3.Connection) -> list[Damage]:
    """What is wrong with each table, its indexes and unique keys included; else with the rest."""
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
