"""Runs work on all cores in spawned processes, and returns results in input order.

This module uses no clock and no games. Its only I/O is the pipe that ends the processes. Results
must not depend on the number of processes or the size of portions.
"""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

P = TypeVar("P")
A = TypeVar("A")


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool(ProcessPoolExecutor):
    """A pool of ``workers`` processes that each start with ``prepare(*given)``.

    The processes read a pipe whose other end only this object holds, so they also end when their
    parent is killed.
    """

    def __init__(self, workers: int, prepare: Callable[..., None], *given: Any) -> None:
        spawn = get_context("spawn")
        lifeline, self._lifeline = spawn.Pipe(duplex=False)
        super().__init__(workers, spawn, initializer=_begun, initargs=(lifeline, prepare, given))

    def kill(self) -> None:
        """End the processes without waiting for their work."""
        self._lifeline.close()


def _begun(lifeline: Connection, prepare: Callable[..., None], given: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C

    def end() -> None:
        lifeline.poll(None)  # the parent sends no data, so this waits for the end of the pipe
        os._exit(1)

    threading.Thread(target=end, daemon=True).start()
    prepare(*given)


def in_order(
    at_work: Pool, work: Callable[[P], A], portions: Iterable[P], ahead: int
) -> Iterator[A]:
    """Yield the result of ``work`` for each portion, with at most ``ahead`` portions pending."""
    left, doing = iter(portions), deque[Future[A]]()
    try:
        while True:
            doing.extend(at_work.submit(work, portion) for portion in islice(left, ahead))
            if not doing:
                return
            yield doing.popleft().result()
            ahead = 1
    except BaseException:  # also after Ctrl-C: closing the pool waits for its processes
        at_work.kill()
        raise
    finally:
        for future in doing:
            future.cancel()
