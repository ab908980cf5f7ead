"""Tests of the solver's process: answers, failures and missing packages. The server loads no solver
code."""

import random
import resource
import sys
from collections.abc import AsyncIterator, Iterator
from itertools import product

import pytest

from mendax.coach.mia import policies
from mendax.coach.mia.solving import SolvedCache
from mendax.core.game import Reason
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.server.coaching import solving
from mendax.server.coaching.solving import solver_process
from mendax.server.processes.work_process import WorkProcess
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy import file_format
from tests.proof import parametrize
from tests.server.coaching.asked import get
from tests.server.guests import Served, guests, play, seated
from tests.without import OPTIONAL, python

SMALL = "lives=1 mia_true_cost=1 ends_when=first_out"
PASSING = "lives=1 blind_pass=higher mia_lie_cost=2"
"""Rules whose policies are not in the package. The second rules need linear programs."""


def program(text: str, *missing: str) -> tuple[str, ...]:
    """Return a process in which packages are missing."""
    blocked = f"import sys; sys.modules.update(dict.fromkeys({missing!r}))\n"
    return (sys.executable, "-c", blocked + text)


SOLVES = "from mendax.server.processes import work_process; work_process.main(int(sys.argv[1]))"


@pytest.fixture(autouse=True)
def nothing_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget policies solved by other tests."""
    monkeypatch.setattr(policies, "solved_here", SolvedCache())


@pytest.fixture
async def solver() -> AsyncIterator[WorkProcess]:
    """Yield a solver's process, and close it afterwards."""
    made = solver_process()
    yield made
    made.close()


# ── the process ──────────────────────────────────────────────────────────────────────────────


async def test_the_process_finds_the_same_solution(solver: WorkProcess) -> None:
    rules = parse_options(MiaRules(), ["lives=1", "mia_true_cost=1"])
    for _ in range(2):
        found = await solver.run(solving.solve, "mia", rules, 2, 60.0)
        assert isinstance(found, bytes)
        assert file_format.read(found).values == pytest.approx(solve(rules, 2).values, abs=1e-12)
    refused = await solver.run(solving.solve, "mia", rules, 9, 60.0)
    assert isinstance(refused, Reason)
    assert refused.key == "solver-refused-seats"
    assert await solver.run(resource.getrlimit, resource.RLIMIT_DATA) == (solving.MEMORY,) * 2
    assert await solver.run(solving.solve, "mia", rules, 2, -1.0) == Reason("coach-too-slow")


def test_the_server_loads_no_solver_modules() -> None:
    """Loading a compiler holds the interpreter's lock for longer than any table may wait."""
    asked = """
import sys
import mendax.server.running.app
light = [name for name in ("numpy", "mendax.solver.mia.policy.policy") if name in sys.modules]
from mendax.games.mia.rules import MiaRules
import asyncio
from mendax.server.coaching.solving import solve, solver_process
from mendax.coach.registry import coach_of
solver, rules, coach = solver_process(), MiaRules(lives=1, mia_true_cost=1), coach_of("mia")
assert coach.needs_solving(rules, 2)
coach.keep(rules, 2, asyncio.run(solver.run(solve, "mia", rules, 2, 60.0)))
assert coach.coverage(rules, 2).solved == "whole"
assert coach.strategy(rules, 2, ()) is not None
import mendax.coach.mia.review
from mendax.coach.seating import seated
seated("equilibrium", "mia", rules, 0, 2, None, waits=False)
from tests.coach.french_poker.test_adviser import PRESETS, seen
seated("equilibrium", "french_poker", PRESETS["standard"], 0, 2, None, waits=False)
view = seen("answer", (6, 6), (1, 2, 3), (66, "three"))
assert coach_of("french_poker").hint(PRESETS["standard"], 2, view, ()) is not None
solver.close()
solvers = ("mendax.solver.mia.equilibrium", "mendax.solver.french_poker.round_equilibrium")
print(*light, *(name for name in ("numba", "scipy", "highspy", *solvers) if name in sys.modules))
"""
    found = python(asked)
    assert found.returncode == 0, found.stderr
    assert found.stdout.split() == []


# ── the routes, whatever is missing ──────────────────────────────────────────────────────────


@parametrize(
    "words, missing",
    list(product((SMALL, PASSING), ((), ("highspy",), ("numba", "scipy"), OPTIONAL))),
    test=[(PASSING, ("highspy",)), (SMALL, OPTIONAL)],
)
async def test_every_question_about_solved_play_has_an_answer(
    served: Served,
    quick_bots: None,
    monkeypatch: pytest.MonkeyPatch,
    missing: tuple[str, ...],
    words: str,
) -> None:
    """The answer is 200 or a refusal with a reason, but never a server error."""
    solver = solver_process(program(SOLVES, *missing))
    monkeypatch.setattr(served.context.policies, "solver", solver)
    for package in missing:
        monkeypatch.setitem(sys.modules, package, None)
    refused = words == PASSING and "highspy" in missing
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], changes=dict(_changes(words)))
        table = tabs[0].table["id"]
        await tabs[0].do("set-table", settings={"hints": True})
        await tabs[0].do("start")
        for guest in (ann, ben):
            hint = await get(guest, f"/api/tables/{table}/hint")
            if refused and hint["reason"]["key"] != "coach-hint-none":
                assert hint["reason"]["key"] == "solver-missing"
        await play(tabs, random.Random(2))
        coverage = await get(ann, "/api/coverage/mia", rules=words)
        strategy = await get(ann, "/api/strategy/mia", 422 if refused else 200, rules=words)
        lesson = await get(ann, f"/api/tables/{table}/coach/1", 422 if refused else 200)
        if refused:
            for found in (coverage, strategy, lesson):
                assert found["reason"]["key"] == "solver-missing"
                assert found["reason"]["arguments"] == {"package": "highspy"}
            assert "highspy" in lesson["text"]
        else:
            assert coverage == {"seats": 2, "solved": "whole", "reason": None}
            assert lesson["review"]["seat"] == 0


def _changes(words: str) -> Iterator[tuple[str, object]]:
    for word in words.split():
        name, _, value = word.partition("=")
        yield name, int(value) if value.isdigit() else value
