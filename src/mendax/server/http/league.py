"""The league table that this server shows, if one is configured."""

import asyncio
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from mendax.arena.league.folder import LeagueFolder, LeagueProblem
from mendax.arena.league.values import LeagueTable
from mendax.server.wire.operation import Visit, operation
from mendax.server.wire.refusal import Refused

FRESH: Final = 20
"""How long an answer may be cached, in seconds."""


class LeagueApi:
    """The operation on a league."""

    def __init__(self, folder: str) -> None:
        """``folder`` is the folder of the league, or empty if no league is configured."""
        self._folder = LeagueFolder(Path(folder)) if folder else None

    @operation("GET", "/api/league", own_pages=True, fresh=FRESH)
    async def league(self, visit: Visit) -> LeagueTable:
        """Return the table of this server's league, including ratings over time."""
        if self._folder is None:
            raise Refused(404, "wire-refused-no-league")
        try:
            table = await asyncio.to_thread(self._folder.table)
        except LeagueProblem:  # not published yet; the error would reveal the path
            raise Refused(404, "wire-refused-no-league") from None
        # Only the league's owner may see why a player is absent, because the reason may name local
        # files.
        return replace(table, absent=tuple(replace(one, why="") for one in table.absent))
