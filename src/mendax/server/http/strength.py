"""The packaged figures of bots' strength, for the client's page."""

from mendax.arena.strength import StrengthReport, packaged
from mendax.server.wire.operation import HOUR, Visit, operation


class StrengthApi:
    """The operation on bots' strength."""

    @operation("GET", "/api/strength", fresh=HOUR)
    async def strength(self, visit: Visit) -> StrengthReport:
        """Return how strong bots are against each other, a best response and simple habits.

        The figures change only with the server's version.
        """
        return packaged()
