"""Games of Sword of Lies played by bots, from the view of one seat."""

from collections.abc import Sequence
from random import Random

from mendax.arena.local_game import LocalGame
from mendax.coach.seating import seated
from mendax.core.game import Seat, Turn, observation, step
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.table.steps import SeatPosition, choices

GAME = SwordOfLies()


def played(
    rules: SwordRules, bots: Sequence[str], seed: str, you: Seat = 0
) -> tuple[list[Turn], float]:
    """Return the information of seat ``you``, and the chips it won."""
    luck, seats = Random(seed), len(bots)
    players = {
        seat: seated(bot, GAME.name, rules, seat, seats, luck, waits=False)
        for seat, bot in enumerate(bots)
    }
    game = LocalGame(GAME, rules, seats, players, luck)
    game.moves = []
    while game.advance() is not None:
        pass
    moves = [(number, *move) for number, move in enumerate(game.moves)]
    state = GAME.initial_state(rules, seats)
    saw = choices(GAME, state, moves, you)
    turns = []
    for number, actor, action in moves:
        state, told = step(GAME, state, actor, action)
        events = tuple(observation(one, you) for one in told)
        mine = action if actor == you else None
        turns.append(Turn(number, actor, mine, events, *saw.get(number, SeatPosition(None, ()))))
    result = GAME.result(state)
    assert result is not None
    return turns, float(result.payoffs[you])
