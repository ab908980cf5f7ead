"""The games that the terminal can show: the only place of this floor that lists them.

A game's room is imported when it is asked for, so that a command loads the one game it is about.
"""

from collections.abc import Callable, Mapping
from typing import Final

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.terminal.presentation import Presentation


def _mia() -> Presentation:
    from mendax.terminal.mia.presentation import MIA

    return MIA


def _french_poker() -> Presentation:
    from mendax.terminal.french_poker.presentation import FRENCH_POKER

    return FRENCH_POKER


def _sword_of_lies() -> Presentation:
    from mendax.terminal.sword_of_lies.presentation import SWORD_OF_LIES

    return SWORD_OF_LIES


SCREENS: Final[Mapping[str, Callable[[], Presentation]]] = {
    "mia": _mia,
    "french_poker": _french_poker,
    "sword_of_lies": _sword_of_lies,
}
"""By the name of the game, what imports its presentation: a further game is one line."""


def presentation_of(game: AnyGame) -> Presentation | None:
    """How the game is presented; None for one that has no screen."""
    return SCREENS[game.name]() if game.name in SCREENS else None


def required_presentation(game: AnyGame) -> Presentation:
    """The same. Raises ``RulesError`` with the games there are for one that has no screen."""
    found = presentation_of(game)
    if found is None:
        raise RulesError(Reason("terminal-no-screen", {"allowed": ", ".join(SCREENS)}))
    return found


def require_hints(game: AnyGame) -> None:
    """Raises ``RulesError`` with the games there are if this one has no hints."""
    if not required_presentation(game).hinted:
        hinted = [name for name, load in SCREENS.items() if load().hinted]
        raise RulesError(Reason("terminal-no-hints", {"allowed": ", ".join(hinted)}))
