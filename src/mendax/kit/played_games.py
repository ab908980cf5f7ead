"""A program's local games against Mendax's bots, without a server."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from mendax.arena.competitors import NamedBot
from mendax.arena.local_game import LocalGame
from mendax.core.game import AnyGame, Result, Seat
from mendax.games.rules import Rules
from mendax.programs.seat.conversation import Conversation
from mendax.programs.seat.program_bot import ProgramBot


class ProgramGame(NamedTuple):
    """One finished game."""

    seat: Seat
    """The program's seat."""
    result: Result


def played_games(
    conversation: Conversation,
    game: AnyGame,
    rules: Rules,
    bots: Sequence[str],
    *,
    name: str,
    seed: str,
    move_time: float | None,
) -> Iterator[ProgramGame]:
    """Yield an endless series of games against these bots. The program's seat changes each time.

    The same seed produces the same dice and cards. Raises ``ProgramFault`` and ``RulesError``.
    """
    others = [NamedBot(bot) for bot in bots]
    seats = len(bots) + 1
    for bot in others:
        bot.admit(game.name, rules, seats)
    number = 0
    while True:
        seat, rng = number % seats, Random(f"{seed} {number}")
        around = [*bots[:seat], name, *bots[seat:]]
        mine = ProgramBot(conversation, game, rules, seat, around, move_time=move_time)
        players = {
            place: others[place - (place > seat)].seated(
                game.name, rules, place, seats, Random(rng.getrandbits(64))
            )
            for place in range(seats)
            if place != seat
        }
        run = LocalGame(game, rules, seats, {**players, seat: mine}, rng)
        while run.advance() is not None:
            pass
        assert run.result is not None
        mine.ended(run.view(seat), run.result)
        yield ProgramGame(seat, run.result)
        number += 1
