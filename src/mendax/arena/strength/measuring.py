"""One table of strengths measured: duels, what bots give away, how long they think."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mendax.arena.competitors import NamedBot
from mendax.arena.match import MatchSetup, Playing, Progress
from mendax.arena.strength import intervals
from mendax.arena.strength.duels import duels, pairings
from mendax.arena.strength.thinking import Clock, think_times
from mendax.arena.strength.values import BotStrength, Duel, Estimate, StrengthTable, Unit
from mendax.arena.strength.weakness import Subject, weakness
from mendax.bots import bots_for
from mendax.coach.seating import unadvised
from mendax.core.extensions import Staked
from mendax.core.game import AnyGame
from mendax.games.rules import Rules, check_seats, write_options

USUAL_SEATS: Final = {"mia": (2, 3), "french_poker": (2, 4), "sword_of_lies": (3, 6)}
"""The tables that are measured unless somebody asks for another."""
_FEWEST: Final = 2
"""Games of a duel that have a spread."""


class StrengthSetup(NamedTuple):
    """What is to be measured."""

    game: AnyGame
    rules: Rules
    seats: int
    games: int
    seed: str
    weighed: bool = True
    """Whether bots' weaknesses are looked for: where they are computed that takes minutes."""


def usual_seats(game: AnyGame) -> tuple[int, ...]:
    """At how many seats the bots of a game are usually measured."""
    return USUAL_SEATS.get(game.name, (max(2, game.seats[0]),))


def measured(
    asked: StrengthSetup,
    playing: Playing,
    clock: Clock,
    progress: Progress | None = None,
) -> StrengthTable:
    """Measures all bots of such a table that know how to play it.

    ``playing`` is where duels are played; ``progress`` counts their games, and then the bots.
    Raises ``RulesError`` for a number of seats that the game does not know.
    """
    game, rules, seats = asked.game, asked.rules, asked.seats
    setup = match_of(asked)
    unit, games = unit_of(game, rules), max(_FEWEST, asked.games)
    whole = len(pairings(len(setup.bots), seats)) * games + len(setup.bots)

    def counted(done: int) -> None:
        if progress is not None:
            progress(done, whole)

    every_duel = duels(setup, seats, games, unit, playing, lambda done, _: counted(done))
    strengths = list[BotStrength]()
    for bot in setup.bots:
        subject = Subject(bot.name, rules, seats, games, setup.seed)
        strengths.append(
            BotStrength(
                bot.name,
                _overall(bot.name, every_duel, unit),
                weakness(game.name, subject) if asked.weighed else None,
                think_times(setup, bot, seats, clock),
            )
        )
        counted(whole - len(setup.bots) + len(strengths))
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
    """The match that all duels of such a table are. Raises as ``measured``."""
    game, rules, seats = asked.game, asked.rules, asked.seats
    check_seats(seats, game.seats)
    names = bots_for(game.name)
    lost = unadvised(names, game.name, rules, seats)
    bots = tuple(NamedBot(name) for name in names if name not in lost)
    return MatchSetup(game.name, rules, bots, f"{asked.seed} {game.name} {seats}")


def unit_of(game: AnyGame, rules: Rules) -> Unit:
    """Games won, where a game is won or lost; chips where it is played for them."""
    scored = getattr(rules, "scoring", "") in ("points", "money", "score")
    return "chips" if isinstance(game, Staked) or scored else "wins"


def _overall(bot: str, every_duel: Sequence[Duel], unit: Unit) -> Estimate | None:
    own = intervals.overall([duel.result for duel in every_duel if duel.bot == bot])
    return None if own is None else intervals.rounded(own, 3 if unit == "chips" else 5)
