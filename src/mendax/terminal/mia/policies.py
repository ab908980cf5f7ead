"""Solved play of Mia, as the terminal comes by it: from a file, from the package, from where it was
kept, or solved at once while a bar shows how far it is.

Nothing here loads a solver before it is needed.
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
"""Larger tables are judged once few enough are left, rather than solved for minutes."""


def policy_of(rules: MiaRules, seats: int, span: "Span", words: Words) -> "CachedPolicy":
    """Solved play: from the package, from where it was kept, or solved now and kept.

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
    """Solves, while it is shown how far that is; loading and compiling are shown by themselves."""
    with watched(words.say("solver-preparing")):
        from mendax.solver.mia import equilibrium  # takes a while to load

        equilibrium.check(rules, seats, span)
        equilibrium.prepare()
    with watched(words.say("solver-solving")) as progress:
        return equilibrium.solve(rules, seats, span, progress)


def judged_by(rules: MiaRules, seats: int, file: Path | None, words: Words) -> "Policy":
    """The policy of a table: from ``file``, from the package, or solved and kept.

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
