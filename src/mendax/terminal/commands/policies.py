"""Solved play of Mia, as the commands of this floor come by it: from a file, from the package,
from where it was kept, or solved on the spot while a bar shows how far it is.

Nothing here loads a solver before it is needed.
"""

import functools
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games.mia.rules import MiaRules
from mendax.terminal import pages
from mendax.terminal.arguments import rules_of
from mendax.terminal.console import watched
from mendax.terminal.files import bytes_of
from mendax.terminal.parameters import OK, Lang, spoken
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.solver.mia.equilibrium import Solution
    from mendax.solver.mia.model.positions import Span
    from mendax.solver.mia.policy.policy import Policy
    from mendax.solver.mia.policy_cache import CachedPolicy

_MOST_SEATS: Final = 4
"""Larger tables are judged once few enough are left, rather than solved for minutes."""


def prepare(*, lang: Lang = None) -> int:
    """Compile the solver ahead, so that nobody waits for it later: once after an installation.

    Where there is no compiler (the extra «fast»), there is nothing to do: all is plain Python.
    """
    from mendax.solver.generic.optional import has_compiler

    console, words = spoken(lang)
    if not has_compiler():
        pages.write(console, words.say("solver-plain"))
        return OK
    began = time.perf_counter()
    with watched(words.say("solver-preparing")):
        _compile()
    seconds = f"{time.perf_counter() - began:.1f}"
    pages.write(console, words.say("solver-prepared", seconds=seconds))
    return OK


def _compile() -> None:
    """Takes everything compiled that solving, counting and adding up stand on into use."""
    from mendax.arena.mia.expectation import expected
    from mendax.arena.mia.statistics import statistics
    from mendax.solver.mia.equilibrium import prepare as prepare_solver

    prepare_solver()
    bots, rules = ("odds", "liar"), MiaRules(lives=1)
    statistics(rules, bots, 1, seed=1)
    expected(rules, bots)


def solvable_rules(game: AnyGame, preset: str | None, changes: Sequence[str]) -> MiaRules:
    """The same, for a command that needs a solved game. Raises ``RulesError`` for other games."""
    rules = rules_of(game, preset, changes)
    if not isinstance(rules, MiaRules):
        raise RulesError(Reason("solver-refused-game", {"game": game.name}))
    return rules


def folder() -> Path:
    """Where solved policies are kept: MENDAX_POLICIES, or the user's cache."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("MENDAX_POLICIES") or Path(cache) / "mendax" / "policies")


def policy_of(rules: MiaRules, seats: int, span: "Span", words: Words) -> "CachedPolicy":
    """Solved play: from the package, from where it was kept, or solved now and kept.

    Raises ``RulesError``, ``NotCovered`` and ``MissingPackage``.
    """
    from mendax.coach.mia.policies import packaged
    from mendax.solver.mia.model.coverage import check
    from mendax.solver.mia.policy_cache import CachedPolicy, cached_policy

    check(rules, seats, span)
    began = time.perf_counter()
    found = packaged(rules, seats) if span == "match" else None
    if found is not None:
        return CachedPolicy(found, time.perf_counter() - began, True)
    return cached_policy(rules, seats, span, folder(), functools.partial(solve, words=words))


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
    from mendax.solver.mia.model.coverage import NotCovered
    from mendax.solver.mia.policy import file_format

    if file is not None:
        read = file_format.read(bytes_of(file))
        same = plain(read.rules, seats) == plain(rules, seats) and read.seats == seats
        if not same or read.span != "match":
            raise RulesError(Reason("coach-other-policy"))
        return read
    found = stored(rules, seats) if seats > _MOST_SEATS else None
    if found is not None:
        return found
    if seats > 2 and rules.blind_pass != "off":
        raise NotCovered(Reason("solver-refused-blind-pass", {"seats": seats}))
    return policy_of(plain(rules, seats), seats, "match", words).policy
