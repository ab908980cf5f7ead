"""The speed of writing games as rows of data and reading them, on one core.

``python -m bench records`` stores the measurement. Reading is measured with and without the
decisions.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from mendax.arena.match import on_cores, played_match, prepared
from mendax.games import game_named
from mendax.records import read, writing
from mendax.terminal.record_rows import row_of_played

MATCHES: Final = {
    "mia": (["odds", "liar", "truthful"], 4000),
    "french_poker": (["odds", "liar"], 1000),
    "sword_of_lies": (["squire", "squire", "random"], 200),
}
"""For each game: its bots, and the number of games."""


def measure() -> Iterator[str]:
    """Yield the section of ``bench``."""
    yield "## Games as data (`./run bench records`)"
    yield ""
    yield "| game | file | kB a game | decisions | written/s | read/s | read with decisions/s |"
    yield "| --- | --- | ---: | ---: | ---: | ---: | ---: |"
    with TemporaryDirectory() as folder:
        for name, (bots, games) in MATCHES.items():
            for kind in (".jsonl", ".jsonl.gz"):
                yield _row(name, bots, games, Path(folder) / f"{name}{kind}")


def _row(name: str, bots: list[str], games: int, file: Path) -> str:
    game = game_named(name)
    rules = game.presets[game.default_preset]
    setup, seats = prepared(game, rules, bots, "bench", keep_moves=True)
    played = list(played_match(setup, seats, range(games), on_cores(1)))

    def write() -> int:
        with writing(file) as row:
            for one in played:
                row(row_of_played(setup, one))
        return games

    written, _ = _timed(write)
    alone, _ = _timed(lambda: sum(1 for _ in read(file)))
    with_decisions, decisions = _timed(lambda: sum(1 for g in read(file) for _ in g.decisions()))
    size = file.stat().st_size / games / 1000
    figures = (f"{games / seconds:,.0f}" for seconds in (written, alone, with_decisions))
    shown = [name, file.name[len(name) :], f"{size:.1f}", f"{decisions / games:.0f}", *figures]
    return f"| {' | '.join(shown)} |"


def _timed(work: Callable[[], int]) -> tuple[float, int]:
    """Return processor seconds, and the result of the work."""
    began = time.process_time()
    found = work()
    return time.process_time() - began, found
