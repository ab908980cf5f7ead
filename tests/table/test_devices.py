"""Tests of the identities, rights and separate information of several players on one device."""

from random import Random

import pytest
from msgspec.structs import replace

from mendax.table import devices
from mendax.table.actions import (
    AddPerson,
    Start,
)
from mendax.table.record.write import write_record
from tests.table.evening import Evening, kinds
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
