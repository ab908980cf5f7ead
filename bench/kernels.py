"""Games and decisions per second: Mia's kernels with tabular policies, and research libraries.

All run in the same measurement, OpenSpiel in this environment and RLCard in a temporary one. In
Mia, claims and answers count as decisions; looking and shaking do not.
"""

import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.bare import bare_loop
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
KERNEL = "Mendax kernel"
TIGHT = "OpenSpiel liars_dice, Python API, tight loop"
BARE = "OpenSpiel liars_dice, C++, a bare loop compiled from its sources"


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


def _decisions(tally: GameTotals) -> int:
    claims = int(tally.counts[CLAIMS : CLAIMS + 3].sum())
    return 2 * claims - int(tally.counts[SHOWN])


def _timed(
    label: str, cores: int, portion: Callable[[int], GameTotals], clock: Callable[[], float]
) -> Row:
    """Play portions for some seconds; return the best, because the machine is shared."""
    portion(0)
    best, began, number = Row(label, cores, 0, 0), time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        number += 1
        before = clock()
        tally = portion(number)
        taken = clock() - before
        row = Row(label, cores, tally.games / taken, _decisions(tally) / taken)
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
        lambda n: play(found.tables, seated, 500, n, fast=False),
        time.process_time,
    )
    began = time.process_time()
    match(GAMES["mia"], PRESETS["standard"], names, 40, "bench")
    taken = time.process_time() - began
    mean = _decisions(play(found.tables, seated, 10_000, 1)) / 10_000
    yield Row("Mendax arena by the book, four characters", 1, 40 / taken, 40 * mean / taken)


def _rows(label: str, tables: GameTables, players: list[StrategyTables]) -> Iterator[Row]:
    seated = alias_tables(tables, players)
    yield _timed(label, 1, lambda n: play(tables, seated, 50_000, n), time.process_time)
    count = os.cpu_count() or 1
    if count > 1:
        yield _timed(
            label,
            count,
            lambda n: play_many(tables, seated, 800_000, n, count),
            time.perf_counter,
        )


def rivals() -> Iterator[Row | str]:
    """Yield rows for the libraries, or a line that says why a library is missing."""
    yield from played_by(sys.executable, "open_spiel")
    with TemporaryDirectory() as folder:
        yield from _bare(Path(folder))
        yield from installed(Path(folder), "rlcard")


def installed(folder: Path, name: str, *packages: str) -> Iterator[Row | str]:
    """Install a library into a temporary environment, and yield its rows."""
    venv.create(folder / name, with_pip=True)
    python = folder / name / "bin" / "python"
    done = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", name, *packages],
        capture_output=True,
        check=False,
    )
    if done.returncode:
        yield f"{name} could not be installed here: skipped."
    else:
        yield from played_by(python, name)


def played_by(python: str | Path, name: str) -> Iterator[Row | str]:
    """Yield the rows of a library, measured by ``libraries.py`` in the environment of
    ``python``."""
    program = Path(__file__).with_name("libraries.py")
    done = subprocess.run([python, program, name], capture_output=True, text=True, check=False)
    for line in done.stdout.splitlines():
        label, games, decisions, seconds = line.split("|")
        yield _row(label, int(games), int(decisions), float(seconds))
    if done.returncode:
        yield f"{name} did not run: {done.stderr.strip().splitlines()[-1][:100]}"


def _bare(folder: Path) -> Iterator[Row | str]:
    spec = find_spec("open_spiel")
    if spec is None or spec.origin is None:
        yield "OpenSpiel is not installed: no bare loop."
        return
    found = bare_loop(Path(spec.origin).parents[1], folder, "liars_dice")
    if isinstance(found, str):
        yield f"No bare loop in C++: {found}."
    else:
        yield _row(BARE, *found)


def _row(label: str, games: int, decisions: int, seconds: float) -> Row:
    return Row(label, 1, games / seconds, decisions / seconds)


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
    rows, remarks = [], []
    for found in (*ours(), *rivals()):
        if isinstance(found, str):
            remarks.append(found)
        else:
            rows.append(found)
            yield written(found)
    yield ""
    for remark in remarks:
        yield remark
        yield ""
    by_label = {row.label: row for row in rows}
    for rival, aim in ((TIGHT, 100), (BARE, 10)):
        if rival in by_label:
            alone = [row for row in rows if row.cores == 1 and row.label.startswith(KERNEL)]
            times = [f"{row.decisions / by_label[rival].decisions:.0f}" for row in alone]
            yield f"Kernels on one core against {rival}: {', '.join(times)} times the decisions"
            yield f"(aim: {aim})."
            yield ""


if __name__ == "__main__":
    for line in measure():
        print(line)
        sys.stdout.flush()
