"""Tests that full records become complete rows, and others contain the reader's knowledge and
actions."""

from random import Random

import pytest

from mendax.arena.match import on_cores, played_match, prepared
from mendax.games import GAMES
from mendax.measure.rows import row_of_played, row_of_record
from mendax.table.record.format import ALL, BrokenRecord, Reader
from mendax.table.record.of_moves import record_of_moves
from mendax.table.record.read import read_record
from tests.reasons import because
from tests.table.evening import Evening, record_at


@pytest.fixture(scope="module")
def evening() -> Evening:
    return Evening(["lives=2"]).start("taras").play(Random(7))


def row(evening: Evening, reader: Reader, *, anonymous: bool = False):  # type: ignore[no-untyped-def]
    return row_of_record(read_record(record_at(evening.table, 1, reader)), anonymous=anonymous)


def test_the_record_of_all_makes_a_whole_row(evening: Evening) -> None:
    whole = row(evening, ALL)
    assert evening.table.game_run is not None
    result = evening.table.game_run.result
    assert result is not None
    assert whole.payoffs == tuple(map(float, result.payoffs))
    assert all(decision.legal for decision in whole.decisions())
    assert whole.seats == ("Олена", "Taras")
    assert row(evening, ALL, anonymous=True).seats == ("seat1", "seat2")


def test_the_record_of_a_seat_has_its_own_decisions(evening: Evening) -> None:
    whole, own = row(evening, ALL), row(evening, 1)
    mine = [(d.information_state, d.action) for d in whole.decisions() if d.seat == 1]
    assert mine
    assert [(d.information_state, d.action) for d in own.decisions()] == mine
    assert {d.legal for d in own.decisions()} == {None}
    assert (own.payoffs, own.heard[0]) == (None, "")


def test_the_record_of_a_spectator_makes_no_row(evening: Evening) -> None:
    with pytest.raises(BrokenRecord, check=because("records-no-row reader=spectator")):
        row(evening, None)


def test_a_match_gives_the_rows_of_its_records() -> None:
    game = GAMES["mia"]
    rules = game.presets["standard"]
    setup, seats = prepared(game, rules, ["odds", "liar"], "a", None, keep_moves=True)
    for played in played_match(setup, seats, range(2), on_cores(1)):
        names = tuple(setup.bots[bot].name for bot in played.order)
        record = read_record(record_of_moves(game, rules, names, played.moves))
        found = row_of_played(setup, played)
        assert found == row_of_record(record)
        assert found.seats == names
        assert found.payoffs == played.payoffs


def test_the_record_of_a_seat_is_not_made_anonymous(evening: Evening) -> None:
    with pytest.raises(BrokenRecord, check=because("records-not-anonymous")):
        row(evening, 1, anonymous=True)
