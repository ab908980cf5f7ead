"""Queries on logs, for both kinds of database.

Each query reads in one transaction, so its result is a snapshot. Chat is read only for a complete
log or its end.
"""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple, TypeVar

from mendax.core.game import Reason
from mendax.server.store.database import Database
from mendax.table.log import ANSWERS, PERSON, TABLE, CorruptLog, LogLine

T = TypeVar("T")
Row = tuple[Any, ...]
"""A row of ``lines`` or ``talk``: table, number, at, actor, person, command, action."""

_EVER: Final = 1 << 62
_COLUMNS: Final = '"table", number, at, actor, person, command, action'
_OF: Final = (
    f'SELECT {_COLUMNS} FROM {{}} WHERE "table" = :table '  # noqa: S608 - words of this file
    "AND number > :since AND number <= :until"
)
_LINES: Final = _OF.format("lines")
_TALK: Final = _OF.format("talk")
_AROUND: Final = f" AND actor IN ('{PERSON}', '{TABLE}')"


class TableRow(NamedTuple):
    """The row of a table. Its lines are separate."""

    id: str
    secret: bytes
    game: str
    created: int


class NewSession(NamedTuple):
    """A session to store, of the person whose token has this hash."""

    token_hash: bytes
    person: str
    created: int
    used: int
    """The time of the last use, in milliseconds since 1970, accurate to two hours."""


class StoredGame(NamedTuple):
    """The position of a game in its table's log."""

    first: int
    """The number of the line that began the game."""
    settled: int | None
    """The number of the line with the game's result; None while the game is running."""


class LogQuestions:
    """A connection that reads logs."""

    def __init__(self, db: Database, snapshot: str) -> None:
        """``snapshot`` is the statement that begins a snapshot transaction."""
        self._db, self._snapshot = db, snapshot

    def table(self, id: str) -> TableRow | None:
        """Return the table with this id, or None."""
        row = self._db.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
        return TableRow(*row) if row else None

    def person(self, token_hash: bytes) -> str | None:
        """Return the person whose token has this hash, or None."""
        asked = "SELECT person FROM sessions WHERE token_hash = ?"
        row = self._db.execute(asked, (token_hash,)).fetchone()
        return row[0] if row else None

    def answer(self, question: Callable[[Database], T]) -> T:
        """Return the result of ``question``, read from one snapshot."""
        with _Snapshot(self._db, self._snapshot):
            return question(self._db)

    # ── log of a table ───────────────────────────────────────────────────────────────────────

    def lines(self, table: str, since: int = 0) -> list[LogLine]:
        """Return the lines of a table after number ``since``, including chat, in order."""
        with _Snapshot(self._db, self._snapshot):
            rows = self._rows(_LINES, table, since) + self._rows(_TALK, table, since)
        return _sorted(rows)

    def replayed(self, table: str) -> list[LogLine]:
        """Return the lines that restore a table, in order (``replay.replayed`` with gaps).

        Chat and the moves of games with a logged result are omitted. The last game and the last
        thousand lines are complete, because they answer repeated commands. Raises ``CorruptLog`` if
        a line is missing from the database.
        """
        with _Snapshot(self._db, self._snapshot):
            last = last_number(self._db, table)
            asked = 'SELECT count(*) FROM {} WHERE "table" = ?'
            there = sum(
                self._db.execute(asked.format(place), (table,)).fetchone()[0]
                for place in ("lines", "talk")
            )
            if there != last:
                shown = {"line": last, "expected": there}
                raise CorruptLog(Reason("table-corrupt-gap", shown))
            recent = max(0, last - ANSWERS)
            games = self._games(table)
            past = _past(games[:-1], recent)
            whole = min([recent + 1, *(game.first for game in games[len(past) :])])
            rows = self._rows(_LINES + _AROUND, table, 0, whole - 1)
            rows += self._rows(_LINES, table, whole - 1)
            rows += self._rows(_TALK, table, recent)
        return _sorted(rows)

    def past_game(self, table: str, game: int) -> list[LogLine]:
        """Return the lines that restore finished game ``game``, up to its end.

        The result contains all lines of the game, and the lines between earlier games. Chat, and
        the moves of earlier games with a logged result, are omitted.
        """
        with _Snapshot(self._db, self._snapshot):
            games = self._games(table)
            if not 1 <= game <= len(games):
                return []
            ended = games[game - 1].settled
            if ended is None:
                ended = games[game].first - 1 if game < len(games) else _EVER
            whole = games[len(_past(games[: game - 1], _EVER))].first
            rows = self._rows(_LINES + _AROUND, table, 0, whole - 1)
            rows += self._rows(_LINES, table, whole - 1, ended)
        return _sorted(rows)

    def _games(self, table: str) -> list[StoredGame]:
        """Return all games of a table."""
        asked = 'SELECT first, settled FROM games WHERE "table" = ? ORDER BY game'
        return [StoredGame(*row) for row in self._db.execute(asked, (table,))]

    def _rows(self, asked: str, table: str, since: int, until: int = _EVER) -> list[Row]:
        given = {"table": table, "since": since, "until": until}
        return self._db.execute(asked + " ORDER BY number", given).fetchall()


def _past(games: Sequence[StoredGame], until: int) -> list[StoredGame]:
    """Return the leading games whose results are logged up to line ``until``."""
    return list(takewhile(lambda game: game.settled is not None and game.settled <= until, games))


class _Snapshot:
    """A snapshot. All reads in its context see the same data."""

    def __init__(self, db: Database, begin: str) -> None:
        self._db, self._begin = db, begin

    def __enter__(self) -> None:
        self._db.execute(self._begin)

    def __exit__(self, *_: object) -> None:
        self._db.execute("COMMIT")


def last_number(db: Database, table: str) -> int:
    """Return the number of a table's last line, or 0 if the table has no lines."""
    asked = """SELECT max(number) FROM (
        SELECT max(number) AS number FROM lines WHERE "table" = :table
        UNION ALL SELECT max(number) FROM talk WHERE "table" = :table) AS newest"""
    (number,) = db.execute(asked, {"table": table}).fetchone()
    return int(number or 0)


def _sorted(rows: list[Row]) -> list[LogLine]:
    """Return the lines in numerical order."""
    return [LogLine(*row[1:]) for row in sorted(rows, key=lambda row: row[1])]
