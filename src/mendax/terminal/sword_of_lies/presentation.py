"""Sword of Lies, as the registry of screens wants it."""

from typing import Final

from mendax.terminal.presentation import Presentation
from mendax.terminal.sword_of_lies.coached import called
from mendax.terminal.sword_of_lies.marks import MARKS_PAGE
from mendax.terminal.sword_of_lies.screen import SwordScreen

SWORD_OF_LIES: Final = Presentation(SwordScreen, hinted=False, odds=MARKS_PAGE, coached=called)
