"""Tests that the bots of each level play the game, and that hard bots win more than easy ones."""

from itertools import cycle
from random import Random
from statistics import fmean

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.strength import StrengthTable, packaged
from mendax.bots import BOTS, bots_for
from mendax.bots.levels import levels_of
from mendax.coach.registry import coach_of
from mendax.core.game import CHANCE
from mendax.games import BUILT_IN
from mendax.games.french_poker.actions import Announce
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.odds import known_dice
from mendax.games.rules import read_options


@pytest.mark.parametrize("game", list(BUILT_IN))
def test_levels_have_able_bots_and_differ(game: str) -> None:
    *levels, perfect = levels_of(game)
    assert all(BOTS[bot].asks(game) for bot in perfect)
    for bots in levels:
        assert bots
        assert set(bots) <= set(bots_for(game)) - {"random"}
        # A table whose rules are not solved has a bot of this level, too.
        assert any(not BOTS[bot].asks(game) for bot in bots)
    assert len(set(levels)) == 3


def test_a_game_without_measured_bots_has_one_level() -> None:
    assert levels_of("unknown") == (*(bots_for("unknown"),) * 3, ())


@pytest.mark.parametrize(
    "table", packaged().tables, ids=lambda table: f"{table.game}-{table.seats}"
)
def test_each_level_is_stronger_than_the_one_below(table: StrengthTable) -> None:
    measured = {one.bot: one.overall.mean for one in table.bots if one.overall}
    every = levels_of(table.game)[:-1]
    levels = [bots for bots in every if set(bots) <= set(measured)]
    strengths = [fmean(measured[bot] for bot in bots) for bots in levels]
    assert len(strengths) > 1
    assert strengths == sorted(set(strengths))


def test_nothing_gains_against_perfect_bots_at_solved_tables() -> None:
    solved = [table for table in packaged().tables if _is_solved(table)]
    assert [(t.game, t.seats) for t in solved] == [("mia", 2), ("french_poker", 2), ("mia", 3)]
    for table in solved:
        gains = {one.bot: one.best_response for one in table.bots}
        for bot in levels_of(table.game).perfect:
            gain = gains[bot]
            assert gain is not None
            assert gain.mean - table.fair < 0.0005


def _is_solved(table: StrengthTable) -> bool:
    game, coach = BUILT_IN[table.game], coach_of(table.game)
    rules = read_options(game.presets[game.default_preset], table.rules.split())
    return coach is not None and coach.coverage(rules, table.seats).solved == "whole"


def test_first_opponents_at_french_poker_open_with_the_truth() -> None:
    game, names = BUILT_IN["french_poker"], cycle(levels_of("french_poker").easy)
    rules = game.presets["first_evening"]
    order, openings = order_of(rules), 0
    for seed in range(10):
        bots = [BOTS[next(names)](game.name, rules, s, 4, Random(s)) for s in range(4)]
        table = LocalGame(game, rules, 4, {}, Random(seed))
        while (seat := table.actor) is not None:
            if seat == CHANCE:
                table.advance()
                continue
            view = table.view(seat)
            action = bots[seat].choose(view, table.offers(seat))
            if isinstance(action, Announce) and not view.claims:
                openings += 1
                assert order.step[action.claim] <= order.worth(known_dice(view))
            table.act(seat, action)
    assert openings > 20
