"""How strong the bots are: the figures that come along, for the client's page."""

from typing import Final

from mendax.arena.strength import StrengthReport, packaged
from mendax.server.wire.operation import Visit, operation

FRESH: Final = 3600
"""Seconds that an answer may be kept by whoever asked: it changes with the version only."""


class StrengthApi:
    """The one operation that is about the strength of bots."""

    @operation("GET", "/api/strength")
    async def strength(self, visit: Visit) -> StrengthReport:
        """How strong the bots are: against each other, a best response and simple habits.

        The figures come with the version of the server.
        """
        visit.headers["cache-control"] = f"public, max-age={FRESH}"
        return packaged()
