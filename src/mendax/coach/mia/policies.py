"""Solved policies, from the files of the package or solved when asked for.

Rules of this file
1. Rules that differ only in what does not matter (how lives are shown, what scored games alone
   know) share a policy, under their ``plain`` form. A policy of six lives knows every game of
   fewer, as it is solved from the end backwards.
2. Nothing slow happens unasked: what takes longer than some seconds is not solved here
   (``solving`` says how long, and how long a refusal holds).
3. ``python -m mendax.coach`` makes the files of the package anew.
"""

import functools
import threading
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from msgspec.structs import replace

from mendax.coach.mia.solving import Found, Solved, solve
from mendax.coach.results import Coverage
from mendax.core.game import Reason
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import write_options
from mendax.solver.generic.errors import NotCovered, UnreadablePolicy
from mendax.solver.mia.model.coverage import check
from mendax.solver.mia.model.positions import essential, points_matter
from mendax.solver.mia.policy import file_format
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.policy_cache import EDITION

STORED: Final = {"house": 4, "classic": 3, "matches": 3, "points": 3, "meyer": 2, "contest": 6}
"""The presets whose policies come with the package, and up to how many seats."""
VARIANTS: Final = {
    "toast": replace(PRESETS["house"], joker_32="toast"),
    "new-lives-may": replace(PRESETS["house"], life_reroll="may"),
    "new-lives-must": replace(PRESETS["house"], life_reroll="must"),
    "pass-higher": replace(PRESETS["house"], blind_pass="higher"),
    "pass-back": replace(PRESETS["house"], blind_pass="same_or_higher"),
}
"""Single options of the house rules that take long to solve: come along for two seats, so that one
may see what each of them changes."""
_MOST_POSITIONS: Final = {2: 80, 3: 40}
"""By seats: so many positions are solved in a second or two; a house game of two has 36."""
_PASSES: Final = {"off": 1, "higher": 2, "same_or_higher": 64}
"""How much longer a position takes where blind passing is allowed."""
_KEPT: Final = 64


def plain(rules: MiaRules, seats: int) -> MiaRules:
    """The plainest rules that are played alike; two players end alike either way."""
    plainest = essential(rules, "match")
    return replace(plainest, ends_when=MiaRules().ends_when) if seats == 2 else plainest


def stored(rules: MiaRules, seats: int) -> Policy | None:
    """The policy of the package for this table, or for what becomes of it as seats go out.

    A policy for fewer seats (or lives) knows every position once so few are left.
    """
    for fewer in range(seats, 1, -1):
        if fewer < seats and (rules.scoring != "lives" or rules.ends_when == "first_out"):
            return None
        for name, kept, kept_seats in package_files():
            if kept_seats == fewer and _lengthless(kept, fewer) == _lengthless(rules, fewer):
                return _begun_later(name, plain(rules, fewer))
    return None


def packaged(rules: MiaRules, seats: int) -> Policy | None:
    """The policy of the package for the whole of this game, under just these rules, if it has it.

    It knows as many lives as were solved, and serves a game of fewer.
    """
    policy = stored(rules, seats)
    if policy is None or not covers(policy, rules, seats):
        return None
    return Policy(essential(rules, "match"), seats, "match", policy.sheets)


def _lengthless(rules: MiaRules, seats: int) -> MiaRules:
    """The rules whatever the lives or rounds at the start."""
    usual = MiaRules()
    return replace(plain(rules, seats), lives=usual.lives, rounds=usual.rounds)


@functools.lru_cache(_KEPT)
def _begun_later(name: str, rules: MiaRules) -> Policy:
    """The policy of a file for a game with fewer lives or rounds, if it begins within it."""
    policy = _read(name)
    begun = Policy(rules, policy.seats, policy.span, policy.sheets)
    return begun if begun.start in begun.sheets else policy


@functools.cache
def _read(name: str) -> Policy:
    return file_format.read(files("mendax.coach").joinpath("stored", name).read_bytes())


@functools.cache
def package_files() -> tuple[tuple[str, MiaRules, int], ...]:
    """The files of the package: name, rules and seats; presets that are played alike share one."""
    return tuple(_package_files())


def _package_files() -> Iterator[tuple[str, MiaRules, int]]:
    known = set()
    wanted = [
        (name, PRESETS[name], seats) for name, n in STORED.items() for seats in range(2, n + 1)
    ]
    for name, given, seats in [*wanted, *((name, rules, 2) for name, rules in VARIANTS.items())]:
        rules = plain(given, seats)
        if (rules, seats) not in known:
            known.add((rules, seats))
            yield f"{name}-{seats}.policy", rules, seats


