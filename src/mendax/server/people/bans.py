"""Whom and what the host of a server keeps out: addresses, people, and closed tables, for a time.

Rules of this file
1. Kept in the store, so a ban outlives the process and holds at every worker. All are known in
   memory too: they are few, and asked of at every request.
2. Until when goes by the wall clock, as it outlives the process. What is over is forgotten.
"""

import time
from collections.abc import Callable
from functools import partial

from mendax.server.base.refusal import Refused
from mendax.server.notices.notice_kinds import BansChanged
from mendax.server.notices.notices import HouseNotices
from mendax.server.store import bans
from mendax.server.store.bans import AccessBan, Kind
from mendax.server.store.database import Database
from mendax.server.store.store import Store


class Bans:
    """All bans of a server."""

    def __init__(
        self, store: Store, notices: HouseNotices, wall: Callable[[], float] = time.time
    ) -> None:
        """Read what was kept. ``wall`` gives seconds since 1970. Raises ``StoreError``."""
        self._store, self._notices, self._wall = store, notices, wall
        self._bans: dict[tuple[Kind, str], AccessBan] = {}
        self._changes = 0
        """How many changes were stored."""
        self._know(store.at_start(partial(_begun, self._now())))

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


def _begun(now: int, db: Database) -> tuple[AccessBan, ...]:
    """All bans that are not over."""
    bans.sweep(now, db)
    return bans.every(db)
