"""All that can be done stands in the list, and no game is longer than it says."""

import random

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Between, FreeText, Offer
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.every_offer import every_offer, longest_game

GAME = SwordOfLies()


def _admitted(offer: Offer, action: Action) -> bool:
    """Whether it is this offer filled; words may be left out by an offer that has none."""
    slots = tuple(slot for slot in offer.slots if not isinstance(slot, FreeText))
    return Offer(offer.action, slots).admits(action)


def test_what_is_offered_is_in_the_list_and_games_end_in_time(subtests: pytest.Subtests) -> None:
    for preset in GAME.presets:
        with subtests.test(preset=preset):
            luck, rules, seats = random.Random(preset), GAME.presets[preset].checked(), 3
            listed, longest = every_offer(rules, seats), longest_game(rules, seats)
            state, decisions, chances = GAME.initial_state(rules, seats), 0, 0
            while actors := GAME.actors(state):
                if actors[0] == CHANCE:
                    chances += 1
                    action = luck.choice(GAME.chance_outcomes(state))[0]
                else:
                    decisions += 1
                    ways = [*concrete(GAME.legal_actions(state, actors[0]), sample=3, most=8)]
                    action = luck.choice([way for way in ways if getattr(way, "words", "") == ""])
                    assert any(_admitted(offer, action) for offer in listed), action
                state = GAME.apply(state, actors[0], action).state
            assert decisions <= longest.decisions
            assert chances <= longest.chances


def test_amounts_reach_over_all_chips_of_the_table() -> None:
    rules = GAME.presets["no_limit"]
    raising = next(o for o in every_offer(rules, 4) if type(o.action).__name__ == "Raise")
    assert raising.slots == (Between("to", 1, 4 * rules.min_buy_in),)
