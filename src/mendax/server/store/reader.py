"""What reads the file of the store, on a thread of its own beside the one that writes.

Rules of this file
1. Its connection is read-only: it never writes and never checkpoints, so reading needs no room on
   the disk, holds up no commit, and can't be one of the two that SQLite up to 3.51.2 corrupts a
   write-ahead log with (one checkpoints while the *other commits*).
2. What waits to be carried is asked of the journal first, then the file is read in one
   transaction; so every line that was committed before is found, and none twice.
3. Talk is read only by who asks for the whole log, or for its end.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from mendax.core.game import Reason
from mendax.server.store.journal import Row, SessionRow, TableRow, last_number
from mendax.server.store.schema import connected_to_read
from mendax.table.line_kinds import begins_game, is_talk, settles_game
from mendax.table.log import ANSWERS, PERSON, TABLE, CorruptLog, LogLine

T = TypeVar("T")
Waiting = Callable[[str], list[Row]]
"""The lines of a table that may not be in their places yet (``Journal.waiting``)."""

_EVER: Final = 1 << 62
_COLUMNS: Final = '"table", number, at, actor, person, command, action'
_OF: Final = (
    f'SELECT {_COLUMNS} FROM {{}} WHERE "table" = :table '  # noqa: S608 - words of this file
    "AND number > :since AND number <= :until"
)
_LINES: Final = _OF.format("lines")
_TALK: Final = _OF.format("talk")
_AROUND: Final = f" AND actor IN ('{PERSON}', '{TABLE}')"


class StoredGame(NamedTuple):
    """Where a game of a table is in its log."""

    first: int
    """The line that began it."""
    settled: int | None
    """The line that says how it ended; None: it runs, or the log is too old to say."""


class LogReader:
    """The file of the store, for reading."""

    def __init__(self, file: Path, waiting: Waiting) -> None:
        """Raises ``sqlite3.Error``. The file is there and of this version."""
        self._db = connected_to_read(file)
        self._waiting = waiting

    def close(self) -> None:
        """Before the connection that writes, so that the last one copies the log into the file."""
        self._db.close()

    @property
    def connection(self) -> sqlite3.Connection:
        """For what is to be thrown away (``retention.look``)."""
        return self._db

    def table(self, id: str) -> TableRow | None:
        """The table of that id, if there is one."""
        row = self._db.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
        return TableRow(*row) if row else None

    def person(self, token_hash: bytes) -> str | None:
        """Who has the token with this hash."""
        asked = "SELECT * FROM sessions WHERE token_hash = ?"
        row = self._db.execute(asked, (token_hash,)).fetchone()
        return SessionRow(*row).person if row else None

    def answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """What ``question`` finds, of one moment; lines that wait to be carried are not there."""
        with _Snapshot(self._db):
            return question(self._db)

    # ── the log of a table ───────────────────────────────────────────────────────────────────

    def lines(self, table: str, since: int = 0) -> list[LogLine]:
        """The lines of a table after number ``since``, talk and all, in order."""
        waiting = self._waiting(table)
        with _Snapshot(self._db):
            rows = self._rows(_LINES, table, since) + self._rows(_TALK, table, since)
            placed = last_number(self._db, table)
        rows.sort(key=_number)
        rows += (row for row in waiting if row[1] > max(placed, since))
        return [_line(row) for row in rows]

    def replayed(self, table: str) -> list[LogLine]:
        """The lines that a table is made of now, in order (``replay.replayed`` with gaps).

        Left out are talk and the moves of games that the log says the end of, but none of the last
        game, nor of the last thousand lines: these answer commands that are repeated. Raises
        ``CorruptLog`` if a line is missing in the file.
        """
        waiting = self._waiting(table)
        with _Snapshot(self._db):
            placed = last_number(self._db, table)
            unplaced = [row for row in waiting if row[1] > placed]
            last = placed + len(unplaced)
            recent = max(0, last - ANSWERS)
            asked = 'SELECT count(*) FROM {} WHERE "table" = ?'
            there = [
                self._db.execute(asked.format(place), (table,)).fetchone()[0]
                for place in ("lines", "talk")
            ]
            if sum(there) != placed or (unplaced and unplaced[-1][1] != last):
                shown = {"line": last, "expected": sum(there) + len(unplaced)}
                raise CorruptLog(Reason("table-corrupt-gap", shown))
            games = self._games(table, unplaced)
            past = _past(games[:-1], recent)
            whole = min([recent + 1, *(game.first for game in games[len(past) :])])
            rows = self._rows(_LINES + _AROUND, table, 0, whole - 1)
            rows += self._rows(_LINES, table, whole - 1)
            rows += self._rows(_TALK, table, recent)
        rows.sort(key=_number)
        rows += (row for row in unplaced if row[1] > recent or _is_kept(row, whole))
        return [_line(row) for row in rows]

    def past_game(self, table: str, game: int) -> list[LogLine]:
        """The lines that game ``game`` of a table, which is over, is made of, to its end.

        That is, what was done around the games before and all that was done in it. No talk, and of
        games before it no moves, if the log says how they ended.
        """
        waiting = self._waiting(table)
        with _Snapshot(self._db):
            placed = last_number(self._db, table)
            unplaced = [row for row in waiting if row[1] > placed]
            games = self._games(table, unplaced)
            if not 1 <= game <= len(games):
                return []
            ended = games[game - 1].settled
            if ended is None:
                ended = games[game].first - 1 if game < len(games) else _EVER
            whole = games[len(_past(games[: game - 1], _EVER))].first
            rows = self._rows(_LINES + _AROUND, table, 0, whole - 1)
            rows += self._rows(_LINES, table, whole - 1, ended)
        rows += (row for row in unplaced if row[1] <= ended and _is_kept(row, whole))
        return [_line(row) for row in rows]

    def _games(self, table: str, unplaced: Iterable[Row]) -> list[StoredGame]:
        """All games of a table."""
        asked = 'SELECT first, settled FROM games WHERE "table" = ? ORDER BY game'
        games = [StoredGame(*row) for row in self._db.execute(asked, (table,))]
        for _, number, _, actor, _, _, action in unplaced:
            if begins_game(actor, action):
                games.append(StoredGame(number, None))
            elif games and settles_game(actor, action):
                games[-1] = StoredGame(games[-1].first, number)
        return games

    def _rows(self, asked: str, table: str, since: int, until: int = _EVER) -> list[Row]:
        given = {"table": table, "since": since, "until": until}
        return self._db.execute(asked + " ORDER BY number", given).fetchall()


def _past(games: Sequence[StoredGame], until: int) -> list[StoredGame]:
    """The first of these games, as long as the log says how each ended, by line ``until``."""
    return list(takewhile(lambda game: game.settled is not None and game.settled <= until, games))


def _is_kept(row: Row, whole: int) -> bool:
    """Whether it is no talk, and no move before line ``whole``."""
    return not is_talk(row[3], row[6]) and (row[1] >= whole or row[3] in (PERSON, TABLE))


class _Snapshot:
    """All that is read inside it is of one moment."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def __enter__(self) -> None:
        self._db.execute("BEGIN")

    def __exit__(self, *_: object) -> None:
        self._db.execute("COMMIT")


def _number(row: Row) -> int:
    number: int = row[1]
    return number


def _line(row: Row) -> LogLine:
    return LogLine(*row[1:])
