"""Matches between bots, with seatings and with games in this process or on all cores.

This module uses no I/O and no clock. The seed of the match and the number of a game determine the
random numbers of the game, so a match is reproducible on any number of cores. Seats rotate. In the
course of a match, every bot has every seat equally often, with random neighbours. If there are more
bots than seats, all bots play equally often.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain, islice
from random import Random
from typing import Final, NamedTuple

from mendax.arena.competitors import Competitor, Participant, competitor_of, require_sendable
from mendax.arena.local_game import LocalGame
from mendax.arena.processes import Pool, in_order
from mendax.arena.standings import Match, PlayedGame, figures
from mendax.arena.table_talk import DrawnTalk
from mendax.bots import Bot
from mendax.core.game import AnyGame, Reason, Result, RulesError, Seat
from mendax.core.text_form import write, write_actor
from mendax.games import game_named
from mendax.games.rules import Rules, check_seats, rules_for
from mendax.programs.arena.charges import Conduct
from mendax.programs.arena.program_seat import ProgramSeat

PORTION: Final = 10
"""The number of games in a unit of work."""
_PARALLEL_FROM: Final = 60
"""The number of games above which it saves time to start processes."""
LONGEST_GAME: Final = 1_000_000
"""The maximum number of actions in a game, including chance. Known games need a few thousand at
most."""

Order = tuple[int, ...]
"""The index of the bot in each seat."""
Progress = Callable[[int, int], None]
"""Called after every portion with the number of games played and the total number of games."""


class MatchSetup(NamedTuple):
    """The setup of a match, with all data that a process needs to play part of it."""

    game: str
    rules: Rules
    bots: tuple[Competitor, ...]
    seed: str
    keep_moves: bool = False
    """True if the actions of all games are kept for records."""
    talk: bool = False
    """True if players receive talk (``table_talk``)."""


NumberedSeating = tuple[int, Order]
"""A game's number, from 0, and its seating."""
Playing = Callable[[MatchSetup, Iterator[tuple[NumberedSeating, ...]]], Iterator[list[PlayedGame]]]
"""Plays portions of numbered games, and yields the games in the same order."""


def match(
    game: AnyGame | str,
    rules: Rules | str,
    bots: Sequence[Participant],
    games: int,
    seed: str,
    *,
    seats: int | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Match:
    """Play ``games`` games among these bots, and return the figures.

    ``game`` and ``rules`` may be names: of a game and of a preset. Bots are names, or the caller's
    classes or functions (``competitors.Participant``). ``seats`` is the number of seats at a table,
    by default the number of bots. With fewer seats, bots take turns; with more seats, a bot has
    several. Raises ``RulesError`` for an unknown game, preset or bot, a bot whose adviser is
    missing, an unsupported number of seats or games and, with several processes, a bot that cannot
    be sent to another process.
    """
    if type(games) is not int or games < 1:
        raise RulesError(Reason("rules-games", {"given": repr(games)[:40]}))
    book = game_named(game) if isinstance(game, str) else game
    setup, seats = prepared(book, rules_for(book, rules), bots, seed, seats)
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
    """Return a playable match and its number of seats. Raises the errors of ``match``."""
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
    """Yield the games with these numbers in order, as they finish."""
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
    """Return a function that plays in this process, or on several cores if that saves time."""

    def playing(
        setup: MatchSetup, portions: Iterator[tuple[NumberedSeating, ...]]
    ) -> Iterator[list[PlayedGame]]:
        first = list(islice(portions, _PARALLEL_FROM // PORTION))
        every = chain(first, portions)
        if workers == 1 or len(first) < _PARALLEL_FROM // PORTION:
            yield from (played(setup, portion) for portion in every)
            return
        require_sendable(setup.bots)
        with Pool(workers, _remember, setup) as processes:
            yield from in_order(processes, _played, every, ahead=2 * workers)

    return playing


def at_once(games: int) -> Playing:
    """Return a function that plays this many games at a time, for bots that wait for answers."""

    def playing(
        setup: MatchSetup, portions: Iterator[tuple[NumberedSeating, ...]]
    ) -> Iterator[list[PlayedGame]]:
        waiting = deque[Future[PlayedGame]]()
        with ThreadPoolExecutor(games) as threads:
            for number, order in chain.from_iterable(portions):
                waiting.append(threads.submit(_game, setup, number, order))
                if len(waiting) >= games:
                    yield [waiting.popleft().result()]
            yield from ([one.result()] for one in waiting)

    return playing


def seatings(bots: int, seats: int, seed: str) -> Iterator[Order]:
    """Yield an endless sequence of seatings.

    The bots with the fewest games are seated in random order, then rotated through all places.
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
    """Return the numbered games, played in sequence."""
    return [_game(setup, number, order) for number, order in games]


def _game(setup: MatchSetup, number: int, order: Order) -> PlayedGame:
    rng, seats = Random(f"{setup.seed} {number}"), len(order)
    players = {
        seat: setup.bots[bot].seated(
            setup.game, setup.rules, seat, seats, Random(rng.getrandbits(64))
        )
        for seat, bot in enumerate(order)
    }
    run = LocalGame(game_named(setup.game), setup.rules, seats, players, rng)
    run.moves = [] if setup.keep_moves else None
    run.talk = DrawnTalk(f"{setup.seed} {number}", seats) if setup.talk else None
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
        tuple(run.thoughts.items()),
    )


def _conduct(run: LocalGame, seat: Seat, player: Bot) -> Conduct | None:
    if not isinstance(player, ProgramSeat):
        return None
    return player.leave(run.view(seat), run.result)


def played_out(run: LocalGame) -> Result:
    """Return the result of a game with a bot in every seat. Raises ``ValueError``."""
    for _ in range(LONGEST_GAME):
        if run.advance() is None:
            break
    else:
        raise ValueError(f"a game that does not end within {LONGEST_GAME} actions")
    if run.result is None:
        raise ValueError("a seat without a bot")
    return run.result


_setup: list[MatchSetup] = []
"""The match that this pool process plays."""


def _remember(setup: MatchSetup) -> None:
    _setup[:] = [setup]


def _played(games: Sequence[NumberedSeating]) -> list[PlayedGame]:
    return played(_setup[0], games)
