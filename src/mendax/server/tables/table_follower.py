"""What the queue of a table asks of whoever tells everybody what was done."""

from typing import Protocol

from mendax.core.game import Reason
from mendax.server.tables.presence import Subscriber
from mendax.table.log import Batch
from mendax.table.table import Table

Messages = list[tuple[Subscriber, bytes]]
"""Who will hear what, once it is stored."""


class TableFollower(Protocol):
    """What follows from a command: told, and made ready for the next one."""

    def compose(self, batch: Batch) -> Messages:
        """What everybody will hear of ``batch``; asked before anything else is done here."""

    def committed(self, batch: Batch) -> None:
        """``batch`` is stored and everybody was told: the game goes on."""

    def overtaken(self) -> None:
        """Another worker has stored lines of this table: it is let go."""

    def reloaded(self, table: Table) -> None:
        """The table was loaded anew: everybody is welcomed once more, and the game goes on."""

    def resume(self) -> None:
        """See who is to act now: the command of a bot or of a timer was refused."""

    def pause(self) -> None:
        """Nothing is to be waited for."""

    def turn_away(self, reason: Reason) -> None:
        """The table is set aside: all who are here are told why and hung up on."""
