"""Mia policies, either packaged or solved on request.

1. Rules that differ only in irrelevant options (how lives are shown, options for scored games)
   share a policy, stored under their ``plain`` form. A policy for six lives contains every position
   with fewer lives, because it is solved from the end backwards.
2. Slow work never runs implicitly. Rules that take more than a few seconds are not solved;
   ``solving`` defines the limits and how long a refusal holds.
3. ``python -m mendax.coach`` re-solves the packaged policies.
"""

import functools
import threading
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from mendax.coach.mia.solving import Found, SolvedCache, solve
from mendax.coach.results import Coverage
from mendax.coach.stored_files import stored_file
from mendax.core.game import Reason
from mendax.games.mia import effects
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.solver.generic.errors import NotCovered, UnreadablePolicy
from mendax.solver.mia.model.coverage import check
from mendax.solver.mia.model.positions import essential, points_matter
from mendax.solver.mia.policy import file_format
from mendax.solver.mia.policy.policy import Policy

STORED: Final = {
    "standard": 4,
    "classic": 3,
    "matches": 3,
    "points": 3,
    "meyer": 2,
    "contest": 6,
    "mexicali": 2,
    "board_game_arena": 2,
}
"""The presets with packaged policies, each with the largest packaged number of seats."""
VARIANTS: Final = {
    "toast": (replace(PRESETS["standard"], joker_32="toast"), 2),
    "new-lives-may": (replace(PRESETS["standard"], life_reroll="may"), 2),
    "new-lives-must": (replace(PRESETS["standard"], life_reroll="must"), 2),
    "pass-higher": (replace(PRESETS["standard"], blind_pass="higher"), 2),
    "pass-back": (replace(PRESETS["standard"], blind_pass="same_or_higher"), 2),
    "anybody": (replace(PRESETS["standard"], doubter="anybody", lives=3), 3),
    "anybody-two-lives": (replace(PRESETS["standard"], doubter="anybody", lives=2), 4),
}
"""Single options of the preset ``standard`` that take long to solve, with the number of seats.

They are packaged to show the effect of each option.
"""
_ENDS: Final = {"anybody-two-lives-4.policy": "anybody-3.policy"}
"""Files whose policies lack positions of fewer seats, each with the file of these positions."""
_MOST_POSITIONS: Final = {2: 80, 3: 40}
"""The maximum number of positions, by seats, that can be solved in a second or two.

``standard`` with two seats has 36 positions.
"""
_PASSES: Final = {"off": 1, "higher": 2, "same": 2, "same_or_higher": 64}
"""The factor by which blind passing lengthens the time for a position."""
_RACE: Final = 8
"""The factor by which doubts out of turn lengthen the time for a position."""
_KEPT: Final = 64


def plain(rules: MiaRules, seats: int) -> MiaRules:
    """Return the plainest equivalent rules. With two seats, ``ends_when`` makes no difference."""
    plainest = essential(rules, "match", seats)
    return replace(plainest, ends_when=MiaRules().ends_when) if seats == 2 else plainest


def stored(rules: MiaRules, seats: int) -> Policy | None:
    """Return the packaged policy for this table or for its end with fewer seats, or None.

    A policy for fewer seats (or lives) contains every position with that many seats (or lives)
    left.
    """
    for fewer in range(seats, 1, -1):
        if fewer < seats and (rules.scoring != "lives" or rules.ends_when == "first_out"):
            return None
        for name, kept, kept_seats in package_files():
            same = kept_seats == fewer and _lengthless(kept, fewer) == _lengthless(rules, fewer)
            if same and stored_file(name).is_file():  # a browser has only the small files
                return _begun_later(name, plain(rules, fewer))
    return None


def packaged(rules: MiaRules, seats: int) -> Policy | None:
    """Return the packaged policy for the whole game under exactly these rules, or None.

    The policy contains all numbers of lives up to those of the rules, so it also serves games with
    fewer lives.
    """
    policy = stored(rules, seats)
    if policy is None or not covers(policy, rules, seats):
        return None
    return Policy(essential(rules, "match", seats), seats, "match", policy.sheets)


def _lengthless(rules: MiaRules, seats: int) -> MiaRules:
    """Return the rules with the default lives and rounds."""
    usual = MiaRules()
    return replace(plain(rules, seats), lives=usual.lives, rounds=usual.rounds)


@functools.lru_cache(_KEPT)
def _begun_later(name: str, rules: MiaRules) -> Policy:
    """Return a file's policy for a game that starts with fewer lives or rounds, if possible."""
    policy = _read(name)
    begun = Policy(rules, policy.seats, policy.span, policy.sheets)
    return begun if begun.start in begun.sheets else policy


@functools.cache
def _read(name: str) -> Policy:
    policy = file_format.read(stored_file(name).read_bytes())
    ends = _read(_ENDS[name]).sheets if name in _ENDS else {}
    return Policy(policy.rules, policy.seats, policy.span, {**ends, **policy.sheets})


