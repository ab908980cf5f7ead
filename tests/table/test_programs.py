"""Tests of seats reserved for programs, and of actions that a table refuses to programs."""

from random import Random

import pytest

from mendax.core.game import IllegalAction
from mendax.core.record import read, write
from mendax.games.mia import Mia
from mendax.games.mia.actions import Doubt
from mendax.table.actions import (
    LOGGED,
    AddBot,
    AddPerson,
    Arrange,
    HandOver,
    Leave,
    Ready,
    Remove,
    Rename,
    ReserveSeat,
    Return,
    Say,
    SetTable,
    Settings,
    Sit,
    Start,
    TakeOver,
)
from mendax.table.commands import KeepSeat
from mendax.table.events import GameStarted, HandedOver, Seated, SeatReserved
from mendax.table.record.format import Place
from mendax.table.record.write import record_of
from tests.table.evening import Evening, all_that_is_seen, reason, told

ROBO = "f00d"
MIA = Mia()


def keep(evening: Evening, person: str = "olena", program: str = ROBO) -> list[object]:
    evening.at += 10
    command = KeepSeat(person, program, "Program")
    return [*told(evening.keep(evening.table.execute(command, evening.at)).entries)]


def with_program(**changes: object) -> Evening:
    """Return a table where Olena is the host and Taras and a program sit."""
    evening = Evening(changes).sit("taras")
    keep(evening)
    evening.do(ROBO, Sit("Robo"))
    return evening


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("reserve-seat f00d Program", ReserveSeat("f00d", "Program")),
        ("sit Ann", Sit("Ann")),
        ("sit Robo yes", Sit("Robo", True)),
        ("place Ann -", Place("Ann", None)),
        ("place Robo - yes", Place("Robo", None, True)),
    ],
)
def test_how_it_is_spelt(line: str, value: ReserveSeat | Sit | Place) -> None:
    assert write(value) == line
    assert read(line, (*LOGGED, Place)) == value


def test_a_seat_is_kept_until_its_program_takes_it() -> None:
    evening = Evening().sit("taras")
    assert keep(evening) == [SeatReserved(2, "Program")]
    kept = evening.table.table_view().seats[2]
    assert (kept.program, kept.reserved, kept.away) == (True, True, True)
    assert reason(lambda: evening.do(ROBO, Return())) == "not-away"
    assert told(evening.do(ROBO, Sit("Robo")).entries) == [Seated(2, "Robo", None)]
    seat = evening.table.table_view().seats[2]
    assert (seat.name, seat.program, seat.reserved, seat.away) == ("Robo", True, False, False)
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)


def test_a_reserved_last_seat_is_for_its_program() -> None:
    evening = Evening()
    for _ in range(18):
        evening.do("olena", AddBot("odds"))
    keep(evening)
    assert reason(lambda: evening.do("taras", Sit("Taras"))) == "full"
    evening.do(ROBO, Sit("Robo"))


def test_a_game_begins_without_it_and_it_comes_to_the_next() -> None:
    evening = Evening().sit("taras")
    keep(evening)
    evening.do("olena", Start())
    assert len(evening.table.table_view().seats) == 2
    assert reason(lambda: evening.do(ROBO, Sit("Robo"))) == "running"
    evening.play(Random(1))
    evening.do(ROBO, Sit("Robo"))
    assert evening.table.table_view().seats[2].program
    evening.do("olena", Start())
    run = evening.table.game_run
    assert run is not None
    assert "place Robo - yes" in record_of(run, None)


def test_seats_that_are_kept_stay_when_others_are_moved() -> None:
    evening = Evening().sit("taras")
    keep(evening)
    evening.do("olena", Arrange((1, 0)))
    assert [seat.name for seat in evening.table.table_view().seats] == [
        *("Taras", "Олена", "Program")
    ]


def test_a_program_is_no_host_and_adds_no_companions() -> None:
    evening = with_program()
    assert reason(lambda: evening.do("olena", HandOver(2))) == "program-host"
    assert reason(lambda: evening.do(ROBO, AddPerson("Kid"))) == "program-seat"
    assert reason(lambda: evening.do(ROBO, Say("01"))) == "programs-quiet"
    assert HandedOver(0) in told(evening.do("olena", Leave()).entries)
    evening.do("taras", Leave())
    assert evening.table.table_view().host is None
    evening.do("nina", Sit("Nina"))
    assert evening.table.table_view().host == 1


def test_a_seat_that_is_kept_and_taken_back_after_a_game_is_gone() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", Start())
    evening.play(Random(1))
    keep(evening)
    evening.do("olena", Remove(2))
    gone = evening.table.table_view().seats[2]
    assert (gone.reserved, gone.away) == (False, True)
    assert evening.table.state.lobby.seating.taken() == 2
    evening.do("olena", Arrange((1, 0)))
    assert len(evening.table.table_view().seats) == 2


