"""Tests that public calls refuse wrong names in English, and suggest the likeliest name."""

from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

import mendax
from mendax.adapters import open_spiel, pettingzoo
from mendax.adapters.numbered import rules_of
from mendax.core.text_form import read
from mendax.environments.mia.vector_env import MiaVectorEnv
from mendax.games.mia.actions import Announce
from mendax.games.rules import parse_options, read_options, with_options
from mendax.kit import filled, legal_values
from mendax.programs.arena.charges import limits_of
from mendax.table.record.read import read_record
from mendax.table.record.write import chained
from mendax.words import keys

MIA = mendax.game_named("mia")
STANDARD = MIA.presets["standard"]
OFFER = mendax.Offer(Announce(31))
CALLS: dict[str, tuple[Callable[[], Any], str]] = {
    "game_named": (lambda: mendax.game_named("mja"), "mia"),
    "bot_named": (lambda: mendax.bot_named("ods", "mia"), "odds"),
    "match": (lambda: mendax.match(MIA, STANDARD, ["odd", "liar"], 2, "a"), "odds"),
    "with_options": (lambda: with_options(STANDARD, {"lifes": 3}), "lives"),
    "with_options, value": (lambda: with_options(STANDARD, {"order": "natrual"}), "natural"),
    "parse_options": (lambda: parse_options(STANDARD, ["lifes=3"]), "lives"),
    "read_options": (lambda: read_options(STANDARD, ["lifes=3"]), "lives"),
    "rules_of, game": (lambda: rules_of("mja", "standard", ""), "mia"),
    "rules_of, preset": (lambda: rules_of("mia", "standrd", ""), "standard"),
    "pettingzoo, game": (lambda: pettingzoo.env("mja"), "mia"),
    "pettingzoo, preset": (lambda: pettingzoo.env("mia", preset="standrd"), "standard"),
    "pettingzoo, option": (lambda: pettingzoo.env("mia", options="lifes:2"), "lives"),
    "vector_env, preset": (lambda: MiaVectorEnv(2, rules="standrd"), "standard"),
    "vector_env, bot": (lambda: MiaVectorEnv(2, opponents=["ods"]), "odds"),
    "limits_of": (lambda: limits_of(("move-second=1",)), "move-seconds"),
    "read": (lambda: read("anounce 31", MIA.actions), ""),
    "step": (lambda: mendax.step(MIA, MIA.initial_state(STANDARD, 2), 0, Announce(31)), ""),
}
"""Calls with a wrong name or value, and the name that was meant, or an empty string if none is
suggested."""


@pytest.mark.parametrize("name", CALLS)
def test_wrong_names_are_refused_in_english(name: str) -> None:
    call, meant = CALLS[name]
    with pytest.raises(mendax.MendaxError) as caught:
        call()
    said, reason = str(caught.value), caught.value.reason
    assert not isinstance(caught.value, KeyError)
    assert reason.key in keys("en")
    assert reason.key not in said
    assert said[0].isupper() or said[0] == "“"
    assert said.endswith((".", f"Did you mean “{meant}”?"))
    assert ("Did you mean" in said) == bool(meant)


def test_wrong_fields_of_offers_are_value_errors() -> None:
    with pytest.raises(ValueError, match="vlaue"):
        filled(OFFER, vlaue=3)
    with pytest.raises(ValueError, match="vlaue"):
        legal_values(OFFER, "vlaue")


def test_a_wrong_preset_in_openspiel_is_refused_in_words() -> None:
    assert open_spiel.LONGEST
    with pytest.raises(Exception, match="There is no preset called “standrd”") as caught:
        pyspiel.load_game("mendax_mia(preset=standrd)")
    assert not isinstance(caught.value, KeyError)


def test_a_record_that_is_spelt_badly_is_refused_in_words() -> None:
    text = chained(iter(["heading mendax/1 mja 1 all ab (lives=6)", "end over"]))
    with pytest.raises(mendax.MendaxError, match="There is no game called “mja”") as caught:
        read_record(text)
    assert caught.value.reason.key == "record-problem-unreadable"
