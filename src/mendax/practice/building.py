"""Building of the packaged files: generation in parts, which can be resumed, then selection."""

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from mendax.practice import bank, collection, lessons
from mendax.practice.balance import balanced, with_themes
from mendax.practice.generating import generate
from mendax.practice.puzzle import Puzzle

SEED: Final = "packaged"


class PuzzleSource(NamedTuple):
    """Random puzzles from which packaged ones are chosen."""

    maker: str
    """The module that makes them (``generating.MAKERS``)."""
    parts: int
    size: int
    """The number of puzzles in a part."""
    kept: int
    """The largest number of puzzles to package. Balancing may leave out some of them."""


SOURCES: Final[Mapping[str, Sequence[PuzzleSource]]] = {
    "mia": (PuzzleSource("mia", 120, 200, 5000), PuzzleSource("mia_bars", 40, 100, 500)),
    "french_poker": (PuzzleSource("french_poker", 120, 200, 5000),),
    "sword_of_lies": (
        PuzzleSource("sword_of_lies", 1, 10_000, 10_000),
        PuzzleSource("sword_last_bets", 15, 200, 720),
        PuzzleSource("sword_bets", 10, 24, 100),
    ),
}
"""The sources of each game. The part of wars contains all of them."""


def build(
    game: str, folder: Path, processes: int, sources: Sequence[PuzzleSource] | None = None
) -> Iterator[str]:
    """Write the packaged file of a game into ``folder``, and yield lines about the progress.

    The parts are stored in the folder ``parts``. Parts from an earlier run are used again.
    """
    kept = list[Puzzle]()
    for source in sources or SOURCES[game]:
        found = list[Puzzle]()
        for number, part in enumerate(_parts(source, folder / "parts", processes)):
            found += part
            yield f"{source.maker}: part {number + 1} of {source.parts}"
        kept += balanced(found, source.kept)
    kept.sort(key=lambda puzzle: (puzzle.rating, puzzle.id))
    taught = lessons.chosen(game, kept)
    ids = {name: [puzzle.id for puzzle in puzzles] for name, puzzles in taught.items()}
    content, name = bank.written(with_themes(kept), ids), collection.file_of(game)
    (folder / name).write_bytes(content)
    yield f"{name}: {len(kept):,} puzzles, {len(content):,} bytes"


def _parts(source: PuzzleSource, folder: Path, processes: int) -> Iterator[tuple[Puzzle, ...]]:
    """Yield the parts in order, each as soon as it and all earlier parts are stored."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{source.maker}-{number:04}.json.gz" for number in range(source.parts)]
    with ProcessPoolExecutor(processes) as workers:
        made = [
            None if file.exists() else workers.submit(make_part, source, number, file)
            for number, file in enumerate(files)
        ]
        for file, waiting in zip(files, made, strict=True):
            if waiting is not None:
                waiting.result()
            yield collection.read(file.read_bytes())


def make_part(source: PuzzleSource, number: int, file: Path) -> None:
    """Store the puzzles of a part, as a bank stores them.

    A puzzle is left out if a bank's rounding changes a grade.
    """
    made = sorted(
        islice(generate(source.maker, f"{SEED} {number}"), source.size),
        key=lambda puzzle: (puzzle.rating, puzzle.id),
    )
    stored = bank.Bank(bank.written(made, {}))
    pairs = ((stored.puzzle(place), puzzle) for place, puzzle in enumerate(made))
    kept = [
        short
        for short, puzzle in pairs
        if [o.grade for o in short.options] == [o.grade for o in puzzle.options]
    ]
    unfinished = file.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(collection.written(kept))
    unfinished.replace(file)
