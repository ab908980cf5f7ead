"""Tests of games against the built-in bots: seats rotate, the seed decides the dice, and all games
end."""

from itertools import islice

import pytest

from mendax.core.game import RulesError
from mendax.games import BUILT_IN
from mendax.kit.played_games import ProgramGame, played_games
from mendax.programs.protocol import BeginForProgram
from mendax.programs.seat.conversation import Conversation
from tests.programs.lines import FunctionLines, first_offer
from tests.reasons import because


def games(name: str, count: int, seed: str = "s", bots: tuple[str, ...] = ()) -> list[ProgramGame]:
    game = BUILT_IN[name]
    others = bots or ("random",) * max(1, game.seats[0] - 1)
    rules = game.presets[game.default_preset]
    conversation = Conversation(FunctionLines(first_offer))
    played = played_games(
        *(conversation, game, rules, others), name="me", seed=seed, move_time=None
    )
    return list(islice(played, count))


@pytest.mark.parametrize("name", BUILT_IN)
def test_seats_rotate_and_games_end(name: str) -> None:
    seats = max(2, BUILT_IN[name].seats[0])
    played = games(name, seats + 1)
    assert [game.seat for game in played] == [*range(seats), 0]
    assert all(1 in game.result.places for game in played)


def test_the_same_seed_plays_the_same() -> None:
    assert games("mia", 4) == games("mia", 4)
    assert games("mia", 4) != games("mia", 4, seed="t")


def test_every_player_receives_the_seating() -> None:
    begun: list[BeginForProgram] = []
    game = BUILT_IN["mia"]
    conversation = Conversation(
        FunctionLines(first_offer),
        watch=lambda said: begun.append(said) if isinstance(said, BeginForProgram) else None,
    )
    played = played_games(
        *(conversation, game, game.presets[game.default_preset], ("odds", "liar")),
        name="me",
        seed="s",
        move_time=2.0,
    )
    list(islice(played, 2))
    assert [(one.seat, one.names, one.time) for one in begun] == [
        (0, ("me", "odds", "liar"), 2000),
        (1, ("odds", "me", "liar"), 2000),
    ]


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(RulesError, check=because("bot-unknown")):
        games("mia", 1, bots=("nobody",))
