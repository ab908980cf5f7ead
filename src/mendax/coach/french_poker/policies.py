"""Solved rounds of French poker: from the files of the package, or solved and remembered.

Rules of this file
1. Rules whose rounds are played alike share a policy (``round_model.essential``): tokens, how many
   play, and how a game ends are not part of it.
2. Nothing slow happens unasked: a round takes half a minute and more, so what does not come with
   the package is known only once somebody had it solved (``keep``).
3. ``python -m mendax.coach`` makes the files of the package anew.
"""

import functools
import threading
from collections.abc import Iterator
from importlib.resources import files
from typing import Final, NamedTuple

from mendax.coach.results import Coverage
from mendax.core.game import Reason
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.solver.french_poker import policy_file
from mendax.solver.french_poker.policy import RoundPolicy
from mendax.solver.french_poker.round_model import check, essential
from mendax.solver.generic.errors import NotCovered

PACKAGED: Final = ("house", "first_evening", "charge", "wild", "plain", "brisk", "french")
"""The presets whose policies come with the package."""
AMONG_MORE: Final = ("house", "first_evening", "wild", "plain", "brisk")
"""Those that have another one for more than two. Where tokens are won and not lost, as in a
charge, it would not hold."""
_SEATS_AMONG_MORE: Final = 4
"""It is solved for four, and serves three and larger tables too; ``docs/french-poker.md`` has the
figures. Solved for three it did worse at tables of three, too."""
_KEPT: Final = 16
"""Rule sets that are remembered."""

_solved: Final[dict[FrenchPokerRules, RoundPolicy]] = {}
_changing: Final = threading.Lock()


class PackageFile(NamedTuple):
    """A policy of the package."""

    name: str
    rules: FrenchPokerRules
    seats: int


def packaged(rules: FrenchPokerRules, seats: int = 2) -> RoundPolicy | None:
    """The policy of the package for rounds of so many under these rules, if it has it."""
    for file in package_files():
        if file.rules == essential(rules) and file.seats == seats:
            policy = _read(file.name)
            if (policy.rules, policy.seats) != (file.rules, file.seats):
                raise ValueError(f"{file.name} is of other rules or seats")
            return policy
    return None


@functools.cache
def package_files() -> tuple[PackageFile, ...]:
    """The files of the package; presets that are played alike share one."""
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
def _read(name: str) -> RoundPolicy:
    return policy_file.read(files("mendax.coach").joinpath("stored", name).read_bytes())


def keep(rules: FrenchPokerRules, policy: RoundPolicy) -> None:
    """Has a policy for two that was solved at hand from now on.

    Raises ``ValueError`` for one of other seats.
    """
    if policy.seats != 2:
        raise ValueError("a policy of other seats")
    with _changing:
        _solved.pop(essential(rules), None)
        while len(_solved) >= _KEPT:
            del _solved[next(iter(_solved))]
        _solved[essential(rules)] = policy


def at_hand(rules: FrenchPokerRules) -> RoundPolicy | None:
    """The policy of these rules, if there is one without solving anything."""
    try:
        check(rules, 2)
    except NotCovered:
        return None
    return _solved.get(essential(rules)) or packaged(rules)


def among_more(rules: FrenchPokerRules) -> RoundPolicy | None:
    """The policy of the package for more than two, if it has one for these rules."""
    return packaged(rules, _SEATS_AMONG_MORE) if rules.scoring == "tokens" else None


def coverage(rules: FrenchPokerRules, seats: int) -> Coverage:
    """How far the table is solved: whole for two; with more seats once two are left."""
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
