"""Tests of puzzles over HTTP, which are the same for everyone, and of refusals."""

from datetime import UTC, date, datetime

import pytest
from starlette.requests import Request

from mendax.practice import collection
from mendax.server.http.practice import PracticeApi
from mendax.server.wire.operation import Visit
from tests.practice.refuted import refuted
from tests.server import connections
from tests.server.guests import Served

DAY = "2026-11-27"


async def test_the_daily_puzzle_is_the_packaged_one(served: Served) -> None:
    async with connections.client(served.base) as client:
        answer = await client.get(f"/api/practice/mia/daily/{DAY}")
        assert (await client.get("/api/practice/mia/daily/2026-13-40")).status_code == 422
    assert answer.status_code == 200
    assert "max-age" in answer.headers["cache-control"]
    expected = collection.daily("mia", date.fromisoformat(DAY))
    assert [one["id"] for one in answer.json()] == [puzzle.id for puzzle in expected]


@pytest.mark.parametrize(
    ("hour", "day", "seconds"),
    [("2026-11-27T08:00", "2026-11-27", 3600), ("2026-11-27T23:59", "2026-11-27", 60)],
)
async def test_the_day_of_the_puzzle_is_the_servers(hour: str, day: str, seconds: int) -> None:
    visit = Visit(Request({"type": "http"}), "", {})
    now = datetime.fromisoformat(hour).replace(tzinfo=UTC)
    offered = await PracticeApi(lambda: now).practice(visit, "mia")
    assert offered.today == day
    assert visit.headers["cache-control"] == f"public, max-age={seconds}"


async def test_drills_and_lessons_are_found_by_name(served: Served) -> None:
    async with connections.client(served.base) as client:
        about = (await client.get("/api/practice/french_poker")).json()
        theme = about["themes"][0]["name"]
        query = f"theme={theme}&near=1400&seed=x&count=3"
        drills = (await client.get(f"/api/practice/french_poker/drill?{query}")).json()
        name = about["lessons"][0]["name"]
        lesson = (await client.get(f"/api/practice/french_poker/lesson/{name}")).json()
        assert (await client.get("/api/practice/chess")).status_code == 404
        unknown = await client.get("/api/practice/mia/drill?theme=weather")
    assert [d["id"] for d in drills] == [
        p.id for p in collection.drill("french_poker", theme, 1400, "x", 3)
    ]
    assert len(lesson) >= 3
    assert unknown.status_code == 422


async def test_a_refutation_is_played_for_a_wrong_option(served: Served) -> None:
    asked = "/api/practice/mia/refutation"
    async with connections.client(served.base) as client:
        puzzles = (await client.get(f"/api/practice/mia/daily/{DAY}")).json()
        body = refuted(puzzles)
        moments = (await client.post(asked, json=body)).json()
        strange = {**body, "view": {**body["view"], "roll": 77}}
        refused = [
            (await client.post(asked, json=strange)).json()["reason"]["key"],
            (await client.post(asked, json={**body, "option": "shake"})).json()["reason"]["key"],
        ]
        unread = await client.post(asked, json={**body, "more": 1})
    assert moments[0]["entries"][0]["actor"] == f"seat{body['view']['you'] + 1}"
    assert all(moment["game"]["offers"] == [] for moment in moments)
    assert refused == ["practice-refused-position", "practice-refused-option"]
    assert unread.status_code == 422


async def test_a_puzzle_is_asked_on_the_board_of_its_game(served: Served) -> None:
    async with connections.client(served.base) as client:
        for game in ("mia", "french_poker", "sword_of_lies"):
            puzzle = (await client.get(f"/api/practice/{game}/daily/{DAY}")).json()[0]
            body = {name: puzzle[name] for name in ("preset", "rules", "seats", "view")}
            body["options"] = [option["action"] for option in puzzle["options"]]
            asked = f"/api/practice/{game}/position"
            board = (await client.post(asked, json=body)).json()
            refused = await client.post(asked, json={**body, "seats": 20})
            assert len(board["answers"]) == len(puzzle["options"])
            kinds = {offer["action"]["kind"] for offer in board["game"]["offers"]}
            assert kinds == {one["kind"] for actions in board["answers"] for one in actions}
            assert refused.json()["reason"]["key"] == "practice-refused-position"


async def test_drills_leave_out_the_named_puzzles(served: Served) -> None:
    asked = "/api/practice/mia/drill?seed=x&count=20&shown="
    async with connections.client(served.base) as client:
        first = (await client.get(asked)).json()
        named = "".join(one["id"][:4] for one in first)
        second = (await client.get(asked + named)).json()
        longest = await client.get(asked + "0" * 6000)
        refused = [await client.get(asked + wrong) for wrong in ("0" * 6004, "12345", "wxyz")]
    assert len(second) == 20
    assert not {one["id"] for one in first} & {one["id"] for one in second}
    assert longest.status_code == 200
    assert [answer.status_code for answer in refused] == [400, 400, 400]
