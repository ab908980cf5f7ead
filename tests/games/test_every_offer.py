"""The list of everything that a game ever offers: complete, and of no kind that never comes."""

import random

import pytest

from mendax.core.concrete import concrete
from mendax.core.extensions import Enumerable
from mendax.core.game import CHANCE, Action, AnyGame, Offer
from mendax.games import GAMES
from mendax.testing.history import start
from mendax.testing.rule_sets import random_rules
from mendax.testing.walks import by_kind


def offered_in_games(game: AnyGame, rules: object, rng: random.Random) -> set[Action]:
    """Return every action that was offered in some random games of the smallest table."""
    found: set[Action] = set()
    choose = by_kind(rng)
    for _ in range(12):
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
        found = offered_in_games(game, rules, random.Random(number))
        unlisted = [one for one in found if not any(offer.admits(one) for offer in listed)]
        assert not unlisted, rules
        assert {type(offer.action) for offer in listed} == {type(one) for one in found}, rules
