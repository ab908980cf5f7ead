"""A module has a test file of its own name, so that one finds what tests it.

Those that have none yet are listed here; most are tested through what uses them. The list may only
get shorter: a new module comes with its test, and who writes a missing one takes its line away.
"""

from typing import Final

from tools.code_sources import sources
from tools.ground import ROOT
from tools.measure_code import untested

WITHOUT: Final = {
    "arena/french_poker/exploitability.py",
    "arena/mia/parallel_games.py",
    "bots/mia/advice.py",
    "bots/mia/opponent_models.py",
    "bots/sword_of_lies/knight.py",
    "coach/mia/solved_state.py",
    "coach/results.py",
    "coach/seating.py",
    "coach/solver_process.py",
    "server/context.py",
    "server/http/api.py",
    "server/http/health.py",
    "server/operations.py",
    "server/socket/fast_path.py",
    "server/wire/http_messages.py",
    "server/wire/messages.py",
    "solver/french_poker/opponent_model.py",
    "solver/mia/model/state_solution.py",
    "solver/mia/simulation/game_tables.py",
    "solver/mia/simulation/score_distribution.py",
    "solver/mia/simulation/strategy_tables.py",
    "solver/mia/simulation/turn_outcomes.py",
    "terminal/commands/matches.py",
    "terminal/commands/play.py",
    "terminal/commands/serve.py",
    "terminal/french_poker/ladder.py",
    "terminal/mia/ladder.py",
}


def test_modules_without_a_test_of_their_name_are_the_listed_ones() -> None:
    _, nowhere = untested(sources(ROOT))
    assert set(nowhere) == WITHOUT
