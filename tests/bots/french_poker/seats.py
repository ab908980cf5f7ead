"""Bots of French poker at tables and in stories."""

from random import Random
from typing import Any

from mendax.arena.match import match
from mendax.arena.standings import Standing
from mendax.bots import BOTS, bots_for
from mendax.core.game import Action
from mendax.games.french_poker.actions import Announce
from mendax.games.french_poker.rules import FrenchPokerRules
from tests.games.french_poker.story import POKER, Story

RULES = FrenchPokerRules()
NAMES = bots_for(POKER.name)


def seated(name: str, rules: FrenchPokerRules, seat: int, seats: int, luck: Random) -> Any:
    return BOTS[name](POKER.name, rules, seat, seats, luck, None)


def tournament(
    rules: FrenchPokerRules, bots: list[str], games: int, seed: str
) -> tuple[Standing, ...]:
    return match(POKER, rules, bots, games, seed).standings


def chosen(name: str, story: Story, times: int = 30) -> list[Action]:
    """Return repeated choices of the bot whose turn it is."""
    turn, rules = story.state.turn, story.state.rules
    bot = seated(name, rules, turn, len(story.standing), Random(name))
    offers = POKER.legal_actions(story.state, turn)
    return [bot.choose(story.view(turn), offers) for _ in range(times)]


def said(name: str, story: Story) -> set[Any]:
    return {action.claim for action in chosen(name, story) if isinstance(action, Announce)}
