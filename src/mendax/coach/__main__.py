"""Re-solve the packaged policies: ``python -m mendax.coach``.

This takes a few minutes, except for one policy of French poker (``french``), which takes half an
hour and 2 GB.
"""

import sys
from pathlib import Path

from mendax.coach.protocol import Packaged
from mendax.coach.registry import BUILT_IN

STORED = Path(__file__).parent / "stored"
"""The packaged policies' folder."""


def main(folder: Path = STORED) -> None:
    """Write all packaged policies to ``folder``, for every game whose coach has some."""
    folder.mkdir(exist_ok=True)
    for game, coach in BUILT_IN.items():
        if isinstance(coach, Packaged):
            for name, size, seconds in coach.make_policies(folder):
                sys.stdout.write(f"{game}: {name}: {size} bytes in {seconds:.1f} s\n")


if __name__ == "__main__":
    main()
