"""Bots against bots: who sits where, and games played out, here or on all cores.

Rules of this file
1. No I/O, no clock: every game's generator is seeded by the match's seed and the game's number,
   so a match can be repeated, and comes out the same on any number of cores.
2. Seats rotate: over a match every bot sits in every place equally often, with neighbours that
   change by lot; where there are more bots than seats, all of them play equally often.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Final, NamedTuple

from mendax.arena.competitors import Competitor, Participant, competitor_of, require_sendable
from mendax.arena.local_game import LocalGame
from mendax.arena.processes import in_order, pool
from mendax.arena.programs.charges import Conduct
from mendax.arena.programs.program_seat import ProgramSeat
from mendax.arena.standings import Match, PlayedGame, figures
from mendax.bots import Bot
from mendax.core.game import AnyGame, Result, Seat
from mendax.core.record import write, write_actor
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
    bots: tuple[Competitor, ...]
    seed: str
    keep_moves: bool = False
    """Whether every game's actions are kept, for its record."""


NumberedSeating = tuple[int, Order]
"""A game by its number, from 0, and who sits where."""
Playing = Callable[[MatchSetup, Iterator[tuple[NumberedSeating, ...]]], Iterator[list[PlayedGame]]]
"""Where a match is played: portions of numbered games, and their games in the same order."""


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

    Bots are named, or are classes or functions of your own (``competitors.Participant``). ``seats``
    sit at each table: as many as there are bots, if not given; fewer take turns, and more let each
    bot sit there several times. Raises ``RulesError`` for an unknown bot, one that asks an adviser
    where nobody can advise, one that can't be sent to another process where several play, or a
    number of seats the game does not know.
    """
    setup, seats = prepared(game, rules, bots, seed, seats)
    played_games = list(played_match(setup, seats, range(games), on_cores(workers), progress))
    return figures([competitor.name for competitor in setup.bots], played_games)


def prepared(
    game: AnyGame,
    rules: Rules,
    bots: Sequence[Participant],
    seed: str,
    seats: int | None = None,
    keep_moves: bool = False,
) -> tuple[MatchSetup, int]:
    """A match that can be played, and how many sit at each table. Raises as ``match``."""
    seats = len(bots) if seats is None else seats
    check_seats(seats, game.seats)
    competitors = tuple(competitor_of(bot) for bot in bots)
    for competitor in competitors:
        competitor.admit(game.name, rules, seats)
    competitors = (competitors * seats)[: max(seats, len(competitors))]
    return MatchSetup(game.name, rules, competitors, seed, keep_moves), seats


def played_match(
    setup: MatchSetup,
    seats: int,
    numbers: range,
    playing: Playing,
    progress: Progress | None = None,
) -> Iterator[PlayedGame]:
    """The games of these numbers, in their order, as they come in."""
    orders = seatings(len(setup.bots), seats, setup.seed)
    numbered = zip(numbers, islice(orders, numbers.start, numbers.stop), strict=True)
    portions = iter(lambda: tuple(islice(numbered, PORTION)), ())
    done = 0
    for portion in playing(setup, portions):
        yield from portion
        done += len(portion)
        if progress is not None:
            progress(done, len(numbers))


def on_cores(workers: int) -> Playing:
    """In this process, or on so many cores of this machine if it pays to start processes."""

    def playing(
        setup: MatchSetup, portions: Iterator[tuple[NumberedSeating, ...]]
    ) -> Iterator[list[PlayedGame]]:
        first = list(islice(portions, _PARALLEL_FROM // PORTION))
        every = chain(first, portions)
        if workers == 1 or len(first) < _PARALLEL_FROM // PORTION:
            yield from (played(setup, portion) for portion in every)
            return
        require_sendable(setup.bots)
        with pool(workers, _remember, setup) as processes:
            yield from in_order(processes, _played, every, ahead=2 * workers)

    return playing


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


def played(setup: MatchSetup, games: Iterable[NumberedSeating]) -> list[PlayedGame]:
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
    run.moves = [] if setup.keep_moves else None
    try:
        played_out(run)
    finally:
        conducts = tuple(_conduct(run, seat, player) for seat, player in players.items())
    result = run.result
    assert result is not None
    return PlayedGame(
        order,
        tuple(map(float, result.payoffs)),
        result.places,
        run.decisions,
        conducts if any(conduct is not None for conduct in conducts) else (),
        tuple(f"{write_actor(actor)} {write(action)}" for actor, action in run.moves or ()),
    )


def _conduct(run: LocalGame, seat: Seat, player: Bot) -> Conduct | None:
    if not isinstance(player, ProgramSeat):
        return None
    return player.leave(run.view(seat), run.result)


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


def _played(games: Sequence[NumberedSeating]) -> list[PlayedGame]:
    return played(_setup[0], games)
