"""Work on all cores, in processes started afresh: answers come in the order of the questions.

Rules of this file
1. No I/O, no clock, and it knows nothing of games.
2. What comes of the work must not depend on who does it, nor on how it is portioned.
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
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pool(workers: int, prepare: Callable[..., None], *given: Any) -> ProcessPoolExecutor:
    """So many processes, each of which begins with ``prepare(*given)``."""
    spawn = get_context("spawn")
    return ProcessPoolExecutor(workers, spawn, initializer=_begun, initargs=(prepare, given))


def _begun(prepare: Callable[..., None], given: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked for the work
    watch_pool_parent()
    prepare(*given)


def in_order(
    at_work: ProcessPoolExecutor, work: Callable[[P], A], portions: Iterable[P], ahead: int
) -> Iterator[A]:
    """``work`` done on each portion; at most ``ahead`` of them wait or are being done."""
    left, doing = iter(portions), deque[Future[A]]()
    try:
        while True:
            doing.extend(at_work.submit(work, portion) for portion in islice(left, ahead))
            if not doing:
                return
            yield doing.popleft().result()
            ahead = 1
    except BaseException:  # Ctrl-C too: leaving the pool waits for what its processes do
        for process in list((at_work._processes or {}).values()):
            process.terminate()
        raise
    finally:
        for future in doing:
            future.cancel()
