"""Tests that the rules delegate each question to the current phase and handle every action."""

import random

import pytest

from mendax.core.concrete import concrete
from mendax.core.extensions import Length
from mendax.core.game import CHANCE, Action, Between, FreeText, Offer, RulesError
from mendax.games.sword_of_lies import SwordOfLies, actions, war_events
from mendax.games.sword_of_lies.every_offer import every_offer, longest_game
from mendax.games.sword_of_lies.rules import PRESETS
from tests.games.sword_of_lies.story import (
    SWORD,
    A,
    B,
    C,
    at_betting,
    at_war,
    dealt,
    strike,
    strike_twice,
)


def test_the_talks_have_a_clock_that_all_share() -> None:
    war = at_war(("2", "2", "2"), (2, 2, 2), negotiation_clock=90)
    assert SWORD.common_clock(war.state) == 90
    assert SWORD.common_clock(at_betting((200, 200, 200)).state) is None


def test_a_sitting_begins_with_stacks_that_can_go_on() -> None:
    rules = PRESETS["standard"]
    least = SWORD.to_go_on(rules)
    state = SWORD.next_game(rules, (least, least, 10 * least), button=4)
    assert state.brought == (least, least, 10 * least)
    assert state.button == 1
    with pytest.raises(RulesError):
        SWORD.next_game(rules, (least - 1, least, least), button=0)
    with pytest.raises(RulesError):
        SWORD.initial_state(rules, 2)


def test_the_example_of_the_rules_plays_as_described() -> None:
    story = dealt("5c 6c, Ks 7s, 8h 9c", "Ad 3d 4d")
    assert story.state.turn == A
    story.asks(A, B, 0, "red", believed=False)
    story.does(B, actions.OfferTrade(1, C, 0, 0)).does(C, actions.NamePrice(5, ""))
    story.does(B, actions.Pay()).asks(C, B, 1, "black")
    assert (story.state.blind, story.state.turn) == (B, C)
    story.calls(C).raises(A, 20).calls(B, C)
    story.reveals((B, 0), (C, 0), (A, 0))
    assert story.state.swords == (1, 0, 0)
    story.checks(B, C, A).reveals((B, 0), (C, 0), (A, 0)).checks(B, C, A)
    assert story.state.swords == (6, 0, 0)
    assert [story.lives(seat) for seat in (A, B, C)] == [(1, 1), (1, 2), (1, 1)]
    story.does(C, actions.ProposeDeal(A, 10, "nothing", "spare", "", private=False))
    story.does(A, actions.SignDeal(1))
    story.fight(A=strike_twice((B, 0), (B, 1), 0))
    assert story.lives(B) == (1,)
    assert story.happened(war_events.PromiseKept).seat == A
    story.fight(A=strike(B, 0)).fight(A=strike(C, 0))
    assert story.state.swords == (2, 0, 0)
    story.fight(A=strike(C, 0))
    assert story.phase == "over"
    assert story.sees(None).lives == (1, 0, 0)
    assert story.won == (50, -25, -25)


GAME = SwordOfLies()


def _admitted(offer: Offer, action: Action) -> bool:
    """Return whether the action fills this offer; it may omit words that the offer does not
    have.
    """
    slots = tuple(slot for slot in offer.slots if not isinstance(slot, FreeText))
    return Offer(offer.action, slots).admits(action)


def test_offers_are_listed_and_games_end_within_bounds(subtests: pytest.Subtests) -> None:
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


def test_bounds_of_amounts_and_lengths_are_as_counted_by_hand() -> None:
    """Four seats bring 800 chips and hold 16 cards. A war has at most 36 rounds."""
    rules = GAME.presets["no_limit"]
    slots = [slot for offer in every_offer(rules, 4) for slot in offer.slots]
    bounds = {(slot.field, slot.low, slot.high) for slot in slots if isinstance(slot, Between)}
    assert bounds == {
        ("chips", 0, 800),
        ("chips", -800, 800),
        ("to", 1, 800),
        ("number", 1, 4 * 4 * 36),
    }
    castling, war = 3 * 4 * (13 + 16), 36 * 4 * (4 + 4 + 2) + 1
    for preset, raises in (("no_limit", 401 + 4), ("standard", 4 + 4)):
        decisions = castling + 5 * 4 * (1 + raises) + 16 + war
        assert longest_game(GAME.presets[preset], 4) == Length(5 + 36, decisions, 4 * 6 + 1)
