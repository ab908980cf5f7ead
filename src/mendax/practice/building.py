"""Building of the packaged files: generation in parts, which can be resumed, then selection."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Final

from mendax.practice import bank, collection, lessons
from mendax.practice.balance import balanced, with_themes
from mendax.practice.generating import PACKAGED, chosen, generate
from mendax.practice.puzzle import Puzzle

SEED: Final = "packaged"
BANKS: Final = ("mia", "french_poker")
"""The games whose puzzles are generated in parts."""
PART: Final = 200
"""The number of puzzles in a part."""


def build(game: str, folder: Path, parts: int, processes: int, size: int = PART) -> Iterator[str]:
    """Write the packaged files of a game into ``folder``, and yield lines about the progress.

    ``parts`` parts of ``size`` puzzles are stored in the folder ``parts``. Parts from an earlier
    run are used again.
    """
    names = collection.FILES[game]
    if game in BANKS:
        pool = list[Puzzle]()
        for number, part in enumerate(_parts(game, folder / "parts", parts, processes, size)):
            pool += part
            yield f"{game}: part {number + 1} of {parts}"
        (content, count), (name,) = _bank(game, pool), names
        contents = {name: (content, count)}
    else:
        puzzles = {name: chosen(_module(name), SEED, PACKAGED[_module(name)]) for name in names}
        contents = {name: (collection.written(made), len(made)) for name, made in puzzles.items()}
    for name, (content, count) in contents.items():
        (folder / name).write_bytes(content)
        yield f"{name}: {count:,} puzzles, {len(content):,} bytes"


def _module(name: str) -> str:
    return name.partition(".")[0]


def _bank(game: str, pool: list[Puzzle]) -> tuple[bytes, int]:
    kept = balanced(pool, PACKAGED[game])
    taught = lessons.chosen(game, kept)
    ids = {name: [puzzle.id for puzzle in puzzles] for name, puzzles in taught.items()}
    return bank.written(with_themes(kept), ids), len(kept)


def _parts(
    game: str, folder: Path, count: int, processes: int, size: int
) -> Iterator[tuple[Puzzle, ...]]:
    """Yield the parts in order, each as soon as it and all earlier parts are stored."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{game}-{number:04}.json.gz" for number in range(count)]
    with ProcessPoolExecutor(processes) as workers:
        made = [
            None if file.exists() else workers.submit(make_part, game, number, file, size)
            for number, file in enumerate(files)
        ]
        for file, waiting in zip(files, made, strict=True):
            if waiting is not None:
                waiting.result()
            yield collection.read(file.read_bytes())


def make_part(game: str, number: int, file: Path, size: int) -> None:
    """Store the puzzles of a part, as a bank stores them.

    A puzzle is left out if a bank's rounding changes a grade.
    """
    made = sorted(
        islice(generate(game, f"{SEED} {number}"), size),
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
