"""Regenerate the packaged puzzles: ``python -m mendax.practice``."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from mendax.practice.collection import NAME, written
from mendax.practice.generating import PACKAGED, chosen

SEED = "packaged"


def main(folder: Path) -> None:
    """Write the puzzles of every module into ``folder``."""
    for game, count in PACKAGED.items():
        puzzles = chosen(game, SEED, count)
        path = folder / NAME.format(game)
        path.write_bytes(written(puzzles))
        sys.stdout.write(f"{path.name}: {len(puzzles)} puzzles, {path.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    ArgumentParser("python -m mendax.practice", description=__doc__).parse_args()
    main(Path(__file__).parent / "stored")
