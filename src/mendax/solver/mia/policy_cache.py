"""A cache of policies in a folder: solved at first use, read ever after."""

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
"""Raised when the solver chooses other equilibria: what was kept before is then not read."""


class CachedPolicy(NamedTuple):
    """A policy, and what it took to get it."""

    policy: Policy
    seconds: float
    """Seconds of solving, or of reading what was kept."""
    stored: bool
    """Whether it was there."""


def cached_policy(
    rules: MiaRules, seats: int, span: Span, folder: Path, solve: "Solve | None" = None
) -> CachedPolicy:
    """The policy for ``rules`` from ``folder``; solved and put there if it is not there yet.

    ``solve`` stands in for ``mia.solve``. A file that can't be read is solved anew, and where none
    can be written none is kept. Raises what ``solve`` raises.
    """
    check(rules, seats, span)
    file = folder / file_name(rules, seats, span)
    began = time.perf_counter()
    stored = _read(file)
    if stored is not None and (stored.rules, stored.seats) == (essential(rules, span), seats):
        return CachedPolicy(stored, time.perf_counter() - began, True)
    solution = (solve or _solve)(rules, seats, span)
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        save(solution.policy, file)
    return CachedPolicy(solution.policy, solution.seconds, False)


def _solve(rules: MiaRules, seats: int, span: Span) -> "Solution":
    from mendax.solver.mia.equilibrium import solve  # takes longer to load than a policy to read

    return solve(rules, seats, span)


def _read(file: Path) -> Policy | None:
    try:
        return load(file)
    except (OSError, UnreadablePolicy):
        return None


def file_name(rules: MiaRules, seats: int, span: Span) -> str:
    """The file's name: the same for all rules that are played alike, and for one ``EDITION``."""
    options = write_options(essential(rules, span))
    digest = hashlib.sha256(options.encode()).hexdigest()[:16]
    return f"mia-{seats}-{span}-{EDITION}-{digest}.policy"
