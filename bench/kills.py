"""Data loss when the server is killed a thousand times under load (``tools/kills.py``)."""

import time
from collections.abc import Iterator
from typing import Final

from tools.kills import killed, told_of

KILLS: Final = 1000


def measure() -> Iterator[str]:
    """Yield the figures, as lines of Markdown."""
    yield "## A server that is killed under load"
    yield ""
    began = time.monotonic()
    found = killed(KILLS, 1)
    yield told_of(found, time.monotonic() - began)
    yield from found.wrong
    yield ""
