"""The table of the league that this server shows, if its settings name one."""

import asyncio
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from mendax.arena.league.folder import LeagueFolder, LeagueProblem
from mendax.arena.league.values import LeagueTable
from mendax.server.base.refusal import Refused
from mendax.server.wire.operation import Visit, operation

FRESH: Final = 20
"""Seconds that an answer may be kept by whoever asked."""


class LeagueApi:
    """The one operation that is about a league."""

    def __init__(self, folder: str) -> None:
        """``folder`` is that of the league; empty: none is shown."""
        self._folder = LeagueFolder(Path(folder)) if folder else None

    @operation("GET", "/api/league", own_pages=True)
    async def league(self, visit: Visit) -> LeagueTable:
        """The league that is played here: its table, and ratings over time."""
        if self._folder is None:
            raise Refused(404, "wire-refused-no-league")
        try:
            table = await asyncio.to_thread(self._folder.table)
        except LeagueProblem:  # nothing was published yet; where the folder is concerns nobody
            raise Refused(404, "wire-refused-no-league") from None
        visit.headers["cache-control"] = f"public, max-age={FRESH}"
        # Why somebody could not play is for whoever runs the league: it may name files of theirs.
        return replace(table, absent=tuple(replace(one, why="") for one in table.absent))
