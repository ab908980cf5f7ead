"""Stored short codes. Each code leads to one target until it expires, and a target has at most one
code of each kind.

Each function takes the connection as its last parameter, as in ``persons``. Times are in
milliseconds since 1970. An expired code leads nowhere and can be issued again.
"""

from collections.abc import Callable
from typing import Final, Literal

from mendax.server.store.database import Database

CodeKind = Literal["table", "move"]
_TRIES: Final = 100


def keep(
    kind: CodeKind, target: str, until: int, new: Callable[[int], str], now: int, db: Database
) -> str:
    """Return the code for ``target``, extended to ``until``, or add a new one.

    ``new`` creates a code. Its argument is the number of valid codes of this kind.
    """
    for _ in range(_TRIES):
        given = (until, kind, target, now)
        kept = "UPDATE codes SET until = ? WHERE kind = ? AND target = ? AND until > ?"
        row = db.execute(f"{kept} RETURNING code", given).fetchone()
        if row:
            return str(row[0])
        asked = "SELECT count(*) FROM codes WHERE kind = ? AND until > ?"
        (count,) = db.execute(asked, (kind, now)).fetchone()
        code = new(count)
        over = "DELETE FROM codes WHERE until <= ? AND (code = ? OR (kind = ? AND target = ?))"
        db.execute(over, (now, code, kind, target))
        if _added(code, kind, target, until, db):
            return code
    raise AssertionError("no code is free")


def replace(
    kind: CodeKind, target: str, until: int, new: Callable[[], str], now: int, db: Database
) -> None:
    """Replace the code for ``target`` with one that ``new`` creates."""
    for _ in range(_TRIES):
        forget(kind, target, db)
        code = new()
        db.execute("DELETE FROM codes WHERE until <= ? AND code = ?", (now, code))
        if _added(code, kind, target, until, db):
            return
    raise AssertionError("no code is free")


def _added(code: str, kind: CodeKind, target: str, until: int, db: Database) -> bool:
    """Add the code if it is free and the target has none. Return whether the code was added."""
    asked = "INSERT INTO codes VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return db.execute(asked, (code, kind, target, until)).rowcount == 1


def target_of(kind: CodeKind, code: str, now: int, db: Database) -> str | None:
    """Return the target of a code, or None."""
    asked = "SELECT target FROM codes WHERE kind = ? AND code = ? AND until > ?"
    row = db.execute(asked, (kind, code, now)).fetchone()
    return row[0] if row else None


def use(kind: CodeKind, code: str, now: int, db: Database) -> str | None:
    """Delete a code and return its target, or None.

    Of several concurrent calls, also at different servers, only the first returns the target.
    """
    asked = "DELETE FROM codes WHERE kind = ? AND code = ? AND until > ? RETURNING target"
    row = db.execute(asked, (kind, code, now)).fetchone()
    return row[0] if row else None


def forget(kind: CodeKind, target: str, db: Database) -> None:
    """Delete the code for ``target``."""
    db.execute("DELETE FROM codes WHERE kind = ? AND target = ?", (kind, target))


def sweep(now: int, db: Database) -> None:
    """Delete expired codes."""
    db.execute("DELETE FROM codes WHERE until <= ?", (now,))
