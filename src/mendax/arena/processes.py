"""Work on all cores, in spawned processes, with results in input order.

Rules of this file
1. No I/O, no clock, no games.
2. Results must not depend on the process or the portions.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from mendax.programs.children import watch_pool_parent

P = TypeVar("P")
A = TypeVar("A")


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pool(workers: int, prepare: Callable[..., None], *given: Any) -> ProcessPoolExecutor:
    """Return a pool of ``workers`` processes that each start with ``prepare(*given)``."""
    spawn = get_context("spawn")
    return ProcessPoolExecutor(workers, spawn, initializer=_begun, initargs=(prepare, given))


def _begun(prepare: Callable[..., None], given: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    watch_pool_parent()
    prepare(*given)


def in_order(
    at_work: ProcessPoolExecutor, work: Callable[[P], A], portions: Iterable[P], ahead: int
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
    except BaseException:  # also for Ctrl-C: closing the pool waits for its processes
        for process in list((at_work._processes or {}).values()):
            process.terminate()
        raise
    finally:
        for future in doing:
            future.cancel()
