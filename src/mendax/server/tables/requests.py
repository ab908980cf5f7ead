"""The jobs of a table: commands on their way to it, with their answers, and looks at it."""

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
"""Who moves by a command, as the metrics say it."""


class Request(Struct, frozen=True):
    """A command and the client to answer: none if a bot or a timer made it."""

    command: Command
    id: str = ""
    asker: Subscriber | None = None


class Reload(Struct, frozen=True):
    """Load the table from its log again."""


Look = Callable[[], object]
"""Called while all lines of the table are stored; a ``Request`` that it returns is done at once."""
Job = Request | Look | Reload | asyncio.Future[None]
"""What a table is to do. A future is completed while all lines of the table are stored."""


def decline(asker: Subscriber, id: str, reason: Reason, offers: tuple[Offer, ...] = ()) -> None:
    """Answer that the command ``id`` is not done, and why. A client of a table that another worker
    has is not answered: it comes again and sends the same id."""
    if reason is MOVED:
        asker.close(COME_AGAIN, "come again")
    else:
        asker.push(encode(AnswerOut(id, None, reason, offered(offers))))


def deliver(request: Request, number: int, messages: Messages) -> None:
    """Send the answer to the asker, that it is entry ``number``, in front of their own news, and
    the news to everybody."""
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
