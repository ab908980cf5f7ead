"""The server's log format: plain lines or JSON, with the id of the request.

Rules of this file
1. Logging uses the standard library, as asyncio and websockets do. This module adds only a
   formatter and a context variable.
2. Levels below warning apply only to Mendax's own loggers. At debug level, libraries would log
   complete frames and headers with dice, cookies and chat.
3. Secrets are never logged, at any level: no die, card, salt, token, cookie, name or chat, no
   table's full address (``failures.log_name``), no message of an error (``refusal.where``). Only
   parts of a path that are the same for all clients are logged (``shown_path``).
"""

import asyncio
import logging
import re
import sys
import time
from contextvars import ContextVar
from itertools import count
from typing import Any, Final, TextIO

from msgspec.json import encode

from mendax.server.settings.settings import ServerSettings
from mendax.server.wire.refusal import where

_log = logging.getLogger("mendax.loop")

OURS: Final = "mendax"
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket that caused the current work, or empty."""

_ids = count(1)
_STARTED: Final = f"{time.time_ns() // 1_000_000_000 & 0xFFFFF:05x}"
_PARTS: Final = """
    api assets codes code coverage coach aid daily drill explore games health hint how-to-play icons
    invitation j learn me metrics openapi.json practice previews ready record reference
    replay rules session sessions socket story strategy strength t tables tips tutorial tv words
"""
_SHOWN: Final = frozenset(_PARTS.split())
"""The parts of paths that are logged. Any other part may be an invitation or user input."""


def next_request() -> str:
    """Return an id that is unique in this process, and very likely unique across processes."""
    return f"{_STARTED}-{next(_ids):x}"


def shown_path(path: str) -> str:
    """Return a path in the form that is logged: ``/api/tables/…/record/…``."""
    parts = path.split("/")[:7]
    return "/".join(part if part in _SHOWN or not part else "…" for part in parts)


def set_up(settings: ServerSettings, stream: TextIO | None = None) -> None:
    """Log to standard error in the configured format."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log == "json" else PlainLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(settings.log_level.upper())


def unforeseen(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an unhandled error.

    This function replaces the loop's handler, which would log the error's message and the arguments
    of calls.
    """
    error = context.get("exception")
    kind = type(error).__name__ if error else "?"
    at = where(error) if error else "?"
    what = " ".join(str(context.get("message", "")).split()[:2])
    _log.error("%s: %s in %s", what, kind, at)


class PlainLines(logging.Formatter):
    """Formats records as lines such as ``WARNING mendax.abuse [4f2a1-1c] 192.0.2.7 was refused 20
    times``.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        request = _request(record)
        about = f" [{request}]" if request else ""
        return _line(f"{record.levelname} {record.name}{about} {_said(record)}")


class JsonLines(logging.Formatter):
    """Formats each record as a JSON object: ``at``, ``level``, ``logger``, ``request`` and
    ``text``.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": _request(record),
            "text": _line(_said(record)),
        }
        return encode({key: value for key, value in line.items() if value}).decode()


def _request(record: logging.LogRecord) -> str:
    return str(getattr(record, "request", "") or REQUEST.get())


def _said(record: logging.LogRecord) -> str:
    """Return the record's message and the type of its error, without the message of the error."""
    error = record.exc_info[0] if record.exc_info else None
    return record.getMessage() + (f" ({error.__name__})" if error else "")


def _line(text: str) -> str:
    """Return the text as one line, with spaces instead of control characters and line breaks."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+", " ", text)