@functools.cache
def package_files() -> tuple[tuple[str, MiaRules, int], ...]:
    """Return the name, rules and seats of each file in the package.

    Equivalent presets share a file.
    """
    return tuple(_package_files())


def _package_files() -> Iterator[tuple[str, MiaRules, int]]:
    known = set()
    wanted = [
        (name, PRESETS[name], seats) for name, n in STORED.items() for seats in range(2, n + 1)
    ]
    for name, given, seats in [*wanted, *((name, *each) for name, each in VARIANTS.items())]:
        rules = plain(given, seats)
        if (rules, seats) not in known:
            known.add((rules, seats))
            yield f"{name}-{seats}.policy", rules, seats


# ── solved on request ──────────────────────────────────────────────────────────────────────────

solved_here: Final = SolvedCache()
"""The tables solved or refused since the start of the process."""
_solving = threading.Lock()


def at_hand(rules: MiaRules, seats: int) -> Policy | None:
    """Return the best policy available without solving (see ``stored``)."""
    return solved_here.policy(plain(rules, seats), seats) or stored(rules, seats)


def solved(rules: MiaRules, seats: int, seconds: float = 60) -> Policy | None:
    """Return the policy for this table, solving it if that takes a second or two.

    Otherwise, returns the policy from ``stored``. Solving stops after ``seconds``. A failure is not
    retried for ``REFUSED_FOR`` seconds.
    """
    with _solving:
        if needs_solving(rules, seats):
            keep(rules, seats, solve(plain(rules, seats), seats, seconds))
    return at_hand(rules, seats)


def keep(rules: MiaRules, seats: int, found: Found) -> None:
    """Store the result of solving ``plain(rules, seats)``."""
    solved_here.keep(plain(rules, seats), seats, found)


def read(solved: bytes | Reason, rules: MiaRules, seats: int) -> Found:
    """Parse the serialised policy of this table.

    Raises ``UnreadablePolicy`` for invalid bytes or the policy of another table.
    """
    if isinstance(solved, Reason):
        return solved
    policy = file_format.read(solved)
    about = (plain(policy.rules, policy.seats), policy.seats, policy.span)
    if about != (plain(rules, seats), seats, "match"):
        raise UnreadablePolicy(Reason("solver-bad-policy", {"problem": "other rules"}))
    return policy


def _soon(rules: MiaRules, seats: int) -> bool:
    """Return whether these rules can be solved in a second or two."""
    if _refused(rules, seats) is not None:
        return False
    most = _MOST_POSITIONS.get(seats, 0) // _PASSES[rules.blind_pass]
    if seats > 2 and rules.doubter == "anybody":
        most //= _RACE
    if rules.scoring != "lives":
        long = rules.rounds * seats if not points_matter(rules, seats, "match") else rules.rounds**3
        return long <= most
    effect = [effects.effect(rules, value) for value in effects.OPTIONS]
    circles = rules.life_reroll != "off" or not {"toast", "wipe", "turn_and_wipe"}.isdisjoint(
        effect
    )
    wide = seats > 2 and (rules.announce == "equal_or_higher" or rules.blind_pass != "off")
    return sum(rules.lives**n for n in range(2, seats + 1)) <= most and not circles and not wide


# ── coverage ─────────────────────────────────────────────────────────────────────────────────


def covers(policy: Policy | None, rules: MiaRules, seats: int) -> bool:
    """Return whether ``policy`` covers this table from its start."""
    if policy is None or policy.seats != seats:
        return False
    return Policy(plain(rules, seats), seats, "match", {}).start in policy.sheets


def needs_solving(rules: MiaRules, seats: int) -> bool:
    """Return whether ``solved`` would start solving this table."""
    if solved_here.refusal(plain(rules, seats), seats) is not None:
        return False
    return _soon(rules, seats) and not covers(at_hand(rules, seats), rules, seats)


def coverage(rules: MiaRules, seats: int) -> Coverage:
    """Return the current coverage of the table, and the reason why it is not larger."""
    policy = at_hand(rules, seats)
    if covers(policy, rules, seats):
        return Coverage(seats, "whole", None)
    return Coverage(seats, "no" if policy is None else "end", _why_not(rules, seats))


def _why_not(rules: MiaRules, seats: int) -> Reason:
    refused = solved_here.refusal(plain(rules, seats), seats) or _refused(rules, seats)
    if refused is not None:
        return refused
    if rules.blind_pass != "off":
        return Reason("coach-too-large-passing", {"lives": rules.lives})
    return Reason("coach-too-large", {"seats": seats, "lives": rules.lives})


def _refused(rules: MiaRules, seats: int) -> Reason | None:
    """Return the reason why the solver does not support this table, or None."""
    try:
        check(rules, seats, "match")
    except NotCovered as error:
        return error.reason
    return None
