"""Tests that messages to and from programs are read and written, with the promised tolerance."""

import pytest

from mendax.core.game import Between, FreeText, Offer, OneOf, Rungs
from mendax.games import BUILT_IN
from mendax.games.mia.actions import ACTIONS, Announce, Look
from mendax.programs.protocol import (
    ActByProgram,
    NewsForProgram,
    ReadyByProgram,
    actions_of,
    asked,
    line_of,
    read_action,
    read_json,
    read_line,
)
from mendax.programs.seat.program_bot import begun


def test_unknown_fields_of_programs_are_ignored() -> None:
    line = b'{"type":"act","after":3,"action":{"kind":"look"},"because":"I wish"}'
    act = read_line(line)
    assert isinstance(act, ActByProgram)
    assert read_action(act.action, actions_of(ACTIONS)) == Look()
    assert read_line('{"type":"ready","games":["mia"]}') == ReadyByProgram(games=("mia",))


@pytest.mark.parametrize(
    "line",
    [
        b"debug: here",
        b"[]",
        b"{",
        b"",
        b'{"type":"act","after":"3","action":{}}',
        b'{"type":"act","action":{}}',
        b'{"type":"news","after":1,"events":[],"view":{},"offers":[]}',
        b'{"type":"ready","name":"\xff"}',
        b"[" * 8000,
    ],
)
def test_invalid_messages_raise_value_errors(line: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_line(line)


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", "\ufeff"])
def test_a_byte_order_mark_before_a_line_is_ignored(mark: bytes | str) -> None:
    ready = '{"type":"ready"}'
    line = mark + ready.encode() if isinstance(mark, bytes) else mark + ready
    assert read_line(line) == ReadyByProgram()
    with pytest.raises(ValueError, match="malformed"):
        read_line("\ufeff\ufeff" + ready)


def test_an_action_has_the_fields_that_it_has() -> None:
    act = read_line('{"type":"act","after":3,"action":{"kind":"announce","value":61,"loud":true}}')
    assert isinstance(act, ActByProgram)
    with pytest.raises(ValueError, match="loud"):
        read_action(act.action, actions_of(ACTIONS))


def test_every_value_of_a_slot_is_named() -> None:
    slots = (Rungs("value", (61, 62)), OneOf("of", (1,)), Between("n", 1, 9), FreeText("t", 5))
    (offer,) = asked((Offer(Announce(61), slots),))
    line = line_of(NewsForProgram(1, (), None, (offer,)))
    kinds = [slot["kind"] for slot in read_json(line)["offers"][0]["slots"]]
    assert kinds == ["one-of", "one-of", "between", "free-text"]
    assert read_json(line)["offers"][0]["slots"][0]["values"] == [61, 62]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_begins_in_one_line(name: str) -> None:
    game = BUILT_IN[name]
    for rules in game.presets.values():
        line = line_of(begun(game, rules, 1, ("Ann", "Боб\n"), 2.5))
        assert line.count(b"\n") == 1
        begin = read_json(line)
        assert (begin["type"], begin["names"], begin["time"]) == ("begin", ["Ann", "Боб\n"], 2500)
        assert set(begin["rules"]) == set(type(rules).__struct_fields__)
