"""Sends a command from an HTTP request to a live table, and waits for the answer."""

import asyncio

from mendax.core.game import Reason
from mendax.server.tables.failures import MOVED
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.requests import Request
from mendax.server.wire.messages import AnswerOut, decode_body
from mendax.server.wire.refusal import Refused
from mendax.table.commands import Command
from mendax.table.log import Person


class _Answered(AnswerOut, frozen=True, tag="answer"):
    """An answer decoded from its message."""

    offers: object = ()  # type: ignore[assignment]


class _Asker:
    """A ``Subscriber`` that receives one answer without being connected to the table."""

    def __init__(self, person: Person) -> None:
        self.device = self.person = person
        self.screen = False
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def push(self, *texts: bytes) -> None:
        """Receive the answer."""
        if not self.answer.done():
            self.answer.set_result(texts[0])

    def charge(self, size: int) -> None:
        """Ignore the bytes, because they are charged to the table's connected clients."""

    def close(self, code: int, why: str) -> None:
        """Raise ``Refused`` for the waiting request, because another server has the table."""
        if not self.answer.done():
            self.answer.set_exception(Refused.because(503, MOVED))


async def done(live: LiveTable, person: Person, command: Command) -> int:
    """Return the entry number of the person's ``command`` once it is stored.

    Raises ``Refused`` with the table's reason.
    """
    asker = _Asker(person)
    with live.leases.held():
        live.submit(Request(command, "asked", asker))
        answer = decode_body(await asker.answer, _Answered)
    if answer.number is None:
        reason: Reason = answer.reason
        raise Refused.because(409, reason)
    number: int = answer.number
    return number
