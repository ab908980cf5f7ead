"""A match on the machines of a Dask cluster (the ``cluster`` extra).

Rules of this file
1. The seed and a game's number determine the result of the game, so any worker may play or replay
   it. The scheduler reassigns the games of a lost worker.
2. Every task contains all its data, because data sent to a worker in advance would be lost with the
   worker.
"""

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from mendax import __version__
from mendax.arena.competitors import require_sendable
from mendax.arena.match import MatchSetup, NumberedSeating, Playing, played
from mendax.arena.standings import PlayedGame
from mendax.core.game import MendaxError, Reason
from mendax.programs.arena.running import HERE

if TYPE_CHECKING:
    from distributed import Client, Future

CONNECTING: Final = 10.0
"""Seconds before an attempt to connect to a scheduler times out."""
AHEAD: Final = 3
"""The number of portions that are waiting or being played, per worker thread."""


class ClusterProblem(MendaxError):
    """Raised when a cluster cannot play a match."""


def _problem(key: str, **arguments: str | int) -> ClusterProblem:
    return ClusterProblem(Reason("arena-cluster-" + key, arguments))


def on_cluster(address: str) -> Playing:
    """Return a function that plays on the workers of the scheduler at ``address``.

    An address has the form ``tcp://host:8786``. Raises ``ClusterProblem`` if there is no scheduler
    or no worker, if a worker has another version of Mendax, or if the package ``distributed`` is
    missing.
    """

    def playing(
        setup: MatchSetup, portions: Iterator[tuple[NumberedSeating, ...]]
    ) -> Iterator[list[PlayedGame]]:
        require_sendable(setup.bots)
        with connected(address) as client:
            threads = _threads(client, address)
            doing: deque[Future[list[PlayedGame]]] = deque()
            try:
                for portion in portions:
                    doing.append(client.submit(played, setup, portion, pure=False))
                    if len(doing) >= AHEAD * threads:
                        yield doing.popleft().result()
                while doing:
                    yield doing.popleft().result()
            finally:
                client.cancel(list(doing))
                client.run(end_programs)

    return playing


def connected(address: str) -> "Client":
    """Return a client of the scheduler. Raises ``ClusterProblem``."""
    try:
        from distributed import Client
    except ImportError:
        raise _problem("package") from None
    try:
        return Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:  # a TimeoutError is an OSError
        shown = str(error)[:200] or type(error).__name__
        raise _problem("unreachable", address=address[:100], problem=shown) from None


def _threads(client: "Client", address: str) -> int:
    """Return the number of games that the workers play in parallel. Raises ``ClusterProblem``."""
    threads = int(sum(client.nthreads().values()))
    if not threads:
        raise _problem("empty", address=address[:100])
    versions: dict[str, Any] = client.run(version_here, on_error="return")
    for worker, version in versions.items():
        if version != __version__:
            shown = str(version)[:200]
            raise _problem("version", worker=worker, given=shown, own=__version__)
    return threads


def version_here() -> str:
    """Return the version of Mendax on the worker that runs this function."""
    return __version__


def end_programs() -> None:
    """Stop a worker's idle programs after a match.

    Programs that are in a game belong to another match.
    """
    HERE.end_idle()
