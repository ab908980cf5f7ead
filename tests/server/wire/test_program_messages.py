"""Tests that messages of a program are read back, and that invalid messages are refused with the
reason."""

import pytest

from mendax.server.wire.messages import Unreadable, encode
from mendax.server.wire.program_messages import (
    AcceptIn,
    DeclineIn,
    GameOffered,
    GoOnlineIn,
    SeatKeptOut,
    decode_line,
)
from tests.reasons import because


def test_messages_of_programs_read_back() -> None:
    for message in (
        GoOnlineIn("Robo", (GameOffered("mia", ("standard",), 6), GameOffered("french_poker"))),
        AcceptIn(12),
        DeclineIn(12, "not today"),
    ):
        assert decode_line(encode(message).decode()) == message


NOT_SAID = (
    *("", "[]", '{"type":"hello"}', '{"type":"accept"}', '{"type":"accept","challenge":0}'),
    '{"type":"online","name":"Robo","games":[]}',
    '{"type":"online","name":"Robo","games":[{"game":"mia","most_seats":1}]}',
    '{"type":"online","name":"Robo","games":[{"game":"mia"}],"most_tables":101}',
    '{"type":"decline","challenge":1,"more":1}',
)


def test_invalid_messages_are_refused() -> None:
    for text in NOT_SAID:
        with pytest.raises(Unreadable, check=because("wire-refused-unreadable")):
            decode_line(text)


def test_messages_to_programs_have_their_type() -> None:
    assert encode(SeatKeptOut(12, "abcd", 2)) == (
        b'{"type":"seat","challenge":12,"table":"abcd","seat":2}'
    )
