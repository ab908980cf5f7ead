"""Bans by a server's owner: addresses, people and closed tables, temporary or permanent.

Bans are stored, so they outlive the process and apply to every server. All bans are also in memory,
because they are few and every request checks them. End times use the wall clock, because bans
outlive the process. Expired bans are deleted.
"""

import time
from collections.abc import Callable
from functools import partial

from mendax.server.notices.notice_kinds import BansChanged
from mendax.server.notices.notices import ServerNotices
from mendax.server.store import bans
from mendax.server.store.bans import AccessBan, Kind
from mendax.server.store.database import Database
from mendax.server.store.store import Store
from mendax.server.wire.refusal import Refused


class Bans:
    """The bans of one server."""

    def __init__(
        self, store: Store, notices: ServerNotices, wall: Callable[[], float] = time.time
    ) -> None:
        """Read the stored bans. ``wall`` returns seconds since 1970. Raises ``StoreError``."""
        self._store, self._notices, self._wall = store, notices, wall
        self._bans: dict[tuple[Kind, str], AccessBan] = {}
        self._changes = 0
        """The number of changes that this server has stored."""
        self._know(store.at_start(partial(_begun, self._now())))

    def _now(self) -> int:
        return round(1000 * self._wall())

    def _know(self, found: tuple[AccessBan, ...]) -> None:
        self._bans = {(ban.kind, ban.who): ban for ban in found}

    async def look(self) -> None:
        """Read the bans set by other servers. Raises ``StoreError``."""
        while True:
            changes = self._changes
            found = await self._store.ask(bans.every)
            if changes == self._changes:  # otherwise the answer may be outdated
                break
        self._know(found)

    def all(self) -> tuple[AccessBan, ...]:
        """Return the bans that are now in force."""
        now = self._now()
        over = [k for k, ban in self._bans.items() if ban.until is not None and ban.until <= now]
        for key in over:
            del self._bans[key]
        return tuple(self._bans.values())

    async def add(self, kind: Kind, who: str, seconds: float | None) -> None:
        """Ban for ``seconds``, or permanently if None.

        Raises ``StoreError`` if the ban can't be stored. The ban then applies to this server until
        the process ends.
        """
        until = None if seconds is None else self._now() + round(1000 * seconds)
        ban = self._bans[kind, who] = AccessBan(kind, who, until)
        await self._notices.change(partial(bans.add, ban), lambda _: (BansChanged(),))
        self._changes += 1
        self._bans[kind, who] = ban  # ``look`` may have read the state before the change

    async def lift(self, ban: AccessBan) -> None:
        """Lift a ban. Raises ``StoreError`` if the change can't be stored."""
        self._bans.pop((ban.kind, ban.who), None)
        await self._notices.change(partial(bans.lift, ban), lambda _: (BansChanged(),))
        self._changes += 1
        self._bans.pop((ban.kind, ban.who), None)  # ``look`` may be older

    def seconds(self, ban: AccessBan) -> float | None:
        """Return a ban's remaining seconds, or None if it is permanent."""
        return None if ban.until is None else max(0, ban.until - self._now()) / 1000

    def banned(self, kind: Kind, who: str) -> bool:
        """Return whether ``who`` is banned now."""
        ban = self._bans.get((kind, who)) if self._bans else None
        return ban is not None and (ban.until is None or self._now() < ban.until)

    def require(self, kind: Kind, who: str) -> None:
        """Raise ``Refused`` (403) if ``who`` is banned."""
        if self.banned(kind, who):
            raise Refused(403, "wire-refused-closed" if kind == "table" else "wire-refused-banned")


def _begun(now: int, db: Database) -> tuple[AccessBan, ...]:
    """Delete expired bans, and return the remaining bans."""
    bans.sweep(now, db)
    return bans.every(db)
