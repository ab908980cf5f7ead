"""Somebody is added who plays on the same device."""

from mendax.table.actions import (
    AddPerson,
    Start,
)
from mendax.table.events import DeviceShared, Seated, Wore
from tests.table.evening import Evening, names, reason, told
from tests.table.shared_phone import ANN, BEN, shared


def test_a_person_is_added_and_all_hear_whose_device_it_is() -> None:
    evening = Evening()
    batch = evening.do("olena", AddPerson("  Ann ", "fox"))
    assert told(batch.entries) == [Seated(1, "Ann", None), DeviceShared(1, 0), Wore(1, "fox")]
    assert evening.lines[-1].action == "add-person Ann fox"
    assert evening.lines[-1].person == "olena"
    evening.do("olena", AddPerson("Ann"))
    assert names(evening) == ["Олена", "Ann", "Ann 2"]
    assert evening.table.people() == ("olena", ANN, BEN)
    seats = evening.table.table_view().seats
    assert [seat.device for seat in seats] == [None, 0, 0]
    assert evening.again().table_view() == evening.table.table_view()


def test_who_may_not_add_anybody() -> None:
    evening = shared()
    assert reason(lambda: evening.do("zoya", AddPerson("X"))) == "no-seat"
    assert reason(lambda: evening.do(ANN, AddPerson("X"))) == "shared-device"
    assert reason(lambda: evening.do("olena", AddPerson("X", "pig"))) == "mask-unknown"
    evening.do("olena", Start())
    assert reason(lambda: evening.do("olena", AddPerson("X"))) == "running"
