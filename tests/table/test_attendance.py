"""Tests of the effects of present and absent players."""

from mendax.table.actions import AddBot, HandOver, Leave, PassHost, Ready, ReturnHost, Start
from mendax.table.attendance import follows
from mendax.table.commands import ByTable
from mendax.table.lobby import Lobby
from tests.table.evening import Evening, played


def lobby(evening: Evening) -> Lobby:
    return evening.table.state.lobby


def test_the_next_person_who_is_here_is_the_host() -> None:
    evening = Evening()
    evening.do("olena", AddBot("odds"))
    evening.sit("taras", "ivan")
    assert follows(lobby(evening), {"taras", "ivan"}, set()) is None, "not gone for long yet"
    assert follows(lobby(evening), {"taras", "ivan"}, {"olena"}) == ByTable(PassHost(2))
    assert follows(lobby(evening), {"ivan"}, {"olena", "taras"}) == ByTable(PassHost(3))
    assert follows(lobby(evening), {"watcher"}, {"olena"}) is None, "nobody to be the host"
    evening.do("olena", HandOver(3))
    assert follows(lobby(evening), {"olena"}, {"ivan"}) == ByTable(PassHost(0))


def test_a_returning_host_is_host_again() -> None:
    evening = played()
    evening.table.execute(ByTable(PassHost(1)), evening.at)
    assert follows(lobby(evening), {"taras"}, {"olena"}) is None
    assert follows(lobby(evening), {"taras", "olena"}, set()) == ByTable(ReturnHost())
    evening.do("olena", Leave())
    assert follows(lobby(evening), {"taras", "olena"}, set()) is None


def test_all_who_are_here_are_ready() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("taras", Ready(on=True))
    evening.do("ivan", Ready(on=True))
    here = {"taras", "ivan"}
    assert follows(lobby(evening), {*here, "olena"}, set()) is None
    assert follows(lobby(evening), here, set()) is None, "perhaps only for a moment"
    evening.table.execute(ByTable(PassHost(1)), evening.at)
    assert follows(lobby(evening), here, {"olena"}) == ByTable(Start(), (0,))
