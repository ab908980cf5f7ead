"""Tests of game settings in the document: presets, and options with all their values."""

import json
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from mendax.games import BUILT_IN
from mendax.server.running.openapi import openapi_text
from mendax.testing.rule_sets import game_options

TITLES = {"mia": "Mia", "french_poker": "FrenchPoker", "sword_of_lies": "SwordOfLies"}


def fits(name: str, value: Any) -> bool:
    """Return whether a value matches this schema."""
    schemas = json.loads(openapi_text())["components"]["schemas"]
    whole = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}
    return jsonschema_rs.Draft202012Validator(whole).is_valid(value)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_preset_is_named_and_its_options_fit(game: str) -> None:
    for name, rules in BUILT_IN[game].presets.items():
        assert fits(f"{TITLES[game]}Preset", name)
        every = msgspec.structs.asdict(rules)
        played = {option.name: every[option.name] for option in game_options(BUILT_IN[game])}
        assert fits(f"{TITLES[game]}Options", played)
    assert not fits(f"{TITLES[game]}Preset", "nonsense")


@pytest.mark.parametrize("game", BUILT_IN)
def test_an_option_takes_the_values_of_the_book_and_no_others(game: str) -> None:
    name = f"{TITLES[game]}Options"
    for option in game_options(BUILT_IN[game]):
        if option.kind == "number":
            assert fits(name, {option.name: option.low})
            assert fits(name, {option.name: option.high})
            assert not fits(name, {option.name: option.high + 1})
        else:
            values = option.values if option.kind == "choice" else (False, True)
            assert all(fits(name, {option.name: value}) for value in values)
            assert not fits(name, {option.name: "nonsense"})
    assert not fits(name, {"nonsense": 1})
