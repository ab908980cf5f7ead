"""The result of one bot at tables where all other seats are another bot."""

from collections.abc import Sequence

from mendax.arena import intervals
from mendax.arena.standings import PlayedGame
from mendax.arena.strength import Estimate, Unit


def result(games: Sequence[PlayedGame], bot: int, unit: Unit) -> Estimate:
    """Return the figure for the bot that had one seat at each of these tables."""
    seats = [game.order.index(bot) for game in games]
    if unit == "chips":
        paid = [game.payoffs[seat] for game, seat in zip(games, seats, strict=True)]
        return intervals.rounded(intervals.mean(paid), 3)
    won = (
        (game.places[seat] == 1) / game.places.count(1)
        for game, seat in zip(games, seats, strict=True)
    )
    return intervals.rounded(intervals.share(sum(won), len(games)))
