"""The games that the terminal draws: the only place of this floor that lists them.

Any other game, as of an installed package, is shown in the generic way, from its views and offers.
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


def presentation_of(game: AnyGame) -> Presentation:
    """How the game is presented: by its own room, or in the generic way."""
    if game.name in SCREENS:
        return SCREENS[game.name]()
    from mendax.terminal.generic.presentation import generic_presentation

    return generic_presentation(game)


def require_hints(game: AnyGame) -> None:
    """Raises ``RulesError`` with the games there are if this one has no hints."""
    if not presentation_of(game).hinted:
        hinted = [name for name, load in SCREENS.items() if load().hinted]
        raise RulesError(Reason("terminal-no-hints", {"allowed": ", ".join(hinted)}))
