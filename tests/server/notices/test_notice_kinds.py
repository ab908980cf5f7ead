"""Tests that every kind of notice is read back from its text unchanged."""

import pytest

from mendax.core.game import Reason
from mendax.server.notices.notice_kinds import (
    AnnouncedToAll,
    BansChanged,
    KeysRevoked,
    KeysSwept,
    Notice,
    ProgramAnswered,
    ProgramAsked,
    ProgramTold,
    ServerCame,
    SessionReplaced,
    SessionsEnded,
    TableRewritten,
    TablesThrownAway,
    notice_of,
    text_of,
)
from mendax.server.wire.program_messages import (
    AskedOut,
    ProgramAnswer,
    SeatKeptOut,
    WithdrawnOut,
)


@pytest.mark.parametrize(
    "notice",
    [
        SessionsEnded((b"\x00" * 32, b"\xff" * 32)),
        SessionReplaced(b"a", b"b", "ann"),
        KeysRevoked((b"k",)),
        KeysSwept(),
        BansChanged(),
        TableRewritten("t"),
        TablesThrownAway(("t",)),
        AnnouncedToAll("Tea"),
        ServerCame(),
        ProgramAsked("q", 1, AskedOut(0, "t", "mia", "standard", "lives=6", 2, 10)),
        ProgramAnswered("q", ProgramAnswer(1, "robo", "Robo", 2, "No")),
        ProgramAnswered("q", None, "programs-silent"),
        ProgramTold(1, SeatKeptOut(2, "t", 3)),
        ProgramTold(1, WithdrawnOut(2, Reason("programs-busy"))),
    ],
)
def test_read_back(notice: Notice) -> None:
    assert notice_of(text_of(notice)) == notice
