"""The jobs of a table: commands with their answers, and looks."""

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from mendax.core.game import Offer, Reason
from mendax.server.tables.failures import COME_AGAIN, MOVED
from mendax.server.tables.presence import Subscriber
from mendax.server.wire.messages import AnswerOut, encode
from mendax.server.wire.outbound import offered
from mendax.table.commands import Act, BotAct, Command, TimeOut

Messages = list[tuple[Subscriber, bytes]]
"""The news of one command for each subscriber."""


MOVERS: Final[dict[type, str]] = {Act: "person", BotAct: "bot", TimeOut: "clock"}
"""The kind of mover for each kind of moving command, for the metrics."""


class Request(Struct, frozen=True):
    """A command and the client to answer. Commands by bots and timers have no client."""

    command: Command
    id: str = ""
    asker: Subscriber | None = None


class Reload(Struct, frozen=True):
    """A job that loads the table from its log again."""


Look = Callable[[], object]
"""A function called while all lines of the table are stored. If it returns a ``Request``, the table
executes it immediately.
"""
Job = Request | Look | Reload | asyncio.Future[None]
"""A job of a table. A future is completed while all lines of the table are stored."""


def decline(asker: Subscriber, id: str, reason: Reason, offers: tuple[Offer, ...] = ()) -> None:
    """Answer that command ``id`` is refused, with the reason.

    If another server has the table, no answer is sent. The client reconnects and sends the same id.
    """
    if reason is MOVED:
        asker.close(COME_AGAIN, "come again")
    else:
        asker.push(encode(AnswerOut(id, None, reason, offered(offers))))


def deliver(request: Request, number: int, messages: Messages) -> None:
    """Send the number of the entry to the sender, followed by the news for everyone."""
    asker = request.asker
    answer = encode(AnswerOut(request.id, number)) if asker else b""
    answered = asker is None
    for subscriber, text in messages:
        if subscriber is asker:
            subscriber.push(answer, text)
            answered = True
        else:
            subscriber.push(text)
    if asker and not answered:
        asker.push(answer)
