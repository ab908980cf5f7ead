"""The solver's process: its limits, and the functions that the server calls there.

The server's own process loads neither the solver nor a compiler, because loading them would hold
the GIL for too long.
"""

from collections.abc import Sequence
from typing import Final

from mendax.coach.registry import solver_of, solvers
from mendax.core.game import Reason
from mendax.games.rules import Rules
from mendax.server.processes import processor_time, work_process
from mendax.server.processes.work_process import WorkProcess

SECONDS: Final = 20.0
"""The maximum CPU seconds for solving a table."""
WAITING: Final = 16
"""The maximum number of queued questions."""
MEMORY: Final = 4 << 30
"""The memory in bytes that the process may write.

The process needs 0.3 GiB on two cores, and more if libraries have buffers for many cores.
"""


def solver_process(command: Sequence[str] = work_process.COMMAND) -> WorkProcess:
    """Return the solving process, which is started by the first question and ends when idle."""
    seconds = processor_time.PATIENCE * SECONDS
    return WorkProcess(WAITING, seconds, memory=MEMORY, prepare=prepare, command=command)


# ── in the process ───────────────────────────────────────────────────────────────────────────


def prepare() -> None:
    """Load all solvers, and compile them if necessary.

    Loading takes one or two seconds, or about forty with compilation.
    """
    for solver in solvers():
        solver.prepare()


def ready() -> None:
    """Do nothing. An answer shows that the solver is ready."""


def solve(game: str, rules: Rules, seats: int, seconds: float) -> bytes | Reason:
    """Return the solved table, for the coach's ``keep``, or the reason for the failure."""
    solver = solver_of(game)
    assert solver is not None, game
    return solver.solve(rules, seats, seconds)
