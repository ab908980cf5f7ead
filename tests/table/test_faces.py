"""Tests that no two faces of seats look alike, that chosen masks are kept, and that a replay shows
the same faces."""

from random import Random

from msgspec.structs import replace

from mendax.table.actions import (
    AddBot,
    AddPerson,
    Arrange,
    Leave,
    Sit,
    Start,
    TakeOver,
    Wear,
)
from mendax.table.commands import KeepSeat
from mendax.table.faces import COLOURS, MASKS, free_colour, free_mask
from mendax.table.seats import Seating, Sitter
from mendax.table.table import Table
from tests.table.evening import BOTS, Evening


def masks(evening: Evening) -> list[str]:
    return [seat.mask for seat in evening.table.table_view().seats]


def colours(evening: Evening) -> list[int]:
    return [seat.colour for seat in evening.table.table_view().seats]


def test_no_two_of_twelve_seats_look_alike() -> None:
    evening = Evening(game="sword_of_lies").sit("taras", "ivan", "nina")
    evening.do("olena", AddPerson("Ann"))
    evening.table.execute(KeepSeat("olena", "program1", "Robot"), evening.at)
    for name in ("odds", None, None, "Flora", None, None):
        evening.do("olena", AddBot("odds", name))
    assert len(masks(evening)) == 12
    assert len(set(masks(evening))) == 12
    assert sorted(colours(evening)) == list(range(COLOURS))
    evening.do("nina", Leave())
    evening.do("nina", Sit("Another"))
    assert len(set(masks(evening))) == 12
    assert len(set(colours(evening))) == 12


def test_twenty_seats_have_twenty_masks() -> None:
    seating = Seating()
    for number in range(20):
        seating.add(Sitter(str(number), "Squire", mask="fox"))
    assert {sitter.mask for sitter in seating.seats} == set(MASKS)
    assert [sitter.colour for sitter in seating.seats] == [*range(12), *range(8)]
    seating.add(Sitter("20", "Ann", mask="fox"))
    assert seating.seats[20].mask in MASKS


def test_a_wish_is_granted_if_no_seat_wears_the_mask() -> None:
    assert free_mask("Ann", (), "owl") == "owl"
    assert free_mask("Ann", ("owl",), "owl") != "owl"
    assert free_mask("Ann", MASKS[1:], "owl") == MASKS[0]
    assert {free_mask(name, ()) for name in ("Ann", "Bea", "Cy", "Dora", "Eva")} != {"fox"}
    assert free_colour((0, 1, 3)) == 2


def test_logs_without_masks_get_faces() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", AddBot("odds", "Flora"))
    evening.do("taras", Wear("fox"))
    evening.do("olena", Wear("owl"))
    old = [replace(line, action=_without_mask(line.action)) for line in evening.lines]
    old[-1] = replace(old[-1], action="wear fox")
    view = Table.load("t1", evening.secret, old, BOTS).table_view()
    assert view.seats[0].mask == "fox"
    assert len({seat.mask for seat in view.seats}) == 3


def _without_mask(action: str) -> str:
    """Return a line as an earlier release wrote it."""
    words = action.split()
    return " ".join(words[:2] if words[0] == "sit" else words[:3]) if words[0] != "open" else action


def test_a_seat_keeps_its_face_when_it_moves_or_is_taken_over() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", AddBot("odds"))
    before = list(zip(masks(evening), colours(evening), strict=True))
    evening.do("olena", Arrange((2, 0, 1)))
    moved = list(zip(masks(evening), colours(evening), strict=True))
    assert moved == [before[2], before[0], before[1]]
    evening.do("olena", Start())
    evening.do("nina", TakeOver(0, "Nina"))
    evening.play(Random(3))
    assert evening.table.people()[0] == "nina"
    assert (masks(evening)[0], colours(evening)[0]) == moved[0]
