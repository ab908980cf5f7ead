"""A small match with faults, figures and times, for the tests of its report."""

from typing import Final

from mendax.arena.standings import PlayedGame, figures
from mendax.core.game import Reason
from mendax.programs.arena.charges import Conduct, ProgramCharge
from mendax.terminal.arena.report import MatchReport, thinking

_FAULT: Final = ProgramCharge("timeout", Reason("program-silent"))
_GOOD: Final = Conduct((), False, 0, (0.001, 0.002, 0.003))
_BAD: Final = Conduct((_FAULT,), True, 2, (5.0,), "<slow>")
GAMES: Final = [
    PlayedGame((0, 1), (1.0, -1.0), (1, 2), 9, (None, _BAD)),
    PlayedGame((1, 2), (-1.0, 1.0), (2, 1), 9, (_BAD, _GOOD)),
    PlayedGame((2, 0), (1.0, -1.0), (1, 2), 9, (_GOOD, None)),
] * 4
BOTS: Final = ("odds", "<slow>.py", "quick.py")
REPORT: Final = MatchReport(figures(BOTS, GAMES), 1.5, thinking(3, GAMES))
