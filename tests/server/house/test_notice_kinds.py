"""Every kind of notice is read back from its text as it was."""

import pytest

from mendax.server.house.notice_kinds import (
    AnnouncedToAll,
    BansChanged,
    KeysRevoked,
    KeysSwept,
    Notice,
    ProgramAnswered,
    ProgramsChanged,
    ProgramTold,
    SessionReplaced,
    SessionsEnded,
    TableRewritten,
    TablesThrownAway,
    WorkerCame,
    notice_of,
    text_of,
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
        WorkerCame(),
        ProgramsChanged(),
        ProgramTold("w", "v", 1, 2, "{}"),
        ProgramAnswered("v", 1, 2, accepted=False, words="No"),
    ],
)
def test_read_back(notice: Notice) -> None:
    assert notice_of(text_of(notice)) == notice
