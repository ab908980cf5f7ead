"""All bots of French poker obey every rule set and repeat themselves from their generator."""

from random import Random

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.coach.seating import unadvised
from mendax.games.french_poker.rules import PRESETS
from mendax.testing.rule_sets import random_rules
from tests.bots.french_poker.seats import NAMES, chosen, seated, tournament
from tests.games.french_poker.story import POKER, Story
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


@parametrize("preset", PRESETS, test=("house", "charge", "wild"))
def test_all_of_them_sit_at_one_table(preset: str) -> None:
    advised = set(NAMES) - set(unadvised(NAMES, POKER.name, PRESETS[preset], len(NAMES)))
    scores = tournament(PRESETS[preset], sorted(advised), 2, preset)
    assert sum(score.payoff for score in scores) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_repeats_itself_from_its_luck(name: str) -> None:
    story = Story().opens(66521, 66).believes()
    assert chosen(name, story) == chosen(name, story)
