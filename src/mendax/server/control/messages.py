"""Every message of the control socket, typed: one question a connection, any number of answers.

Both are JSON, one a line. What is asked is named by its field ``ask``, what is answered by ``is``.
The last answer of a question is ``Done`` or ``Failed``. A new question is a struct here, in the
union ``Question``, and a branch of ``orders.Orders.answer``.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from mendax.core.game import MendaxError, Reason, kebab
from mendax.server.wire.messages import decode_body, encode

LONGEST_LINE: Final = 64 * 1024
"""Bytes of a question or an answer."""


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag=kebab):
    """What is asked for."""


class Answered(Struct, frozen=True, tag_field="is", tag=kebab):
    """A part of the answer."""


# ── questions ────────────────────────────────────────────────────────────────────────────────


class ListTables(Asked, frozen=True, tag="list"):
    """The tables in memory; a ``TableListed`` for each."""


Question = ListTables


# ── answers ──────────────────────────────────────────────────────────────────────────────────


class TableListed(Answered, frozen=True, tag="table"):
    """One table in memory."""

    id: str
    game: str
    phase: str
    """``gathering``, ``playing``, ``finished`` or ``frozen``."""
    games: int
    """Games that were begun there."""
    seats: tuple[str, ...]
    """How those are called who sit there."""
    bots: int
    """How many of them are bots."""
    sockets: int
    set_aside: bool
    """Whether it failed, and nothing is done there any more."""


class Done(Answered, frozen=True, tag="done"):
    """All is answered, and what was ordered is done."""


class Failed(Answered, frozen=True, tag="failed"):
    """It is not done; why not."""

    reason: Reason


Answer = TableListed | Done | Failed


class NoQuestion(MendaxError):
    """A line that is no question; the reason says what is wrong with it."""


class NoAnswer(MendaxError):
    """The server did not answer, or there is none; the reason says which."""


def line(message: Asked | Answered) -> bytes:
    """A message as it is sent."""
    return encode(message) + b"\n"


def question(text: bytes) -> Any:
    """Reads a ``Question``. Raises ``NoQuestion``."""
    try:
        return decode_body(text, Question)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NoQuestion(Reason("control-unreadable", {"problem": str(error)[:200]})) from None


def answer(text: bytes) -> Any:
    """Reads an ``Answer``. Raises ``NoAnswer``, as for one of another version of Mendax."""
    try:
        return decode_body(text, Answer)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NoAnswer(Reason("control-unreadable", {"problem": str(error)[:200]})) from None
