"""A folder that caches solved rounds. A round is solved on first use, then read from disk."""

import contextlib
import hashlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import write_options
from mendax.solver.french_poker.policy import RoundPolicy
from mendax.solver.french_poker.policy_file import load, save
from mendax.solver.french_poker.round_model import essential
from mendax.solver.generic.errors import UnreadablePolicy

if TYPE_CHECKING:
    from mendax.solver.french_poker.round_equilibrium import RoundSolution


class KeptPolicy(NamedTuple):
    """A policy, with the time spent on solving or reading it."""

    policy: RoundPolicy
    seconds: float
    """Seconds spent solving, or reading the file."""
    stored: bool
    """True if the policy was read from the folder."""


def kept_policy(
    rules: FrenchPokerRules, folder: Path, solve: "Callable[[FrenchPokerRules], RoundSolution]"
) -> KeptPolicy:
    """Return the policy for ``rules`` from ``folder``. If the file is missing, solve and save it.

    If the file is unreadable, the round is solved again. A failed write is ignored. Raises the
    errors of ``solve``.
    """
    file, began = folder / file_name(rules), time.perf_counter()
    stored = _read(file)
    if stored is not None and (stored.rules, stored.seats) == (essential(rules), 2):
        return KeptPolicy(stored, time.perf_counter() - began, True)
    solution = solve(rules)
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        save(solution.policy, file)
    return KeptPolicy(solution.policy, solution.seconds, False)


def _read(file: Path) -> RoundPolicy | None:
    try:
        return load(file)
    except (OSError, UnreadablePolicy):
        return None


def file_name(rules: FrenchPokerRules) -> str:
    """Return the file name. Rules with the same play of rounds have the same file name."""
    digest = hashlib.sha256(write_options(essential(rules)).encode()).hexdigest()[:16]
    return f"french_poker-{digest}.policy"
