"""``/metrics``: the server's counters in Prometheus format.

Rules of this file
1. The library is imported on the first request, on a thread, so the import does not delay the start
   or a move.
2. Every label has a bounded set of values: games, stages, kinds of movers, and reason keys.
3. Only requests from this machine, or with ``ServerSettings.metrics_token``, have access; others
   get 404. If the settings indicate a proxy, the token is required, because a proxy on this machine
   that sends no client address looks like a local client.
"""

import logging
import shutil
from collections.abc import Iterable
from functools import cache
from hmac import compare_digest
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

import mendax
from mendax.server.monitoring.meter import Histogram, Meter, Now
from mendax.server.settings.settings import ServerSettings

if TYPE_CHECKING:
    from prometheus_client.core import HistogramMetricFamily


_log = logging.getLogger("mendax.metrics")


def may_read(request: Request, settings: ServerSettings, sits_here: bool) -> bool:
    """Return whether a request may read the metrics. ``sits_here``: the request is from this
    machine.
    """
    if settings.metrics_token:
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        known = settings.metrics_token.encode()
        return kind.lower() == "bearer" and compare_digest(token.encode(), known)
    if settings.metrics and sits_here and settings.is_fronted:
        warn_once()
        return False
    return settings.metrics and sits_here


@cache
def warn_once() -> None:
    """Log why the metrics are refused, once in this process."""
    _log.warning(
        "/metrics was requested from this machine and refused: with proxies, names or secure it "
        "needs a token, because the request may come through a proxy. Set metrics_token (or "
        "MENDAX_METRICS_TOKEN), or metrics = false"
    )


def answer(meter: Meter, at: Now) -> Response:
    """Return the answer in Prometheus format. Imports the library on the first call."""
    from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
    from prometheus_client.exposition import CONTENT_TYPE_PLAIN_1_0_0

    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Collected(meter, at))
    ProcessCollector(registry=registry)
    lines = {"cache-control": "no-store", "content-type": CONTENT_TYPE_PLAIN_1_0_0}
    return Response(generate_latest(registry), headers=lines)


class _Collected:
    """The metric families for the complete server."""

    def __init__(self, meter: Meter, at: Now) -> None:
        self._meter = meter
        self._at = at

    def collect(self) -> Iterable[Any]:
        """Yield every family."""
        yield from self._counts()
        yield from self._gauges()

    def _counts(self) -> Iterable[Any]:
        from prometheus_client.core import CounterMetricFamily, InfoMetricFamily

        meter = self._meter
        yield InfoMetricFamily("mendax", "Version of the server.", {"version": mendax.__version__})
        moves = CounterMetricFamily("mendax_moves", "Moves made.", labels=["game", "by"])
        for (game, by), count in tuple(meter.moves.items()):
            moves.add_metric([game, by], count)
        yield moves
        refusals = CounterMetricFamily("mendax_refusals", "Refusals by reason.", labels=["reason"])
        for reason, count in tuple(meter.refusals.items()):
            refusals.add_metric([reason], count)
        yield refusals
        stages = _family("mendax_move_seconds", "Latency of commands by stage.", ["stage"])
        for stage in ("queue", "commit", "tell"):
            _add(stages, [stage], getattr(meter, stage))
        yield stages
        thought = _family("mendax_bot_thinking_seconds", "Thinking times of bots.", [])
        _add(thought, [], meter.thought)
        yield thought

    def _gauges(self) -> Iterable[Any]:
        from prometheus_client.core import GaugeMetricFamily

        at = self._at
        for name, text, value in (
            ("tables", "Tables in memory.", at.tables),
            ("sockets", "Sockets of tables and of online programs.", at.sockets),
            ("connections", "Connections, including sockets.", at.connections),
            ("bots_thinking", "Bots that are thinking now.", self._meter.thinking),
            ("disk_free_bytes", "Free disk space in the data folder.", _free(at.folder)),
        ):
            yield GaugeMetricFamily(f"mendax_{name}", text, value)
        if at.keeps_file:
            text = "Size of the database and its journal."
            yield GaugeMetricFamily("mendax_database_bytes", text, _size(at.folder))
        queues = GaugeMetricFamily("mendax_queue_length", "Lengths of queues.", labels=["queue"])
        for name, length in at.queues.items():
            queues.add_metric([name], length)
        yield queues


def _family(name: str, text: str, labels: list[str]) -> "HistogramMetricFamily":
    from prometheus_client.core import HistogramMetricFamily

    return HistogramMetricFamily(name, text, labels=labels)


def _add(family: "HistogramMetricFamily", labels: list[str], counted: Histogram) -> None:
    reached, buckets = 0, []
    counts = tuple(counted.counts)
    for bound, count in zip((*map(str, counted.bounds), "+Inf"), counts, strict=True):
        reached += count
        buckets.append((bound, reached))
    family.add_metric(labels, buckets, counted.total)


def _free(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("mendax.sqlite3*"))
