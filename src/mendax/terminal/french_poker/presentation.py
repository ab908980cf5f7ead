"""French poker, as the registry of screens wants it."""

from typing import Final

from mendax.terminal.french_poker.ladder import LADDER_PAGE
from mendax.terminal.french_poker.screen import FrenchPokerScreen
from mendax.terminal.presentation import Presentation

FRENCH_POKER: Final = Presentation(FrenchPokerScreen, hinted=True, odds=LADDER_PAGE)
