"""Tests that a review in the work process equals a review in this process, byte for byte."""

from random import Random
from typing import Any

import msgspec
import pytest

from mendax.games import BUILT_IN
from mendax.games.mia.actions import Announce, Believe, Shake
from mendax.games.mia.order import ranking
from mendax.games.mia.rules import PRESETS
from mendax.server.coaching.lessons import lesson, opponents
from mendax.server.coaching.loading import PackedGame, loaded_game
from mendax.server.coaching.questions import coached
from mendax.server.processes.work_process import WorkProcess
from mendax.server.wire.refusal import Refused
from mendax.table.actions import Leave
from mendax.table.game_run import READING
from mendax.table.views import SeatView
from tests.proof import parametrize
from tests.server.coaching.test_loading import ADDRESS, PEOPLE, finished
from tests.table.evening import Evening


def asked(kind: str, seat: int, seconds: float = 3600) -> tuple[Any, ...]:
    """Return the arguments of a lesson of this seat."""
    kept = loaded_game(ADDRESS, bytes(32), finished(kind), kind, 1)
    assert isinstance(kept, PackedGame)
    given = (kept.loaded, seat, seconds)
    return (kind, kept.who.rules, len(PEOPLE), None, lesson, *given)


_coached: Any = coached
SEATED = ("seat2", "taras")
"""The actor and the person of Taras's lines."""


@parametrize("kind", BUILT_IN, test=["mia"])
async def test_lessons_are_the_same_there_as_here(kind: str) -> None:
    process, do = WorkProcess(seconds=3600), _coached
    told = [_coached(*asked(kind, seat)) for seat in range(len(PEOPLE))]
    assert len(set(told)) == len(PEOPLE)
    for seat, here in enumerate(told):
        assert f'"seat":{seat}'.encode() in here
        assert await process.run(do, *asked(kind, seat)) == here
    with pytest.raises(Refused) as refused:
        await process.run(do, *asked(kind, 0, seconds=-1))
    assert (refused.value.status, refused.value.reason.key) == (422, "coach-too-long")
    process.close()


@pytest.mark.parametrize("moves", [0, 3])
def test_moves_of_a_substitute_are_not_reviewed(moves: int) -> None:
    evening, luck, own = Evening({"lives": 2}).start("taras"), Random(3), list[int]()
    while evening.to_act():
        if evening.to_act() == [1]:
            own = [line.number for line in evening.lines if (line.actor, line.person) == SEATED]
            if len(own) == moves and evening.table.bot_at(1) is None:
                evening.do("taras", Leave())
        evening.move(luck)
    kept = loaded_game("t1", evening.secret, evening.lines, "mia", 1)
    told = _coached("mia", kept.who.rules, 2, None, lesson, kept.loaded, 1, 3600)
    review = msgspec.json.decode(told)["review"]
    judged = [one["entry"] for one in review["decisions"]]
    assert bool(judged) == bool(moves)
    assert {*judged} <= {*own}


@pytest.mark.parametrize(("kind", "shown"), [("french_poker", "dice"), ("sword_of_lies", "rows")])
def test_mistakes_become_cards_with_the_views_of_the_seat(kind: str, shown: str) -> None:
    made = msgspec.json.decode(_coached(*asked(kind, 0)))["cards"]
    assert made
    assert all(card["game"] == kind and card["view"][shown] for card in made)


def test_answered_claims_become_puzzles_with_the_truth() -> None:
    found = []
    for seat in range(len(PEOPLE)):
        told = msgspec.json.decode(_coached(*asked("mia", seat)))
        decided = {(d["claim"], d["round"]) for d in told["review"]["decisions"] if d["lie"]}
        for card in told["claims"]:
            view = card["puzzle"]["view"]
            claim = view["claims"][-1]["value"]
            assert card["by"] in told["names"]
            assert card["by"] != told["names"][seat]
            assert card["puzzle"]["kind"] == "answer"
            assert view["roll"] is None
            assert (claim, view["round"]) in decided
            rank = ranking(PRESETS["standard"]).rank
            assert card["lied"] == (rank[claim] > rank[card["truth"]])
            found.append(card["lied"])
    assert set(found) == {False, True}


def test_costs_of_habits_add_up_to_the_cost_of_all_mistakes() -> None:
    for seat in range(len(PEOPLE)):
        told = msgspec.json.decode(_coached(*asked("french_poker", seat)))
        assert told["against"] == "people"
        assert sum(told["habits"].values()) == pytest.approx(told["review"]["lost"])
        assert (told["habits"] == {}) == (told["review"]["lost"] == 0)


@pytest.mark.parametrize(
    ("milliseconds", "away"), [(READING, False), (READING, True), (1000, False)]
)
def test_waiting_is_judged_for_people_with_time_to_doubt(milliseconds: int, away: bool) -> None:
    people = ("olena", "taras", "ivan", "nina")
    evening = Evening({"doubter": "anybody"}).start(*people[1:])
    (one,) = evening.to_act()
    two, three, four = ((one + place) % 4 for place in (1, 2, 3))
    evening.act(people[one], Shake())
    evening.act(people[one], Announce(31))
    if away:
        evening.do(people[three], Leave())
    evening.at += milliseconds
    number = evening.act(people[two], Believe()).number
    run = evening.table.game_run
    assert run is not None
    waiting = {1000: set[int](), READING: {four} if away else {three, four}}[milliseconds]
    assert run.waited == {(number, seat) for seat in waiting}


def test_opponents_are_the_players_beside_oneself() -> None:
    person, bot = SeatView("Ann"), SeatView("Bo", bot="knight")
    assert opponents((person, person), 0) == "people"
    assert opponents((person, bot), 0) == "bots"
    assert opponents((person, bot), None) == "mixed"
    assert opponents((person, bot, person), 0) == "mixed"
