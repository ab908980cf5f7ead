"""Tests of players of French poker: their characters, their search and their use of advice.

It also tests ``mendax.bots.french_poker.characters``.
"""

import inspect
from random import Random

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.bots.french_poker.equilibrium import RoundAdvice
from mendax.coach.seating import unadvised
from mendax.games.french_poker.rules import PRESETS
from mendax.testing.rule_sets import random_rules
from tests.bots.french_poker.seats import NAMES, seated, tournament
from tests.games.french_poker.story import POKER
from tests.proof import parametrize

FEW = (0, 7, 9)
MORE = tuple(number for number in range(12) if number not in FEW)


@parametrize("numbers", (FEW, MORE), test=(FEW,), ids=("few", "more"))
@pytest.mark.parametrize("name", [name for name in NAMES if name != "random"])
def test_every_bot_plays_by_any_rules(name: str, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        rng = Random(f"{name} {number}")
        rules, seats = random_rules(POKER, rng), rng.choice((2, 3, 5))
        players = {s: seated(name if s else "random", rules, s, seats, rng) for s in range(seats)}
        assert sum(played_out(LocalGame(POKER, rules, seats, players, rng)).payoffs) == 0


@parametrize("preset", PRESETS, test=("charge",))
def test_each_of_them_sits_at_the_largest_table(preset: str) -> None:
    largest = POKER.seats[-1]
    missing = unadvised(NAMES, POKER.name, PRESETS[preset], largest)
    able = sorted(set(NAMES) - set(missing))
    tables = {tuple(able[:largest]), tuple(able[-largest:])}
    assert set().union(*tables) == set(able)
    for bots in tables:
        scores = tournament(PRESETS[preset], list(bots), 2, preset)
        assert {score.bot for score in scores if score.games == 2} == set(bots)
        assert sum(score.payoff for score in scores) == pytest.approx(0)


@parametrize("preset", ["standard", "french", "charge"], test=["standard", "charge"])
def test_searching_beats_odds(preset: str) -> None:
    searching, _ = tournament(PRESETS[preset], ["searching", "odds"], 40, "searching")
    assert searching.payoff - searching.margin > 0


def test_advisers_receive_only_the_view() -> None:
    assert [*inspect.signature(RoundAdvice.mixture).parameters] == ["self", "view"]
