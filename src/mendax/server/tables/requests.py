"""A command on its way to a table, and its answer."""

from typing import NamedTuple

from msgspec import Struct

from mendax.server.tables.presence import Subscriber
from mendax.server.tables.table_follower import Messages
from mendax.server.wire.messages import AnswerOut, encode
from mendax.table.commands import Command


class Request(Struct, frozen=True):
    """A command, and who is to be answered: nobody, if a bot or a timer made it."""

    command: Command
    id: str = ""
    asker: Subscriber | None = None


class WaitingRequest(NamedTuple):
    """A request that came while another was under way, and when, by ``meter.now``."""

    request: Request
    since: float


def deliver(request: Request, number: int, messages: Messages) -> None:
    """Pushes the answer to who asked, that it is entry ``number``, in front of their own news, and
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
