"""Rule sets solved when they are asked for: how long that may take, and what is remembered of it.

Rules of this file
1. Time is counted in processor seconds of the thread that solves, from when everything is loaded
   and compiled: neither a busy machine nor a first start makes a rule set «too slow».
2. A refusal holds for ``REFUSED_FOR`` seconds, whatever caused it; then it is tried again.
"""

import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from mendax.core.game import MendaxError, Reason
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.policy.policy import Policy

REFUSED_FOR: Final = 600.0
"""Seconds until rules that could not be solved are tried again."""
_KEPT: Final = 64
"""Rule sets that are remembered."""

Clock = Callable[[], float]
Found = Policy | Reason
"""A solved rule set, or why it could not be solved."""


class TooSlow(MendaxError):
    """It took too long to solve, and was given up."""


def solve(
    rules: MiaRules,
    seats: int,
    seconds: float,
    clock: Clock = time.thread_time,
    prepare: Callable[[], None] | None = None,
) -> Found:
    """The policy of ``rules``, or why there is none; given up after ``seconds`` by the clock.

    ``prepare`` loads (once: compiles) what solving takes, before the clock is looked at.
    """
    from mendax.solver.mia import equilibrium  # takes a while to load

    (prepare or equilibrium.prepare)()
    end = clock() + seconds

    def patient(_: int, __: int) -> None:
        if clock() > end:
            raise TooSlow(Reason("coach-too-slow"))

    try:
        return equilibrium.solve(rules, seats, progress=patient).policy
    except MendaxError as error:
        return error.reason
    except ArithmeticError:
        return Reason("coach-unsolved")


class _Refusal(NamedTuple):
    reason: Reason
    until: float


class Solved:
    """What was solved or refused since the start; the latest last, and no more than some."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._found: dict[tuple[MiaRules, int], Policy | _Refusal] = {}
        self._changing = threading.Lock()

    def keep(self, rules: MiaRules, seats: int, found: Found) -> None:
        """Remembers what came of solving."""
        kept = found if isinstance(found, Policy) else _Refusal(found, self._clock() + REFUSED_FOR)
        with self._changing:
            self._found.pop((rules, seats), None)
            while len(self._found) >= _KEPT:
                del self._found[next(iter(self._found))]
            self._found[rules, seats] = kept

    def policy(self, rules: MiaRules, seats: int) -> Policy | None:
        """The policy, if it was solved."""
        kept = self._found.get((rules, seats))
        return kept if isinstance(kept, Policy) else None

    def refusal(self, rules: MiaRules, seats: int) -> Reason | None:
        """Why it could not be solved lately."""
        kept = self._found.get((rules, seats))
        refused = isinstance(kept, _Refusal) and self._clock() < kept.until
        return kept.reason if refused and isinstance(kept, _Refusal) else None
