"""The rules of the games, with one readable rule book per game.

``BUILT_IN`` lists the games of Mendax; ``GAMES`` also includes games from installed packages (see
``registry``). Games are imported on first use.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, overload

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.core.unknown_names import unknown_name
from mendax.games.registry import BuiltIn, Games

if TYPE_CHECKING:
    from mendax.games.french_poker import FrenchPoker
    from mendax.games.mia import Mia
    from mendax.games.sword_of_lies import SwordOfLies


def _mia() -> AnyGame:
    from mendax.games.mia import Mia

    return Mia()


def _french_poker() -> AnyGame:
    from mendax.games.french_poker import FrenchPoker

    return FrenchPoker()


def _sword_of_lies() -> AnyGame:
    from mendax.games.sword_of_lies import SwordOfLies

    return SwordOfLies()


BUILT_IN: Final[Mapping[str, AnyGame]] = BuiltIn(
    {"mia": _mia, "french_poker": _french_poker, "sword_of_lies": _sword_of_lies}
)

INSTALLED: Final = Games(BUILT_IN)
GAMES: Final[Mapping[str, AnyGame]] = INSTALLED


@overload
def game_named(name: Literal["mia"]) -> "Mia": ...
@overload
def game_named(name: Literal["french_poker"]) -> "FrenchPoker": ...
@overload
def game_named(name: Literal["sword_of_lies"]) -> "SwordOfLies": ...
@overload
def game_named(name: str) -> AnyGame: ...
def game_named(name: str) -> AnyGame:
    """Return the game called ``name``.

    Raises ``RulesError``, which names the known games or the fault of the package that offers the
    game.
    """
    if name in GAMES:
        return GAMES[name]
    fault = INSTALLED.fault(name)
    if fault is not None:
        broken = {"given": name[:40], "package": fault.package, "problem": fault.problem}
        raise RulesError(Reason("rules-broken-package", broken))
    raise RulesError(unknown_name("rules-unknown-game", name, GAMES))
