"""A table's jobs: commands with their answers, and looks."""

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
"""One command's news for each subscriber."""


MOVERS: Final[dict[type, str]] = {Act: "person", BotAct: "bot", TimeOut: "clock"}
"""The kind of player for each moving command, for the metrics."""


class Request(Struct, frozen=True):
    """A command and the client to answer; a bot or timer has none."""

    command: Command
    id: str = ""
    asker: Subscriber | None = None


class Reload(Struct, frozen=True):
    """Load the table from its log again."""


Look = Callable[[], object]
"""Called while all the table's lines are stored; a returned ``Request`` is executed at once."""
Job = Request | Look | Reload | asyncio.Future[None]
"""A table's job. A future is completed while all the table's lines are stored."""


def decline(asker: Subscriber, id: str, reason: Reason, offers: tuple[Offer, ...] = ()) -> None:
    """Answer that command ``id`` is refused, with the reason.

    If another worker has the table, there is no answer: the client reconnects and sends the same
    id.
    """
    if reason is MOVED:
        asker.close(COME_AGAIN, "come again")
    else:
        asker.push(encode(AnswerOut(id, None, reason, offered(offers))))


def deliver(request: Request, number: int, messages: Messages) -> None:
    """Send the entry's number to the sender, before their own news, then the news to everyone."""
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
