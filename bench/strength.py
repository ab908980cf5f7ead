"""The strength of the bots: duels, best responses, the worst simple habit, thinking times.

``python -m bench.strength`` measures every published table and writes the figures into
``src/mendax/arena/strength.json`` and ``docs/strength.md``. ``python -m bench.strength mia 3``
measures the tables of one game, or one table, and keeps the others. ``--page`` only writes the
page, from the stored figures.
"""

import argparse
import sys
from collections.abc import Sequence
from time import thread_time
from typing import Final, NamedTuple

from bench.duels import duels
from bench.strength_page import refreshed
from bench.thinking import Clock, think_times
from bench.weakness import Subject, best_response, worst_habit
from mendax.arena import intervals
from mendax.arena.competitors import NamedBot
from mendax.arena.match import MatchSetup, Playing, on_cores
from mendax.arena.processes import cores
from mendax.arena.strength import (
    PACKAGED,
    BotStrength,
    Duel,
    Estimate,
    StrengthReport,
    StrengthTable,
    Unit,
    packaged,
    written,
)
from mendax.bots import bots_for
from mendax.bots.levels import ERRING
from mendax.coach.seating import unadvised
from mendax.core.extensions import Staked
from mendax.core.game import AnyGame
from mendax.games import game_named
from mendax.games.rules import Rules, check_seats, write_options
from tools.ground import ROOT

_FEWEST: Final = 2
"""The minimum number of games in a duel for a confidence interval."""
FIGURES: Final = ROOT / "src" / "mendax" / "arena" / PACKAGED
PAGE: Final = ROOT / "docs" / "strength.md"


class Published(NamedTuple):
    """A published table: the default rules of a game."""

    game: str
    seats: int
    games: int
    """The number of games for each pair."""
    habits: bool = True
    """True to measure habits. ``bench.exploiters`` measures those of Sword of Lies."""


PUBLISHED: Final = (
    Published("mia", 2, 400),
    Published("french_poker", 2, 200),
    Published("mia", 3, 120),
    Published("sword_of_lies", 3, 20, habits=False),
    Published("french_poker", 4, 40, habits=False),
)


class StrengthSetup(NamedTuple):
    """The table to measure."""

    game: AnyGame
    rules: Rules
    seats: int
    games: int
    seed: str
    habits: bool = True


def measured(
    asked: StrengthSetup,
    playing: Playing,
    clock: Clock,
) -> StrengthTable:
    """Measure all bots that can play at this table.

    ``playing`` plays the games. Raises ``RulesError`` for a number of seats that the game does not
    support.
    """
    game, rules, seats = asked.game, asked.rules, asked.seats
    setup = match_of(asked)
    unit, games = unit_of(game, rules), max(_FEWEST, asked.games)
    every_duel = duels(setup, seats, games, unit, playing)
    strengths = list[BotStrength]()
    for bot in setup.bots:
        subject = Subject(game.name, bot.name, rules, seats, setup.seed, unit)
        strengths.append(
            BotStrength(
                bot.name,
                _overall(bot.name, every_duel, unit),
                best_response(subject),
                worst_habit(subject, playing) if asked.habits else None,
                think_times(setup, bot, seats, clock),
            )
        )
    strengths.sort(key=lambda one: -one.overall.mean if one.overall else 0.0)
    return StrengthTable(
        game=game.name,
        preset=next((name for name, usual in game.presets.items() if usual == rules), ""),
        rules=write_options(rules),
        seats=seats,
        unit=unit,
        fair=1 / seats if unit == "wins" else 0.0,
        seed=asked.seed,
        games=games,
        bots=tuple(strengths),
        duels=every_duel,
    )


def match_of(asked: StrengthSetup) -> MatchSetup:
    """Return the match with all duels at the requested table.

    Bots that make mistakes are measured as opponents of their level (``bench.levels``). Raises the
    same errors as ``measured``.
    """
    game, rules, seats = asked.game, asked.rules, asked.seats
    check_seats(seats, game.seats)
    names = [name for name in bots_for(game.name) if name not in ERRING]
    lost = unadvised(names, game.name, rules, seats)
    bots = tuple(NamedBot(name) for name in names if name not in lost)
    return MatchSetup(game.name, rules, bots, f"{asked.seed} {game.name} {seats}")


def unit_of(game: AnyGame, rules: Rules) -> Unit:
    """Return the unit of the figures: games won, or chips in games played for chips."""
    scored = getattr(rules, "scoring", "") in ("points", "money", "score")
    return "chips" if isinstance(game, Staked) or scored else "wins"


def _overall(bot: str, every_duel: Sequence[Duel], unit: Unit) -> Estimate | None:
    own = intervals.overall([duel.result for duel in every_duel if duel.bot == bot])
    return None if own is None else intervals.rounded(own, 3 if unit == "chips" else 5)


def main(words: Sequence[str] | None = None) -> int:
    """Measure the requested tables and write the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength")
    parser.add_argument("game", nargs="?")
    parser.add_argument("seats", nargs="?", type=int)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--cores", type=int, default=cores())
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args(words)
    report = packaged()
    for one in () if asked.page else PUBLISHED:
        if asked.game in (None, one.game) and asked.seats in (None, one.seats):
            game = game_named(one.game)
            rules = game.presets[game.default_preset]
            setup = StrengthSetup(game, rules, one.seats, one.games, asked.seed, one.habits)
            report = report.with_tables((measured(setup, on_cores(asked.cores), thread_time),))
            _write(report)
    _write(report)
    return 0


def _write(report: StrengthReport) -> None:
    FIGURES.write_text(written(report))
    PAGE.write_text(refreshed(PAGE.read_text(), report))


if __name__ == "__main__":
    sys.exit(main())
