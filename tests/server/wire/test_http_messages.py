"""Tests that HTTP requests and answers match their declarations."""

from typing import Any

import msgspec
import pytest

from mendax.core.game import Reason
from mendax.server.wire.http_messages import OpenTableIn, Problem, RulesIn, TutorialOut
from mendax.server.wire.messages import decode_body, encode


def read(kind: Any, **fields: Any) -> Any:
    return decode_body(msgspec.json.encode(fields), kind)


def test_omitted_fields_have_the_games_defaults() -> None:
    asked = read(OpenTableIn, game="mia", name="Ann")
    assert asked == OpenTableIn("mia", "Ann", None, {}, ())
    assert read(RulesIn, game="mia", changes={"lives": 3}).changes == {"lives": 3}


WRONG: tuple[tuple[Any, dict[str, Any]], ...] = (
    (OpenTableIn, {"game": "mia", "name": ""}),
    (OpenTableIn, {"game": "mia", "name": "A" * 65}),
    (OpenTableIn, {"game": "m" * 41, "name": "Ann"}),
    (OpenTableIn, {"game": "mia", "name": "Ann", "bots": ["odds"] * 20}),
    (OpenTableIn, {"game": "mia", "name": "Ann", "colour": "red"}),
    (RulesIn, {"game": "mia", "changes": {"lives": 1.5}}),
    (RulesIn, {"preset": "standard"}),
)


def test_invalid_fields_are_refused() -> None:
    for kind, fields in WRONG:
        with pytest.raises(msgspec.ValidationError):
            read(kind, **fields)


def test_a_problem_is_a_key_with_arguments_and_words() -> None:
    told = encode(Problem(Reason("rules-seats", {"given": 1, "allowed": "2–20"}), "No."))
    assert msgspec.json.decode(told) == {
        "reason": {"key": "rules-seats", "arguments": {"given": 1, "allowed": "2–20"}},
        "text": "No.",
    }


def test_tutorials_include_empty_fields() -> None:
    assert set(TutorialOut.__struct_fields__) == {"table", "you", "opening", "steps"}
