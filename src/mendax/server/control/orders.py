"""What the one who runs a server may ask and order: each question of ``messages`` answered.

Nothing here shows what is secret: of a table its lobby, and no more than any spectator sees.
"""

from collections.abc import AsyncGenerator

from mendax.server.context import ServerContext
from mendax.server.control.messages import Answered, ListTables, Question, TableListed
from mendax.server.tables.live_table import LiveTable


class Orders:
    """Answers the questions of the control socket."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    async def answer(self, question: Question) -> AsyncGenerator[Answered, None]:
        """The parts of the answer. Raises ``MendaxError`` for what can't be done."""
        match question:
            case ListTables():
                for live in self._context.registry.in_memory():
                    yield listed(live)


def listed(live: LiveTable) -> TableListed:
    """A table as it is listed."""
    view = live.table.table_view()
    return TableListed(
        view.id,
        view.game,
        view.phase,
        view.games,
        tuple(seat.name for seat in view.seats),
        sum(seat.bot is not None for seat in view.seats),
        len(live.presence.subscribers),
        live.set_aside is not None,
    )
