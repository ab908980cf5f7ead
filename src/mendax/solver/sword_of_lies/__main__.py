"""Make the tables of wars with two seats: ``python -m mendax.solver.sword_of_lies``."""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from mendax.solver.sword_of_lies.matrix_games import solved_matrix
from mendax.solver.sword_of_lies.two_seats import Army, TwoSeatWar, WarOptions, matrix_of
from mendax.solver.sword_of_lies.war_table import (
    CARDS,
    SWORDS,
    name_of,
    place_of,
    shares_in,
    size_of,
    written,
)


def wars(options: WarOptions) -> Iterator[TwoSeatWar]:
    """Yield every war of a table that is not over, those with the fewest swords first."""
    rows = [
        (ones, twos)
        for ones, twos in product(range(CARDS + 1), repeat=2)
        if 1 <= ones + twos <= CARDS
    ]
    by_swords = defaultdict[int, list[Army]](list)
    for (ones, twos), swords, tripled in product(rows, range(SWORDS + 1), (False, True)):
        if not tripled or (options.triple and swords >= 3):
            by_swords[swords].append(Army(ones, twos, swords, tripled))
    for total in range(1, 2 * SWORDS + 1):
        for swords in range(max(0, total - SWORDS), min(total, SWORDS) + 1):
            for mine, theirs in product(by_swords[swords], by_swords[total - swords]):
                yield from (TwoSeatWar(options, mine, theirs, lead) for lead in (1, 0))


def shares(options: WarOptions) -> list[float]:
    """Return the first seat's share of the pot at every place of a table."""
    found = [0.0] * size_of(options)
    ahead, equal = (shares_in(options, lead, found.__getitem__) for lead in (1, 0))
    for war in wars(options):
        place, swapped = place_of(war)
        if not swapped:
            matrix = matrix_of(war, ahead if war.lead else equal)[2]
            found[place] = solved_matrix(matrix).value
    return found


def main(folder: Path) -> None:
    """Write the tables of all house rules into ``folder``."""
    for options in map(WarOptions._make, product((False, True), repeat=3)):
        path = folder / name_of(options)
        path.write_bytes(written(shares(options)))
        sys.stdout.write(f"{path.name}: {path.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    ArgumentParser("python -m mendax.solver.sword_of_lies", description=__doc__).parse_args()
    main(Path(__file__).parent / "stored")
