"""Tests of the text of records, and of records that are written and read."""

from random import Random

import pytest

from mendax.arena.match import on_cores, played_match, prepared
from mendax.arena.standings import PlayedGame
from mendax.core.game import AnyGame, IllegalAction
from mendax.core.text_form import read, write
from mendax.games import GAMES
from mendax.games.mia.rules import MiaRules
from mendax.table.record.format import ALL, BrokenRecord, Brought, Heading, Place, Reader
from mendax.table.record.of_moves import record_of_moves
from mendax.table.record.read import read_record
from mendax.table.record.verify import verify
from mendax.table.record.write import chained, write_record
from tests.table.evening import Evening, played, problems, record_at


@pytest.mark.parametrize("reader", [1, ALL])
def test_every_changed_byte_is_found_and_its_line_named(reader: Reader) -> None:
    text = record_at(played(lives=1).table, 1, reader).encode()
    lines = text.split(b"\n")
    luck, line = Random(0), 1
    for at, byte in enumerate(text):
        others = {byte ^ 1, byte ^ 0x20, 10, 32, 48, 0, 255, luck.randrange(256)} - {byte}
        for other in others:
            changed = text[:at] + bytes([other]) + text[at + 1 :]
            with pytest.raises(BrokenRecord) as caught:
                read_record(changed)
            assert caught.value.line == line, (at, byte, other, lines[line - 1])
        line += byte == 10


def test_every_lost_or_added_byte_is_found() -> None:
    text = record_at(played(lives=1).table, 1, None)
    for at in range(len(text)):
        assert problems(text[:at] + text[at + 1 :])
        assert problems(text[:at] + "x" + text[at:])
        assert problems(text[:at])
    assert problems(text + "x")
    assert problems(text + text)
    assert problems("") == [(1, "cut-short")]


SEATS = 3


def one_game(game: AnyGame) -> PlayedGame:
    rules = game.presets[game.default_preset]
    setup, seats = prepared(game, rules, ["random"] * SEATS, "record", keep_moves=True)
    return next(played_match(setup, seats, range(1), on_cores(1)))


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_game_of_the_arena_holds(name: str) -> None:
    game = GAMES[name]
    rules, names = game.presets[game.default_preset], ("a", "b c", "d")
    played = one_game(game)
    text = record_of_moves(game, rules, names, played.moves, number=7, seed="x")
    assert verify(text) == ()
    record = read_record(text)
    assert record.over
    assert record.rules == rules
    assert len(record.moves) == len(played.moves)
    assert [place.name for place in record.places] == list(names)


def test_records_of_impossible_games_are_refused() -> None:
    game = GAMES["mia"]
    moves = one_game(game).moves
    with pytest.raises(IllegalAction):
        record_of_moves(game, game.presets["standard"], ("a", "b", "c"), moves[1:])


def test_a_running_game_has_a_record_too() -> None:
    evening = Evening().start("taras", "ivan")
    luck = Random(4)
    for _ in range(40):
        text = record_at(evening.table, 1, 1)
        assert read_record(text).over is False
        assert verify(text) == ()
        evening.move(luck)


def test_a_record_of_rules_that_do_not_apply_reads_and_holds() -> None:
    lines = [line.rsplit(" #", 1)[0] for line in write_record(played().table, 1, ALL).splitlines()]
    lines[0] = lines[0].replace("rounds=20", "rounds=7")
    text = chained(iter(lines))
    assert "rounds=7" in text
    assert read_record(text).rules == MiaRules(lives=2)
    assert verify(text) == ()


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
