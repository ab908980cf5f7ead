"""Tests that answers of the coach in the process equal those computed here, byte for byte."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from mendax.coach.mia import policies
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.mia.solving import SolvedCache
from mendax.games import GAMES
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.server.coaching import questions
from mendax.server.coaching.questions import coached
from mendax.server.processes.policy_needs import Lacking
from mendax.server.processes.work_process import WorkProcess
from tests.proof import parametrize
from tests.table.evening import Evening

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


def moments(game: str) -> list[tuple[Any, ...]]:
    """Return requests for hints in a random game."""
    people = ("taras", "ivan") if game == "sword_of_lies" else ("taras",)
    table, asked, luck = Evening((), game).start(*people), list[tuple[Any, ...]](), Random(6)
    while table.to_act() and len(asked) < 80:
        seat, run = table.to_act()[0], table.table.game_run
        assert run
        person = table.table.people()[seat]
        assert person
        seen = (table.table.game_view(seat), table.table.heard_by(person))
        seats = len(run.names)
        asked.append((game, run.rules, seats, None, questions.hint, table.table.number, *seen))
        table.move(luck)
    return asked


@parametrize("game", GAMES, test=["mia"])
async def test_hints_are_the_same_there_as_here(beside: WorkProcess, game: str) -> None:
    every = [(asked, coached(*asked)) for asked in moments(game)]
    given = [(asked, told) for asked, told in every if b'"hint":{' in told]
    none = [(asked, told) for asked, told in every if b'"hint":null' in told]
    assert len(given) >= 3
    assert none
    for asked, told in (*given[:6], none[0]):
        assert await there(beside, *asked) == told


async def test_a_process_names_missing_policies_and_keeps_given_ones(
    beside: WorkProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policies, "_solved", SolvedCache())
    asked: tuple[Any, ...] = ("mia", SMALL, 2)
    lacks = await there(beside, *asked, None, questions.coverage)
    assert lacks == Lacking(policies.key(SMALL, 2), False)
    refused = await there(beside, *asked, b"no policy", questions.coverage)
    assert refused == Lacking(policies.key(SMALL, 2), True)
    found = MiaCoach().solve(SMALL, 2, 60)
    known = await there(beside, *asked, found, questions.coverage)
    assert not isinstance(known, Lacking)
    assert known.solved == "whole"
    assert await there(beside, *asked, None, questions.coverage) == known
