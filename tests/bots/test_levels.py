"""Tests of the levels: who sits at a table, and what simple people win there."""

from itertools import pairwise
from random import Random
from statistics import fmean
from typing import NamedTuple

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.strength import StrengthTable, packaged
from mendax.bots import BOTS, bots_for
from mendax.bots.levels import LEVELS, LevelName, levels_of, opponents
from mendax.bots.mia.player import scale_of
from mendax.coach.registry import coach_of
from mendax.coach.seating import bots_of_level
from mendax.core.game import CHANCE
from mendax.games import BUILT_IN
from mendax.games.french_poker.actions import Announce as ClaimHand
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.odds import known_dice
from mendax.games.mia.actions import Announce as ClaimRoll
from mendax.games.rules import read_options
from mendax.pyodide_server.tables import bots_here, levels_here
from mendax.server.http.game_setup import described
from testbed.levels import among, estimate, figures
from testbed.simple_people import PEOPLE, SimplePerson
from tests.proof import parametrize

LADDER: tuple[LevelName, ...] = ("easy", "normal", "hard")


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


@pytest.mark.parametrize("game", list(BUILT_IN))
@pytest.mark.parametrize("level", LADDER)
def test_every_entrance_seats_the_same_opponents(game: str, level: LevelName) -> None:
    rules = BUILT_IN[game].presets[BUILT_IN[game].default_preset]
    lobby, offline = described(BUILT_IN[game]), levels_here(game)
    usable = set(levels_of(game)._asdict()[level]) & set(bots_here(game))
    for seats in BUILT_IN[game].seats[:3]:
        terminal = bots_of_level(level, game, rules, seats)
        sent = {lobby.levels[level][: seats - 1], lobby.levels_unsolved[level][: seats - 1]}
        assert terminal in sent
        assert len(terminal) == seats - 1
        if usable:
            here = opponents(game, level, seats - 1, bots_here(game))
            assert offline[level][: seats - 1] == here
    assert len(lobby.levels[level]) == BUILT_IN[game].seats[-1] - 1


class Seated(NamedTuple):
    """A table with opponents of a level, and the number of games of each person."""

    game: str
    opponents: int
    games: int

    def title(self) -> str:
        """Return the name of the test of this table."""
        return f"{self.game}-{self.opponents}-{self.games}"


CHEAP = [Seated("mia", 1, 24), Seated("french_poker", 1, 20), Seated("sword_of_lies", 2, 4)]
THOROUGH = [
    *(Seated("mia", count, 100) for count in (1, 2, 3)),
    *(Seated("french_poker", count, 80) for count in (1, 2, 3)),
    *(Seated("sword_of_lies", count, 30) for count in (2, 3)),
]


def results_of_people(seated: Seated, level: LevelName) -> list[float]:
    """Return the results of all simple people among these opponents."""
    game, count, games = seated
    rules = BUILT_IN[game].presets["standard"]
    bots = among(level, game, rules, count)
    return [
        result
        for name in PEOPLE[game]
        for result in figures(SimplePerson(name), bots, game, rules, games, f"levels {name}")
    ]


@parametrize("seated", CHEAP + THOROUGH, test=CHEAP, ids=Seated.title)
def test_people_win_less_at_each_higher_level(seated: Seated) -> None:
    means = [fmean(results_of_people(seated, level)) for level in LADDER]
    assert means == sorted(means, reverse=True)
    if seated.game == "sword_of_lies":
        assert means[0] > 0 > means[1]
    else:
        assert min(lower - higher for lower, higher in pairwise(means)) > 0.04


@parametrize("game", ["mia", "french_poker"], test=[])
def test_people_with_one_opponent_win_as_promised(game: str) -> None:
    easy, normal, hard, perfect = (
        fmean(results_of_people(Seated(game, 1, 120), level)) for level in LEVELS
    )
    assert 0.58 < easy < 0.72
    assert 0.38 < normal < 0.52
    assert 0.17 < hard < 0.37
    assert perfect < normal + 0.05


@parametrize("seated", CHEAP + THOROUGH, test=CHEAP[:2], ids=Seated.title)
def test_each_level_beats_the_level_below(seated: Seated) -> None:
    game, count, games = seated
    rules = BUILT_IN[game].presets["standard"]
    fair = 0.0 if game == "sword_of_lies" else 1 / (count + 1)
    for lower, higher in pairwise(LADDER):
        below = among(lower, game, rules, count)
        won = [
            result
            for bot in dict.fromkeys(among(higher, game, rules, count))
            for result in figures(bot, below, game, rules, 4 * games, f"{higher} over {lower}")
        ]
        found = estimate(won, game)
        if game == "sword_of_lies":  # the cards decide most of a game, so it must not be worse
            assert found.high > fair
        else:
            assert (found.low if seated in THOROUGH else found.mean) > fair


def test_no_strategy_gains_against_perfect_bots_at_solved_tables() -> None:
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


def openings(game: str, rounds: int) -> list[tuple[bool, bool]]:
    """Return for each opening claim of easy bots: whether it is true, and whether it must be."""
    rules = BUILT_IN[game].presets["first_evening"]
    names, found = opponents(game, "easy", 3), list[tuple[bool, bool]]()
    for seed in range(rounds):
        bots = [
            BOTS[name](game, rules, s, 3, Random(f"{seed} {s}")) for s, name in enumerate(names)
        ]
        table = LocalGame(BUILT_IN[game], rules, 3, {}, Random(seed))
        while (seat := table.actor) is not None:
            if seat == CHANCE:
                table.advance()
                continue
            view = table.view(seat)
            action = bots[seat].choose(view, table.offers(seat))
            if not view.claims and isinstance(action, ClaimRoll) and view.roll is not None:
                scale = scale_of(game, rules)
                said, own = scale.step(action.value), scale.step(view.roll)
                found.append((said <= own, said == 0))
            elif not view.claims and isinstance(action, ClaimHand):
                order = order_of(rules)
                said = order.step[action.claim]
                found.append((said <= order.worth(known_dice(view)), said == 0))
            table.act(seat, action)
    return found


@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_easy_bots_open_with_truths_and_lies(game: str) -> None:
    """An opening that cannot be a lie leaves the next player no decision."""
    found = openings(game, 12)
    assert len(found) > 40
    assert 0.25 < fmean(true for true, _ in found) < 0.85
    assert fmean(certain for _, certain in found) < 0.1
