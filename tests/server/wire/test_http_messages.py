"""Tests that HTTP requests and answers match their declarations."""

from typing import Any

import msgspec
import pytest

from mendax.server.wire.http_messages import OpenTableIn, RulesIn
from mendax.server.wire.messages import decode_body


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
