"""Packaged figures of the bots' strength, for the client's page."""

from typing import Final

from mendax.arena.strength import StrengthReport, packaged
from mendax.server.wire.operation import Visit, operation

FRESH: Final = 3600
"""The seconds for which an answer may be cached; it changes only with the version."""


class StrengthApi:
    """The operation about the strength of bots."""

    @operation("GET", "/api/strength")
    async def strength(self, visit: Visit) -> StrengthReport:
        """Return the strength of the bots: against each other, a best response and simple habits.

        The figures are part of the server's version.
        """
        visit.headers["cache-control"] = f"public, max-age={FRESH}"
        return packaged()
