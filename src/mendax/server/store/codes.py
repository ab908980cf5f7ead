"""What the store keeps of short codes: each leads to one thing of its kind for a while, and to
each thing of a kind leads at most one.

Each function takes the connection last, as those of ``persons`` do, and moments in milliseconds
since 1970. A code that ended leads nowhere, and another may be the same.
"""

from collections.abc import Callable
from typing import Final, Literal

from mendax.server.store.database import Database

CodeKind = Literal["table", "move"]
_TRIES: Final = 100


def keep(
    kind: CodeKind, target: str, until: int, new: Callable[[int], str], now: int, db: Database
) -> str:
    """The code that leads to ``target``, which is good until another moment now, or a new one.

    ``new`` makes one, given how many codes there are of this kind.
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
    """A code of ``new`` leads to ``target``, and the one before to nothing."""
    for _ in range(_TRIES):
        forget(kind, target, db)
        code = new()
        db.execute("DELETE FROM codes WHERE until <= ? AND code = ?", (now, code))
        if _added(code, kind, target, until, db):
            return
    raise AssertionError("no code is free")


def _added(code: str, kind: CodeKind, target: str, until: int, db: Database) -> bool:
    """Whether nobody else had this code, or was making one for the same."""
    asked = "INSERT INTO codes VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return db.execute(asked, (code, kind, target, until)).rowcount == 1


def target_of(kind: CodeKind, code: str, now: int, db: Database) -> str | None:
    """What a code leads to; None: nothing."""
    asked = "SELECT target FROM codes WHERE kind = ? AND code = ? AND until > ?"
    row = db.execute(asked, (kind, code, now)).fetchone()
    return row[0] if row else None


def use(kind: CodeKind, code: str, now: int, db: Database) -> str | None:
    """What a code leads to, and to which it leads nobody any more; None: nothing. Of several who
    come at once the first is answered, whichever worker they ask."""
    asked = "DELETE FROM codes WHERE kind = ? AND code = ? AND until > ? RETURNING target"
    row = db.execute(asked, (kind, code, now)).fetchone()
    return row[0] if row else None


def forget(kind: CodeKind, target: str, db: Database) -> None:
    """No code leads to ``target`` any more."""
    db.execute("DELETE FROM codes WHERE kind = ? AND target = ?", (kind, target))


def sweep(now: int, db: Database) -> None:
    """Forgets codes that ended."""
    db.execute("DELETE FROM codes WHERE until <= ?", (now,))
