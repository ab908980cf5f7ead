"""Millions of games on all cores.

Rules of this file
1. No I/O, no clock. Luck is counted by game, so what comes of a seed does not depend on how many
   cores played, nor in what portions.
2. Compiled kernels let go of the interpreter lock: threads play them, with no start and no copies.
   The plain twin needs processes (started afresh, never forked), each with its own interpreter.
"""

import os
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import reduce
from multiprocessing import get_context
from typing import Final

from mendax.solver.compiled import COMPILED
from mendax.solver.course import Course
from mendax.solver.kernels import Tally, added, play
from mendax.solver.script import Cast

PORTION: Final = 100_000
"""Games that are handed out at a time; a tenth of a second of a compiled kernel, or less."""
PLAIN_PORTION: Final = 1_000


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_many(
    course: Course, cast: Cast, games: int, seed: int, workers: int = 1, fast: bool = COMPILED
) -> Tally:
    """``kernels.play`` on several cores: the same tally from the same seed, sooner."""
    size = PORTION if fast else PLAIN_PORTION
    portions = [(first, min(size, games - first)) for first in range(0, games, size)]
    if workers == 1 or len(portions) < 2:
        return play(course, cast, games, seed, fast=fast)
    with _pool(course, cast, min(workers, len(portions)), fast) as pool:
        if fast:
            waiting = [pool.submit(play, course, cast, n, seed, at) for at, n in portions]
        else:
            waiting = [pool.submit(_play_plain, n, seed, at) for at, n in portions]
        try:
            return reduce(added, (future.result() for future in waiting))
        finally:
            for future in waiting:
                future.cancel()


def _pool(course: Course, cast: Cast, workers: int, fast: bool) -> Executor:
    if fast:
        return ThreadPoolExecutor(workers)
    spawn = get_context("spawn")
    return ProcessPoolExecutor(workers, spawn, initializer=_remember, initargs=(course, cast))


_table: list[tuple[Course, Cast]] = []
"""The table that a process of the pool plays at."""


def _remember(course: Course, cast: Cast) -> None:
    _table[:] = [(course, cast)]


def _play_plain(games: int, seed: int, first: int) -> Tally:
    ((course, cast),) = _table
    return play(course, cast, games, seed, first, fast=False)
