"""Tests that answers of the coach in the process equal those computed here, byte for byte."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from mendax.coach.mia import policies
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.mia.solving import SolvedCache
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.server.coaching import questions
from mendax.server.coaching.questions import coached
from mendax.server.processes.policy_needs import Lacking
from mendax.server.processes.work_process import WorkProcess

SMALL = parse_options(MiaRules(), ["lives=1", "mia_true_cost=1"])


@pytest.fixture
async def beside() -> AsyncIterator[WorkProcess]:
    """Yield a real work process without a time limit."""
    made = WorkProcess(seconds=3600)
    yield made
    made.close()


async def there(beside: WorkProcess, *asked: Any) -> Any:
    """Return the answer of the process."""
    do: Any = coached
    return await beside.run(do, *asked)


async def test_a_process_names_missing_policies_and_keeps_given_ones(
    beside: WorkProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policies, "solved_here", SolvedCache())
    asked: tuple[Any, ...] = ("mia", SMALL, 2)
    for found in (None, b"no policy"):
        assert isinstance(await there(beside, *asked, found, questions.coverage), Lacking)
    solved = MiaCoach().solve(SMALL, 2, 60)
    known = await there(beside, *asked, solved, questions.coverage)
    assert not isinstance(known, Lacking)
    assert known.solved == "whole"
    assert await there(beside, *asked, None, questions.coverage) == known
