"""Makes the policies of the package anew: ``python -m mendax.coach``. Takes some minutes,
and half an hour and 2 GB for one of French poker (``french``)."""

import sys
from pathlib import Path

from mendax.coach.protocol import Packaged
from mendax.coach.registry import BUILT_IN

STORED = Path(__file__).parent / "stored"
"""Where the policies of the package lie."""


def main(folder: Path = STORED) -> None:
    """Writes every file of the package, for each game whose coach brings some."""
    folder.mkdir(exist_ok=True)
    for game, coach in BUILT_IN.items():
        if isinstance(coach, Packaged):
            for name, size, seconds in coach.make_policies(folder):
                sys.stdout.write(f"{game}: {name}: {size} bytes in {seconds:.1f} s\n")


if __name__ == "__main__":
    main()
