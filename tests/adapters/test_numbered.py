"""Tests that every legal action has a number, which maps back to the same action."""

import copy
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mendax.adapters.numbered import (
    NumberedGame,
    NumberedState,
    opening,
    replayed_words,
    rules_of,
    table,
)
from mendax.core.concrete import concrete
from mendax.core.extensions import Finite, Interruptible
from mendax.core.game import CHANCE, AnyGame, RulesError
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS, MiaRules, ToyMiaRules
from mendax.games.rules import with_options
from mendax.testing.rule_sets import random_rules
from tests.proof import parametrize

LISTED = ("mia", "french_poker")
TABLES = [
    (GAMES[name], preset, seats)
    for name in LISTED
    for preset in GAMES[name].presets
    for seats in (GAMES[name].seats[0], 4)
]
FEW = [entry for entry in TABLES if entry[1] in ("standard", "meyer", "contest", "charge", "wild")]


def _walk(here: NumberedState, luck: random.Random, most: int) -> NumberedState:
    """Continue the game by numbers, with every kind of action equally likely."""
    game = here.table.game
    for _ in range(most):
        actor = here.actor
        if actor is None:
            break
        if actor == CHANCE:
            here = here.after(actor, luck.choice(here.outcomes())[0])
            continue
        legal = here.legal(actor)
        assert legal == sorted(set(legal))
        offered = set(concrete(game.legal_actions(here.state, actor), most=10**6))
        assert {here.action(actor, number) for number in legal} == offered
        kinds: dict[type, list[int]] = {}
        for number in legal:
            kinds.setdefault(type(here.action(actor, number)), []).append(number)
        here = here.after(actor, luck.choice(luck.choice(list(kinds.values()))))
    return here


@parametrize("game, preset, seats", TABLES, test=FEW)
def test_every_legal_action_has_its_number(game: AnyGame, preset: str, seats: int) -> None:
    luck = random.Random(f"{preset} {seats}")
    whole = table(game.name, game.presets[preset], seats)
    for _ in range(4):
        end = _walk(opening(whole), luck, 3000)
        assert end.actor is None
        payoffs = whole.payoffs(end.state)
        assert payoffs is not None
        assert sum(payoffs) == pytest.approx(0)
        assert isinstance(game, Finite)
        longest = game.longest_game(whole.rules, seats)
        chances = sum(here.by == CHANCE for here in end.path())
        if longest is not None:
            assert chances <= longest.chances
            assert len(end.path()) - chances <= longest.decisions


@pytest.mark.parametrize("name", LISTED)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_so_it_is_by_any_house_rules(name: str, seed: int) -> None:
    luck, game = random.Random(seed), GAMES[name]
    rules = random_rules(game, luck)
    if isinstance(game, Interruptible) and (option := game.interrupting_option(rules)):
        usual = getattr(game.presets[game.default_preset], option)
        rules = with_options(rules, {option: usual})
    _walk(opening(NumberedGame(game, rules, luck.choice(game.seats[:3]))), luck, 300)


def test_a_position_is_stored_in_few_words() -> None:
    here = _walk(opening(table("mia", PRESETS["meyer"], 3)), random.Random(5), 40)
    again = pickle.loads(pickle.dumps(here))
    assert again == here
    assert again.table is here.table
    assert copy.deepcopy(here) is here
    part = NumberedGame(GAMES["mia"], PRESETS["standard"], 2, here.state)
    with pytest.raises(TypeError, match="part of a game"):
        pickle.dumps(opening(part))
    lines = here.history.splitlines()
    assert replayed_words(here.table, lines) == here
    with pytest.raises(LookupError, match="can't do that"):
        replayed_words(here.table, [*lines[:3], "seat9 shake"])


def test_information_excludes_dice_of_others() -> None:
    """The rolls differ, but only their owner has looked, so the other seats get equal
    information."""
    start = opening(table("mia", PRESETS["standard"], 3))
    start = start.after(CHANCE, 0)
    fallen = start.after(0, start.legal(0)[0])
    under = fallen.after(CHANCE, 0)
    look = next(n for n in under.legal(0) if under.spelled(0, n) == "look")
    one, two = (fallen.after(CHANCE, roll).after(0, look) for roll in (0, 1))
    assert one.told(0) != two.told(0)
    assert [one.told(who) for who in (1, 2, None)] == [two.told(who) for who in (1, 2, None)]
    assert one.history != two.history


def test_a_number_that_is_not_legal_is_an_error() -> None:
    here = opening(table("mia", PRESETS["standard"], 2)).after(CHANCE, 0)
    with pytest.raises(LookupError):
        here.after(0, 999)


def test_the_longest_game_of_mia_is_as_long_as_it_says() -> None:
    """Every seat looks, announces the next value and is believed, until no value is left."""
    rules = rules_of("mia", "standard", "lives:1")
    whole, luck = table("mia", rules, 2), random.Random(1)
    here = opening(whole)
    order = ["look", "announce", "believe", "shake", "doubt"]
    while (actor := here.actor) is not None:
        if actor == CHANCE:
            here = here.after(actor, luck.choice(here.outcomes())[0])
            continue
        words = {here.spelled(actor, n): n for n in here.legal(actor)}
        first = next(word for kind in order for word in words if word.startswith(kind))
        here = here.after(actor, words[first])
    assert isinstance(whole.game, Finite)
    longest = whole.game.longest_game(rules, 2)
    assert longest is not None
    assert sum(step.by != CHANCE for step in here.path()) == longest.decisions
    assert len(here.path()) == longest.decisions + longest.chances


def test_house_rules_are_named_in_words() -> None:
    assert rules_of("mia", "standard", "lives:2;order:pips").lives == 2  # type: ignore[attr-defined]
    assert rules_of("mia", "meyer", "") == PRESETS["meyer"]
    toy = rules_of("mia", "meyer", "sides:3;joker_32:off")
    assert isinstance(toy, ToyMiaRules)
    assert (toy.sides, toy.second) == (3, PRESETS["meyer"].second)
    for name, preset, options, key in (
        ("chess", "standard", "", "rules-unknown-game"),
        ("mia", "hous", "", "rules-unknown-preset"),
        ("mia", "standard", "live:2", "rules-unknown-option"),
    ):
        with pytest.raises(RulesError) as refused:
            rules_of(name, preset, options)
        assert refused.value.reason.key == key


def test_rules_with_interruptions_are_refused_by_name() -> None:
    rules = MiaRules(doubter="anybody")
    with pytest.raises(RulesError, match="doubter"):
        table("mia", rules, 3)
