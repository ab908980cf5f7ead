"""Seconds to an equilibrium of one round of Mia: our solver, and OpenSpiel's CFR+ on the same game.

Every policy is measured by the same independent best response (``tree_deviation``), which walks
the complete round according to the rules. Exploitability is the mean gain of the two seats.

CFR+ enumerates histories, and a round has about 10²⁸ of them. CFR+ therefore also runs with a
simplification that our solver uses: a believed claim begins a separate subgame. Each of these 21
subgames is an OpenSpiel game (``adapters.open_spiel``), a tree in C++. They are solved from the
highest claim down, and the values found replace the continuation after believing. The time to build
the trees is not counted.
"""

import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import pyspiel
from msgspec.structs import replace
from open_spiel.python.algorithms import cfr

from mendax.adapters.numbered import NumberedState
from mendax.adapters.open_spiel import MendaxGame, part_of_game
from mendax.core.game import CHANCE, Action
from mendax.games.mia.actions import Shake
from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.rules import PRESETS
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.rule_tables import GAME, announcing_state, rule_tables
from mendax.solver.mia.policy.policy import Odds
from mendax.solver.mia.proof.tree_deviation import deviation

RULES: Final = PRESETS["standard"]
GOALS: Final = (1e-3, 1e-6, 1e-9)
SECONDS: Final = 20.0
"""CPU seconds for one way of solving; the run that exceeds the limit still counts."""
WHOLE: Final = 30.0
"""Wall-clock seconds for CFR+ on the complete round."""
BOUNDS: Final = (-4.0, 4.0)

ToBeat = Roll | None
"""The value to beat."""
Known = tuple[bool, ToBeat, str, bool, Roll | None]
"""The information behind a decision: whether the seat answers, the value to beat (when answering,
the value below the claim), how the dice were announced, whether the seat has looked, and its own
roll or the claim."""


class Learned:
    """A policy found by CFR+, with the interface of our policies."""

    rules, seats, span, laps = RULES, 2, "round", 1

    def __init__(self) -> None:
        self.moves: dict[Known, Odds] = {}

    def odds(self, view: MiaView, *_: object) -> Odds:
        """Return the probabilities of the actions of the seat with this view."""
        if view.phase == "open":
            return ((Shake(), 1.0),)
        return self.moves[known(view)]


def known(view: MiaView) -> Known:
    """Return the decision of a view, for either seat."""
    said = [claim.value for claim in view.claims]
    if view.phase == "cup":
        return False, said[-1] if said else None, "", view.looked, view.roll
    over = said[-2] if len(said) > 1 else None
    return True, over, view.claims[-1].how, False, said[-1]


class Stage(NamedTuple):
    """The OpenSpiel game of one value to beat."""

    game: Any
    asks: dict[Known, tuple[str, dict[int, Action]]]
    """For each decision: its information state, and the actions by number."""


def stage(over: ToBeat, worth: dict[ToBeat, float]) -> Stage:
    """Return the stage in which seat 0 rolls with ``over`` to beat; ``worth`` has the values of
    being believed."""
    lying = announcing_state(RULES, 2, over, ROLLS[0], False)
    start = replace(lying, phase="fall", roll=None)

    def paid(state: MiaState) -> Sequence[float] | None:
        if state.phase == "fall" and state.turn == 1:
            after = worth[state.claims[-1].value]
            return -after, after
        return lead(state)

    game = part_of_game(GAME, RULES, 2, start, paid, BOUNDS)
    return Stage(pyspiel.convert_to_cached_tree(game), _asks(game))


def _asks(game: MendaxGame) -> dict[Known, tuple[str, dict[int, Action]]]:
    found: dict[Known, tuple[str, dict[int, Action]]] = {}
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        here: NumberedState = state.position
        if here.actor is None:
            continue
        if here.actor != CHANCE:
            actions = {n: here.action(here.actor, n) for n in state.legal_actions()}
            view = GAME.view(here.state, here.actor)
            found[known(view)] = state.information_state_string(), actions
        waiting += [state.child(action) for action in state.legal_actions()]
    return found


class Tried(NamedTuple):
    """A policy with its cost and quality."""

    seconds: float
    """CPU seconds."""
    exploitability: float
    """The gain of a best response in lives, as the mean of both seats."""


def ours() -> Iterator[Tried]:
    """Yield our result for the complete round: the best of a few runs after compilation."""
    policy, seconds = solve(RULES, 2, "round").policy, []
    for _ in range(9):
        before = time.process_time()
        policy = solve(RULES, 2, "round").policy
        seconds.append(time.process_time() - before)
    yield Tried(min(seconds), _exploitability(policy))


def _exploitability(policy: Any) -> float:
    return sum(deviation(policy).gains) / 2


def by_stages(make: Callable[[Any], Any], iterations: int) -> Iterator[Tried]:
    """Solve the 21 stages in sequence, from the start each time, with more and more iterations."""
    while True:
        policy, worth, seconds = Learned(), dict[ToBeat, float](), 0.0
        for over in (*reversed(rule_tables(RULES, 2).values[:-1]), None):
            part = stage(over, worth)
            pyspiel.CFRPlusSolver(part.game)  # builds the tree
            before = time.process_time()
            average = _iterated(make(part.game), iterations)
            seconds += time.process_time() - before
            worth[over] = pyspiel.expected_returns(
                part.game.new_initial_state(), average, -1, True
            )[0]
            for decision, (told, actions) in part.asks.items():
                chances = average.policy_table()[told]
                policy.moves[decision] = tuple((actions[n], x) for n, x in chances if x > 0)
        yield Tried(seconds, _exploitability(policy))
        iterations *= 4


