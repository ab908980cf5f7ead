"""The solved policy that a process lacks: checked in that process before a coach or bot uses
policies.

Such a process has no store. It returns the key of the missing policy; the caller repeats the call
with the policy.
"""

import contextlib
from typing import NamedTuple, Protocol

from mendax.coach.protocol import Sharing
from mendax.coach.registry import solver_of
from mendax.core.game import Reason
from mendax.games.rules import Rules


class Lacking(NamedTuple):
    """A policy that is not loaded in this process but can be solved soon."""

    key: str | None
    """The policy's key, the same in every process (``Sharing.policy_key``); None if the coach
    shares no policies."""
    refused: bool
    """True if a policy was given but could not be used."""


class KnownPolicies(Protocol):
    """The solved policies of all processes, by ``Lacking.key``."""

    async def known(self, key: str | None) -> bytes | None:
        """Return the policy with this key, or None."""

    async def forget(self, key: str | None) -> None:
        """Delete an unusable policy."""


def lacking(
    game: str, rules: Rules, seats: int, found: bytes | Reason | None = None
) -> Lacking | None:
    """Return the missing policy for a table; None if no policy is missing, or it can't be solved
    soon.

    ``found`` is the policy found for the table, or the reason why there is none; the coach stores
    it.
    """
    solver = solver_of(game)
    if solver is None:
        return None
    if found is not None:
        with contextlib.suppress(Exception):  # coaches may raise any error for foreign bytes
            solver.keep(rules, seats, found)
    if not solver.needs_solving(rules, seats):
        return None
    key = solver.policy_key(rules, seats) if isinstance(solver, Sharing) else None
    return Lacking(key, found is not None)
