"""Games of one player among the opponents of a level, as a table seats them."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from mendax.arena import intervals
from mendax.arena.competitors import Competitor, NamedBot
from mendax.arena.match import PORTION, MatchSetup, NumberedSeating, Playing, on_cores
from mendax.arena.strength import Estimate
from mendax.bots.levels import LevelName
from mendax.coach.seating import bots_of_level
from mendax.core.extensions import Staked
from mendax.games import game_named


def among(level: LevelName, game: str, rules: Any, opponents: int) -> tuple[NamedBot, ...]:
    """Return the opponents of a level at this table. Raises ``RulesError`` if it lacks them."""
    return tuple(map(NamedBot, bots_of_level(level, game, rules, opponents + 1)))


def figures(
    player: Competitor,
    others: Sequence[Competitor],
    game: str,
    rules: Any,
    games: int,
    seed: str,
    playing: Playing | None = None,
) -> list[float]:
    """Return the player's result in each game: the share of a first place, or the chips won.

    The player has each seat in turn, and the others keep their order. Games run in this process
    unless ``playing`` plays them.
    """
    setup = MatchSetup(game, rules, (player, *others), seed)
    numbered = _seatings(len(others), games)
    portions = iter(lambda: tuple(islice(numbered, PORTION)), ())
    found = []
    play = playing or on_cores(1)
    for played in (one for portion in play(setup, portions) for one in portion):
        seat = played.order.index(0)
        if isinstance(game_named(game), Staked):
            found.append(played.payoffs[seat])
        else:
            found.append((played.places[seat] == 1) / played.places.count(1))
    return found


def estimate(found: Sequence[float], game: str) -> Estimate:
    """Return the mean result with its 95% interval."""
    if isinstance(game_named(game), Staked):
        return intervals.mean(found)
    return intervals.share(sum(found), len(found))


def _seatings(others: int, games: int) -> Iterator[NumberedSeating]:
    order = tuple(range(1, others + 1))
    for number in range(games):
        seat = number % (others + 1)
        yield number, (*order[:seat], 0, *order[seat:])
