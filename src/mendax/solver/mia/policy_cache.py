"""A folder that caches policies. A rule set is solved on first use, then read from disk."""

import contextlib
import hashlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import write_options
from mendax.solver.generic.errors import UnreadablePolicy
from mendax.solver.mia.model.coverage import check
from mendax.solver.mia.model.positions import Span, essential
from mendax.solver.mia.policy.file_format import load, save
from mendax.solver.mia.policy.policy import Policy

if TYPE_CHECKING:
    from mendax.solver.mia.equilibrium import Solution

    Solve = Callable[[MiaRules, int, Span], Solution]

EDITION: Final = 2
"""The version of the solver's choice of equilibria. Files of another edition are ignored."""


class CachedPolicy(NamedTuple):
    """A policy, with the time spent on solving or reading it."""

    policy: Policy
    seconds: float
    """Seconds spent solving or reading the file."""
    stored: bool
    """True if the policy was read from the folder."""


def cached_policy(
    rules: MiaRules, seats: int, span: Span, folder: Path, solve: "Solve | None" = None
) -> CachedPolicy:
    """Return the policy for ``rules`` from ``folder``. If the file is missing, solve and save it.

    ``solve`` replaces ``mia.equilibrium.solve``. If the file is unreadable, the rules are solved
    again. A failed write is ignored. Raises ``RulesError``, ``NotCovered``, and any error of
    ``solve``.
    """
    check(rules, seats, span)
    file = folder / file_name(rules, seats, span)
    began = time.perf_counter()
    stored = _read(file)
    if stored is not None and (stored.rules, stored.seats) == (
        essential(rules, span, seats),
        seats,
    ):
        return CachedPolicy(stored, time.perf_counter() - began, True)
    solution = (solve or _solve)(rules, seats, span)
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        save(solution.policy, file)
    return CachedPolicy(solution.policy, solution.seconds, False)


def _solve(rules: MiaRules, seats: int, span: Span) -> "Solution":
    # importing the solver is slower than reading a policy
    from mendax.solver.mia.equilibrium import solve

    return solve(rules, seats, span)


def _read(file: Path) -> Policy | None:
    try:
        return load(file)
    except (OSError, UnreadablePolicy):
        return None


def file_name(rules: MiaRules, seats: int, span: Span) -> str:
    """Return the file name. Rules with the same play have the same name within an ``EDITION``."""
    options = write_options(essential(rules, span, seats))
    digest = hashlib.sha256(options.encode()).hexdigest()[:16]
    return f"mia-{seats}-{span}-{EDITION}-{digest}.policy"
