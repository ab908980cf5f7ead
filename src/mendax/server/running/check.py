"""Checks a database: its pages, every log, and the record of every finished game.

Rules of this file
1. The check reads a copy that no other process has open, and migrates the copy from an earlier
   format.
2. A problem names its table, and a damaged table does not stop the check of the others.
3. Tables that can't be checked (because their game's package is missing, or because they are from a
   later release) are listed as unread rather than damaged.
4. The output contains no stored data, such as texts, dice or persons.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from mendax.bots import bots_for
from mendax.core.game import MendaxError, Reason
from mendax.games import GAMES
from mendax.games.editions import OtherEdition
from mendax.server.store import log_questions
from mendax.server.store.damage import Damage, all_damage
from mendax.server.store.formats import FORMAT
from mendax.server.store.log_questions import TableRow
from mendax.server.store.schema import StoreError, connected, format_of
from mendax.server.tournaments.tournaments import TOURNAMENT
from mendax.table.game_run import GameRun
from mendax.table.line_kinds import begins_game
from mendax.table.log import LogLine
from mendax.table.record.format import ALL
from mendax.table.record.verify import verify
from mendax.table.record.write import record_of
from mendax.table.table import Table
from mendax.tournament.tournament import Tournament

Told = Callable[[int, int], None]
"""A function called at intervals with the numbers of checked and of all tables."""

_NO_ROW: Final = """
SELECT DISTINCT "table" FROM lines WHERE "table" NOT IN (SELECT id FROM tables)
UNION SELECT DISTINCT "table" FROM talk WHERE "table" NOT IN (SELECT id FROM tables)
"""


_NO_TABLE: Final = """
SELECT DISTINCT "table" FROM program_keys WHERE "table" NOT IN (SELECT id FROM tables)
"""


class Flaw(NamedTuple):
    """A problem that the check found."""

    table: str
    """The table's id, or the name of a table in the database, or "" for the file itself."""
    reason: Reason


class Findings(NamedTuple):
    """The results of a check."""

    tables: int
    lines: int
    games: int
    """The number of finished games whose records were verified."""
    problems: tuple[Flaw, ...]
    unread: tuple[Flaw, ...]
    """The tables that could not be checked, with reasons. They are not damaged."""


def quietly(*_: int) -> None:
    """Ignore progress."""


def _ignored(_record: str) -> None:
    """Ignore a record."""


def check(copy: Path, told: Told = quietly, keep: Callable[[str], object] = _ignored) -> Findings:
    """Check everything in a copy, which may be changed.

    ``keep`` receives the record of each finished game that verifies, with all hidden information.
    Raises ``StoreError`` for a file that is not a Mendax database or is from a later version.
    """
    with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as db:
        found = require_tables(db, copy)
        damage = all_damage(db)
        if found == FORMAT:
            return _Check(db, keep).all(damage, told)
    if damage:
        return Findings(0, 0, 0, tuple(map(_of_pages, damage)), ())
    with contextlib.closing(connected(copy)) as newer:
        return _Check(newer, keep).all((), told)


def require_tables(db: sqlite3.Connection, file: Path) -> int:
    """Return the format of an open database.

    Raises ``StoreError`` unless this release can read or migrate the format.
    """
    try:
        found = format_of(db)
        asked = "SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'lines', 'sessions')"
        (tables,) = db.execute(asked).fetchone()
    except sqlite3.DatabaseError as error:
        shown = {"file": str(file), "problem": str(error)}
        raise StoreError(Reason("maintenance-no-tables", shown)) from None
    if tables != 3:
        shown = {"file": str(file), "problem": f"format {found}"}
        raise StoreError(Reason("maintenance-no-tables", shown))
    return found


def _of_pages(damage: Damage) -> Flaw:
    return Flaw(damage.table, Reason("maintenance-pages", {"problem": damage.problem}))


class _Check:
    """The check of a database in the current format."""

    def __init__(self, db: sqlite3.Connection, keep: Callable[[str], object]) -> None:
        self._db, self._keep = db, keep
        self._problems: list[Flaw] = []
        self._unread: list[Flaw] = []
        self._lines = self._games = 0

    def all(self, damage: Iterable[Damage], told: Told) -> Findings:
        """Check the pages, logs and records."""
        self._problems += map(_of_pages, damage)
        rows: list[TableRow] = []
        with self._noting("tables"):
            for row in self._db.execute("SELECT * FROM tables ORDER BY id"):
                rows.append(TableRow(*row))  # noqa: PERF401 - those before a damaged page count
        with self._noting("lines"):
            for (table,) in self._db.execute(_NO_ROW):
                self._problems.append(Flaw(table, Reason("maintenance-no-row")))
        with self._noting("program_keys"):
            for (table,) in self._db.execute(_NO_TABLE):
                self._problems.append(Flaw(table, Reason("maintenance-key-no-table")))
        for number, each in enumerate(rows):
            told(number, len(rows))
            self._table(each)
        problems, unread = tuple(self._problems), tuple(self._unread)
        return Findings(len(rows), self._lines, self._games, problems, unread)

    def _table(self, row: TableRow) -> None:
        if row.game == TOURNAMENT:
            with self._noting(row.id):
                lines = log_questions.lines(row.id, 0, self._db)
                self._lines += len(lines)
                Tournament.load(row.id, lines)
            return
        if row.game not in GAMES:
            shown = {"game": row.game}
            self._unread.append(Flaw(row.id, Reason("maintenance-unknown-game", shown)))
            return
        with self._noting(row.id):
            lines = log_questions.lines(row.id, 0, self._db)
            self._lines += len(lines)
            self._index(row.id, lines)
            self._replay(row, lines)

    def _index(self, table: str, lines: list[LogLine]) -> None:
        """Check that the index has the first line of every game."""
        begun = [line.number for line in lines if begins_game(line.actor, line.action)]
        asked = 'SELECT first FROM games WHERE "table" = ? ORDER BY game'
        if [first for (first,) in self._db.execute(asked, (table,))] != begun:
            self._problems.append(Flaw(table, Reason("maintenance-index")))

    def _replay(self, row: TableRow, lines: list[LogLine]) -> None:
        """Replay every line, and check the record of each finished game."""
        table = Table.load(row.id, row.secret, lines[:1], bots_for(row.game))
        for line in lines[1:]:
            if begins_game(line.actor, line.action):
                self._record(row.id, table.game_run)
            table.follow([line])
        self._record(row.id, table.game_run)

    def _record(self, table: str, run: GameRun | None) -> None:
        if run is None or not run.over:
            return
        record = record_of(run, ALL)
        wrong = verify(record)
        self._games += 1
        if not wrong:
            self._keep(record)
            return
        shown: dict[str, str | int] = {"game": run.number, "problem": wrong[0].reason.key}
        self._problems.append(Flaw(table, Reason("maintenance-record", shown)))

    @contextlib.contextmanager
    def _noting(self, table: str) -> Iterator[None]:
        """Record exceptions inside the context as problems of this table."""
        try:
            yield
        except OtherEdition as error:
            self._unread.append(Flaw(table, error.reason))
        except MendaxError as error:
            self._problems.append(Flaw(table, error.reason))
        except sqlite3.DatabaseError as error:
            self._problems.append(_of_pages(Damage(table, str(error))))
        except Exception as error:  # an unexpected error in a log
            shown = {"problem": type(error).__name__}
            self._problems.append(Flaw(table, Reason("maintenance-log", shown)))
