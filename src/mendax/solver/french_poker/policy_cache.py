"""A cache of solved rounds in a folder: solved at first use, read ever after."""

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
    """A policy, and what it took to get it."""

    policy: RoundPolicy
    seconds: float
    """Seconds of solving, or of reading what was kept."""
    stored: bool
    """Whether it was there."""


def kept_policy(
    rules: FrenchPokerRules, folder: Path, solve: "Callable[[FrenchPokerRules], RoundSolution]"
) -> KeptPolicy:
    """The policy for ``rules`` from ``folder``; solved and put there if it is not there yet.

    A file that can't be read is solved anew, and where none can be written none is kept. Raises
    what ``solve`` raises.
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
    """The file's name: the same for all rules whose rounds are played alike."""
    digest = hashlib.sha256(write_options(essential(rules)).encode()).hexdigest()[:16]
    return f"french_poker-{digest}.policy"
