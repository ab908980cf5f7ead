"""Tests that every value of every option changes the how-to-play text where it applies."""

from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from mendax.core.game import AnyGame
from mendax.core.how_to_play import goal, sections
from mendax.games import GAMES
from mendax.games.mia.ladder import ladder
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import Option, with_options
from mendax.testing.rule_sets import game_options, reconciled, some_values
from mendax.words import LANGUAGES, Words, keys
from mendax.words.how_to_play import written
from tests.languages import speaking_of

LONGEST_GOAL = 125
"""The number of letters that fit on two lines of a phone."""
BY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def some_rules(game: AnyGame, many: int, **fixed: Any) -> Iterator[Any]:
    """Yield every preset, and random house rules, a tenth of them slow."""
    luck = Random(f"how to play {game.name}")
    for preset in game.presets.values():
        yield reconciled(game, {o.name: getattr(preset, o.name) for o in game_options(game)})
    for number in range(many):
        drawn = {o.name: luck.choice(some_values(o)) for o in game_options(game)}
        if number % 10 == 0:
            drawn["turn_clock"] = 86_400
        yield reconciled(game, {**drawn, **fixed})


def told(game: AnyGame, rules: Any, option: Option, value: Any) -> Any:
    """Return the sections where ``option`` has this value with the other ``rules``, or None if that
    is impossible.
    """
    every = {o.name: getattr(rules, o.name) for o in game_options(game)}
    found = reconciled(game, {**every, option.name: value})
    same = all(getattr(found, n) == v for n, v in every.items() if n != option.name)
    return sections(game, found) if same and getattr(found, option.name) == value else None


@BY_GAME
def test_every_value_of_each_applicable_option_has_a_sentence(game: AnyGame) -> None:
    silent, untried = [], []
    for option in game_options(game):
        values, tried = some_values(option), False
        for one, other in ((a, b) for a in values for b in values if a != b):
            both = (
                texts
                for rules in some_rules(game, 60)
                if None not in (texts := [told(game, rules, option, v) for v in (one, other)])
            )
            alike = None  # two numbers may never both fit the random rules
            for texts in both:
                tried, alike = True, texts[0] == texts[1]
                if not alike:
                    break
            if alike:
                silent.append((option.name, one, other))
        if not tried:
            untried.append(option.name)
    assert not silent
    assert not untried


@BY_GAME
@BY_LANGUAGE
def test_every_sentence_has_words_and_every_word_is_said(game: AnyGame, language: str) -> None:
    words, said = Words(language), set()
    for rules in some_rules(game, 400):
        for section in sections(game, rules):
            for line in (section.heading, *section.lines):
                said.add(line.key)
                text = words.say(line.key, **line.arguments)
                assert text != line.key
                assert "{" not in text
                assert "  " not in text
    stem = f"{game.name.replace('_', '-')}-play-"
    own = {key for key in keys(language) if key.startswith(stem)}
    assert own <= said
    assert language != LANGUAGES[0] or own == said


@BY_LANGUAGE
def test_it_is_written_for_people_in_markdown(language: str) -> None:
    mia = GAMES["mia"]
    text = written(Words(language), mia, with_options(mia.presets["meyer"], {"lives": 4}))
    assert text.startswith(f"# {Words(language).say('mia-title')}\n\n## ")
    assert "21, 31, 66, 55" in text
    assert "\n- " in text
    assert "\n\n\n" not in text


def test_a_table_gets_only_its_own_rules() -> None:
    mia, words = GAMES["mia"], Words("en")
    standard = written(words, mia, MiaRules())
    assert "must announce more than the last value" in standard
    meyer = written(words, mia, mia.presets["meyer"])
    assert "must announce the last value or more" in meyer
    assert "more than the last value" not in meyer
    assert "18 of 36 rolls are that or more" in meyer
    assert "The middle is 62" in meyer
    scored = written(words, mia, mia.presets["scored"])
    assert "20 rounds for points" in scored
    assert "lives" not in scored
    natural = written(words, mia, MiaRules(order="natural"))
    assert "The highest is 11 here, not 21" in natural
    assert "Nothing beats 11" in natural


@BY_LANGUAGE
def test_the_page_of_mia_has_the_chances_of_its_ladder(language: str) -> None:
    page = files("mendax.words").joinpath("rules", f"mia.{language}.md").read_text("utf-8")
    rungs = list(reversed(ladder(MiaRules()).rungs))
    for row in ((rung.value for rung in rungs), (rung.beaten_by for rung in rungs)):
        assert f"| {' | '.join(map(str, row))} |" in page


def test_every_preset_stands_on_the_page_by_its_name(subtests: pytest.Subtests) -> None:
    pages = files("mendax.words").joinpath("rules")
    cases = [(name, code) for name in ("mia", "french_poker") for code in speaking_of(name)]
    for name, language in cases:
        with subtests.test(name=name, language=language):
            page = pages.joinpath(f"{name}.{language}.md").read_text("utf-8")
            stem, words, own = name.replace("_", "-"), Words(language), keys(language)
            for preset in GAMES[name].presets:
                key = f"{stem}-preset-{preset.replace('_', '-')}"
                assert key not in own or f"- **{words.say(key)}**" in page


@BY_GAME
@BY_LANGUAGE
def test_the_goal_is_one_short_line(game: AnyGame, language: str) -> None:
    words, told = Words(language), set()
    for rules in some_rules(game, 100):
        line = goal(game, rules)
        assert line is not None
        text = words.say(line.key, **line.arguments)
        assert text != line.key
        assert len(text) <= LONGEST_GOAL
        told.add(line.key)
    assert len(told) > 1  # the value follows from the rules
