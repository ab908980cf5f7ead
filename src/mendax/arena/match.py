"""Bots against bots: who sits where, and games played out, here or on all cores.

Rules of this file
1. No I/O, no clock: every game's luck comes from the match's seed and the game's number, so a
   match can be repeated, and comes out the same on any number of cores.
2. Seats rotate: over a match every bot sits in every place equally often, with neighbours that
   change by lot; where there are more bots than seats, all of them play equally often.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from mendax.arena.game_run import Sitting
from mendax.arena.processes import in_order, pool
from mendax.arena.standings import Match, Played, figures
from mendax.bots import bot_named
from mendax.coach import seated, unadvised
from mendax.core.game import AnyGame, Reason, Result, RulesError
from mendax.games import game_named
from mendax.games.rules import Rules, check_seats

PORTION: Final = 10
"""Games that are handed out at a time."""
_WORTH_SHARING: Final = 60
"""So many games are worth starting processes for."""
LONGEST_GAME: Final = 1_000_000
"""Actions of one game, chance and bots together; the longest ones known need some thousands."""

Order = tuple[int, ...]
"""Who of the bots (by place in the list) sits at each seat."""
Progress = Callable[[int, int], None]
"""Told after every portion how many games have been played, and how many there will be."""


class Table(NamedTuple):
    """Where a match is played: a process can be handed this."""

    game: str
    rules: Rules
    bots: tuple[str, ...]
    seed: str


def match(
    game: AnyGame,
    rules: Rules,
    bots: Sequence[str],
    games: int,
    seed: str,
    *,
    seats: int | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Match:
    """Plays ``games`` games among these bots and weighs how they did.

    ``seats`` sit at each table: as many as there are bots, if not given; fewer take turns, and
    more let each bot sit there several times. Raises ``RulesError`` for an unknown bot, one that
    asks an adviser where nobody can advise, or a number of seats the game does not know.
    """
    seats = len(bots) if seats is None else seats
    check_seats(seats, game.seats)
    names = tuple(bot_named(name, game.name).name for name in bots)
    names = (names * seats)[: max(seats, len(names))]
    for name in unadvised(names, game.name, rules, seats):
        raise RulesError(Reason("bot-without-adviser", {"given": name, "seats": seats}))
    table, done = Table(game.name, rules, names, seed), list[Played]()
    for portion in _portions(table, games, seats, workers):
        done += portion
        if progress is not None:
            progress(len(done), games)
    return figures(names, done)


def _portions(table: Table, games: int, seats: int, workers: int) -> Iterator[list[Played]]:
    numbered = enumerate(islice(seatings(len(table.bots), seats, table.seed), games))
    portions = iter(lambda: tuple(islice(numbered, PORTION)), ())
    if workers == 1 or games < _WORTH_SHARING:
        yield from (played(table, portion) for portion in portions)
        return
    with pool(workers, _remember, table) as processes:
        yield from in_order(processes, _played, portions, ahead=2 * workers)


def seatings(bots: int, seats: int, seed: str) -> Iterator[Order]:
    """Who sits where, game after game, for ever.

    Those who have sat least are seated, in an order by lot; then they rotate through all places.
    """
    sat, luck = [0] * bots, Random(f"{seed} seats")
    while True:
        lot = sorted(range(bots), key=lambda bot: (sat[bot], luck.random()))[:seats]
        luck.shuffle(lot)
        for bot in lot:
            sat[bot] += 1
        for turn in range(seats):
            yield tuple(lot[turn:] + lot[:turn])


def played(table: Table, games: Iterable[tuple[int, Order]]) -> list[Played]:
    """Numbered games, played out one after the other."""
    return [_game(table, number, order) for number, order in games]


def _game(table: Table, number: int, order: Order) -> Played:
    luck, seats = Random(f"{table.seed} {number}"), len(order)
    players = {
        seat: seated(
            *(table.bots[bot], table.game, table.rules, seat, seats),
            Random(luck.getrandbits(64)),
        )
        for seat, bot in enumerate(order)
    }
    sitting = Sitting(game_named(table.game), table.rules, seats, players, luck)
    result = played_out(sitting)
    payoffs = tuple(map(float, result.payoffs))
    return Played(order, payoffs, result.places, sitting.decisions)


def played_out(sitting: Sitting) -> Result:
    """The result of a game whose every seat has a bot. Raises ``ValueError`` if it has none."""
    for _ in range(LONGEST_GAME):
        if sitting.advance() is None:
            break
    else:
        raise ValueError(f"a game that does not end in {LONGEST_GAME} actions")
    if sitting.result is None:
        raise ValueError("a seat without a bot")
    return sitting.result


_table: list[Table] = []
"""The table that a process of the pool plays at."""


def _remember(table: Table) -> None:
    _table[:] = [table]


def _played(games: Sequence[tuple[int, Order]]) -> list[Played]:
    return played(_table[0], games)
