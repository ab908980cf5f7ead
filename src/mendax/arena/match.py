"""Bots against bots: many games, and what can be said about who is stronger.

Rules of this file
1. No I/O, no clock: every game's luck comes from the match's seed, so a match can be repeated.
2. Seats rotate: over a match every bot sits in every place equally often.
"""

import math
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any

from mendax.arena.sitting import Sitting
from mendax.bots import bot_named
from mendax.coach import seated, unadvised
from mendax.core.game import AnyGame, Reason, RulesError, Value
from mendax.games.rules import Rules

_STANDARD_ERRORS = 1.96
"""On both sides of a mean; holds the true one in 95 of 100 matches."""


class Standing(Value, frozen=True):
    """How one participant did: the mean payoff of a game, and how sure that is."""

    bot: str
    games: int
    payoff: float
    margin: float
    """Half of the interval that holds the true mean payoff in 95 of 100 matches."""
    wins: float
    """The share of games won (shared first places count in part)."""

    @property
    def clearly_ahead(self) -> bool:
        """Whether it gains by the game, and not by luck."""
        return self.payoff - self.margin > 0


def match(
    game: AnyGame, rules: Rules, bots: Sequence[str], games: int, seed: str
) -> tuple[Standing, ...]:
    """Plays ``games`` games among these bots, one seat each; a standing for each of them.

    Payoffs are those of the game's result, so they add up to zero where the game's do.
    Raises ``RulesError`` for an unknown bot, one that asks an adviser where nobody can advise, or
    a number of seats the game does not know.
    """
    names = [bot_named(name, game.name).name for name in bots]
    for name in unadvised(names, game.name, rules, len(names)):
        raise RulesError(Reason("bot-without-adviser", {"given": name, "seats": len(names)}))
    payoffs: list[list[float]] = [[] for _ in bots]
    wins = [0.0] * len(bots)
    for number in range(games):
        order = [(seat + number) % len(bots) for seat in range(len(bots))]
        luck = Random(f"{seed} {number}")
        players = {
            seat: seated(
                names[who], game.name, rules, seat, len(bots), Random(luck.getrandbits(64))
            )
            for seat, who in enumerate(order)
        }
        result = played_out(Sitting(game, rules, len(bots), players, luck))
        winners = result.places.count(1)
        for seat, who in enumerate(order):
            payoffs[who].append(float(result.payoffs[seat]))
            wins[who] += (result.places[seat] == 1) / winners
    return tuple(
        Standing(name, games, fmean(paid), _margin(paid), won / games)
        for name, paid, won in zip(bots, payoffs, wins, strict=True)
    )


def played_out(sitting: Sitting) -> Any:
    """The result of a game whose every seat has a bot."""
    while sitting.advance() is not None:
        pass
    if sitting.result is None:
        raise ValueError("a seat without a bot")
    return sitting.result


def _margin(paid: Sequence[float]) -> float:
    return _STANDARD_ERRORS * stdev(paid) / math.sqrt(len(paid)) if len(paid) > 1 else math.inf


def together(standings: Sequence[Standing]) -> Mapping[str, float]:
    """The share of games won by each kind of bot, where several of a kind took part."""
    shares: dict[str, float] = {}
    for standing in standings:
        shares[standing.bot] = shares.get(standing.bot, 0.0) + standing.wins
    return shares
