"""Regenerate the packaged puzzles: ``python -m mendax.practice``."""

import sys
from pathlib import Path

from mendax.practice.collection import NAME, written
from mendax.practice.generating import MAKERS, chosen

SEED = "packaged"


def main(folder: Path) -> None:
    """Write every game's puzzles into ``folder``."""
    for game in MAKERS:
        puzzles = chosen(game, SEED)
        path = folder / NAME.format(game)
        path.write_bytes(written(puzzles))
        sys.stdout.write(f"{path.name}: {len(puzzles)} puzzles, {path.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main(Path(__file__).parent / "stored")
