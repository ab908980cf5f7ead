"""Tests of messages of a socket: unknown keys are refused, errors name allowed values, and the
order is fixed."""

from typing import get_args

import pytest
from msgspec import Raw

from mendax.games.mia.actions import Doubt, Look
from mendax.server.wire.messages import (
    ActIn,
    HelloIn,
    NewsOfParts,
    NewsOut,
    PingIn,
    SocketIn,
    SocketOut,
    Unreadable,
    actions_decoder,
    decode,
    encode,
)
from tests.reasons import because


def problem(text: str) -> str:
    with pytest.raises(Unreadable) as caught:
        decode(text)
    assert caught.value.reason.key == "wire-refused-unreadable"
    return str(caught.value.reason.arguments["problem"])


def test_messages_are_named_by_type_and_missing_keys_are_none() -> None:
    assert decode('{"type":"hello"}') == HelloIn(0)
    assert decode('{"type":"ping","within":9}') == PingIn(9)
    act = decode('{"type":"act","id":"a-1","after":4,"action":{"kind":"look"}}')
    assert isinstance(act, ActIn)
    assert decode(act.action, actions_decoder((Look, Doubt))) == Look()


def test_an_unknown_type_or_kind_gets_the_known_ones() -> None:
    assert "allowed: act, do, hello, hold, ping" in problem('{"type":"shout"}')
    with pytest.raises(Unreadable, check=because("allowed: doubt, look")):
        decode(Raw(b'{"kind":"sing"}'), actions_decoder((Look, Doubt)))


def test_news_of_encoded_parts_are_the_same_news() -> None:
    whole = encode(NewsOut((), 1, None, None))
    assert encode(NewsOfParts((), 1, None, None, None)) == whole


def test_messages_are_frozen_and_garbage_collection_skips_them() -> None:
    for kind in (*get_args(SocketIn), *get_args(SocketOut)):
        assert (kind.__struct_config__.frozen, kind.__struct_config__.gc) == (True, False)
