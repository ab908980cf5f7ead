"""The solver's process: its limits, and what the server calls there.

The server's own process loads neither the solver nor a compiler: loading them holds the lock of the
interpreter for as long as no table may wait.
"""

from collections.abc import Sequence
from typing import Final

from mendax.coach.registry import solver_of, solvers
from mendax.core.game import Reason
from mendax.games.rules import Rules
from mendax.server.base import processor_time, work_process
from mendax.server.base.work_process import WorkProcess

SECONDS: Final = 20.0
"""Processor seconds that solving a table may take."""
WAITING: Final = 16
"""Questions that may wait."""
MEMORY: Final = 4 << 30
"""Bytes that the process may write to: 0.3 GiB on two cores, more where libraries have buffers for
each of many cores."""


def solver_process(command: Sequence[str] = work_process.COMMAND) -> WorkProcess:
    """Return the process that solves. It is kept, as getting it ready may take long."""
    seconds = processor_time.PATIENCE * SECONDS
    return WorkProcess(WAITING, seconds, idle=None, memory=MEMORY, prepare=prepare, command=command)


# ── in the process ───────────────────────────────────────────────────────────────────────────


def prepare() -> None:
    """Load all solvers, and compile them where they are not compiled yet.

    Takes a second or two, and some forty where everything has to be compiled.
    """
    for solver in solvers():
        solver.prepare()


def ready() -> None:
    """Do nothing: the process can solve once this is answered."""


def solve(game: str, rules: Rules, seats: int, seconds: float) -> bytes | Reason:
    """Return the solved table, for ``keep`` of the game's coach, or why it is not solved."""
    solver = solver_of(game)
    assert solver is not None, game
    return solver.solve(rules, seats, seconds)
