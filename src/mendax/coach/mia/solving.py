"""Solves rule sets on request, within a time limit, and caches the results.

Time limits count the CPU seconds of the solving thread after loading and compiling. A busy machine
or a first start therefore does not make a rule set "too slow". A refusal holds for ``REFUSED_FOR``
seconds, whatever its cause. After that time, solving is retried.
"""

import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from mendax.core.game import MendaxError, Reason
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.policy.policy import Policy

REFUSED_FOR: Final = 600.0
"""The seconds after which solving is retried for rules that could not be solved."""
_KEPT: Final = 64
"""The maximum number of rule sets in the cache."""

Clock = Callable[[], float]
Found = Policy | Reason
"""A policy, or the reason for its absence."""


class TooSlow(MendaxError):
    """Raised when solving took too long and was stopped."""


def solve(
    rules: MiaRules,
    seats: int,
    seconds: float,
    clock: Clock | None = None,
    prepare: Callable[[], None] | None = None,
) -> Found:
    """Return the policy for ``rules``, or the reason why there is none.

    Solving stops after ``seconds`` of ``clock``, by default the CPU time of the thread. Outside
    this limit, ``prepare`` loads the solver and compiles it if necessary.
    """
    from mendax.solver.mia import equilibrium  # these modules are slow to import

    (prepare or equilibrium.prepare)()
    clock = clock or time.thread_time  # which a browser's Python lacks
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


class SolvedCache:
    """A bounded cache of the results of this process, newest last."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._found: dict[tuple[MiaRules, int], Policy | _Refusal] = {}
        self._changing = threading.Lock()

    def keep(self, rules: MiaRules, seats: int, found: Found) -> None:
        """Store a result of solving."""
        kept = found if isinstance(found, Policy) else _Refusal(found, self._clock() + REFUSED_FOR)
        with self._changing:
            self._found.pop((rules, seats), None)
            while len(self._found) >= _KEPT:
                del self._found[next(iter(self._found))]
            self._found[rules, seats] = kept

    def policy(self, rules: MiaRules, seats: int) -> Policy | None:
        """Return the policy if it was solved."""
        kept = self._found.get((rules, seats))
        return kept if isinstance(kept, Policy) else None

    def refusal(self, rules: MiaRules, seats: int) -> Reason | None:
        """Return the reason why the table could not be solved, while the refusal holds."""
        kept = self._found.get((rules, seats))
        refused = isinstance(kept, _Refusal) and self._clock() < kept.until
        return kept.reason if refused and isinstance(kept, _Refusal) else None
