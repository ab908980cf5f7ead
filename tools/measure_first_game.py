"""Measure the length of a first game: `python -m tools.measure_first_game [GAMES]`.

The games have four seats: a newcomer who thinks for six seconds (played by the gentlest bot), and
gentle bots at their normal pace. Opened dice are shown for four seconds. The program prints
decisions and minutes, under the default rules and under the preset for a first evening.
"""

import sys
from itertools import cycle, islice
from random import Random
from statistics import mean, quantiles
from typing import NamedTuple

from mendax.arena.local_game import LocalGame
from mendax.bots import BOTS
from mendax.bots.levels import levels_of
from mendax.bots.pace import thinking_time
from mendax.core.game import CHANCE, AnyGame
from mendax.games import BUILT_IN

NEWCOMER = 6.0
"""The seconds that a newcomer needs for a decision."""
LOOK = 4.0
"""The seconds for which opened dice are shown."""
SHOWN = ("Opened", "OrderOpened")


class Length(NamedTuple):
    """The decisions and the duration of one game."""

    decisions: int
    seconds: float


def played(game: AnyGame, preset: str, seed: int) -> Length:
    """Play one game, a newcomer against gentle bots."""
    easy = levels_of(game.name).easy
    rules, names = game.presets[preset], (easy[0], *islice(cycle(easy), 3))
    bots = {
        seat: BOTS[name](game.name, rules, seat, len(names), Random(f"{seed} {seat}"))
        for seat, name in enumerate(names)
    }
    table = LocalGame(game, rules, len(names), bots, Random(seed))
    decisions, seconds = 0, 0.0
    while (actor := table.actor) is not None:
        if actor != CHANCE:
            decisions += 1
            thought = thinking_time(str(seed), decisions, table.offers(actor))
            seconds += NEWCOMER if actor == 0 else thought / 1000
        heard = table.advance() or ()
        seconds += LOOK * any(type(told.event).__name__ in SHOWN for told in heard)
    return Length(decisions, seconds)


def main(games: int) -> None:
    """Print a line for each game and rule set."""
    for game in BUILT_IN.values():
        for preset in (game.default_preset, "first_evening"):
            lengths = [played(game, preset, seed) for seed in range(games)]
            minutes = [length.seconds / 60 for length in lengths]
            decisions = mean(length.decisions for length in lengths)
            most = quantiles(minutes, n=10)[-1]
            print(
                f"{game.name:14} {preset:14} {decisions:6.1f} decisions"
                f"  {mean(minutes):5.1f} minutes, nine of ten under {most:.1f}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
