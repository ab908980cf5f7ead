"""Tests that tips of first games are true under every rule set, and written in every language."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, Final

import pytest

from mendax.core.game import AnyGame
from mendax.core.how_to_play import Line, tips
from mendax.games import GAMES
from mendax.games.sword_of_lies.actions import ACTIONS
from mendax.testing.rule_sets import game_options, random_rules, reconciled, some_values
from mendax.words import LANGUAGES, Words, keys

LONGEST: Final = 130
"""The number of letters that fit on three lines of a phone."""
Alike = Sequence[Sequence[Any]]
EACH: Final[Alike] = ()
"""No two values of the option have the same effect."""
MATTERS: Final[Mapping[str, Mapping[str, tuple[set[str], Alike]]]] = {
    "mia": {
        "order": ({"open", "top"}, (("standard", "numeric"), ("natural",), ("pips",))),
        "ones_top": ({"open", "top"}, EACH),
        "announce": ({"answer"}, EACH),
        "under_announcing": ({"say"}, EACH),
        "mia_true_cost": ({"top"}, EACH),
        "mia_lie_cost": ({"top"}, EACH),
        "mia_concede": ({"top"}, EACH),
        "mia_double_any": ({"top"}, EACH),
        "mia_reveals": ({"top"}, EACH),
    },
    "french_poker": {
        "ones": ({"first", "say"}, EACH),
        "keeping": ({"keep", "must"}, EACH),
        "must_reroll": ({"must"}, EACH),
        "top_claim": ({"top"}, EACH),
    },
    "sword_of_lies": {
        "reveal": ({"reveal"}, EACH),
        "shield_side": ({"name-colour", "believe", "fold", "choose-side"}, EACH),
        "hard_shields": ({"name-colour", "strike"}, EACH),
        "may_hold": ({"strike"}, EACH),
        "deals": ({"ready"}, EACH),
    },
}
"""The affected tips by game and option, and the option's values with an equal effect on them."""
BY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
ENGLISH: Final = Words("en")


def told(game: AnyGame, rules: Any) -> dict[str, str]:
    """Return the tips of a rule set in English, by step."""
    return {step: ENGLISH.say(t.key, **t.arguments) for step, t in steps_of(game, rules).items()}


def steps_of(game: AnyGame, rules: Any) -> dict[str, Line]:
    """Return the tips of a rule set without the goal, which is not a step."""
    return {step: line for step, line in tips(game, rules).items() if step != "goal"}


def _values(game: AnyGame, rules: Any) -> dict[str, Any]:
    return {option.name: getattr(rules, option.name) for option in game_options(game)}


def both(game: AnyGame, name: str, one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    """Yield up to four pairs of rule sets that differ only in one option, which has these two
    values."""
    luck, found = Random(f"tips {game.name} {name}"), 0
    for _ in range(120):
        rules: Any = random_rules(game, luck)
        for value in (other, one):  # so that the other options fit both values
            rules = reconciled(game, {**_values(game, rules), name: value})
        every = _values(game, rules)
        pair = [reconciled(game, {**every, name: value}) for value in (one, other)]
        if all(
            getattr(rules, option) == (value if option == name else was)
            for rules, value in zip(pair, (one, other), strict=True)
            for option, was in every.items()
        ):
            yield pair[0], pair[1]
            found += 1
            if found == 4:
                return


@BY_GAME
def test_tips_change_with_the_options_that_matter_to_them_alone(game: AnyGame) -> None:
    wrong = []
    for option in game_options(game):
        steps, alike = MATTERS[game.name].get(option.name, (set(), (some_values(option),)))
        for one, other in combinations(some_values(option), 2):
            changed = set[str]()
            for rules, others in both(game, option.name, one, other):
                first, second = told(game, rules), told(game, others)
                changed |= {s for s in first | second if first.get(s) != second.get(s)}
            same = any(one in values and other in values for values in alike)
            if changed - steps or (not changed) != same:
                wrong.append((option.name, one, other, changed))
    assert not wrong


@BY_GAME
def test_every_tip_has_words_and_every_word_is_said(
    game: AnyGame, subtests: pytest.Subtests
) -> None:
    luck, stem = Random(game.name), f"{game.name.replace('_', '-')}-tip-"
    every = [line for _ in range(150) for line in steps_of(game, random_rules(game, luck)).values()]
    for language in LANGUAGES:
        with subtests.test(language=language):
            words = Words(language)
            for line in every:
                text = words.say(line.key, **line.arguments)
                assert text != line.key
                assert not set("{}") & set(text)
                assert "  " not in text
                assert " ," not in text
                assert len(text) <= LONGEST, text
            said = {line.key for line in every}
            own = {key for key in keys(language) if key.startswith(stem)}
            assert own <= said
            assert language != LANGUAGES[0] or own == said


def test_the_tips_of_sword_of_lies_are_named_by_actions() -> None:
    game = GAMES["sword_of_lies"]
    kinds = {str(action.__struct_config__.tag) for action in ACTIONS}
    for rules in game.presets.values():
        assert steps_of(game, rules).keys() <= kinds
