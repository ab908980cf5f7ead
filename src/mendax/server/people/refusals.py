"""Counts refusals per address, and logs repeated refusals.

Rules of this file
1. Strangers can't flood the log. An address is logged at refusal ``MANY``, and then each time the
   count grows tenfold, with at most ``LINES`` lines per ``SPELL``.
2. At most ``MOST`` addresses are remembered. An address's count restarts after ``SPELL`` without a
   refusal.
3. Reasons in ``HARMLESS`` are not counted, because Mendax's own client can cause them.
"""

import logging
from collections import OrderedDict
from typing import Final

from mendax.server.monitoring.meter import Meter
from mendax.server.people.buckets import Bucket, Clock
from mendax.server.settings.settings import Rate

_log = logging.getLogger("mendax.abuse")

MANY: Final = 20
MOST: Final = 4096
LINES: Final = 30
SPELL: Final = 600.0
"""The period for counting and logging, in seconds."""
HARMLESS: Final = frozenset(
    {
        *("wire-refused-no-table", "wire-refused-no-code", "wire-refused-no-record"),
        "wire-refused-not-a-code",
        *("wire-refused-not-yours", "wire-refused-unwell", "wire-refused-failed"),
        *("wire-refused-draining", "wire-refused-not-found"),
        *("wire-refused-opening-invited", "wire-refused-opening-keys"),
    }
)


class _Trace:
    """The refusals of one address: their number, the first and last time, and the next number to
    log.
    """

    __slots__ = ("began", "count", "last", "named_at")

    def __init__(self, at: float) -> None:
        self.began = self.last = at
        self.count = 0
        self.named_at = MANY


class Refusals:
    """The refusals of one server."""

    def __init__(self, meter: Meter, clock: Clock) -> None:
        self._meter = meter
        self._clock = clock
        self._traces: OrderedDict[str, _Trace] = OrderedDict()
        self._lines = Bucket(Rate(LINES, SPELL), clock())
        self._unsaid = 0

    def count(self, reason: str, address: str) -> None:
        """Count a refusal of ``address``. ``reason`` is the key of the reason."""
        self._meter.refused(reason)
        if reason in HARMLESS or not reason.startswith("wire-refused-"):
            return
        at = self._clock()
        trace = self._traces.pop(address, None)
        if trace is None or at - trace.last > SPELL:
            trace = _Trace(at)
        self._traces[address] = trace  # the newest entry is evicted last
        if len(self._traces) > MOST:
            self._traces.popitem(last=False)
        trace.last = at
        trace.count += 1
        if trace.count >= trace.named_at:
            trace.named_at *= 10
            self._say(address, trace, reason, at)

    def _say(self, address: str, trace: _Trace, reason: str, at: float) -> None:
        if self._lines.take(at):
            self._unsaid += 1
            return
        others = f"; {self._unsaid} such lines were left out before" if self._unsaid else ""
        self._unsaid = 0
        _log.warning(
            "%s was refused %d times in %d s, last for %s%s",
            address or "?",
            trace.count,
            round(at - trace.began),
            reason,
            others,
        )
