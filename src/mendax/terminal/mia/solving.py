"""Mia for ``mendax solve``, ``explore`` and ``coach``."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import write_options
from mendax.terminal.analysis import SolveOptions, SolveReport, WorthUnit
from mendax.terminal.console import watched
from mendax.terminal.files import require_folder
from mendax.terminal.mia import policies
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.solver.mia.policy.policy import Policy


def solved(asked: SolveOptions, words: Words) -> SolveReport:
    """Solve the game, measure the policy and write the file. Raises ``MendaxError``."""
    if asked.policy is not None:
        require_folder(asked.policy)
    from mendax.solver.mia.policy import file_format

    assert isinstance(asked.rules, MiaRules)
    rules, seats, span = asked.rules, asked.players, asked.span
    if asked.fresh:
        solution = policies.solve(rules, seats, span, words)
        policy, seconds, stored = solution.policy, solution.seconds, False
    else:
        policy, seconds, stored = policies.policy_of(rules, seats, span, words)
    with watched(words.say("solver-proving")):
        gain = max(_gain(policy, asked.prove), 0.0)
    if asked.policy is not None:
        file_format.save(policy, asked.policy)
    options, unit = write_options(rules), worth_unit(rules, seats, span)
    values = payoffs(policy.values, seats) if unit == "payoff" else policy.values
    return SolveReport("mia", options, seats, span, values, unit, gain, span, seconds, stored)


def _gain(policy: "Policy", prove: bool) -> float:
    """Return the largest gain from deviating, computed from the policy's arrays or by walking all
    states.
    """
    if prove:
        from mendax.solver.mia.proof.tree_deviation import deviation

        return deviation(policy).largest
    from mendax.solver.mia.proof.table_deviation import gains

    return max(gains(policy))


def worth_unit(rules: MiaRules, seats: int, span: str) -> WorthUnit:
    """Return the unit of values.

    If the first player out ends the game, all others win. If only one player can go out, values are
    the chances of staying in. If several can go out together, each pays the others more than one
    unit, and values are payoffs.
    """
    if rules.scoring != "lives":
        return "points"
    if span == "round":
        return "lives"
    if rules.ends_when == "first_out" and seats > 2:
        return "payoff" if rules.mia_reveals else "kept"
    return "chance"


def payoffs(values: Sequence[float], seats: int) -> tuple[float, ...]:
    """Convert the solver's values to the book's payoffs, if the first player out ends the game."""
    return tuple(value * seats / (seats - 1) - 1 for value in values)


def introduce(rules: MiaRules, seats: int, file: Path | None, words: Words) -> None:
    """Give the coach a policy for this table.

    The policy comes from ``file``, the package, the policy folder or the solver. Raises
    ``UnreadablePolicy``, ``NotCovered``, or ``RulesError`` for a file with other rules.
    """
    from mendax.coach.mia.policies import keep

    policy = policies.judged_by(rules, seats, file, words)
    if policy.seats == seats:  # the coach already has policies for fewer seats
        keep(rules, seats, policy)


def prepare() -> None:
    """Compile the kernels for solving, statistics and expectations."""
    from mendax.arena.mia.expectation import expected
    from mendax.arena.mia.statistics import statistics
    from mendax.solver.mia.equilibrium import prepare as prepare_solver

    prepare_solver()
    bots, rules = ("odds", "liar"), MiaRules(lives=1)
    statistics(rules, bots, 1, seed=1)
    expected(rules, bots)
