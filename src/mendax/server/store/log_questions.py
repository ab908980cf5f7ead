"""Queries on logs, for both kinds of database.

Each function takes the connection as its last parameter, as in ``persons``. The caller runs it in
one transaction (``Store.ask``), so its result is a snapshot. Chat is read only for a complete log
or its end.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from mendax.core.game import Reason
from mendax.server.store.database import Database
from mendax.table.log import ANSWERS, PERSON, TABLE, CorruptLog, LogLine

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


def table_row(id: str, db: Database) -> TableRow | None:
    """Return the table with this id, or None."""
    row = db.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
    return TableRow(*row) if row else None


def lines(table: str, since: int, db: Database) -> list[LogLine]:
    """Return the lines of a table after number ``since``, including chat, in order."""
    return _sorted(_rows(_LINES, table, since, db) + _rows(_TALK, table, since, db))


def replayed(table: str, db: Database) -> list[LogLine]:
    """Return the lines that restore a table, in order (``replay.replayed`` with gaps).

    Chat and the moves of games with a logged result are omitted. The last game and the last
    thousand lines are complete, because they answer repeated commands. Raises ``CorruptLog`` if a
    line is missing from the database.
    """
    last = last_number(db, table)
    asked = 'SELECT count(*) FROM {} WHERE "table" = ?'
    there = sum(
        db.execute(asked.format(place), (table,)).fetchone()[0] for place in ("lines", "talk")
    )
    if there != last:
        raise CorruptLog(Reason("table-corrupt-gap", {"line": last, "expected": there}))
    recent = max(0, last - ANSWERS)
    games = _games(table, db)
    past = _past(games[:-1], recent)
    whole = min([recent + 1, *(game.first for game in games[len(past) :])])
    rows = _rows(_LINES + _AROUND, table, 0, db, whole - 1)
    rows += _rows(_LINES, table, whole - 1, db)
    rows += _rows(_TALK, table, recent, db)
    return _sorted(rows)


def past_game(table: str, game: int, db: Database) -> list[LogLine]:
    """Return the lines that restore finished game ``game``, up to its end.

    The result contains all lines of the game, and the lines between earlier games. Chat, and the
    moves of earlier games with a logged result, are omitted.
    """
    games = _games(table, db)
    if not 1 <= game <= len(games):
        return []
    ended = games[game - 1].settled
    if ended is None:
        ended = games[game].first - 1 if game < len(games) else _EVER
    whole = games[len(_past(games[: game - 1], _EVER))].first
    rows = _rows(_LINES + _AROUND, table, 0, db, whole - 1)
    rows += _rows(_LINES, table, whole - 1, db, ended)
    return _sorted(rows)


def _games(table: str, db: Database) -> list[StoredGame]:
    """Return all games of a table."""
    asked = 'SELECT first, settled FROM games WHERE "table" = ? ORDER BY game'
    return [StoredGame(*row) for row in db.execute(asked, (table,))]


def _rows(asked: str, table: str, since: int, db: Database, until: int = _EVER) -> list[Row]:
    given = {"table": table, "since": since, "until": until}
    return db.execute(asked + " ORDER BY number", given).fetchall()


def _past(games: Sequence[StoredGame], until: int) -> list[StoredGame]:
    """Return the leading games whose results are logged up to line ``until``."""
    return list(takewhile(lambda game: game.settled is not None and game.settled <= until, games))


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
