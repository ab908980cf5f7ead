"""Tests that a draining server ends once no game runs."""

import random

import pytest

from mendax.server.running.admin_messages import DrainIn
from mendax.server.running.draining import Draining
from tests.server.guests import Served, guests, play, seated
from tests.server.hand_clock import HandClock


class Ends:
    """Drains a server, and records whether it was ended."""

    def __init__(self, served: Served) -> None:
        self.ended = False
        self._draining = Draining(served.context.registry, self._end)

    def _end(self) -> None:
        self.ended = True

    def order(self, seconds: float = 1800, *, on: bool = True) -> None:
        self._draining.order(DrainIn(seconds, on))


@pytest.fixture
def ends(served: Served) -> Ends:
    return Ends(served)


@pytest.mark.usefixtures("quick_bots")
async def test_a_draining_server_ends_after_the_running_game(
    served: Served, clock: HandClock, ends: Ends
) -> None:
    async with guests(served.base, "Ann", "Bo") as (ann, bo):
        tabs = await seated([ann, bo], changes={"lives": 1})
        waiting = await seated([ann, bo])
        await tabs[0].do("start")
        ends.order()
        clock.advance(5)
        assert not ends.ended, "a game runs"
        body = {"game": "mia", "name": "Ann"}
        refused = await ann.http.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["reason"]["key"]) == (
            *(503, "wire-refused-draining"),
        )
        assert (await ann.http.get("/api/ready")).status_code == 503
        assert (await ann.http.get("/api/health")).status_code == 200
        answer = await waiting[0].do("start")
        assert answer["reason"]["key"] == "wire-refused-draining"
        for tab in waiting:
            assert (await tab.do("ready", on=True))["reason"] is None
        await play(tabs, random.Random(5))
        assert waiting[0].table["phase"] == "gathering", "all are ready, and no game begins"
        clock.advance(1)
        assert ends.ended


async def test_draining_ends_in_its_time_and_can_be_taken_back(
    served: Served, clock: HandClock, ends: Ends
) -> None:
    async with guests(served.base, "Ann", "Bo") as (ann, bo):
        tabs = await seated([ann, bo])
        ends.order(60)
        ends.order(60, on=False)
        clock.advance(100)
        assert not ends.ended
        await tabs[0].do("start")
        ends.order(60)
        clock.advance(59)
        assert not ends.ended
        clock.advance(2)
        assert ends.ended
