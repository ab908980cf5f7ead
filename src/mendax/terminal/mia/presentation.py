"""Mia, as the registry of screens wants it."""

from typing import Final

from mendax.terminal.mia.ladder import LADDER_PAGE
from mendax.terminal.mia.screen import MiaScreen
from mendax.terminal.presentation import Presentation

MIA: Final = Presentation(MiaScreen, hinted=True, odds=LADDER_PAGE)
