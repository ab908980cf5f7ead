"""Floor 1: the rules, one readable book each. ``GAMES`` is the only list of games."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games.french_poker import FrenchPoker
from mendax.games.mia import Mia
from mendax.games.sword_of_lies import SwordOfLies

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {game.name: game for game in (Mia(), FrenchPoker(), SwordOfLies())}
)


def game_named(name: str) -> AnyGame:
    """The game called ``name``. Raises ``RulesError`` with the names there are."""
    if name not in GAMES:
        shown = {"given": name[:40], "allowed": ", ".join(GAMES)}
        raise RulesError(Reason("rules-unknown-game", shown))
    return GAMES[name]
