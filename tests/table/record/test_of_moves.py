"""Games of the arena as records: they hold by the rules, and a changed move is found."""

import pytest

from mendax.arena.match import on_cores, played_match, prepared
from mendax.arena.standings import PlayedGame
from mendax.core.game import AnyGame, IllegalAction
from mendax.games import GAMES
from mendax.table.record.of_moves import record_of_moves
from mendax.table.record.read import read_record
from mendax.table.record.verify import verify

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


def test_what_was_no_game_is_refused() -> None:
    game = GAMES["mia"]
    moves = one_game(game).moves
    with pytest.raises(IllegalAction):
        record_of_moves(game, game.presets["house"], ("a", "b", "c"), moves[1:])
