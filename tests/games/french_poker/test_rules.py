"""Tests that options of French poker are as in the rulebook, and that contradictions are
refused."""

from itertools import product
from typing import Any

import pytest

from mendax.core.game import Reason, RulesError
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.rules import options, parse_options, with_options, write_options
from mendax.words import LANGUAGES, Words
from tests.reasons import because

RULEBOOK: dict[str, tuple[Any, ...]] = {
    "tokens": (5, 1, 20),
    "straights": ("high", "french", "none"),
    "kickers": ("none", "full"),
    "general_claims": (True, False),
    "keeping": ("split", "closed", "free"),
    "rerolls": (1, 3),
    "opener": ("claims", "plays"),
    "must_reroll": (False, True),
    "blind_pass": (False, True),
    "top_claim": ("doubt_or_concede", "must_doubt"),
    "ones": ("plain", "wild", "high"),
    "faces": ("pips", "poker"),
    "ends_when": ("last_standing", "first_out"),
    "next_starter": ("doubter_or_next", "loser", "winner", "doubter"),
    "turn_clock": (0,),
    "scoring": ("tokens", "charge"),
}


def test_options_defaults_and_values_are_those_of_the_rulebook() -> None:
    known = {option.name: option for option in options(FrenchPokerRules)}
    assert set(known) == set(RULEBOOK)
    for name, (default, *others) in RULEBOOK.items():
        option = known[name]
        assert option.default == default, name
        if option.kind == "choice":
            assert set(option.values) == {default, *others}, name
        elif option.kind == "number" and others:
            assert {option.low, option.high, default} == {default, *others}, name


def test_presets_stand_and_read_back(subtests: pytest.Subtests) -> None:
    for name in PRESETS:
        with subtests.test(name=name):
            rules = PRESETS[name]
            assert rules.checked() == rules
            assert parse_options(FrenchPokerRules(), write_options(rules).split()) == rules


def test_the_seeds_own_game_is_the_default() -> None:
    assert PRESETS[FrenchPoker.default_preset] == FrenchPokerRules()


def test_every_choice_is_played_by_some_preset() -> None:
    played = {(o.name, getattr(p, o.name)) for p in PRESETS.values() for o in options(type(p))}
    choices = {(o.name, v) for o in options(FrenchPokerRules) if o.in_play for v in o.values}
    assert choices - played == set()


def test_token_options_and_poker_dice_with_high_ones_alone_are_refused() -> None:
    choices = {
        option.name: option.values if option.kind == "choice" else (True, False)
        for option in options(FrenchPokerRules)
        if option.kind != "number"
    }
    refused = set()
    for values in product(*choices.values()):
        changes = dict(zip(choices, values, strict=True))
        reason = refusal_of(changes)
        charge = (changes["scoring"], changes["ends_when"]) == ("charge", "first_out")
        nine_high = (changes["faces"], changes["ones"]) == ("poker", "high")
        assert (reason is not None) == (charge or nine_high), changes
        if reason is not None:
            refused.add((reason.key, reason.arguments["options"]))
    assert refused == {
        ("rules-applies-only-with", "ends_when, scoring"),
        ("rules-applies-not-with", "faces, ones"),
    }
    reason = refusal_of({"scoring": "charge", "tokens": 3})
    assert reason is not None
    assert (reason.arguments["option"], reason.arguments["other"]) == ("tokens", "scoring")


def refusal_of(changes: dict[str, Any]) -> Reason | None:
    try:
        with_options(FrenchPokerRules(), changes)
    except RulesError as error:
        return error.reason
    return None


@pytest.mark.parametrize(
    "word", ["tokens=0", "tokens=21", "tokens=five", "straights=low", "kickers=yes", "jokers=1"]
)
def test_invalid_values_are_refused_with_the_allowed_ones(word: str) -> None:
    with pytest.raises(RulesError, check=because("allowed=")):
        parse_options(FrenchPokerRules(), [word])


@pytest.mark.parametrize("seats", [0, 1, 11, True])
def test_two_to_ten_play(seats: int) -> None:
    with pytest.raises(RulesError, check=because("allowed=2–10")):
        FrenchPoker().initial_state(FrenchPokerRules(), seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_is_declared(language: str) -> None:
    words, game = Words(language), FrenchPoker()
    keys = ["french-poker-title", *(c.key for c in FrenchPokerRules.contradictions)]
    for option in options(FrenchPokerRules):
        label = "french-poker-option-" + option.name.replace("_", "-")
        keys += [label, label + "-help"]
        keys += [f"{label}-{value.replace('_', '-')}" for value in option.values]
    for preset in PRESETS:
        label = f"french-poker-preset-{preset.replace('_', '-')}"
        keys += [label, f"{label}-help"]
    keys += [f"french-poker-event-{event.__struct_config__.tag}" for event in game.events]
    keys += [f"french-poker-action-{action.__struct_config__.tag}" for action in game.actions]
    for rung in game.reference(FrenchPokerRules(kickers="full")).rungs:
        keys.append(f"french-poker-hand-{rung.hand}")
        if rung.ranks:
            keys.append(f"french-poker-claim-{rung.hand}")
    assert [key for key in keys if not words.knows(key)] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "full house, sixes over twos"), ("uk", "фул хаус: три шістки і дві двійки")],
)
def test_a_claim_is_said_as_people_say_it(language: str, said: str) -> None:
    assert Words(language).say("french-poker-claim-full-house", first=6, second=2) == said


def test_a_nine_never_ranks_above_an_ace() -> None:
    with pytest.raises(RulesError, check=because("rules-applies-not-with")):
        with_options(FrenchPokerRules(), {"faces": "poker", "ones": "high"})
    assert with_options(PRESETS["passed"], {"ones": "high"}).faces == "pips"
