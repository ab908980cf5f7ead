"""Floor 1: the rules, one readable book each.

``BUILT_IN`` lists the games of Mendax; ``GAMES`` has those of installed packages too (``registry``
says how they are found).
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games.french_poker import FrenchPoker
from mendax.games.mia import Mia
from mendax.games.registry import Games
from mendax.games.sword_of_lies import SwordOfLies

BUILT_IN: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {game.name: game for game in (Mia(), FrenchPoker(), SwordOfLies())}
)

INSTALLED: Final = Games(BUILT_IN.values())
GAMES: Final[Mapping[str, AnyGame]] = INSTALLED


def game_named(name: str) -> AnyGame:
    """The game called ``name``. Raises ``RulesError`` with the names there are, or with what is
    wrong with the package that has it.
    """
    if name in GAMES:
        return GAMES[name]
    fault = INSTALLED.fault(name)
    if fault is not None:
        broken = {"given": name[:40], "package": fault.package, "problem": fault.problem}
        raise RulesError(Reason("rules-broken-package", broken))
    shown = {"given": name[:40], "allowed": ", ".join(GAMES)}
    raise RulesError(Reason("rules-unknown-game", shown))
