"""French poker for ``mendax solve``, ``explore`` and ``coach``."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

from mendax.core.game import Reason, RulesError
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import write_options
from mendax.terminal.analysis import SolveOptions, SolveReport, Span
from mendax.terminal.console import watched
from mendax.terminal.files import bytes_of, require_folder
from mendax.terminal.policy_folder import policy_folder
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.solver.french_poker.policy import RoundPolicy
    from mendax.solver.french_poker.policy_cache import KeptPolicy
    from mendax.solver.french_poker.round_equilibrium import RoundSolution


def solved(asked: SolveOptions, words: Words) -> SolveReport:
    """Solve the game, measure the policy and write the file. Raises ``MendaxError``."""
    if asked.policy is not None:
        require_folder(asked.policy)
    from mendax.coach.french_poker.policies import keep
    from mendax.solver.french_poker import policy_file
    from mendax.solver.french_poker.round_model import check

    assert isinstance(asked.rules, FrenchPokerRules)
    rules = asked.rules
    check(rules, asked.players)
    if asked.fresh:
        solution = _solve(rules, words)
        policy, seconds, stored = solution.policy, solution.seconds, False
    else:
        policy, seconds, stored = _policy_of(rules, words)
    keep(rules, policy)
    measured: Span = asked.span if asked.prove else "round"
    with watched(words.say("solver-proving")):
        gain = max(gain_by_deviating(rules, measured), 0.0)
    if asked.policy is not None:
        policy_file.save(policy, asked.policy)
    options, opener = write_options(rules), _opener(rules, policy, asked.span)
    values = opener, 1 - opener
    return SolveReport(
        "french_poker", options, 2, asked.span, values, "chance", gain, measured, seconds, stored
    )


def _opener(rules: FrenchPokerRules, policy: "RoundPolicy", span: Span) -> float:
    """Return the opener's chance of winning a round or a game."""
    from mendax.coach.french_poker.match_worth import MatchWorth
    from mendax.games.french_poker import FrenchPoker

    if span == "round":
        return (1 + policy.value) / 2
    game = FrenchPoker()
    view = game.view(game.initial_state(rules, 2), None)
    return MatchWorth(rules, policy.value).chance(view, 0, 0)


def gain_by_deviating(rules: FrenchPokerRules, span: Span) -> float:
    """Return the gain of a best response to the policy.

    The gain is a difference in the chance of winning a round or, for a game, the game.
    """
    from mendax.arena.french_poker.exploitability import exact_exploitability, opponent_model
    from mendax.coach.french_poker.policies import at_hand
    from mendax.solver.french_poker.best_response import RoundResponse
    from mendax.solver.french_poker.round_model import essential

    if span == "match":
        name = "equilibrium"
        return exact_exploitability(name, opponent_model(rules, name))[0].game / 2
    policy = at_hand(rules)
    assert policy is not None
    response = RoundResponse(opponent_model(essential(rules), "equilibrium"))
    return max(response.opening - policy.value, response.following + policy.value) / 2


def _policy_of(rules: FrenchPokerRules, words: Words) -> "KeptPolicy":
    """Return the policy from the package or the policy folder, or solve and store it."""
    from mendax.coach.french_poker.policies import packaged
    from mendax.solver.french_poker.policy_cache import KeptPolicy, kept_policy

    began = time.perf_counter()
    policy = packaged(rules)
    if policy is not None:
        return KeptPolicy(policy, time.perf_counter() - began, True)
    return kept_policy(rules, policy_folder(words), lambda asked: _solve(asked, words))


def _solve(rules: FrenchPokerRules, words: Words) -> "RoundSolution":
    """Solve the rules with a progress bar. Loading and compiling have separate progress output."""
    with watched(words.say("solver-preparing")):
        # slow to import
        from mendax.solver.french_poker import round_equilibrium

        round_equilibrium.prepare()
    with watched(words.say("solver-solving")) as progress:
        return round_equilibrium.solve(rules, 2, progress)


def introduce(rules: FrenchPokerRules, seats: int, file: Path | None, words: Words) -> None:
    """Give the coach a policy for this table.

    The policy comes from ``file``, the package, the policy folder or the solver. Raises
    ``UnreadablePolicy``, ``NotCovered``, or ``RulesError`` for a file with other rules or seats.
    """
    from mendax.coach.french_poker.policies import at_hand, keep
    from mendax.solver.french_poker import policy_file
    from mendax.solver.french_poker.round_model import check, essential

    if file is not None:
        read = policy_file.read(bytes_of(file))
        if read.rules != essential(rules) or read.seats != 2:
            raise RulesError(Reason("coach-other-policy"))
        keep(rules, read)
        return
    check(rules, min(seats, 2))
    if at_hand(rules) is None:
        keep(rules, _policy_of(rules, words).policy)


def prepare() -> None:
    """Compile the solver's kernels."""
    from mendax.solver.french_poker.round_equilibrium import prepare

    prepare()
