"""Tests of the text of a record: its heading, the seats, and the view of one reader."""

import pytest

from mendax.core.game import Reason, Told, Unseen
from mendax.core.record import read, write
from mendax.games.mia.events import Saw
from mendax.table.record.format import (
    ALL,
    FAIRNESS,
    BrokenRecord,
    Brought,
    Heading,
    Place,
    seen,
)
from mendax.table.record.read import read_record
from tests.table.evening import played, record_at

HEADING = "heading mendax/1 mia 3 seat2 '52c8 (edition=1 lives=6)"


@pytest.mark.parametrize(
    ("line", "value"),
    [
        (
            HEADING,
            Heading(
                scheme="mendax/1",
                game="mia",
                number=3,
                reader="seat2",
                commitment="52c8",
                rules=("edition=1", "lives=6"),
            ),
        ),
        ("place Ann -", Place(name="Ann", client_seed=None)),
        ("place Ann '0f", Place(name="Ann", client_seed="0f")),
        ("place Ann '0f no c3", Place(name="Ann", client_seed="0f", bound="c3")),
        ("brought (200 340)", Brought(stacks=(200, 340))),
    ],
)
def test_the_words_of_the_format_never_change(line: str, value: object) -> None:
    assert write(value) == line  # type: ignore[arg-type]
    assert read(line, (Heading, Place, Brought)) == value


def test_readers_see_their_seats_events() -> None:
    told = Told(Saw(draw=0, roll=61), (1,))
    assert [seen(told, reader) for reader in (0, 1, None, ALL)] == [
        Unseen((1,)),
        told.event,
        Unseen((1,)),
        told.event,
    ]


def test_fairness_entries_are_not_game_events() -> None:
    record = read_record(record_at(played(open_seed=True).table, 1, ALL))
    published = {type(event) for move in record.moves for event in move.events} & {*FAIRNESS}
    assert {kind.__name__ for kind in published} >= {"Committed", "Salted", "SeedOpened"}
    assert not {*FAIRNESS} & {*record.game.events}


def test_a_record_says_how_its_game_began() -> None:
    record = read_record(record_at(played().table, 1, 1))
    state = record.first_state()
    assert len(record.places) == 3
    assert state == record.game.initial_state(record.rules, 3)
    assert (record.reader, record.over, record.stacks) == (1, True, None)


def test_an_error_names_its_line() -> None:
    error = BrokenRecord(4, Reason("record-problem-hash", {"line": 4}))
    assert (error.line, error.reason.key) == (4, "record-problem-hash")
