"""The packaged figures of bots' strength, for the client's page."""

from typing import Final

from mendax.arena.strength import StrengthReport, packaged
from mendax.server.wire.operation import Visit, operation

FRESH: Final = 3600
"""How long an answer may be cached, in seconds. Answers change only with the version."""


class StrengthApi:
    """The operation on bots' strength."""

    @operation("GET", "/api/strength")
    async def strength(self, visit: Visit) -> StrengthReport:
        """Return how strong bots are against each other, a best response and simple habits.

        The figures change only with the server's version.
        """
        visit.headers["cache-control"] = f"public, max-age={FRESH}"
        return packaged()
