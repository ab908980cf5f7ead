"""Tests of the league of a server over HTTP: its table, without data about the owner."""

from pathlib import Path

from mendax.arena.league.folder import LeagueFolder
from mendax.arena.league.values import LeagueAbsence, LeagueStanding, LeagueTable, RatingPoint
from tests.server import connections
from tests.server.guests import Served, serving

STANDING = LeagueStanding(
    *("odds", 1, "", True, 1, 20, 0.5, 0.25, 0.75, 0, 0, 27.0, 2.0),
    (RatingPoint(1, 27.0, 2.0),),
)
TABLE = LeagueTable(
    *("mia", "lives=6", 2, 1, 10, 5, (STANDING,)),
    (LeagueAbsence("mine.py", "There is no file /home/ann/mine.py"),),
)


async def test_the_table_is_shown_without_private_reasons(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    folder.mkdir()
    async with (
        serving(tmp_path / "data", league=str(folder)) as served,
        connections.client(served.base) as client,
    ):
        assert (await client.get("/api/league")).status_code == 404
        LeagueFolder(folder).publish(TABLE)
        answer = await client.get("/api/league")
    assert answer.status_code == 200
    found = answer.json()
    assert found["standings"][0]["history"] == [{"round": 1, "mu": 27.0, "sigma": 2.0}]
    assert found["absent"] == [{"name": "mine.py", "why": ""}]
    assert "/home" not in answer.text
    assert "max-age" in answer.headers["cache-control"]


async def test_a_server_without_a_league_says_so(served: Served) -> None:
    async with connections.client(served.base) as client:
        answer = await client.get("/api/league")
    assert answer.status_code == 404
    assert answer.json()["reason"]["key"] == "wire-refused-no-league"
