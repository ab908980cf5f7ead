"""Generate the packaged puzzles into a folder: ``python -m mendax.practice FOLDER``.

Generation can be interrupted: a second run continues with the parts that are still missing.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path

from mendax.practice.building import build
from mendax.practice.collection import GAMES


def main(words: list[str] | None = None) -> None:
    """Write the puzzles of all games, or of the named ones, into a folder."""
    parser = ArgumentParser("python -m mendax.practice", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write the files")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game")
    parser.add_argument("--processes", type=int, default=2, help="at a time (%(default)s)")
    told = parser.parse_args(words)
    told.folder.mkdir(parents=True, exist_ok=True)
    for game in told.game or GAMES:
        for line in build(game, told.folder, told.processes):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
