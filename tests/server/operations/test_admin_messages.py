"""Tests that answers of admin operations name their kind and can be read back."""

import msgspec

from mendax.server.operations.admin_messages import CopyIsMade, Counted, Heard, TableListed, which
from mendax.server.wire.messages import encode


def test_an_answer_names_its_kind() -> None:
    table = TableListed("abcd", "mia", "playing", 3, ("Ann", "Bo"), 1, 2, False)
    assert encode(table).startswith(b'{"is":"table","id":"abcd"')
    assert msgspec.json.decode(encode(table), type=TableListed) == table
    assert encode(CopyIsMade("x")) == b'{"is":"copy-is-made","name":"x"}'


def test_a_stream_is_split_into_lines() -> None:
    for part in (Counted(2), Heard(7, "seat1", ("announced 0 61",))):
        assert msgspec.json.decode(encode(part), type=Counted | Heard) == part


def test_the_reason_says_how_many_there_are() -> None:
    assert which("table", 2, "ab").arguments == {"count": 2, "given": "ab"}
    assert which("person", 0, "ab").key == "control-which-person"
