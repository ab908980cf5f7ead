"""Measure the processor time of bots' decisions, with a clock that the caller passes."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median, quantiles
from typing import Any, Final

from mendax.arena.competitors import Competitor
from mendax.arena.local_game import LocalGame
from mendax.arena.match import MatchSetup, played_out
from mendax.arena.strength import ThinkTimes
from mendax.bots import Bot
from mendax.core.game import Action, Event, Offer
from mendax.games import game_named

_ENOUGH: Final = 400
"""The number of decisions that is enough to estimate the 99th percentile."""
_MOST_GAMES: Final = 12

Clock = Callable[[], float]
"""Processor seconds of this thread, so that other threads do not count."""


class TimedBot:
    """A bot, with the time of each of its decisions."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self._bot, self._clock = bot, clock
        self.seconds: list[float] = []

    def hear(self, event: Event) -> None:
        """Pass an event to the bot; the time for that is not counted."""
        self._bot.hear(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the bot's action."""
        began = self._clock()
        action = self._bot.choose(view, offers)
        self.seconds.append(self._clock() - began)
        return action


def think_times(setup: MatchSetup, bot: Competitor, seats: int, clock: Clock) -> ThinkTimes:
    """Return the decision times in some games of the bot against itself, after a warm-up game."""
    _decisions(setup, bot, seats, clock, 0)
    seconds = list[float]()
    for number in range(1, 1 + _MOST_GAMES):
        seconds += _decisions(setup, bot, seats, clock, number)
        if len(seconds) >= _ENOUGH:
            break
    spent = [1000 * each for each in seconds]
    most = quantiles(spent, n=100, method="inclusive")[-1] if len(spent) > 1 else spent[0]
    return ThinkTimes(len(spent), *(round(each, 4) for each in (median(spent), most, max(spent))))


def _decisions(
    setup: MatchSetup, bot: Competitor, seats: int, clock: Clock, number: int
) -> list[float]:
    rng = Random(f"{setup.seed} {bot.name} thinks {number}")
    players = {
        seat: TimedBot(
            bot.seated(setup.game, setup.rules, seat, seats, Random(rng.getrandbits(64))), clock
        )
        for seat in range(seats)
    }
    played_out(LocalGame(game_named(setup.game), setup.rules, seats, players, rng))
    return [each for player in players.values() for each in player.seconds]
