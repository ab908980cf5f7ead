"""The levels of bots as they are seated: results of simple people, and of the level above.

``python -m bench.levels`` measures every level at tables with one, two and three opponents, and
writes the tables into ``docs/strength.md``. ``python -m bench.levels mia`` measures one game and
keeps the others. ``testbed.simple_people`` defines the people.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bench.pages import replaced
from bench.stamps import stamp
from bench.strength import unit_of
from bench.strength_page import TITLES
from mendax.arena.competitors import NamedBot
from mendax.arena.match import Playing, on_cores
from mendax.arena.processes import cores
from mendax.bots.levels import LEVELS, LevelName, levels_of
from mendax.core.game import RulesError
from mendax.games import game_named
from mendax.words import Words
from testbed.levels import among, estimate, figures
from testbed.simple_people import PEOPLE, SimplePerson
from tools.ground import ROOT

PAGE: Final = "docs/strength.md"
SEED: Final = "levels"
GAMES: Final = {"mia": 120, "french_poker": 60, "sword_of_lies": 10}
"""The number of games of each person at each table, and of each bot of the level above."""
OPPONENTS: Final = (1, 2, 3)
_ENGLISH: Final = Words("en")


def table(name: str, games: int, playing: Playing) -> Iterator[str]:
    """Yield the table of one game as Markdown."""
    game = game_named(name)
    rules = game.presets[game.default_preset]
    unit, people = unit_of(game, rules), PEOPLE[name]
    mean = "chips a game" if unit == "chips" else "games won"
    yield f"### Levels of {TITLES[name]}, `{game.default_preset}`"
    yield ""
    yield f"| opponents | level | bots | people, {mean} | {' | '.join(people)} | level above |"
    yield "|---" * (len(people) + 5) + "|"
    for opponents in OPPONENTS:
        if opponents + 1 not in game.seats:
            continue
        fair = "0" if unit == "chips" else f"{1 / (opponents + 1):.0%}"
        offered = [level for level in LEVELS if _bots(level, name, rules, opponents)]
        for level, above in zip(offered, (*offered[1:], None), strict=True):
            bots = _bots(level, name, rules, opponents)
            found = {
                person: figures(
                    SimplePerson(person), bots, name, rules, games, f"{SEED} {person}", playing
                )
                for person in people
            }
            everybody = [one for results in found.values() for one in results]
            cells = [
                f"{opponents} (fair: {fair})",
                level,
                ", ".join(f"`{bot.name}`" for bot in bots),
                estimate(everybody, name).text(_ENGLISH, unit, 0),
                *(_short(results, unit) for results in found.values()),
            ]
            higher = [] if above is None else _bots(above, name, rules, opponents)
            won = [
                one
                for bot in dict.fromkeys(higher)
                for one in figures(bot, bots, name, rules, 2 * games, f"{SEED} {above}", playing)
            ]
            cells.append(estimate(won, name).text(_ENGLISH, unit, 0) if won else "·")
            yield f"| {' | '.join(cells)} |"


def _bots(level: LevelName, name: str, rules: Any, opponents: int) -> tuple[NamedBot, ...]:
    """Return the level's opponents, or no bots where the level is not offered."""
    try:
        return among(level, name, rules, opponents)
    except RulesError:
        return ()


def _short(results: Sequence[float], unit: str) -> str:
    mean = sum(results) / len(results)
    return f"{mean:+.0f}" if unit == "chips" else f"{100 * mean:.0f}"


def main(words: Sequence[str] | None = None) -> int:
    """Measure the requested games and write their tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.levels")
    parser.add_argument("games", nargs="*", default=[*GAMES], metavar="GAME")
    parser.add_argument("--cores", type=int, default=cores())
    asked = parser.parse_args(words)
    for name in asked.games:
        lines = table(name, GAMES[name], on_cores(asked.cores))
        page, section = ROOT / PAGE, f"levels {name}"
        page.write_text(replaced(page.read_text(), section, lines))
        bots = [bot for level in levels_of(name) for bot in level]
        stamp(PAGE, section, f"python -m bench.levels {name}", name, bots)
    return 0


if __name__ == "__main__":
    sys.exit(main())
