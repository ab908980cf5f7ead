"""The limits of a program in a match, and its faults.

If a program makes no valid move when asked, it is charged with a *fault*, and the game's default
action is played. After ``faults`` faults in one game, or when its process has ended, the program
*forfeits* the game, and default actions are played to the end. The next game starts a new process,
so faults do not affect other games.
"""

import re
from typing import Final, Literal, NamedTuple

from mendax.core.game import Reason, RulesError, Value
from mendax.core.unknown_names import likely_meant


class ProgramLimits(NamedTuple):
    """The limits of one program.

    Wall time is generous, because a loaded machine must not decide games. CPU time measures the
    computation, if the system reports it (Linux).
    """

    move_seconds: float = 5.0
    """Wall time in seconds for one move, including all retries."""
    game_seconds: float = 120.0
    """Wall time in seconds for all of the program's moves in a game."""
    move_processor: float = 2.0
    """CPU seconds for one move."""
    game_processor: float = 30.0
    """CPU seconds for one game."""
    start_seconds: float = 10.0
    """Wall time in seconds from the start of a game until the program is ready."""
    memory: int = 1024
    """The memory in megabytes that the program may write (Linux)."""
    faults: int = 3
    """The number of faults in a game at which the program forfeits."""


def limits_of(changes: tuple[str, ...]) -> ProgramLimits:
    """Return the limits with changes such as ``move-seconds=2``. Raises ``RulesError``."""
    limits = ProgramLimits()
    for change in changes:
        name, _, number = change.partition("=")
        field = name.replace("-", "_")
        kind = type(getattr(limits, field)) if field in ProgramLimits._fields else None
        try:
            value = None if kind is None else kind(number)
        except ValueError:
            value = None
        if value is None or not 0 < value < _MOST:
            known = [field.replace("_", "-") for field in ProgramLimits._fields]
            shown = {"given": change[:40], "allowed": ", ".join(known)}
            if kind is None:
                shown |= likely_meant(name, known)
            raise RulesError(Reason("arena-unknown-limit", shown))
        limits = limits._replace(**{field: value})
    return limits


_MOST: Final = 1_000_000
_LONGEST_ERROR: Final = 300
_RAISED: Final = re.compile(r'^ *File "(?:[^"]*[/\\])?([^"/\\]+)", line (\d+)', re.MULTILINE)
"""A line of a Python traceback: the file and the number of the line."""

USUAL: Final = ProgramLimits()

FaultKind = Literal["crash", "timeout", "processor", "illegal", "flood"]
"""The kinds of faults.

They are, in order: the process ended or cannot be started; a timeout; too much CPU time; no legal
move in all attempts; endless output.
"""

_KINDS: Final[dict[str, FaultKind]] = {
    "program-silent": "timeout",
    "program-half-line": "timeout",
    "program-does-not-read": "timeout",
    "arena-program-game-time": "timeout",
    "arena-program-processor": "processor",
    "program-refused": "illegal",
    "program-long-line": "flood",
    "program-flood": "flood",
}


def kind_of(reason: Reason) -> FaultKind:
    """Return the kind of a fault. Unknown reasons count as a crash."""
    return _KINDS.get(reason.key, "crash")


class ProgramCharge(Value, frozen=True):
    """One program fault in one game."""

    kind: FaultKind
    reason: Reason


class Conduct(Value, frozen=True):
    """A program's conduct in one game."""

    faults: tuple[ProgramCharge, ...] = ()
    forfeited: bool = False
    """True if default actions were played for the rest of the game."""
    refused: int = 0
    """The number of refused answers, including those corrected by a retry."""
    times: tuple[float, ...] = ()
    """The wall time of each move in seconds, which varies between runs."""
    errors: str = ""
    """The end of the program's standard error, if it had a fault."""

    @property
    def last_error(self) -> str:
        """Return the last line of the errors, after the line of a Python program that raised it.

        The text is truncated and has no control characters.
        """
        lines = [line for line in self.errors.splitlines() if line.strip()]
        if not lines:
            return ""
        raised = _RAISED.findall(self.errors)
        where = "{}:{}: ".format(*raised[-1]) if raised else ""
        return "".join(filter(str.isprintable, where + lines[-1]))[:_LONGEST_ERROR]
