"""Tests of the bots' thinking times, with a clock that the test sets."""

from itertools import count

from bench.thinking import think_times
from mendax.arena.competitors import NamedBot
from mendax.arena.match import MatchSetup
from mendax.games.mia.rules import MiaRules


def test_every_decision_is_timed_by_the_clock_that_is_handed_in() -> None:
    bot = NamedBot("odds")
    ticks = count()
    times = think_times(
        MatchSetup("mia", MiaRules(lives=1), (bot,), "s"), bot, 2, lambda: next(ticks) / 1000
    )
    assert times.median == times.most == times.slowest == 1.0
    assert times.decisions * 2 < next(ticks)  # the warm-up game is not counted
