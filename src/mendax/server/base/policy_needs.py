"""Which solved policy a process lacks: asked there before a coach or a bot goes by policies.

A process finds nothing by itself, as it has no store: it names what it lacks, and is given that
with the same question again.
"""

import contextlib
from typing import NamedTuple, Protocol

from mendax.coach.protocol import Sharing
from mendax.coach.registry import solver_of
from mendax.core.game import Reason
from mendax.games.rules import Rules


class Lacking(NamedTuple):
    """A policy that can be solved soon, and is not at hand here."""

    key: str | None
    """What it is called, the same in every process (``Sharing.policy_key``); None: it is of a coach
    that shares none."""
    refused: bool
    """Whether what was given for it is of no use."""


class KnownPolicies(Protocol):
    """The policies that were solved, whoever has solved them, by ``Lacking.key``."""

    async def known(self, key: str | None) -> bytes | None:
        """The policy of this name, if there is one."""

    async def forget(self, key: str | None) -> None:
        """Nobody is given this policy any more: it is of no use."""


def lacking(
    game: str, rules: Rules, seats: int, found: bytes | Reason | None = None
) -> Lacking | None:
    """What is lacking for this table; None: nothing, or nothing that could be solved soon.

    ``found``: what was found for it, which is kept from now on.
    """
    solver = solver_of(game)
    if solver is None:
        return None
    if found is not None:
        with contextlib.suppress(Exception):  # whatever a coach thinks of bytes that aren't its own
            solver.keep(rules, seats, found)
    if not solver.needs_solving(rules, seats):
        return None
    key = solver.policy_key(rules, seats) if isinstance(solver, Sharing) else None
    return Lacking(key, found is not None)
