"""Policies of French poker rounds, either packaged or solved since the start of the process.

1. Rules with equivalent rounds share a policy (``round_model.essential``). Tokens, the number of
   players and the end of the game do not affect a round.
2. Slow work never runs implicitly, because solving a round takes at least half a minute. Policies
   that are not packaged are known only once a caller has solved and stored them (``keep``).
3. ``python -m mendax.coach`` re-solves the packaged policies.
"""

import functools
import threading
from collections.abc import Iterator
from typing import Final, NamedTuple

from mendax.coach.results import Coverage
from mendax.coach.stored_files import stored_file
from mendax.core.game import Reason
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.solver.french_poker import policy_file
from mendax.solver.french_poker.policy import RoundPolicy
from mendax.solver.french_poker.round_model import check, essential
from mendax.solver.generic.errors import NotCovered

PACKAGED: Final = (
    *("standard", "first_evening", "charge", "wild", "plain", "brisk", "french"),
    "passed",
)
"""The presets with packaged policies."""
AMONG_MORE: Final = ("standard", "first_evening", "wild", "plain", "brisk")
"""The presets with a second policy, for more than two players.

Such a policy would be wrong if players receive tokens instead of losing them, as in a charge.
"""
_SEATS_AMONG_MORE: Final = 4
"""The number of seats for which the second policy is solved.

It also serves three seats and larger tables. A solution for three seats did worse even with three
players (``docs/french-poker.md`` has the figures).
"""
_KEPT: Final = 16
"""The maximum number of rule sets in each cache."""

solved_here: Final[dict[FrenchPokerRules, RoundPolicy]] = {}
"""The policies solved since the start of the process, by the rules' ``essential`` form."""
_changing: Final = threading.Lock()


class PackageFile(NamedTuple):
    """A packaged policy."""

    name: str
    rules: FrenchPokerRules
    seats: int


def packaged(rules: FrenchPokerRules, seats: int = 2) -> RoundPolicy | None:
    """Return the packaged policy for rounds with these rules and seats, or None."""
    for file in package_files():
        same = file.rules == essential(rules) and file.seats == seats
        if same and stored_file(file.name).is_file():  # a browser has only the small files
            policy = read_file(file.name)
            if (policy.rules, policy.seats) != (file.rules, file.seats):
                raise ValueError(f"{file.name} is of other rules or seats")
            return policy
    return None


@functools.cache
def package_files() -> tuple[PackageFile, ...]:
    """Return the files in the package. Presets with equivalent rounds share a file."""
    return tuple(_package_files())


def _package_files() -> Iterator[PackageFile]:
    known = set()
    for names, seats, ending in ((PACKAGED, 2, ""), (AMONG_MORE, _SEATS_AMONG_MORE, "-more")):
        for name in names:
            rules = essential(PRESETS[name])
            if (rules, seats) not in known:
                known.add((rules, seats))
                yield PackageFile(f"french_poker-{name}{ending}.policy", rules, seats)


@functools.cache
def read_file(name: str) -> RoundPolicy:
    """Return the policy in a packaged file."""
    return policy_file.read(stored_file(name).read_bytes())


def keep(rules: FrenchPokerRules, policy: RoundPolicy) -> None:
    """Store a solved two-seat policy for later calls.

    Raises ``ValueError`` for a policy with another number of seats.
    """
    if policy.seats != 2:
        raise ValueError("a policy of other seats")
    with _changing:
        solved_here.pop(essential(rules), None)
        while len(solved_here) >= _KEPT:
            del solved_here[next(iter(solved_here))]
        solved_here[essential(rules)] = policy


def at_hand(rules: FrenchPokerRules) -> RoundPolicy | None:
    """Return the policy for these rules if it is available without solving, otherwise None."""
    if not _covered(rules):
        return None
    return solved_here.get(essential(rules)) or packaged(rules)


def _covered(rules: FrenchPokerRules) -> bool:
    try:
        check(rules, 2)
    except NotCovered:
        return False
    return True


def among_more(rules: FrenchPokerRules) -> RoundPolicy | None:
    """Return the packaged policy for more than two seats, or None."""
    losing = rules.scoring == "tokens" and _covered(rules)
    return packaged(rules, _SEATS_AMONG_MORE) if losing else None


def coverage(rules: FrenchPokerRules, seats: int) -> Coverage:
    """Return the coverage: whole games with two seats, otherwise the end between two players."""
    if at_hand(rules) is None:
        return Coverage(seats, "no", _why_not(rules))
    if seats == 2:
        return Coverage(seats, "whole", None)
    ends = rules.scoring == "tokens" and rules.ends_when == "last_standing"
    reason = Reason("french-poker-coach-seats", {"seats": seats})
    return Coverage(seats, "end" if ends else "no", reason)


def _why_not(rules: FrenchPokerRules) -> Reason:
    try:
        check(rules, 2)
    except NotCovered as error:
        return error.reason
    return Reason("french-poker-coach-unsolved")
