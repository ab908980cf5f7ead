"""Tests that the host role passes on, and returns to its first owner."""

from mendax.table.actions import HandOver, PassHost, Remove, ReturnHost, SetTable, Settings
from mendax.table.commands import ByTable
from mendax.table.events import HostPassed, HostReturned
from tests.table.evening import Evening, reason, told


def table_does(evening: Evening, action: PassHost | ReturnHost) -> list[object]:
    evening.at += 10
    batch = evening.keep(evening.table.execute(ByTable(action), evening.at))
    assert evening.again().table_view() == evening.table.table_view()
    return [*told(batch.entries)]


def host(evening: Evening) -> int | None:
    return evening.table.table_view().host


def test_another_is_the_host_until_the_host_is_back() -> None:
    evening = Evening().sit("taras", "ivan")
    assert table_does(evening, PassHost(2)) == [HostPassed("Олена", 2)]
    assert host(evening) == 2
    evening.do("ivan", SetTable(Settings(chat=False)))
    assert reason(lambda: evening.do("olena", SetTable(Settings()))) == "not-host"
    assert table_does(evening, ReturnHost()) == [HostReturned(0)]
    assert host(evening) == 0
    assert reason(lambda: table_does(evening, ReturnHost())) == "nobody-there"


def test_if_the_second_host_leaves_the_first_still_regains_it() -> None:
    evening = Evening().sit("taras", "ivan")
    table_does(evening, PassHost(1))
    table_does(evening, PassHost(2))
    table_does(evening, ReturnHost())
    assert host(evening) == 0


def test_handed_over_by_hand_it_does_not_come_back_by_itself() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("olena", HandOver(1))
    assert reason(lambda: table_does(evening, ReturnHost())) == "nobody-there"
    table_does(evening, PassHost(2))
    evening.do("ivan", HandOver(1))
    assert reason(lambda: table_does(evening, ReturnHost())) == "nobody-there"


def test_kicked_players_never_regain_hosting_and_bots_never_host() -> None:
    evening = Evening().sit("taras", "ivan")
    assert reason(lambda: table_does(evening, PassHost(0))) == "nobody-there"
    assert reason(lambda: table_does(evening, PassHost(7))) == "no-such-seat"
    table_does(evening, PassHost(1))
    evening.do("taras", Remove(0))
    assert reason(lambda: table_does(evening, ReturnHost())) == "nobody-there"
