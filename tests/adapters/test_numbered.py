"""Actions by numbers: nothing that can be done lacks one, and a number is the action it says."""

import copy
import pickle
import random
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mendax.adapters.numbered import (
    NumberedGame,
    NumberedState,
    numbering,
    opening,
    rules_of,
    table,
)
from mendax.core.game import CHANCE, AnyGame, RulesError, concrete
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS
from mendax.testing.rule_sets import random_rules

LISTED = ("mia", "french_poker")
TABLES = [
    (GAMES[name], preset, seats)
    for name in LISTED
    for preset in GAMES[name].presets
    for seats in (GAMES[name].seats[0], 4)
]


def _walk(here: NumberedState, luck: random.Random, most: int) -> NumberedState:
    """Plays on by numbers, every kind of action as often as the others."""
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


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_every_legal_action_has_its_number(game: AnyGame, preset: str, seats: int) -> None:
    luck = random.Random(f"{preset} {seats}")
    whole = table(game.name, game.presets[preset], seats)
    for _ in range(4):
        end = _walk(opening(whole), luck, 3000)
        assert end.actor is None
        payoffs = whole.payoffs(end.state)
        assert payoffs is not None
        assert sum(payoffs) == pytest.approx(0)


@pytest.mark.parametrize("name", LISTED)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_so_it_is_by_any_house_rules(name: str, seed: int) -> None:
    luck, game = random.Random(seed), GAMES[name]
    rules = random_rules(game, luck)
    _walk(opening(NumberedGame(game, rules, luck.choice(game.seats[:3]))), luck, 300)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_game_is_listed_or_refused_with_a_reason(game: AnyGame) -> None:
    rules, seats = game.presets[game.default_preset], game.seats[0]
    if game.name in LISTED:
        found = numbering(game.name, rules, seats)
        assert [found.numbers[action] for action in found.actions] == [*range(len(found.actions))]
        return
    with pytest.raises(RulesError) as refused:
        numbering(game.name, rules, seats)
    assert refused.value.reason.key == "adapter-unlisted"


def test_numbers_are_the_same_in_every_process() -> None:
    program = (
        "from mendax.adapters.numbered import numbering; from mendax.games import GAMES\n"
        "for g in ('mia', 'french_poker'):\n"
        "    print(numbering(g, GAMES[g].presets['house'], 3).actions)"
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


def test_actions_that_differ_by_the_table_only_keep_their_numbers() -> None:
    one, two = (numbering("mia", PRESETS["house"], seats) for seats in (2, 5))
    assert one.actions == two.actions


def test_a_position_is_stored_in_few_words() -> None:
    here = _walk(opening(table("mia", PRESETS["meyer"], 3)), random.Random(5), 40)
    again = pickle.loads(pickle.dumps(here))
    assert again == here
    assert again.table is here.table
    assert copy.deepcopy(here) is here
    part = NumberedGame(GAMES["mia"], PRESETS["house"], 2, here.state)
    with pytest.raises(TypeError, match="part of a game"):
        pickle.dumps(opening(part))


def test_nobody_is_told_the_dice_of_others() -> None:
    """Two rolls that were only looked at by their owner: nobody else is told a different word."""
    start = opening(table("mia", PRESETS["house"], 3))
    start = start.after(CHANCE, 0)
    fallen = start.after(0, start.legal(0)[0])
    look = next(n for n in fallen.after(CHANCE, 0).legal(0) if "Look" in repr(fallen.action(0, n)))
    one, two = (fallen.after(CHANCE, roll).after(0, look) for roll in (0, 1))
    assert one.told[0] != two.told[0]
    assert one.told[1:] == two.told[1:]
    assert one.history != two.history


def test_an_action_outside_the_list_is_an_error() -> None:
    here = opening(table("mia", PRESETS["house"], 2))
    stranger = numbering("french_poker", rules_of("french_poker", "house", ""), 2).actions[0]
    with pytest.raises(LookupError, match="not in the list"):
        here.number(stranger)


def test_house_rules_are_named_in_words() -> None:
    assert rules_of("mia", "house", "lives:2;order:pips").lives == 2  # type: ignore[attr-defined]
    assert rules_of("mia", "meyer", "") == PRESETS["meyer"]
    for name, preset, options, key in (
        ("chess", "house", "", "rules-unknown-game"),
        ("mia", "hous", "", "adapter-unknown-preset"),
        ("mia", "house", "live:2", "rules-unknown-option"),
    ):
        with pytest.raises(RulesError) as refused:
            rules_of(name, preset, options)
        assert refused.value.reason.key == key
