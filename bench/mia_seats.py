"""Mia with three and four seats: the wins of one bot against two or three of another.

``python -m bench.mia_seats standard --seats 3 4 --games 400`` plays every pairing, and rotates the
seats from game to game. For each number of seats, it prints a table of the percentage of games won,
with 95% intervals (Wilson 1927). The seed is fixed, so every run plays the same games.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from mendax.arena.match import match
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS

BOTS: Final = ("equilibrium", "reader", "odds")
OTHERS: Final = ("random", "truthful", "liar", "lucky", "sniper", "odds", "equilibrium", "reader")
SEED: Final = "mia seats"
_DEVIATES: Final = 1.96
"""The 97.5% quantile of the normal distribution, for 95% intervals."""


def table(preset: str, seats: int, games: int) -> Iterator[str]:
    """Yield the lines of one table; the fair share is one divided by the number of seats."""
    heads = " | ".join(f"`{bot}`" for bot in BOTS)
    yield f"| `{preset}`, {seats} seats: {seats - 1} × | {heads} |"
    yield "|---" * (len(BOTS) + 1) + "|"
    for other in OTHERS:
        cells = (cell(preset, bot, other, seats, games) for bot in BOTS)
        yield f"| `{other}` | " + " | ".join(cells) + " |"
    yield ""


def cell(preset: str, bot: str, other: str, seats: int, games: int) -> str:
    if bot == other:
        return "–"
    company = [bot, *[other] * (seats - 1)]
    found = match(GAMES["mia"], PRESETS[preset], company, games, f"{SEED} {other}")
    return interval(found.standings[0].wins, games)


def interval(share: float, games: int) -> str:
    """Return a share of games in per cent, with the bounds of its interval."""
    z = _DEVIATES**2 / games
    middle = (share + z / 2) / (1 + z)
    half = sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return f"{100 * share:.0f} ({100 * (middle - half):.0f} to {100 * (middle + half):.0f})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the tables."""
    asked = argparse.ArgumentParser(prog="bench.mia_seats")
    asked.add_argument("preset", choices=sorted(PRESETS))
    asked.add_argument("--seats", type=int, nargs="+", default=[3, 4])
    asked.add_argument("--games", type=int, default=400)
    given = asked.parse_args(arguments)
    for seats in given.seats:
        for line in table(given.preset, seats, given.games):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
