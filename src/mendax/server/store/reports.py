"""Reports of people to the server's owner.

A report names chat lines, and moves with free words, by their numbers. Their texts stay in the
table's log only, so they are deleted with it and with the person who wrote them. Chat lines are
also deleted after the setting ``keep_talk``.

Each function takes the connection as its last parameter, as in ``persons``. People are devices.
"""

from typing import Final, NamedTuple

from mendax.core.game import kebab
from mendax.server.store.database import Database
from mendax.table.actions import Whisper
from mendax.table.log import Person

_WHISPER: Final = f"{kebab(Whisper.__name__)} %"


class AbuseReport(NamedTuple):
    """A report of one person by another at a table."""

    id: str
    at: int
    """The time of the report, in milliseconds since 1970."""
    table: str
    person: Person
    name: str
    """The name of ``person`` at the table."""
    reporter: Person
    numbers: str
    """The numbers of the lines before the report, separated by spaces."""


class SaidLine(NamedTuple):
    """One of the lines of a report."""

    person: Person
    action: str
    """The action as text, such as ``say hello``."""


def add(new: AbuseReport, db: Database) -> None:
    """Store a report, which replaces an earlier one of the same people at the same table."""
    same = 'DELETE FROM reports WHERE "table" = ? AND person = ? AND reporter = ?'
    db.execute(same, (new.table, new.person, new.reporter))
    db.execute("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?)", new)


def public_talk(table: str, most: int, db: Database) -> tuple[int, ...]:
    """Return the numbers of the last ``most`` chat lines that everyone at a table received."""
    asked = """SELECT number FROM talk WHERE "table" = ? AND action NOT LIKE ?
        ORDER BY number DESC LIMIT ?"""
    return tuple([row[0] for row in db.execute(asked, (table, _WHISPER, most))])


def every(db: Database) -> tuple[tuple[AbuseReport, tuple[SaidLine, ...]], ...]:
    """Return all reports with their lines, oldest first."""
    rows = db.execute("SELECT * FROM reports ORDER BY at, id").fetchall()
    return tuple([(report, _lines(report, db)) for report in map(AbuseReport._make, rows)])


def _lines(report: AbuseReport, db: Database) -> tuple[SaidLine, ...]:
    asked = """SELECT person, action FROM talk WHERE "table" = ? AND number = ?
        UNION ALL SELECT person, action FROM lines WHERE "table" = ? AND number = ?"""
    both = [(report.table, int(number)) * 2 for number in report.numbers.split()]
    found = [db.execute(asked, where).fetchone() for where in both]
    return tuple([SaidLine(*row) for row in found if row])


def remove(report: str, db: Database) -> None:
    """Delete the report with this id."""
    db.execute("DELETE FROM reports WHERE id = ?", (report,))


def forget(person: Person, db: Database) -> None:
    """Delete the reports that a person has made, and those about the person."""
    db.execute("DELETE FROM reports WHERE reporter = ? OR person = ?", (person, person))


def sweep(before: int, db: Database) -> None:
    """Delete the reports made before ``before``."""
    db.execute("DELETE FROM reports WHERE at < ?", (before,))
