"""Solved policies, from the package or solved on the spot.

Rules of this file
1. Rules that differ only in what does not matter (how lives are shown, what scored games alone
   know) share a policy, under their ``plain`` form.
2. Nothing slow happens unasked: what takes longer than about two seconds is not solved here.
3. ``python -m mendax.coach`` makes the files of the package anew.
"""

import functools
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from msgspec.structs import replace

from mendax.core.game import MendaxError
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.solver import book
from mendax.solver.policy import Policy, essential

STORED: Final = {"house": 3, "classic": 3, "matches": 3, "points": 3, "meyer": 2, "contest": 6}
"""The presets whose policies come with the package, and up to how many seats."""
_MOST_POSITIONS: Final = 80
"""A policy of so many positions is solved in about a second; a house game of two has 36."""


def plain(rules: MiaRules, seats: int) -> MiaRules:
    """The plainest rules that are played alike; two players end alike either way."""
    found = essential(rules, "match")
    return replace(found, ends_when=MiaRules().ends_when) if seats == 2 else found


@functools.lru_cache(64)
def stored(rules: MiaRules, seats: int) -> Policy | None:
    """The policy of the package for this table, or for what becomes of it as seats go out.

    A policy for fewer seats knows every position once so few are left.
    """
    for fewer in range(seats, 1, -1):
        if fewer < seats and (rules.scoring != "lives" or rules.ends_when == "first_out"):
            return None
        content = _contents().get((plain(rules, fewer), fewer))
        if content is not None:
            return book.read(files(__package__).joinpath("stored", content).read_bytes())
    return None


@functools.cache
def _contents() -> dict[tuple[MiaRules, int], str]:
    return {(rules, seats): name for name, rules, seats in shelf()}


def shelf() -> Iterator[tuple[str, MiaRules, int]]:
    """The files of the package: name, rules and seats; presets that are played alike share one."""
    known = set()
    for name, most in STORED.items():
        for seats in range(2, most + 1):
            rules = plain(PRESETS[name], seats)
            if (rules, seats) not in known:
                known.add((rules, seats))
                yield f"{name}-{seats}.policy", rules, seats


@functools.lru_cache(64)
def solved(rules: MiaRules, seats: int) -> Policy | None:
    """The policy of this table if it is at hand or solved soon; else as ``stored``."""
    found = stored(rules, seats)
    if (found is not None and found.seats == seats) or not _soon(rules, seats):
        return found
    from mendax.solver.mia import solve  # takes a while to load

    try:
        return solve(plain(rules, seats), seats).policy
    except (MendaxError, ArithmeticError):
        return found


def _soon(rules: MiaRules, seats: int) -> bool:
    """Whether solving takes a second or two."""
    if rules.scoring != "lives":
        return rules.rounds * seats <= _MOST_POSITIONS
    circles = rules.joker_32 == "toast" or rules.life_reroll != "off"
    return seats == 2 and rules.lives**2 <= _MOST_POSITIONS and not circles
