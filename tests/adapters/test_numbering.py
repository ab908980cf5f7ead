"""Tests that each number is an action offered at some moment, and that each offered action has one
number in every process.
"""

import random
import subprocess
import sys

import pytest
from msgspec.structs import replace

from mendax.adapters.numbering import (
    amounts_in_steps,
    choices_of,
    listed,
    numbering,
    words,
)
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, AnyGame, Between, RulesError
from mendax.games import GAMES
from mendax.games.mia import actions as mia
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, ToyMiaRules
from mendax.solver.mia.model.rule_tables import GAME as MIA
from mendax.solver.mia.model.rule_tables import announcing_state
from mendax.testing.rule_sets import random_rules
from tests.proof import parametrize


def _offered(
    game: AnyGame, rules: object, seats: int, luck: random.Random, moves: int
) -> set[Action]:
    """Return actions offered in games in which low claims come first, so that many claims are
    made."""
    seen: set[Action] = set()
    state = game.initial_state(rules, seats)
    for _ in range(moves):
        actors = game.actors(state)
        if not actors:
            state = game.initial_state(rules, seats)
            continue
        if actors[0] == CHANCE:
            chosen = luck.choice([action for action, _ in game.chance_outcomes(state)])
        else:
            ways = [*listed(game.legal_actions(state, actors[0]), seats)]
            seen.update(ways)
            kind = luck.choice([*dict.fromkeys(map(type, ways))])
            of_kind = [action for action in ways if type(action) is kind]
            chosen = of_kind[min(luck.randrange(len(of_kind)), luck.randrange(3))]
        state = game.apply(state, actors[0], chosen).state
    return seen


@parametrize(
    "preset", ["standard", "meyer", "scored", "contest", "points"], test=["standard", "meyer"]
)
def test_of_mia_every_number_is_offered_at_some_moment(preset: str) -> None:
    """When numbers were guessed, 44 of 70 numbers of house rules were never legal."""
    rules = PRESETS[preset]
    numbered = numbering("mia", rules, 2)
    seen = _offered(MIA, rules, 2, random.Random(preset), 3000)
    for value in (None, *numbered_values(numbered.actions)):
        for looked in (True, False):
            if value == numbered_values(numbered.actions)[-1]:
                continue
            moment = announcing_state(rules, 2, value, ROLLS[-1], looked)
            seen.update(listed(MIA.legal_actions(moment, 0), 2))
    for value in numbered_values(numbered.actions):
        opening = announcing_state(rules, 2, None, ROLLS[-1], looked=True)
        said = MIA.apply(opening, 0, mia.Announce(value)).state
        seen.update(listed(MIA.legal_actions(said, 1), 2))
    if rules.life_reroll != "off":
        seen.update({mia.KeepLives(), mia.RerollLives()})
    assert seen == set(numbered.actions)


def numbered_values(actions: tuple[object, ...]) -> list[int]:
    """Return the values that may be announced."""
    return [action.value for action in actions if isinstance(action, mia.Announce)]


def test_house_rules_have_no_more_actions_than_are_played() -> None:
    assert len(numbering("mia", PRESETS["standard"], 2).actions) == 26
    toy = numbering("mia", ToyMiaRules(sides=3, values=4), 2)
    assert [words(action) for action in toy.actions] == [
        *("shake", "look", "announce 11", "announce 22", "announce 33", "announce 21"),
        *("believe", "doubt", "concede"),
    ]


@parametrize("preset", GAMES["french_poker"].presets, test=["standard", "charge", "wild"])
def test_of_french_poker_every_number_is_offered_at_some_moment(preset: str) -> None:
    game = GAMES["french_poker"]
    rules = game.presets[preset]
    found = numbering("french_poker", rules, 2)
    seen = _offered(game, rules, 2, random.Random(preset), 1500)
    assert seen <= set(found.actions)
    assert {type(action) for action in seen} >= {
        type(action) for action in found.actions if words(action) != "concede"
    }


@pytest.mark.parametrize("name", ["mia", "french_poker"])
def test_by_any_house_rules_all_that_is_offered_has_a_number(name: str) -> None:
    for seed in range(4):
        luck, game = random.Random(seed), GAMES[name]
        rules = random_rules(game, luck)
        seats = luck.choice(game.seats[:3])
        numbers = numbering(name, rules, seats).numbers
        assert _offered(game, rules, seats, luck, 250) <= numbers.keys()


def test_words_and_amounts_have_numbers_by_steps() -> None:
    for number, preset in enumerate(("standard", "casino", "siege", "open_folds", "first_evening")):
        luck, game = random.Random(number), GAMES["sword_of_lies"]
        rules = game.presets[preset]
        numbers = numbering(game.name, rules, 3, 3).numbers
        state = game.initial_state(rules, 3)
        for _ in range(300):
            actors = game.actors(state)
            if not actors:
                break
            if actors[0] == CHANCE:
                action = luck.choice(game.chance_outcomes(state))[0]
            else:
                offers = game.legal_actions(state, actors[0])
                ways = [*choices_of(offers, 3, 3)]
                assert all(choice in numbers for choice, _ in ways)
                assert len({choice for choice, _ in ways}) == len(ways)
                legal = set(concrete(offers, sample=10**6, most=10**6))
                assert all(a in legal for _, a in ways[::7])
                action = luck.choice(ways)[1]
            state = game.apply(state, actors[0], action).state


def test_amounts_are_the_least_the_most_and_between() -> None:
    assert amounts_in_steps(Between("to", 4, 10), 3) == {0: 4, 1: 7, 2: 10}
    assert amounts_in_steps(Between("to", 4, 4), 3) == {0: 4}
    assert amounts_in_steps(Between("to", 4, 5), 3) == {0: 4, 2: 5}
    assert amounts_in_steps(Between("to", 4, 9), 1) == {0: 4}


def test_without_steps_amounts_are_refused_with_a_reason() -> None:
    with pytest.raises(RulesError) as refused:
        numbering("sword_of_lies", GAMES["sword_of_lies"].presets["standard"], 3)
    assert refused.value.reason.key == "adapter-unlisted"
    crowded = replace(GAMES["sword_of_lies"].presets["siege"], cards=8)
    with pytest.raises(RulesError):
        numbering("sword_of_lies", crowded, 20, 3)


class _Silent:
    """Mia without a list of its actions."""

    def __getattr__(self, name: str) -> object:
        if name == "every_offer":
            raise AttributeError(name)
        return getattr(MIA, name)


def test_a_game_without_a_list_is_numbered_by_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mendax.adapters.numbering.game_named", lambda _: _Silent())
    seen = numbering.__wrapped__("mia", PRESETS["standard"], 2)
    monkeypatch.undo()
    assert set(numbering("mia", PRESETS["standard"], 2).actions) <= set(seen.actions)


def test_numbers_are_the_same_in_every_process() -> None:
    program = (
        "from mendax.adapters.numbering import numbering; from mendax.games import GAMES\n"
        "for g in GAMES:\n"
        "    print(numbering(g, GAMES[g].presets['standard'], 3, 3).actions)"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1


def test_actions_that_differ_by_table_only_keep_their_numbers() -> None:
    one, two = (numbering("mia", PRESETS["standard"], seats) for seats in (2, 5))
    assert one.actions == two.actions
