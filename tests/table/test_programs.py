"""Tests of seats reserved for programs, and of actions that a table refuses to programs."""

from random import Random

import pytest

from mendax.core.game import IllegalAction
from mendax.core.record import read, write
from mendax.games.mia import Mia
from mendax.games.mia.actions import Doubt
from mendax.table.actions import (
    LOGGED,
    ReserveSeat,
    Sit,
    Start,
)
from mendax.table.commands import KeepSeat
from mendax.table.events import GameStarted
from mendax.table.record.format import Place
from tests.table.evening import Evening, told

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
