"""Games and decisions per second: Mia's kernels with tabular policies, and OpenSpiel's liar's dice.

Both run in the same measurement. In Mia, claims and answers count as decisions; looking and shaking
do not.
"""

import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pyspiel

from mendax.arena.match import match
from mendax.arena.mia.parallel_games import play_many
from mendax.arena.mia.reduction import tables_of_bot
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.simulation.alias_tables import alias_tables
from mendax.solver.mia.simulation.game_tables import GameTables, indexed_game
from mendax.solver.mia.simulation.kernel import GameTotals, play
from mendax.solver.mia.simulation.reference_kernel import CLAIMS, SHOWN
from mendax.solver.mia.simulation.strategy_tables import StrategyTables, tables_of_policy

SECONDS = 4.0
KERNEL: Final = "Mendax kernel"
TIGHT: Final = "OpenSpiel liars_dice, Python API, tight loop"
COMPILED: Final = "OpenSpiel liars_dice, C++ (`evaluate_bots`)"

Counts = tuple[int, int]
"""The numbers of games and decisions."""


class Row(NamedTuple):
    """The figures of one way of playing."""

    label: str
    cores: int
    games: float
    """Games per second: CPU seconds on one core, wall seconds on several."""
    decisions: float


def written(row: Row) -> str:
    """Return the row of a Markdown table."""
    return f"| {row.label} | {row.cores} | {row.games:,.0f} | {row.decisions:,.0f} |"


def _counted(tally: GameTotals) -> Counts:
    claims = int(tally.counts[CLAIMS : CLAIMS + 3].sum())
    return tally.games, 2 * claims - int(tally.counts[SHOWN])


def _timed(
    label: str, cores: int, portion: Callable[[int], Counts], clock: Callable[[], float]
) -> Row:
    """Play portions for some seconds; return the best, because the machine is shared."""
    portion(0)
    best, began, number = Row(label, cores, 0, 0), time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        number += 1
        before = clock()
        games, decisions = portion(number)
        taken = clock() - before
        row = Row(label, cores, games / taken, decisions / taken)
        best = max(best, row, key=lambda found: found.decisions)
    return best


def ours() -> Iterator[Row]:
    """Yield rows for the kernel on one core and on all, its plain version, and the arena."""
    for preset, seats in (("standard", 2), ("standard", 3), ("meyer", 2)):
        found = indexed_game(PRESETS[preset], seats)
        player = tables_of_policy(solve(PRESETS[preset], seats).policy, found)
        label = f"{KERNEL}, Mia `{preset}`, {seats} seats, solved play"
        yield from _rows(label, found.tables, [player] * seats)
    found = indexed_game(PRESETS["standard"], 4)
    names = ("odds", "truthful", "liar", "lucky")
    players = [tables_of_bot(name, found) for name in names]
    yield from _rows(f"{KERNEL}, Mia `standard`, four characters", found.tables, players)
    seated = alias_tables(found.tables, players)
    yield _timed(
        "Mendax plain twin, four characters",
        1,
        lambda n: _counted(play(found.tables, seated, 500, n, fast=False)),
        time.process_time,
    )
    began = time.process_time()
    match(GAMES["mia"], PRESETS["standard"], names, 40, "bench")
    taken = time.process_time() - began
    mean = _counted(play(found.tables, seated, 10_000, 1))[1] / 10_000
    yield Row("Mendax arena by the book, four characters", 1, 40 / taken, 40 * mean / taken)


def _rows(label: str, tables: GameTables, players: list[StrategyTables]) -> Iterator[Row]:
    seated = alias_tables(tables, players)
    yield _timed(label, 1, lambda n: _counted(play(tables, seated, 50_000, n)), time.process_time)
    count = os.cpu_count() or 1
    if count > 1:
        yield _timed(
            label,
            count,
            lambda n: _counted(play_many(tables, seated, 800_000, n, count)),
            time.perf_counter,
        )


def rivals() -> Iterator[Row]:
    """Yield Liar's dice with one die each: a tight loop in Python, and in C++.

    No other function in OpenSpiel's package allows timing its C++ code. The time includes its bots.
    """
    game = pyspiel.load_game("liars_dice")

    def tight(_: int) -> Counts:
        decisions, choice = 0, random.choice
        for _game in range(2000):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(choice(state.legal_actions()))
        return 2000, decisions

    mean = tight(0)[1] / 2000
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(2)]

    def compiled(_: int) -> Counts:
        start = game.new_initial_state()
        for seed in range(500):
            pyspiel.evaluate_bots(start.clone(), bots, seed)
        return 500, round(500 * mean)

    yield _timed(TIGHT, 1, tight, time.process_time)
    yield _timed(COMPILED, 1, compiled, time.process_time)


def measure() -> Iterator[str]:
    """Yield the table, and the ratios."""
    yield "## Kernels: games and decisions per second (`./run bench kernels`)"
    yield ""
    yield "One core: per CPU second, the best of many portions for every project, because the"
    yield "machine is shared. Several cores: per second of wall time. Load before:"
    yield f"{os.getloadavg()[0]:.1f}."
    yield ""
    yield "| what | cores | games/s | decisions/s |"
    yield "|---|---|---|---|"
    rows = []
    for row in (*ours(), *rivals()):
        rows.append(row)
        yield written(row)
    yield ""
    alone = [row.decisions for row in rows if row.cores == 1 and row.label.startswith(KERNEL)]
    for rival in rows:
        if rival.label in {TIGHT, COMPILED}:
            times = ", ".join(f"{decisions / rival.decisions:.0f}" for decisions in alone)
            yield f"Kernels on one core against {rival.label}: {times} times the decisions."
            yield ""
