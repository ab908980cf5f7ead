"""Mia policies in the terminal, from a file, the package or the policy folder, or newly solved.

The solver is imported only when it is needed.
"""

import functools
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mendax.core.game import Reason, RulesError
from mendax.games.mia.rules import MiaRules
from mendax.terminal.console import watched
from mendax.terminal.files import bytes_of
from mendax.terminal.policy_folder import policy_folder
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.solver.mia.equilibrium import Solution
    from mendax.solver.mia.model.positions import Span
    from mendax.solver.mia.policy.policy import Policy
    from mendax.solver.mia.policy_cache import CachedPolicy

_MOST_SEATS: Final = 4
"""The largest table that is solved. Larger tables take minutes and are judged once enough players
are out.
"""


def policy_of(rules: MiaRules, seats: int, span: "Span", words: Words) -> "CachedPolicy":
    """Return the policy from the package or the policy folder, or solve and store it.

    Raises ``RulesError``, ``NotCovered`` and ``MissingPackage``.
    """
    from mendax.coach.mia.policies import packaged
    from mendax.solver.mia.model.coverage import check
    from mendax.solver.mia.policy_cache import CachedPolicy, cached_policy

    check(rules, seats, span)
    began = time.perf_counter()
    policy = packaged(rules, seats) if span == "match" else None
    if policy is not None:
        return CachedPolicy(policy, time.perf_counter() - began, True)
    return cached_policy(
        rules, seats, span, policy_folder(words), functools.partial(solve, words=words)
    )


def solve(rules: MiaRules, seats: int, span: "Span", words: Words) -> "Solution":
    """Solve the rules with a progress bar. Loading and compiling have separate progress output."""
    with watched(words.say("solver-preparing")):
        from mendax.solver.mia import equilibrium  # slow to import

        equilibrium.check(rules, seats, span)
        equilibrium.prepare()
    with watched(words.say("solver-solving")) as progress:
        return equilibrium.solve(rules, seats, span, progress)


def judged_by(rules: MiaRules, seats: int, file: Path | None, words: Words) -> "Policy":
    """Return a table's policy from ``file``, the package, the policy folder or the solver.

    Raises ``UnreadablePolicy``, ``RulesError`` for a file of other rules, or ``NotCovered``.
    """
    from mendax.coach.mia.policies import plain, stored
    from mendax.solver.generic.errors import NotCovered
    from mendax.solver.mia.policy import file_format

    if file is not None:
        read = file_format.read(bytes_of(file))
        same = plain(read.rules, seats) == plain(rules, seats) and read.seats == seats
        if not same or read.span != "match":
            raise RulesError(Reason("coach-other-policy"))
        return read
    smaller = stored(rules, seats) if seats > _MOST_SEATS else None
    if smaller is not None:
        return smaller
    if seats > 2 and rules.blind_pass != "off":
        raise NotCovered(Reason("solver-refused-blind-pass", {"seats": seats}))
    return policy_of(plain(rules, seats), seats, "match", words).policy
