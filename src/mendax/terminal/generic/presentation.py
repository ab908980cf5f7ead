"""Any game, as the terminal asks for it."""

from functools import partial

from mendax.core.game import AnyGame
from mendax.terminal.generic.screen import GenericScreen
from mendax.terminal.presentation import Presentation


def generic_presentation(game: AnyGame) -> Presentation:
    """The presentation of a game that the terminal has no drawing for."""
    return Presentation(partial(GenericScreen, game), hinted=False, odds=None)
