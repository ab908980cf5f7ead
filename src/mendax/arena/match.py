"""Bots against bots: who sits where, and games played out, here or on all cores.

Rules of this file
1. No I/O, no clock: every game's generator is seeded by the match's seed and the game's number,
   so a match can be repeated, and comes out the same on any number of cores.
2. Seats rotate: over a match every bot sits in every place equally often, with neighbours that
   change by lot; where there are more bots than seats, all of them play equally often.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from mendax.arena.entrants import Entrant, Participant, entrant_of, require_sendable
from mendax.arena.local_game import LocalGame
from mendax.arena.processes import in_order, pool
from mendax.arena.standings import Match, PlayedGame, figures
from mendax.core.game import AnyGame, Result
from mendax.games import game_named
from mendax.games.rules import Rules, check_seats

PORTION: Final = 10
"""Games that are handed out at a time."""
_PARALLEL_FROM: Final = 60
"""From so many games on it pays to start processes."""
LONGEST_GAME: Final = 1_000_000
"""Actions of one game, chance and bots together; the longest ones known need some thousands."""

Order = tuple[int, ...]
"""Who of the bots (by place in the list) sits at each seat."""
Progress = Callable[[int, int], None]
"""Told after every portion how many games have been played, and how many there will be."""


class MatchSetup(NamedTuple):
    """What a match is about: all that a process needs to play a part of it."""

    game: str
    rules: Rules
    bots: tuple[Entrant, ...]
    seed: str


def match(
    game: AnyGame,
    rules: Rules,
    bots: Sequence[Participant],
    games: int,
    seed: str,
    *,
    seats: int | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Match:
    """Plays ``games`` games among these bots; the figures of how they did.

    Bots are named, or are classes or functions of your own (``entrants.Participant``). ``seats``
    sit at each table: as many as there are bots, if not given; fewer take turns, and more let each
    bot sit there several times. Raises ``RulesError`` for an unknown bot, one that asks an adviser
    where nobody can advise, one that can't be sent to another process where several play, or a
    number of seats the game does not know.
    """
    seats = len(bots) if seats is None else seats
    check_seats(seats, game.seats)
    entrants = tuple(entrant_of(bot) for bot in bots)
    for entrant in entrants:
        entrant.admit(game.name, rules, seats)
    if workers > 1:
        require_sendable(entrants)
    entrants = (entrants * seats)[: max(seats, len(entrants))]
    setup, done = MatchSetup(game.name, rules, entrants, seed), list[PlayedGame]()
    for portion in _portions(setup, games, seats, workers):
        done += portion
        if progress is not None:
            progress(len(done), games)
    return figures([entrant.name for entrant in entrants], done)


def _portions(
    setup: MatchSetup, games: int, seats: int, workers: int
) -> Iterator[list[PlayedGame]]:
    numbered = enumerate(islice(seatings(len(setup.bots), seats, setup.seed), games))
    portions = iter(lambda: tuple(islice(numbered, PORTION)), ())
    if workers == 1 or games < _PARALLEL_FROM:
        yield from (played(setup, portion) for portion in portions)
        return
    with pool(workers, _remember, setup) as processes:
        yield from in_order(processes, _played, portions, ahead=2 * workers)


def seatings(bots: int, seats: int, seed: str) -> Iterator[Order]:
    """Who sits where, game after game, for ever.

    Those who have sat least are seated, in an order by lot; then they rotate through all places.
    """
    sat, rng = [0] * bots, Random(f"{seed} seats")
    while True:
        lot = sorted(range(bots), key=lambda bot: (sat[bot], rng.random()))[:seats]
        rng.shuffle(lot)
        for bot in lot:
            sat[bot] += 1
        for turn in range(seats):
            yield tuple(lot[turn:] + lot[:turn])


def played(setup: MatchSetup, games: Iterable[tuple[int, Order]]) -> list[PlayedGame]:
    """Numbered games, played out one after the other."""
    return [_game(setup, number, order) for number, order in games]


def _game(setup: MatchSetup, number: int, order: Order) -> PlayedGame:
    rng, seats = Random(f"{setup.seed} {number}"), len(order)
    players = {
        seat: setup.bots[bot].seated(
            *(setup.game, setup.rules, seat, seats), Random(rng.getrandbits(64))
        )
        for seat, bot in enumerate(order)
    }
    run = LocalGame(game_named(setup.game), setup.rules, seats, players, rng)
    result = played_out(run)
    payoffs = tuple(map(float, result.payoffs))
    return PlayedGame(order, payoffs, result.places, run.decisions)


def played_out(run: LocalGame) -> Result:
    """The result of a game whose every seat has a bot. Raises ``ValueError`` if it has none."""
    for _ in range(LONGEST_GAME):
        if run.advance() is None:
            break
    else:
        raise ValueError(f"a game that does not end in {LONGEST_GAME} actions")
    if run.result is None:
        raise ValueError("a seat without a bot")
    return run.result


_setup: list[MatchSetup] = []
"""The match that a process of the pool plays."""


def _remember(setup: MatchSetup) -> None:
    _setup[:] = [setup]


def _played(games: Sequence[tuple[int, Order]]) -> list[PlayedGame]:
    return played(_setup[0], games)
