"""Games of French poker played by bots, from the view of one seat."""

from collections.abc import Sequence
from random import Random

from mendax.arena.local_game import drawn
from mendax.coach.seating import seated
from mendax.core.game import Action, Seat, Turn, observation
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import FrenchPokerRules

GAME = FrenchPoker()


def played(
    rules: FrenchPokerRules, bots: Sequence[str], seed: str, you: Seat = 0
) -> tuple[list[Turn], bool]:
    """Return the information of seat ``you``, and whether it won."""
    rng, seats, turns = Random(seed), len(bots), list[Turn]()
    players = [
        seated(bot, GAME.name, rules, seat, seats, rng, waits=False)
        for seat, bot in enumerate(bots)
    ]
    state = GAME.initial_state(rules, seats)
    while (result := GAME.result(state)) is None:
        (actor,) = GAME.actors(state)
        action: Action
        if isinstance(actor, int):
            view, offers = GAME.view(state, actor), GAME.legal_actions(state, actor)
            action = players[actor].choose(view, offers)
        else:
            action = drawn(GAME.chance_outcomes(state), rng)
        step = GAME.apply(state, actor, action)
        state = step.state
        events = tuple(observation(event, you) for event in step.events)
        turns.append(Turn(len(turns), actor, action if actor == you else None, events))
    return turns, result.places[you] == 1
