"""Tests that unknown fields of newer versions in views, events and offers are ignored, at any
depth."""

from random import Random
from typing import Any

import msgspec
import pytest

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, AnyGame
from mendax.games import BUILT_IN
from mendax.kit.tolerant import read_as


def strewn(value: Any) -> Any:
    """Return the same value with an additional field in every object."""
    if isinstance(value, dict):
        kept = {k: v if k == "arguments" else strewn(v) for k, v in value.items()}
        return {"from_the_future": {"kind": 7}, **kept}
    return [strewn(item) for item in value] if isinstance(value, list) else value


def views(game: AnyGame, seed: int) -> list[Any]:
    """Return views and events of a game played at random."""
    rules, rng = game.presets[game.default_preset], Random(seed)
    state, seen = game.initial_state(rules, max(2, game.seats[0])), list[Any]()
    while actors := game.actors(state):
        actor = actors[0]
        if actor == CHANCE:
            action = rng.choice(game.chance_outcomes(state))[0]
        else:
            action = rng.choice(list(concrete(game.legal_actions(state, actor))))
        state, events = game.apply(state, actor, action)
        seen += [
            (game.view_type, game.view(state, 0)),
            *((type(event), event) for event, _ in events),
        ]
    return seen


@pytest.mark.parametrize("name", BUILT_IN)
def test_views_and_events_read_back_with_unknown_fields_added(name: str) -> None:
    for kind, value in views(BUILT_IN[name], 4):
        plain = msgspec.to_builtins(value)
        assert read_as(kind, plain) == value
        assert read_as(kind, strewn(plain)) == value


def test_missing_or_wrong_fields_are_still_errors() -> None:
    kind = BUILT_IN["mia"].view_type
    with pytest.raises(msgspec.ValidationError, match="phase"):
        read_as(kind, {"you": 1})
    with pytest.raises(msgspec.ValidationError):
        read_as(kind, "view")
