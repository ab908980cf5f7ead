"""The view made of what a seat was told is the view that the book gives."""

from random import Random

import pytest
from msgspec.structs import replace

from mendax.arena.local_game import drawn
from mendax.bots import BOTS
from mendax.coach.french_poker.view_replay import ViewReplay
from mendax.core.game import Action, observation
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import PRESETS
from mendax.games.french_poker.state import FrenchPokerState

GAME = FrenchPoker()


def some_action(state: FrenchPokerState, rng: Random) -> Action:
    (actor,) = GAME.actors(state)
    if not isinstance(actor, int):
        return drawn(GAME.chance_outcomes(state), rng)
    bot = BOTS["random"]("french_poker", state.rules, actor, len(state.standing), rng)
    return bot.choose(GAME.view(state, actor), GAME.legal_actions(state, actor))


@pytest.mark.parametrize(("preset", "seats"), [("house", 2), ("wild", 3), ("charge", 4)])
def test_the_view_is_the_books(preset: str, seats: int) -> None:
    rules, rng = PRESETS[preset], Random(f"{preset} {seats}")
    state, checked = GAME.initial_state(rules, seats), 0
    told = [ViewReplay(rules, seats, seat) for seat in range(seats)]
    while GAME.result(state) is None:
        after = GAME.apply(state, GAME.actors(state)[0], some_action(state, rng))
        state = after.state
        for seat, one in enumerate(told):
            for event in after.events:
                one.hear(observation(event, seat))
            book = GAME.view(state, seat)
            if state.phase not in ("fall", "over"):
                assert one.view == replace(book, last=None, places=None)
                checked += 1
    assert checked > 50
