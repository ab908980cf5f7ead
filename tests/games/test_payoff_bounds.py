"""What a game says can be won and lost at most: no game pays more or less."""

from random import Random

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.bots import BOTS
from mendax.core.extensions import Bounded
from mendax.core.game import AnyGame
from mendax.games import BUILT_IN, GAMES


def payoffs(game: AnyGame, preset: str, seats: int, seed: int) -> list[float]:
    """What a game among bots that do anything pays."""
    rules, luck = game.presets[preset], Random(seed)
    bots = {
        seat: BOTS["random"](game.name, rules, seat, seats, Random(f"{seed} {seat}"))
        for seat in range(seats)
    }
    return [float(paid) for paid in played_out(LocalGame(game, rules, seats, bots, luck)).payoffs]


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_game_pays_beyond_its_bounds(name: str) -> None:
    game = GAMES[name]
    assert isinstance(game, Bounded)
    for preset, rules in game.presets.items():
        for seats in (game.seats[0], game.seats[0] + 2):
            least, most = game.payoff_bounds(rules, seats)
            paid = [p for seed in range(3) for p in payoffs(game, preset, seats, seed)]
            assert least <= min(paid) <= max(paid) <= most


def test_for_lives_and_tokens_the_bounds_are_reached() -> None:
    """A wide guess would hold every game too."""
    for name, seats in (("mia", 3), ("french_poker", 3)):
        game = GAMES[name]
        assert isinstance(game, Bounded)
        paid = [p for seed in range(6) for p in payoffs(game, game.default_preset, seats, seed)]
        rules = game.presets[game.default_preset]
        assert max(paid) == 1.0
        assert game.payoff_bounds(rules, seats)[1] <= seats - 1