def test_an_unused_reservation_opens_no_locked_seat() -> None:
    evening = Evening().sit("taras")
    keep(evening)
    evening.do("olena", SetTable(Settings(locked=True)))
    evening.do("olena", Start())
    evening.play(Random(1))
    assert reason(lambda: evening.do(ROBO, Sit("Robo"))) == "seats-locked"
    keep(evening)
    evening.do(ROBO, Sit("Robo"))
    evening.do("olena", Start())
    evening.play(Random(1))
    evening.do(ROBO, Leave())
    evening.do("olena", Start())
    evening.play(Random(1))
    evening.do(ROBO, Sit("Robo"))


def test_a_program_takes_over_no_seat() -> None:
    evening = with_program()
    evening.do("olena", Remove(2))
    evening.do("olena", AddBot("odds"))
    keep(evening)
    evening.do("olena", Start())
    assert reason(lambda: evening.do(ROBO, TakeOver(2, "Robo"))) == "program-seat"


def test_it_talks_where_the_host_lets_it() -> None:
    evening = with_program()
    evening.do("olena", SetTable(Settings(programs_talk=True)))
    evening.do(ROBO, Say("01"))


def test_a_removed_program_may_be_challenged_again() -> None:
    evening = with_program()
    evening.do("olena", Remove(2))
    assert reason(lambda: evening.do(ROBO, Sit("Robo"))) == "kicked"
    keep(evening)
    evening.do(ROBO, Sit("Robo"))


def test_only_the_host_keeps_seats_and_only_between_games() -> None:
    evening = with_program()
    assert reason(lambda: keep(evening, "taras", "beef")) == "not-host"
    assert reason(lambda: keep(evening)) == "seated"
    evening.do("olena", Start())
    assert reason(lambda: keep(evening, program="beef")) == "running"


@pytest.mark.parametrize("name", ["Taras", "TARAS", "Т\u0430ras"])
def test_a_name_that_reads_like_anothers_is_refused(name: str) -> None:
    evening = with_program()
    assert reason(lambda: evening.do(ROBO, Rename(name))) == "name-taken"
    evening.do(ROBO, Rename("Robo 2"))


def test_a_program_knows_exactly_what_a_person_there_would() -> None:
    """The dice and moves are equal; the seat belongs to a person in one world and to a program in
    the other."""
    worlds = []
    for program in (False, True):
        evening = with_program() if program else Evening().sit("taras", "ivan")
        evening.do("olena", Start())
        evening.play(Random(5))
        seen = evening.table.seen_by(ROBO if program else "ivan")
        heard = evening.table.heard_by(ROBO if program else "ivan")
        worlds.append((seen.seat, seen.watches, seen.view, seen.result, heard))
    assert worlds[0][:4] == worlds[1][:4]
    persons, programs = ([e for e in world[4] if type(e) is not GameStarted] for world in worlds)
    assert persons == programs
    assert len(persons) > 20


def test_a_table_of_programs_begins_when_they_are_ready() -> None:
    evening = with_program()
    keep(evening, program="beef")
    evening.do("beef", Sit("Beef"))
    for program in (ROBO, "beef"):
        evening.do(program, Ready(True))
    assert [seat.ready for seat in evening.table.table_view().seats] == [False, False, True, True]


def test_a_guest_that_says_so_sits_as_a_program() -> None:
    evening = Evening()
    evening.do("ivan", Sit("Robo", True))
    seat = evening.table.table_view().seats[1]
    assert (seat.name, seat.program) == ("Robo", True)
    assert reason(lambda: evening.do("olena", HandOver(1))) == "program-host"
    assert reason(lambda: evening.do("ivan", Say("01"))) == "programs-quiet"
    evening.do("ivan", Leave())
    evening.do("ivan", Sit("Ivan"))
    assert evening.table.table_view().seats[1].program


def test_an_opener_that_sits_down_as_a_program_is_no_host() -> None:
    evening = Evening()
    evening.do("olena", Leave())
    evening.do("olena", Sit("Robo", True))
    assert evening.table.state.lobby.seating.host is None
    evening.sit("taras")
    assert evening.table.state.lobby.seating.host == "taras"


def test_an_absent_host_that_becomes_a_program_is_not_awaited() -> None:
    seating = Evening().table.state.lobby.seating
    seating.absent_host = "olena"
    seating.mark_program("taras")
    assert seating.absent_host == "olena"
    seating.mark_program("olena")
    assert seating.absent_host is None


def test_a_device_with_companions_is_no_program() -> None:
    evening = Evening()
    evening.do("olena", AddPerson("Ada"))
    evening.do("olena", Leave())
    assert reason(lambda: evening.do("olena", Sit("Robo", True))) == "program-seat"


def test_a_program_never_interrupts() -> None:
    evening = with_program(doubter="anybody")
    evening.do("olena", Start())
    table = evening.table
    while (run := table.game_run) and MIA.interrupters(run.state) != (2,):
        (seat,) = evening.to_act()
        person = table.people()[seat]
        assert person is not None
        evening.act(person, evening.choices(seat)[0])
    assert table.seen_by(ROBO).interrupts == ()
    with pytest.raises(IllegalAction):
        evening.act(ROBO, Doubt())
