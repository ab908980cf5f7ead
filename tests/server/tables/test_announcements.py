"""Tests of rules for every table: the announcement, and no new game while the server is ending."""

from mendax.server.tables.announcements import Announcements
from mendax.server.wire.messages import AnnouncementOut
from mendax.table.actions import Say, Start
from mendax.table.commands import ByTable, Command, Do


def test_while_it_is_to_end_no_game_begins_and_all_else_goes_on() -> None:
    announcements = Announcements()
    starts: tuple[Command, ...] = (Do("ann", Start()), ByTable(Start()))
    assert all(map(announcements.lets, starts))
    announcements.announced = AnnouncementOut("", True)
    assert announcements.notice
    assert not any(map(announcements.lets, starts))
    assert announcements.lets(Do("ann", Say("Bye")))
