"""Views of bets in Sword of Lies, from games of knights."""

from random import Random

from mendax.bots.sword_of_lies.beliefs import Outlook, outlook
from mendax.bots.sword_of_lies.knight import Knight
from mendax.core.game import CHANCE, observation, step
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.games.sword_of_lies.view import SwordView


def bet_views(preset: str, seats: int, seed: str) -> list[tuple[SwordView, Outlook]]:
    """Return the views and the knowledge of all seats that bet after the first round."""
    game, rules, rng = SwordOfLies(), PRESETS[preset], Random(seed)
    players = [Knight(game.name, rules, seat, seats, rng) for seat in range(seats)]
    state, found = game.initial_state(rules, seats), []
    while state.phase not in ("side", "negotiation", "orders", "over"):
        actor = game.actors(state)[0]
        if actor == CHANCE:
            action = rng.choice([action for action, _ in game.chance_outcomes(state)])
        else:
            assert isinstance(actor, int)
            view, offers = game.view(state, actor), game.legal_actions(state, actor)
            if state.phase == "betting" and view.round > 1:
                found.append((view, outlook(rules, view, players[actor].history)))
            action = players[actor].choose(view, offers)
        after = step(game, state, actor, action)
        for told in after.events:
            for seat, player in enumerate(players):
                player.hear(observation(told, seat))
        state = after.state
    return found
