"""Tests of the identities, rights and separate information of several players on one device."""

from random import Random

import pytest
from msgspec.structs import replace

from mendax.table import devices
from mendax.table.actions import (
    AddPerson,
    HandOver,
    Leave,
    PassHost,
    Ready,
    Remove,
    Return,
    SetTable,
    Settings,
    Sit,
    Start,
)
from mendax.table.attendance import follows
from mendax.table.commands import ByTable
from mendax.table.events import HandedOver, ReadySet
from mendax.table.record.write import write_record
from tests.table.evening import Evening, kinds, names, reason, told
from tests.table.shared_phone import ANN, BEN, shared


def test_ids_contain_the_device() -> None:
    people = ("a", "a/1", None, "b", "a/12")
    assert devices.device_of("a/12") == devices.device_of("a") == "a"
    assert devices.is_companion("a/1")
    assert devices.is_companion(devices.nobody_at("a"))
    assert not devices.is_companion("a")
    assert devices.seats_on(people, "a") == (0, 1, 4)
    assert devices.is_shared(people, "a")
    assert not devices.is_shared(people, "b")
    assert devices.next_companion(["a", "a/1", "b/1", "a/2"], "a") == "a/3"


def test_turns_on_a_shared_device_have_time_for_the_way() -> None:
    people = ("a", "a/1", "b")
    assert devices.handing(people, (2,)) == 0
    assert devices.handing(people, (0,)) == devices.HANDING
    assert devices.handing(people, (0, 1, 2)) == 2 * devices.HANDING


def test_companions_cannot_be_host() -> None:
    evening = shared()
    assert reason(lambda: evening.do("olena", HandOver(1))) == "shared-device"
    assert reason(lambda: evening.do(ANN, Start())) == "not-host"
    assert reason(lambda: evening.table.execute(ByTable(PassHost(1)), 0)) == "nobody-there"
    here = frozenset(evening.table.people()) - {None, "olena"}
    heir = follows(evening.table.state.lobby, here, frozenset({"olena"}))  # type: ignore[arg-type]
    assert heir == ByTable(PassHost(3)), "Taras, who has a device of his own"
    batch = evening.do("olena", Leave())
    assert HandedOver(2) in told(batch.entries), "Taras again, who has moved up"


def test_only_the_adder_removes_a_companion() -> None:
    evening = shared()
    assert reason(lambda: evening.do("taras", Remove(1))) == "not-host"
    evening.do("olena", Remove(1))
    assert names(evening) == ["Олена", "Ben", "Taras", "odds"]
    assert not evening.table.state.lobby.seating.kicked
    evening.do("olena", AddPerson("Cleo"))
    assert evening.table.people()[-1] == "olena/3", "nobody gets the id of somebody else"
    evening.do("olena", Start())
    evening.do("olena", Remove(1))
    assert evening.table.bot_at(1) is not None
    assert reason(lambda: evening.do("olena", Remove(1))) == "empty-seat"
    evening.do(BEN, Return())
    assert evening.table.bot_at(1) is None


def test_kicking_removes_the_whole_device() -> None:
    evening = shared()
    evening.do("taras", AddPerson("Dan"))
    evening.do("olena", Remove(3))
    assert names(evening) == ["Олена", "Ann", "Ben", "odds"]
    assert reason(lambda: evening.do("taras", Sit("T"))) == "kicked"
    assert not evening.table.seen_by("taras/0").watches


def test_one_of_a_device_is_kicked_alone() -> None:
    evening = shared().sit()
    evening.do("olena", HandOver(3))
    evening.do("taras", Remove(1))
    assert names(evening) == ["Олена", "Ben", "Taras", "odds"]
    assert evening.table.seen_by("olena/0").watches


def test_one_says_for_all_on_a_device_that_they_are_ready() -> None:
    evening = shared()
    batch = evening.do("olena", Ready(True))
    assert told(batch.entries) == [ReadySet(0, True), ReadySet(1, True), ReadySet(2, True)]
    batch = evening.do(ANN, Ready(False))
    assert told(batch.entries) == [ReadySet(1, False)]


def test_a_shared_device_sees_the_table_where_spectators_may_not() -> None:
    evening = shared()
    evening.do("olena", SetTable(Settings(spectators=False)))
    assert evening.table.seen_by(devices.nobody_at("olena")).watches
    assert not evening.table.seen_by(devices.nobody_at("zoya")).watches
    assert not evening.table.seen_by("zoya").watches


@pytest.mark.parametrize("game", ["mia", "french_poker", "sword_of_lies"])
def test_each_of_a_device_hears_and_reads_their_own(game: str) -> None:
    """Three players on one phone get the same information as on three phones."""
    alone = Evening(game=game).sit("taras", "ivan")
    together = Evening(game=game)
    together.do("olena", AddPerson("Taras"))
    together.do("olena", AddPerson("Ivan"))
    pairs = (
        ("olena", "olena"),
        ("taras", ANN),
        ("ivan", BEN),
        ("zoya", devices.nobody_at("olena")),
    )
    for evening in (alone, together):
        evening.do("olena", Start())
        evening.play(Random(4), most=4000)
    assert kinds(alone.batches[-1]) == kinds(together.batches[-1])
    for apart, beside in pairs:
        assert alone.table.heard_by(apart) == together.table.heard_by(beside)
        own, seen = alone.table.seen_by(apart), together.table.seen_by(beside)
        assert own == replace(seen, seat=own.seat, open_view=None)
        shown = None if seen.seat is None else together.table.game_view(None)
        assert seen.open_view == shown
        records = (write_record(alone.table, 1, apart), write_record(together.table, 1, beside))
        assert records[0] == records[1]
    assert together.again().table_view() == together.table.table_view()


def test_the_clock_gives_a_shared_device_more_time() -> None:
    evening = shared(turn_clock=30)
    evening.do("olena", Start())
    due = evening.table.due(evening.at)
    assert due is not None
    own = evening.table.people()[due.seats[0]] == "taras"
    assert due.milliseconds == 30_000 + (0 if own else devices.HANDING)