# ── solved when asked for ──────────────────────────────────────────────────────────────────────

_solved: Final = Solved()
"""What was solved or refused since the start."""
_solving = threading.Lock()


def at_hand(rules: MiaRules, seats: int) -> Policy | None:
    """The best policy that there is without solving anything; see ``stored``."""
    return _solved.policy(plain(rules, seats), seats) or stored(rules, seats)


def solved(rules: MiaRules, seats: int, seconds: float = 60) -> Policy | None:
    """The policy of this table if it is at hand or solved soon, here; else as ``stored``.

    Solving is given up after ``seconds``, and not tried again for a while (``REFUSED_FOR``).
    """
    with _solving:
        if needs_solving(rules, seats):
            keep(rules, seats, solve(plain(rules, seats), seats, seconds))
    return at_hand(rules, seats)


def keep(rules: MiaRules, seats: int, found: Found) -> None:
    """Remembers what came of solving ``plain(rules, seats)``, wherever that was done."""
    _solved.keep(plain(rules, seats), seats, found)


def read(solved: bytes | Reason, rules: MiaRules, seats: int) -> Found:
    """What came of solving this table, wherever that was done.

    Raises ``UnreadablePolicy`` for what is no policy, or one of another table.
    """
    if isinstance(solved, Reason):
        return solved
    policy = file_format.read(solved)
    about = (plain(policy.rules, policy.seats), policy.seats, policy.span)
    if about != (plain(rules, seats), seats, "match"):
        raise UnreadablePolicy(Reason("solver-bad-policy", {"problem": "other rules"}))
    return policy


def key(rules: MiaRules, seats: int) -> str:
    """What the policy of this table is called where it is kept: the same for all rules that are
    played alike, and another once policies are written or chosen in another way."""
    options = write_options(plain(rules, seats))
    return f"mia {file_format.VERSION}.{EDITION} seats={seats} {options}"


def _soon(rules: MiaRules, seats: int) -> bool:
    """Whether these rules are solved at all, and that takes a second or two."""
    if _refused(rules, seats) is not None:
        return False
    most = _MOST_POSITIONS.get(seats, 0) // _PASSES[rules.blind_pass]
    if rules.scoring != "lives":
        long = rules.rounds * seats if not points_matter(rules, seats, "match") else rules.rounds**3
        return long <= most
    circles = rules.joker_32 == "toast" or rules.life_reroll != "off"
    wide = seats > 2 and (rules.announce == "equal_or_higher" or rules.blind_pass != "off")
    return sum(rules.lives**n for n in range(2, seats + 1)) <= most and not circles and not wide


# ── how far a table is solved ────────────────────────────────────────────────────────────────


def covers(policy: Policy | None, rules: MiaRules, seats: int) -> bool:
    """Whether ``policy`` knows this table from the start."""
    if policy is None or policy.seats != seats:
        return False
    return Policy(plain(rules, seats), seats, "match", {}).start in policy.sheets


def needs_solving(rules: MiaRules, seats: int) -> bool:
    """Whether ``solved`` would be busy for a while with this table."""
    if _solved.refusal(plain(rules, seats), seats) is not None:
        return False
    return _soon(rules, seats) and not covers(at_hand(rules, seats), rules, seats)


def coverage(rules: MiaRules, seats: int) -> Coverage:
    """How far the table is solved as things stand, and why no further."""
    policy = at_hand(rules, seats)
    if covers(policy, rules, seats):
        return Coverage(seats, "whole", None)
    return Coverage(seats, "no" if policy is None else "end", _why_not(rules, seats))


def _why_not(rules: MiaRules, seats: int) -> Reason:
    refused = _solved.refusal(plain(rules, seats), seats) or _refused(rules, seats)
    if refused is not None:
        return refused
    if rules.blind_pass != "off":
        return Reason("coach-too-large-passing", {"lives": rules.lives})
    return Reason("coach-too-large", {"seats": seats, "lives": rules.lives})


def _refused(rules: MiaRules, seats: int) -> Reason | None:
    """Why the solver knows nothing of such a table, if so."""
    try:
        check(rules, seats, "match")
    except NotCovered as error:
        return error.reason
    return None
