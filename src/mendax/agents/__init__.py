"""Agents that read and write text, such as language models, at Mendax's tables.

    from mendax.agents import TextGame

    game = TextGame("mia")
    game.reset(num_players=2, seed=1)
    over = False
    while not over:
        seat, observation = game.get_observation()
        over, info = game.step(agents[seat](observation))
    payoffs, info = game.close()

``TextSeat`` turns one seat's view, events and offers into sentences and functions, and answers into
actions. ``TextBots`` seats an agent in ``mendax.match``. `docs/agents.md` describes agents at real
tables.
"""

from mendax.agents.offered import NotAllowed
from mendax.agents.text_game import TRIES, Agent, TextBots, TextGame
from mendax.agents.text_seat import TextSeat
from mendax.agents.tool_schema import Tool

__all__ = ["TRIES", "Agent", "NotAllowed", "TextBots", "TextGame", "TextSeat", "Tool"]
"""The public names."""
