"""Simulation of millions of games on all cores.

This module uses no I/O and no clock. Random numbers depend only on the seed and the game's number,
so results do not depend on cores or portions. Compiled kernels release the GIL, so threads can run
them without startup or copies. The Python version needs a process for each core (spawned, never
forked).
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import reduce
from typing import Final

from mendax.arena.processes import Pool
from mendax.solver.generic.jit import COMPILED
from mendax.solver.mia.simulation.alias_tables import AliasTables
from mendax.solver.mia.simulation.game_tables import GameTables
from mendax.solver.mia.simulation.kernel import GameTotals, added, play

Progress = Callable[[int, int], None]

PORTION: Final = 100_000
"""The number of games in a unit of work, which takes a compiled kernel at most a tenth of a
second."""
PLAIN_PORTION: Final = 1_000


def play_many(
    tables: GameTables,
    alias: AliasTables,
    games: int,
    seed: int,
    workers: int = 1,
    fast: bool = COMPILED,
    progress: Progress | None = None,
) -> GameTotals:
    """Run ``kernel.play`` on several cores, and return the totals. Equal seeds give equal totals.

    ``progress`` is called with the number of games played and the total number of games.
    """
    size = PORTION if fast else PLAIN_PORTION
    portions = [(first, min(size, games - first)) for first in range(0, games, size)]
    if workers == 1 or len(portions) < 2:
        here = (play(tables, alias, n, seed, at, fast) for at, n in portions)
        return reduce(added, _told(here, games, progress))
    with _pool(tables, alias, min(workers, len(portions)), fast) as at_work:
        if fast:
            waiting = [at_work.submit(play, tables, alias, n, seed, at) for at, n in portions]
        else:
            waiting = [at_work.submit(_play_plain, n, seed, at) for at, n in portions]
        try:
            return reduce(added, _told((f.result() for f in waiting), games, progress))
        finally:
            for future in waiting:
                future.cancel()


def _told(
    tallies: Iterable[GameTotals], games: int, progress: Progress | None
) -> Iterator[GameTotals]:
    """Yield the tallies, and report progress after each of them."""
    played = 0
    for tally in tallies:
        played += tally.games
        if progress is not None:
            progress(played, games)
        yield tally


def _pool(tables: GameTables, alias: AliasTables, workers: int, fast: bool) -> Executor:
    return ThreadPoolExecutor(workers) if fast else Pool(workers, _remember, tables, alias)


_table: list[tuple[GameTables, AliasTables]] = []
"""The tables that this pool process plays with."""


def _remember(tables: GameTables, alias: AliasTables) -> None:
    _table[:] = [(tables, alias)]


def _play_plain(games: int, seed: int, first: int) -> GameTotals:
    ((tables, alias),) = _table
    return play(tables, alias, games, seed, first, fast=False)
