"""Tests of the sentence for a group's own rules: it says what differs, and names a preset alone
only if the rules equal it. The client's ``sentence.law.ts`` makes the same sentences."""

import json
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from mendax.core.game import AnyGame
from mendax.games import BUILT_IN
from mendax.games.rules import described
from mendax.testing.rule_sets import each_value, game_options, random_rules, some_values
from mendax.words import LANGUAGES, Words
from mendax.words.house_rules import rules_sentence
from tools import client, node

RANDOM: Final = 40
"""The number of random rule sets of each game."""


def rule_sets(game: AnyGame) -> Iterator[Any]:
    """Yield the presets, rules with each value, and random rules in which few options differ."""
    luck, names = random.Random(game.name), [option.name for option in game_options(game)]
    yield from game.presets.values()
    yield from (rules for _, rules in each_value(game))
    for _ in range(RANDOM):
        yield random_rules(game, luck, luck.sample(names, luck.randint(1, 6)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_no_two_rule_sets_have_one_sentence(name: str, language: str) -> None:
    game, words = BUILT_IN[name], Words(language)
    said: dict[str, Any] = {}
    for preset, rules in game.presets.items():
        said[words.say(f"{name}-preset-{preset}".replace("_", "-"))] = rules
    assert len(said) == len(game.presets)
    for rules in rule_sets(game):
        told = described(game.presets, rules, game.default_preset)
        slow = rules.slow and any(preset.slow for preset in game.presets.values())
        assert game.presets[told[0]].slow == slow
        assert said.setdefault(rules_sentence(words, name, *told), rules) == rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_phrases_are_short_lists_and_zero_is_a_word(name: str, language: str) -> None:
    words, ours = Words(language), Words(language).say("table-rules-ours", base="standard")
    before = ours.removesuffix("changes")
    for option in game_options(BUILT_IN[name]):
        for value in some_values(option):
            word = "yes" if value is True else "no" if value is False else value
            sentence = rules_sentence(words, name, "standard", (f"{option.name}={word}",))
            phrase = sentence.removeprefix(before)
            assert not re.search(r"[,:;{}]|-option-|-ours-", phrase), phrase
            assert word != 0 or "0" not in phrase
            assert len(phrase) <= 70, phrase


def test_the_browser_makes_the_same_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = []
    for game, book in BUILT_IN.items():
        for number, rules in enumerate(rule_sets(book)):
            preset, changes = described(book.presets, rules, book.default_preset)
            name = "Oma’s" if number % 3 == 0 else ""
            told = (game, preset, changes, name)
            sentences = {code: rules_sentence(Words(code), *told) for code in LANGUAGES}
            ours = {"game": game, "preset": preset, "changes": changes, "rules_name": name}
            every.append({"rules": ours, "sentences": sentences})
    file = tmp_path / "sentences.json"
    file.write_text(json.dumps({"languages": LANGUAGES, "every": every}))
    monkeypatch.setitem(os.environ, "SENTENCES_FILE", str(file))
    found = node.find()
    assert found, "no Node.js here; `./run test` installs it"
    client.npm(found, ["run", "--silent", "test", "--", "src/lobby/sentence.law.ts"])
