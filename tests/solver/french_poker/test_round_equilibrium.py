"""Tests that the stages of the solved round equal linear programs, and that the packaged policy is
a best response.

The whole policy is measured by ``mendax solve french_poker --fresh`` and ``mendax exploit
french_poker --bots equilibrium``, which take half a minute each; here only late turns are.
"""

import functools

import numpy as np
import pytest

from mendax.coach.french_poker.policies import package_files, packaged
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.solver.french_poker.best_response import KEPT, RoundResponse
from mendax.solver.french_poker.round_equilibrium import BackwardInduction
from mendax.solver.french_poker.round_model import essential, round_model
from mendax.solver.generic.linear_program import Entries, build, quiet_solver
from mendax.solver.signalling.game import SignallingGame
from tests.proof import parametrize
from tests.solver.french_poker.test_best_response import player

LATE = 74
"""Of 84 claims, the turns from this number up are solved in a second or two."""


@functools.cache
def late(preset: str, seats: int = 2) -> BackwardInduction:
    model = round_model(essential(PRESETS[preset]))
    induction = BackwardInduction(model, seats)
    for to_beat in reversed(range(model.top - (83 - LATE), model.top)):
        induction.step(to_beat)
    return induction


def value_by_program(game: SignallingGame) -> float:
    """Return the value that the announcer can be held to, which is the least sum of ``w·v`` with
    ``v`` above every claim.
    """
    rows, columns = game.c.shape
    r, p = np.divmod(np.arange(rows * columns), columns)
    at = np.arange(rows * columns)
    entries = Entries(
        np.concatenate([at, at]),
        np.concatenate([r, rows + p]),
        np.concatenate([np.ones(len(at)), -game.g.ravel()]),
    )
    cost = np.concatenate([game.w, np.zeros(columns)])
    low = np.concatenate([np.full(rows, -2.0), np.maximum(game.fixed, 0.0)])
    high = np.concatenate([np.full(rows, 2.0), np.where(game.fixed < 0, 1.0, game.fixed)])
    bounds = game.c.ravel(), np.full(len(at), np.inf)
    solver = quiet_solver()
    solver.passModel(build(cost, (low, high), bounds, entries))
    solver.run()
    return float(solver.getInfo().objective_function_value)


@pytest.mark.parametrize(("kept", "to_beat"), [((), 80), ((6,), 76), ((5, 5), 75), ((4, 4, 4), 74)])
def test_stage_values_match_a_linear_program(kept: tuple[int, ...], to_beat: int) -> None:
    induction, n = late("standard"), KEPT.index(kept)
    game = induction.signalling_game(induction.model.falls[n], to_beat)
    assert induction.stages[n, to_beat].values[0] == pytest.approx(value_by_program(game), abs=1e-8)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_stage_is_an_equilibrium(seats: int) -> None:
    assert late("standard", seats).error < 1e-13


@pytest.mark.parametrize(("kept", "to_beat"), [((), 80), ((6,), 76), ((4, 4, 4), 74)])
def test_no_deviation_gains_in_a_stage_of_four(kept: tuple[int, ...], to_beat: int) -> None:
    """The gain is computed claim by claim from the payoffs of turns that were valued before."""
    induction, n = late("standard", 4), KEPT.index(kept)
    model, stage = induction.model, induction.stages[n, to_beat]
    fall, heard = model.falls[n], 0.0
    best = np.full(len(fall.odds), -1.0)
    for column, claim in enumerate(range(model.top, to_beat, -1)):
        true = model.worth[fall.hands] >= claim
        doubted = np.where(true, 1 / 3, -1.0), np.where(true, -1.0, 1 / 3)
        believed = doubted  # the top claim must be doubted
        if claim < model.top:
            turn = induction.turn[:, claim, fall.hands]
            believed = turn[3], turn[0]
        doubt, weights = float(stage.doubt[column]), fall.odds * stage.say[:, column]
        worth = doubt * doubted[0] + (1 - doubt) * believed[0]
        best = np.maximum(best, worth)
        heard += max(float(weights @ doubted[1]), float(weights @ believed[1]))
    assert fall.odds @ best == pytest.approx(stage.values[0], abs=1e-9)
    assert heard == pytest.approx(stage.values[1], abs=1e-9)
    assert stage.values.sum() == pytest.approx(0, abs=1e-12)


FILES = [(file.name.partition(".")[0], file.rules, file.seats) for file in package_files()]
FEW = [file for file in FILES if "-standard" in file[0] or "-charge" in file[0]]


@parametrize("name, rules, seats", FILES, test=FEW)
def test_the_packaged_policies_match_the_solver(
    name: str, rules: FrenchPokerRules, seats: int
) -> None:
    preset = name.removeprefix("french_poker-").removesuffix("-more")
    policy, induction = packaged(rules, seats), late(preset, seats)
    assert policy is not None
    first = policy.model.top - (83 - LATE)
    assert policy.columns.believed[first:] == pytest.approx(induction.believed[first:], abs=1e-9)
    for kept in range(0, len(KEPT), 7):
        stage = induction.stages[kept, first]
        assert policy.stage_value(kept, first) == pytest.approx(stage.values[0], abs=1e-9)


def test_the_round_is_worth_the_result_of_plain_programs() -> None:
    policy = packaged(PRESETS["standard"])
    assert policy is not None
    assert (1 + policy.value) / 2 == pytest.approx(0.535094941864, abs=1e-12)


@parametrize("words", ["", "must_reroll=yes", "keeping=closed"], test=["", "keeping=closed"])
def test_no_deviation_gains_in_late_turns(words: str) -> None:
    response = RoundResponse(player("equilibrium", f"top_claim=must_doubt {words}"), lowest=LATE)
    policy = packaged(response.model.rules)
    assert policy is not None
    turn = -policy.columns.believed[LATE:]
    late_turns = slice(LATE, LATE + len(turn))
    assert np.max(response.its[late_turns] + turn) < 2e-5
    assert np.max(response.mine[late_turns] - turn) < 2e-5
    assert np.min(response.mine[late_turns] - turn) > -1e-9
