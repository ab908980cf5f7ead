"""The games with a screen. No other module of this layer lists them.

Any other game, such as one from an installed package, gets a generic screen based on its views and
offers. Modules are imported on demand, so a command loads only the modules of its game.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.terminal.presentation import Presentation


def _mia() -> Presentation:
    from mendax.terminal.mia.ladder import LADDER_PAGE
    from mendax.terminal.mia.screen import MiaScreen

    return Presentation(MiaScreen, hinted=True, odds=LADDER_PAGE)


def _french_poker() -> Presentation:
    from mendax.terminal.french_poker.ladder import LADDER_PAGE
    from mendax.terminal.french_poker.screen import FrenchPokerScreen

    return Presentation(FrenchPokerScreen, hinted=True, odds=LADDER_PAGE)


def _sword_of_lies() -> Presentation:
    from mendax.terminal.sword_of_lies.coached import called
    from mendax.terminal.sword_of_lies.marks import MARKS_PAGE
    from mendax.terminal.sword_of_lies.screen import SwordScreen

    return Presentation(SwordScreen, hinted=False, odds=MARKS_PAGE, coached=called)


SCREENS: Final[Mapping[str, Callable[[], Presentation]]] = {
    "mia": _mia,
    "french_poker": _french_poker,
    "sword_of_lies": _sword_of_lies,
}
"""Loaders of presentations, keyed by game name. A new game adds one line."""


def presentation_of(game: AnyGame) -> Presentation:
    """Return the game's own presentation, or the generic presentation."""
    if game.name in SCREENS:
        return SCREENS[game.name]()
    return generic_presentation(game)


def generic_presentation(game: AnyGame) -> Presentation:
    """Return the generic presentation, for a game without a dedicated screen."""
    from mendax.terminal.generic.screen import GenericScreen

    return Presentation(partial(GenericScreen, game), hinted=False, odds=None)


def require_hints(game: AnyGame) -> None:
    """Raise ``RulesError``, which names the games with hints, if this game has none."""
    if not presentation_of(game).hinted:
        hinted = [name for name, load in SCREENS.items() if load().hinted]
        raise RulesError(Reason("terminal-no-hints", {"allowed": ", ".join(hinted)}))
