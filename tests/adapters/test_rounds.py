"""Tests that single rounds are zero-sum, and that their value equals the solver's."""

import pickle
import random

import pytest

from mendax.adapters.numbered import opening
from mendax.adapters.rounds import round_table, utility_bounds
from mendax.core.game import CHANCE, RulesError
from mendax.games import GAMES
from mendax.games.mia.rules import ToyMiaRules


@pytest.mark.parametrize(
    ("name", "preset", "seats"),
    [
        ("mia", "standard", 2),
        ("mia", "scored", 3),
        ("mia", "meyer", 2),
        ("french_poker", "brisk", 3),
    ],
)
def test_rounds_are_zero_sum(name: str, preset: str, seats: int) -> None:
    luck = random.Random(preset)
    played = round_table(name, GAMES[name].presets[preset], seats)
    least, most = utility_bounds(played.rules)
    for _ in range(15):
        here = opening(played)
        assert played.game.actors(here.state) == (0,)
        while (actor := here.actor) is not None:
            ways = [n for n, _ in here.outcomes()] if actor == CHANCE else here.legal(actor)
            here = here.after(actor, luck.choice(ways))
        payoffs = played.payoffs(here.state)
        assert payoffs is not None
        assert sum(payoffs) == pytest.approx(0)
        assert least <= min(payoffs) <= max(payoffs) <= most
        assert here.state.round <= 2


def test_a_round_may_begin_over_a_value() -> None:
    played = round_table("mia", ToyMiaRules(sides=3), 2, 22)
    here = opening(played)
    assert (here.actor, here.state.turn, here.state.value) == (CHANCE, 0, 22)
    assert pickle.loads(pickle.dumps(here.after(CHANCE, 2))) == here.after(CHANCE, 2)
    for over in (21, 61):
        with pytest.raises(RulesError) as refused:
            round_table("mia", ToyMiaRules(sides=3), 2, over)
        assert refused.value.reason.key == "adapter-no-round-over"


def test_games_without_separate_rounds_are_refused() -> None:
    for name, preset in (("sword_of_lies", "standard"), ("french_poker", "charge")):
        with pytest.raises(RulesError) as refused:
            round_table(name, GAMES[name].presets[preset], 3)
        assert refused.value.reason.key == "adapter-no-round"
