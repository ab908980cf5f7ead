"""Whom and what the host of a server keeps out: addresses, people, and closed tables, for a time.

Rules of this file
1. Kept in the store, so a ban outlives the process and holds at every worker. All are known in
   memory too: they are few, and asked of at every request.
2. Until when goes by the wall clock, as it outlives the process. What is over is forgotten.
3. ``bans.json``, in which they were kept beside the tables once, is taken over at the start.
"""

import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from mendax.server.house.notice_kinds import BansChanged
from mendax.server.house.notices import HouseNotices
from mendax.server.refusal import Refused
from mendax.server.store import bans
from mendax.server.store.bans import AccessBan, Kind
from mendax.server.store.database import Database
from mendax.server.store.store import Store
from mendax.server.wire.messages import decode_body

_log = logging.getLogger("mendax.abuse")

NAME: Final = "bans.json"
TAKEN_OVER: Final = "bans-before-format-7.json"
"""What the file is called after it was taken over."""


class _FiledBan(Struct, frozen=True):
    """A ban as the file has it."""

    kind: Kind
    who: str
    until: float | None = None
    """Seconds since 1970; None: for good."""


class Bans:
    """All bans of a server."""

    def __init__(
        self,
        store: Store,
        folder: Path,
        notices: HouseNotices,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """Reads what was kept. Raises ``StoreError``.

        ``wall``: seconds since 1970. A file of former days that can't be read bans nobody, and the
        log says so.
        """
        self._store, self._notices, self._wall = store, notices, wall
        self._bans: dict[tuple[Kind, str], AccessBan] = {}
        self._changes = 0
        """How many changes were stored."""
        file = folder / NAME
        filed = _filed(file)
        self._know(store.at_start(partial(_begun, filed or (), self._now())))
        if filed is not None:
            file.replace(folder / TAKEN_OVER)

    def _now(self) -> int:
        return round(1000 * self._wall())

    def _know(self, found: tuple[AccessBan, ...]) -> None:
        self._bans = {(ban.kind, ban.who): ban for ban in found}

    async def look(self) -> None:
        """Finds out what other workers keep out. Raises ``StoreError``."""
        while True:
            changes = self._changes
            found = await self._store.ask(bans.every)
            if changes == self._changes:  # else it may be what was so before
                break
        self._know(found)

    def all(self) -> tuple[AccessBan, ...]:
        """Those that hold now."""
        now = self._now()
        over = [k for k, ban in self._bans.items() if ban.until is not None and ban.until <= now]
        for key in over:
            del self._bans[key]
        return tuple(self._bans.values())

    async def add(self, kind: Kind, who: str, seconds: float | None) -> None:
        """Keeps out, for so long or for good. Raises ``StoreError`` if that can't be kept; then it
        holds here until this process ends."""
        until = None if seconds is None else self._now() + round(1000 * seconds)
        ban = self._bans[kind, who] = AccessBan(kind, who, until)
        await self._notices.change(partial(bans.add, ban), lambda _: (BansChanged(),))
        self._changes += 1
        self._bans[kind, who] = ban  # ``look`` may have found what was so before

    async def lift(self, ban: AccessBan) -> None:
        """Lets in again. Raises ``StoreError`` if that can't be kept."""
        self._bans.pop((ban.kind, ban.who), None)
        await self._notices.change(partial(bans.lift, ban), lambda _: (BansChanged(),))
        self._changes += 1
        self._bans.pop((ban.kind, ban.who), None)  # ``look`` may have found what was so before

    def seconds(self, ban: AccessBan) -> float | None:
        """For how much longer; None: for good."""
        return None if ban.until is None else max(0, ban.until - self._now()) / 1000

    def banned(self, kind: Kind, who: str) -> bool:
        """Whether this one is kept out now."""
        ban = self._bans.get((kind, who)) if self._bans else None
        return ban is not None and (ban.until is None or self._now() < ban.until)

    def require(self, kind: Kind, who: str) -> None:
        """Raises ``Refused`` (403) if this one is kept out."""
        if self.banned(kind, who):
            raise Refused(403, "wire-refused-closed" if kind == "table" else "wire-refused-banned")


def _filed(file: Path) -> tuple[AccessBan, ...] | None:
    """What the file of former days keeps out; None: there is none that can be read."""
    try:
        kept: tuple[_FiledBan, ...] = decode_body(file.read_bytes(), tuple[_FiledBan, ...])
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        _log.warning("%s can't be read, so it bans nobody: %s", NAME, type(error).__name__)
        return None
    return tuple(
        AccessBan(ban.kind, ban.who, None if ban.until is None else round(1000 * ban.until))
        for ban in kept
    )


def _begun(filed: tuple[AccessBan, ...], now: int, db: Database) -> tuple[AccessBan, ...]:
    """All bans, after those of a file were added."""
    for ban in filed:
        bans.add(ban, db)
    bans.sweep(now, db)
    return bans.every(db)
