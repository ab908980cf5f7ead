"""Tests that each offer of every built-in game is played, and that payoffs stay in their bounds."""

import random
from random import Random

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.bots import BOTS
from mendax.core.concrete import concrete
from mendax.core.extensions import Bounded, Enumerable
from mendax.core.game import CHANCE, Action, AnyGame, Offer
from mendax.games import BUILT_IN, GAMES
from mendax.testing.history import start
from mendax.testing.rule_sets import random_rules
from mendax.testing.walks import by_kind


def offered_in_games(
    game: AnyGame, rules: object, rng: random.Random, kinds: set[type[Action]]
) -> set[Action]:
    """Return every action that was offered in some random games of the smallest table.

    Further games follow while one of ``kinds`` is missing, because some moments are rare.
    """
    found: set[Action] = set()
    choose = by_kind(rng)
    for number in range(1000):
        if number >= 12 and kinds <= {type(action) for action in found}:
            break
        here = start(game, rules, game.seats[0])
        while actors := game.actors(here.state):
            actor = actors[0]
            if actor != CHANCE:
                found.update(concrete(game.legal_actions(here.state, actor)))
            here, _told = here.after(actor, choose(actor, here.choices(actor)))
    return found


@pytest.mark.parametrize("name", ["mia", "french_poker"])
def test_all_that_is_offered_is_listed_and_no_other_kind(name: str) -> None:
    game: AnyGame = GAMES[name]
    assert isinstance(game, Enumerable)
    for number in range(10):
        rules = random_rules(game, random.Random(f"offers {number}"))
        listed: tuple[Offer, ...] = game.every_offer(rules, game.seats[0])
        kinds = {type(offer.action) for offer in listed}
        found = offered_in_games(game, rules, random.Random(number), kinds)
        unlisted = [one for one in found if not any(offer.admits(one) for offer in listed)]
        assert not unlisted, rules
        assert kinds == {type(one) for one in found}, rules


def payoffs(game: AnyGame, preset: str, seats: int, seed: int) -> list[float]:
    """Return the payoffs of a game among random bots."""
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
    """A bound that is too wide would also hold for every game."""
    for name, seats in (("mia", 3), ("french_poker", 3)):
        game = GAMES[name]
        assert isinstance(game, Bounded)
        paid = [p for seed in range(6) for p in payoffs(game, game.default_preset, seats, seed)]
        rules = game.presets[game.default_preset]
        assert max(paid) == 1.0
        assert game.payoff_bounds(rules, seats)[1] <= seats - 1
