"""The owner of a server in this process, with its admin operations."""

from typing import Any

from mendax.server.running.admin_api import AdminApi
from mendax.server.running.admin_messages import (
    AnnouncementIn,
    BanIn,
    BanListed,
    CloseIn,
    Counted,
    Done,
    KeyIn,
    KeyKnown,
    PersonListed,
    ReportListed,
    TableListed,
)
from tests.server.guests import Served

VISIT: Any = None
"""The operations do not read their request."""


class Admin:
    """The owner of a server."""

    def __init__(self, served: Served) -> None:
        self.api = AdminApi(served.context, served.server.end)

    async def tables(self) -> tuple[TableListed, ...]:
        return await self.api.tables(VISIT)

    async def people(self, table: str) -> tuple[PersonListed, ...]:
        return await self.api.people(VISIT, table)

    async def close(self, table: str) -> Counted:
        return await self.api.close(VISIT, table, CloseIn())

    async def ban(self, who: str, seconds: float | None = None) -> Counted:
        return await self.api.ban(VISIT, BanIn(who, seconds))

    async def bans(self) -> tuple[BanListed, ...]:
        return await self.api.bans(VISIT)

    async def lift(self, who: str) -> Done:
        return await self.api.lift_ban(VISIT, who)

    async def announce(self, text: str) -> Counted:
        return await self.api.announce(VISIT, AnnouncementIn(text))

    async def make_key(self, name: str, opening: bool = False) -> str:
        return (await self.api.make_key(VISIT, KeyIn(name, opening))).secret

    async def reports(self) -> tuple[ReportListed, ...]:
        return await self.api.reports(VISIT)

    async def dismiss(self, report: str) -> Done:
        return await self.api.dismiss(VISIT, report)

    async def keys(self) -> tuple[KeyKnown, ...]:
        return await self.api.keys(VISIT)

    async def revoke(self, key: str) -> Counted:
        return await self.api.revoke_key(VISIT, key)
