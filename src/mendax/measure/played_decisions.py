"""The decision table of a match that is played and priced here, on one or several cores.

The seed and the number of a game decide its dice, so the rows do not depend on the cores.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

import msgspec

from mendax.arena.competitors import Participant, require_sendable
from mendax.arena.match import MatchSetup, NumberedSeating, played, prepared, seatings
from mendax.arena.processes import Pool, in_order
from mendax.core.game import AnyGame
from mendax.games.rules import Rules
from mendax.measure.decision_table import DecisionRow, rows_of
from mendax.measure.rows import row_of_played

PORTION = 20
"""The number of games in a unit of work."""
_DECODER = msgspec.msgpack.Decoder(list[DecisionRow])


def decisions_played(
    game: AnyGame,
    rules: Rules,
    bots: Sequence[Participant],
    games: int,
    seed: str,
    *,
    seats: int | None = None,
    workers: int = 1,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> Iterator[DecisionRow]:
    """Play a match, and yield the row of each decision, game by game.

    The games are those of ``rows.played`` with the same arguments. Raises the errors of
    ``arena.match.match`` and of ``regret``.
    """
    setup, seats = prepared(game, rules, bots, seed, seats, keep_moves=True)
    numbered = enumerate(islice(seatings(len(setup.bots), seats, seed), games))
    done = 0
    for rows in _portions(setup, iter(lambda: tuple(islice(numbered, PORTION)), ()), workers):
        yield from rows
        done = min(games, done + PORTION)
        progress(done, games)


def _portions(
    setup: MatchSetup, portions: Iterator[tuple[NumberedSeating, ...]], workers: int
) -> Iterator[list[DecisionRow]]:
    if workers == 1:
        yield from (_priced(setup, portion) for portion in portions)
        return
    require_sendable(setup.bots)
    with Pool(workers, _remember, setup) as processes:
        for packed in in_order(processes, _priced_there, portions, ahead=2 * workers):
            yield _DECODER.decode(packed)


def _priced(setup: MatchSetup, portion: Sequence[NumberedSeating]) -> list[DecisionRow]:
    rows = list[DecisionRow]()
    for number, order in portion:
        (one,) = played(setup, [(number, order)])
        rows += rows_of(number, row_of_played(setup, one))
    return rows


_setup: list[MatchSetup] = []
"""The match that this pool process plays."""


def _remember(setup: MatchSetup) -> None:
    _setup[:] = [setup]


def _priced_there(portion: Sequence[NumberedSeating]) -> bytes:
    """Return the rows as bytes, which are sent faster than objects."""
    return msgspec.msgpack.encode(_priced(_setup[0], portion))
