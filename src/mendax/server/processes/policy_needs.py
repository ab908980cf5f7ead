"""Determines the solved policy that a process lacks, before a coach or bot uses it.

The process returns the key of the missing policy, and the caller repeats the call with the policy.
"""

import contextlib
from typing import NamedTuple, Protocol

from mendax.coach.registry import solver_of
from mendax.core.game import Reason
from mendax.games.rules import Rules, write_options


class Lacking(NamedTuple):
    """A solvable policy that this process has not loaded."""

    key: str
    """The policy's key, which is equal in all processes."""


class KnownPolicies(Protocol):
    """The policies solved for other processes, keyed by ``Lacking.key``."""

    async def known(self, key: str | None) -> bytes | None:
        """Return the policy with this key, or None."""


def lacking(
    game: str, rules: Rules, seats: int, found: bytes | Reason | None = None
) -> Lacking | None:
    """Return a table's missing policy.

    Return None if no policy is missing, or if the missing policy can't be solved quickly. ``found``
    is the policy found for the table, which the coach then stores, or the reason for its absence.
    """
    solver = solver_of(game)
    if solver is None:
        return None
    if found is not None:
        with contextlib.suppress(Exception):  # coaches may raise any error for foreign bytes
            solver.keep(rules, seats, found)
    if not solver.needs_solving(rules, seats):
        return None
    return Lacking(f"{game} {seats} {write_options(rules)}")
