"""What holds at every table: the notice, and that no game begins while the server is to end."""

import json

from mendax.server.tables.house import House
from mendax.server.wire.messages import AnnouncementOut
from mendax.table.actions import Say, Start
from mendax.table.commands import ByTable, Command, Do


def test_without_anything_said_there_is_no_notice() -> None:
    assert House().notice is None
    house = House()
    house.announced = AnnouncementOut("Tea is ready.", False)
    assert house.notice is not None
    assert json.loads(house.notice) == {
        "type": "announcement",
        "text": "Tea is ready.",
        "draining": False,
    }


def test_while_it_is_to_end_no_game_begins_and_all_else_goes_on() -> None:
    house = House()
    starts: tuple[Command, ...] = (Do("ann", Start()), ByTable(Start()))
    assert all(map(house.lets, starts))
    house.announced = AnnouncementOut("", True)
    assert house.notice
    assert not any(map(house.lets, starts))
    assert house.lets(Do("ann", Say("Bye")))
