"""Who may read a game that is over, asked of the one place that says so."""

import random

import pytest

from mendax.server.past_games.reading import past_game, require_over
from mendax.server.refusal import Refused
from mendax.server.worker_thread import WorkerThread
from tests.server.guests import Served, guests, play, seated


async def test_a_past_game_is_read_by_who_played_and_only_once_it_is_over(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], changes={"lives": 1})
        await tabs[0].do("start")
        live = await served.context.registry.find(tabs[0].table["id"])
        assert live is not None
        people = live.table.people()
        with pytest.raises(Refused):
            await require_over(live, 1, people[0])
        await play(tabs, random.Random(1))
        await require_over(live, 1, people[0])
        with pytest.raises(Refused):
            await require_over(live, 2, people[0])
        thread = WorkerThread("test")
        game = await past_game(served.context.store, thread, live, 1, people[0])
        thread.close()
        assert game.run.over
        assert game.run.seat_of(people[1]) == 1
        assert game.table.phase == "finished"
        assert len(game.lines) >= len(game.run.moves)
