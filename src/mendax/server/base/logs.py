"""How the server's log is written: plain lines or JSON, with the request that they are about.

Rules of this file
1. The standard library's logging: asyncio and websockets write to it too, and what is needed
   besides is one formatter and one context variable.
2. Only our own loggers go below warnings: at debug, those of others write whole frames and heads,
   in which there are dice, cookies and talk.
3. Nobody logs what is secret, at any level: no die, card, salt, token, cookie, name or talk, no
   table's whole address (``failures.log_name``), no error's own words (``refusal.where``). Of a
   path only what is the same for all (``shown_path``).
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

from mendax.server.base.refusal import where
from mendax.server.base.settings import ServerSettings

_log = logging.getLogger("mendax.loop")

OURS: Final = "mendax"
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket that is served, or that led to what is done; empty: none."""

_ids = count(1)
_STARTED: Final = f"{time.time_ns() // 1_000_000_000 & 0xFFFFF:05x}"
_SHOWN: Final = frozenset(
    {
        *(
            "api",
            "assets",
            "games",
            "tables",
            "session",
            "sessions",
            "rules",
            "reference",
            "socket",
        ),
        *("record", "aid", "coach", "story", "replay", "hint", "health", "ready", "invitation"),
        *("codes", "code", "strategy", "coverage", "tutorial", "words", "goal", "how-to-play"),
        *(
            "league",
            "strength",
            "openapi.json",
            "metrics",
            "learn",
            "explore",
            "me",
            "previews",
            "icons",
            "t",
            "tv",
            "j",
        ),
    }
)
"""Parts of paths that are logged; all others may be an invitation, or anything."""


def next_request() -> str:
    """An id that no other request of this process has; of another process, hardly any."""
    return f"{_STARTED}-{next(_ids):x}"


def shown_path(path: str) -> str:
    """A path as it is logged: ``/api/tables/…/record/…``."""
    parts = path.split("/")[:7]
    return "/".join(part if part in _SHOWN or not part else "…" for part in parts)


def set_up(settings: ServerSettings, stream: TextIO | None = None, worker: int = 0) -> None:
    """From now on the log of this process is written as the settings say, to standard error, with
    the number of the ``worker``, if it is one of several."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines(worker) if settings.log == "json" else PlainLines(worker))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(settings.log_level.upper())


def unforeseen(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Logs what nobody caught, in place of the loop, which would write the error's own words and
    what was called with which arguments."""
    error = context.get("exception")
    kind = type(error).__name__ if error else "?"
    at = where(error) if error else "?"
    what = " ".join(str(context.get("message", "")).split()[:2])
    _log.error("%s: %s in %s", what, kind, at)


class PlainLines(logging.Formatter):
    """``WARNING mendax.abuse [4f2a1-1c] 192.0.2.7 was refused 20 times``; of one worker of several
    ``WARNING mendax.abuse worker 2 [4f2a1-1c] …``."""

    def __init__(self, worker: int = 0) -> None:
        super().__init__()
        self._by = f" worker {worker}" if worker else ""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        request = _request(record)
        about = f" [{request}]" if request else ""
        return _line(f"{record.levelname} {record.name}{self._by}{about} {_said(record)}")


class JsonLines(logging.Formatter):
    """One JSON object a line: ``at``, ``level``, ``logger``, ``worker``, ``request`` and
    ``text``."""

    def __init__(self, worker: int = 0) -> None:
        super().__init__()
        self._worker = worker

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "worker": self._worker,
            "request": _request(record),
            "text": _line(_said(record)),
        }
        return encode({key: value for key, value in line.items() if value}).decode()


def _request(record: logging.LogRecord) -> str:
    return str(getattr(record, "request", "") or REQUEST.get())


def _said(record: logging.LogRecord) -> str:
    """What is said, and of an error that somebody else logs its kind and nothing of its words."""
    error = record.exc_info[0] if record.exc_info else None
    return record.getMessage() + (f" ({error.__name__})" if error else "")


def _line(text: str) -> str:
    """On one line, whatever strangers have sent."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+", " ", text)
