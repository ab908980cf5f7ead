"""Re-solve the packaged policies: ``python -m mendax.coach``.

Most policies together take a few minutes. One policy of French poker (``french``) takes half an
hour and 2 GB of memory.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path

from mendax.coach.protocol import Packaged
from mendax.coach.registry import BUILT_IN

STORED = Path(__file__).parent / "stored"
"""The folder of packaged policies."""


def main(folder: Path = STORED) -> None:
    """Write the packaged policies of all games to ``folder``."""
    folder.mkdir(exist_ok=True)
    for game, coach in BUILT_IN.items():
        if isinstance(coach, Packaged):
            for name, size, seconds in coach.make_policies(folder):
                sys.stdout.write(f"{game}: {name}: {size} bytes in {seconds:.1f} s\n")


if __name__ == "__main__":
    ArgumentParser("python -m mendax.coach", description=__doc__).parse_args()
    main()
