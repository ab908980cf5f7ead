"""Games a second that ``mendax dataset`` plays and prices, as a command with two processes."""

import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Final

GAMES: Final = {"mia": 600, "french_poker": 120}
"""The games of one run; the command also solves the rules."""
FEW: Final = 2
"""The games of a short run, which measures the start."""
CORES: Final = 2


def measure() -> Iterator[str]:
    """Yield the section of ``bench``."""
    yield "## The data set (`./run bench dataset`)"
    yield ""
    yield "| game | games | s to start | games/s | processor ms/game |"
    yield "|---|---|---|---|---|"
    for game, count in GAMES.items():
        start, starting = _spent(game, FEW)
        whole, working = _spent(game, count)
        rate = (count - FEW) / (whole - start)
        each = (working - starting) / (count - FEW) * 1e3
        yield f"| {game} | {count} | {start:.1f} | {rate:.0f} | {each:.0f} |"
    yield ""
    yield (
        f"`mendax dataset --bots odds,liar --cores {CORES}` plays the games, prices every decision "
        "and writes a Parquet file. The rate excludes the start, which a short run measures."
    )


def _spent(game: str, count: int) -> tuple[float, float]:
    """Return the seconds, and the processor seconds, of one command."""
    began, used = time.perf_counter(), _processor()
    with TemporaryDirectory() as folder:
        options = f"--game {game} --bots odds,liar --games {count} --cores {CORES} --to"
        subprocess.run(
            [sys.executable, "-m", "mendax", "dataset", *options.split(), f"{folder}/rows.parquet"],
            check=True,
            capture_output=True,
        )
    return time.perf_counter() - began, _processor() - used


def _processor() -> float:
    """Return the processor seconds of all ended child processes."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