def _iterated(solver: Any, iterations: int) -> Any:
    """Return the solver's average policy as a table, after more iterations."""
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    if isinstance(solver, cfr.CFRPlusSolver):
        return pyspiel.TabularPolicy(_table(solver.average_policy()))
    return solver.tabular_average_policy()


def _table(policy: Any) -> dict[str, list[tuple[int, float]]]:
    """Convert a policy of OpenSpiel's Python to a policy of its C++."""
    return {
        told: [(n, float(x)) for n, x in enumerate(policy.policy_for_key(told)) if legal[n]]
        for told, legal in zip(policy.state_lookup, policy.legal_actions_mask, strict=True)
    }


def the_end(over: Roll) -> tuple[int, Iterator[Tried]]:
    """Run CFR+ in C++ on the continuation after ``over``; measured by OpenSpiel's best response."""
    start = replace(announcing_state(RULES, 2, over, ROLLS[0], False), phase="fall", roll=None)
    game = pyspiel.convert_to_cached_tree(part_of_game(GAME, RULES, 2, start, lead, BOUNDS))
    pyspiel.CFRPlusSolver(game)  # builds the tree

    def tries() -> Iterator[Tried]:
        before = time.process_time()
        solver, seconds, iterations = pyspiel.CFRPlusSolver(game), 0.0, 32
        while True:
            average = _iterated(solver, iterations)
            seconds += time.process_time() - before
            yield Tried(seconds, pyspiel.nash_conv(game, average) / 2)
            iterations *= 2
            before = time.process_time()

    return _histories(game.new_initial_state()), tries()


def _histories(state: Any) -> int:
    return 1 + sum(_histories(state.child(action)) for action in state.legal_actions())


def lead(state: MiaState) -> Sequence[float] | None:
    """Return a seat's lead in lives once the round is over."""
    if state.round == 1 and state.phase != "over":
        return None
    ahead = float(state.standing[0] - state.standing[1])
    return ahead, -ahead


# ── time to a goal ───────────────────────────────────────────────────────────────────────────


def cells(tries: Iterator[Tried], most: float) -> tuple[list[float | None], list[str]]:
    """Return the seconds and the table cell for each goal, None for goals not reached within
    ``most`` seconds."""
    found: list[float | None] = [None] * len(GOALS)
    best = Tried(0.0, math.inf)
    for tried in tries:
        best = tried if tried.exploitability <= best.exploitability else best
        for n, goal in enumerate(GOALS):
            if tried.exploitability <= goal:
                found[n] = min(tried.seconds, found[n] or math.inf)
        if tried.seconds > most or found[-1] is not None:
            break
    missed = f"not in {best.seconds:.0f} s, at {best.exploitability:.0e}"
    return found, [missed if seconds is None else f"{seconds:.3f}" for seconds in found]


def whole_round() -> str:
    """Return the result of CFR+ on the unchanged round."""
    program = (
        "import pyspiel\nfrom bench.equilibrium import *\n"
        "cup = announcing_state(RULES, 2, None, ROLLS[0], False)\n"
        "start = replace(cup, phase='fall', roll=None)\n"
        "pyspiel.CFRPlusSolver(part_of_game(GAME, RULES, 2, start, lead, BOUNDS))\n"
    )
    try:
        subprocess.run([sys.executable, "-c", program], timeout=WHOLE, check=True)
    except subprocess.TimeoutExpired:
        return f"not in {WHOLE:.0f} s: still listing the histories, before the first iteration"
    return "made a solver of it"


def measure() -> Iterator[str]:
    """Yield a table, and the ratios."""
    yield "## Seconds to an equilibrium of one round of Mia (`./run bench equilibrium`)"
    yield ""
    yield "`standard`, two players. CPU seconds until the best response of a seat gains at most the"
    yield f"given number of lives. Load before: {os.getloadavg()[0]:.1f}."
    yield ""
    yield "| solver | input | " + " | ".join(f"{goal:.0e}" for goal in GOALS) + " |"
    yield "|---|---|---|---|---|"
    mine, written = cells(ours(), SECONDS)
    yield f"| Mendax | the rules | {' | '.join(written)} |"
    whole = whole_round()
    yield f"| OpenSpiel CFR+, C++ | the round as OpenSpiel game | {' | '.join([whole] * 3)} |"
    theirs = []
    for label, make, first in (
        ("C++", pyspiel.CFRPlusSolver, 128),
        ("Python", cfr.CFRPlusSolver, 4),
    ):
        found, written = cells(by_stages(make, first), SECONDS)
        theirs.append(found)
        yield f"| OpenSpiel CFR+, {label} | our 21 stages, one by one | {' | '.join(written)} |"
    histories, tries = the_end(55)
    _, written = cells(tries, SECONDS)
    given = f"only the continuation after 55: {histories:,} histories"
    yield f"| OpenSpiel CFR+, C++ | {given} | {' | '.join(written)} |"
    yield ""
    for goal, own, other in zip(GOALS, mine, theirs[0], strict=True):
        if own is not None and other is not None:
            yield f"To {goal:.0e}: {other / own:,.0f} times faster than CFR+ on our stages."
            yield ""


if __name__ == "__main__":
    for line in measure():
        print(line, flush=True)
