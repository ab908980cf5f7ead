"""What a program may use in a match, and what it is charged with when it does not keep to it.

The rule: whenever a program owes a move and gives none that counts, it is charged with a *fault*
and the game's default action is played for it. With ``faults`` of them in one game, or once its
process has ended, it *forfeits*: its default actions are played to the end of that game. The next
game finds a fresh process, so no fault reaches into another game.
"""

from typing import Final, Literal, NamedTuple

from mendax.core.game import Reason, RulesError, Value
from mendax.core.unknown_names import likely_meant


class ProgramLimits(NamedTuple):
    """What one program may use. Wall time is generous, as a loaded machine must not decide games;
    processor time is what thinking is measured by, where the system tells it (Linux)."""

    move_seconds: float = 5.0
    """Wall time for one move, all tries together."""
    game_seconds: float = 120.0
    """Wall time for all its moves of one game."""
    move_processor: float = 2.0
    """Processor seconds for one move."""
    game_processor: float = 30.0
    """Processor seconds for one game."""
    start_seconds: float = 10.0
    """Wall time from the begin of a game until it is ready."""
    memory: int = 1024
    """Megabytes that it may write to (Linux)."""
    faults: int = 3
    """With so many in one game it forfeits that game."""


def limits_of(changes: tuple[str, ...]) -> ProgramLimits:
    """The limits with some changed, ``move-seconds=2``. Raises ``RulesError``."""
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

USUAL: Final = ProgramLimits()

FaultKind = Literal["crash", "timeout", "processor", "illegal", "flood"]
"""The process ended or can't be started; no answer in time; too much processor time; no legal move
in all its tries; lines without end."""

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
    """What sort of fault this is; whatever else went wrong counts as a crash."""
    return _KINDS.get(reason.key, "crash")


class ProgramCharge(Value, frozen=True):
    """One fault of a program in one game."""

    kind: FaultKind
    reason: Reason


class Conduct(Value, frozen=True):
    """How a program behaved in one game."""

    faults: tuple[ProgramCharge, ...] = ()
    forfeited: bool = False
    """Whether its default actions were played from some moment on."""
    refused: int = 0
    """Answers that were refused, those included that it mended at once."""
    times: tuple[float, ...] = ()
    """Wall seconds of each of its moves; they differ from run to run."""
    errors: str = ""
    """The end of what it wrote to standard error, where it had a fault."""
