"""Tests of a server's tournaments: evenings, restarts, failures of the store, and requests."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.store import SqliteStore, StoreError
from mendax.server.tables.registry import TableRegistry
from mendax.server.tables.requests import Request
from mendax.server.tournaments.live_tournament import LiveTournament
from mendax.server.tournaments.tournaments import Tournaments
from mendax.server.wire.refusal import Refused
from mendax.table.commands import Act, BotAct
from mendax.tournament.actions import Dismiss, Enter, Hush, Quit, TournamentPlan
from testbed.rates import FREELY
from tests.server.guests import guests, serving
from tests.server.hand_clock import HandClock
from tests.server.hostile import until

PLAN = TournamentPlan(
    game="mia", preset="standard", changes=("lives=1",), size=3, rounds=2, rest=10
)
NAMES = ("ann", "bo", "chi", "dana", "eli", "fia", "gus")


class Evening:
    """A server whose loop and clock are the test's."""

    def __init__(self, store: Any, registry: TableRegistry, clock: HandClock) -> None:
        self.store, self.registry, self.clock = store, registry, clock
        self.tournaments = Tournaments(store, registry, lambda: clock)
        self.id = ""

    async def live(self) -> LiveTournament:
        return await self.tournaments.find(self.id, None)

    async def begin(self, plan: TournamentPlan = PLAN) -> LiveTournament:
        """Open a tournament in which seven people take part."""
        self.id = await self.tournaments.open("host", "Friday", plan)
        live = await self.live()
        for name in NAMES:
            await live.do(name, Enter(name.capitalize()))
        return live

    async def after(self, seconds: float) -> LiveTournament:
        """Let time pass, and the tournament do what is due."""
        live = await self.live()
        number = live.tournament.state.number
        self.clock.advance(seconds)
        for _ in range(20):  # each look may write several lines, and takes a few turns of the loop
            await asyncio.sleep(0)
            live = await self.live()
            await live.settled()
            number, before = live.tournament.state.number, number
            if number != before:
                self.clock.advance(0)
        return live

    async def play(self, table: str) -> None:
        """Play a table's game to its end, as people and bots who take default actions."""
        found = await self.registry.find(table, None)
        while found.table.result() is None:
            run = found.table.game_run
            assert run is not None
            seat = next(iter(run.asked))
            action = run.game.default_action(run.state, seat)
            person = found.table.people()[seat]
            after = found.table.number
            command = BotAct(seat, action) if person is None else Act(person, action, after)
            found.submit(Request(command))
            await found.settled()


@asynccontextmanager
async def server(
    folder: Path, clock: HandClock, kind: type[SqliteStore] = SqliteStore
) -> AsyncIterator[Evening]:
    """Yield a server that ends without saying goodbye to its tournaments."""
    store = kind(folder, asyncio.get_running_loop())
    registry = TableRegistry(store, ServerSettings(rates=FREELY))
    registry.clock = clock
    evening = Evening(store, registry, clock)
    try:
        yield evening
    finally:
        evening.tournaments.close()
        registry.close()
        await store.close()


async def test_an_evening_of_two_rounds_survives_a_restart_at_every_step(tmp_path: Path) -> None:
    clock, phases = HandClock(), []
    async with server(tmp_path, clock) as evening:
        state = (await evening.begin()).tournament.state
    while state.phase != "over":
        async with server(tmp_path, clock) as evening:
            evening.id = state.id
            live = await evening.after(1.5)  # a game that ended before the restart is read
            state = live.tournament.state
            phases.append(state.phase)
            if state.phase == "gathering":
                await live.go_on("host")
            elif state.phase == "playing":
                await evening.play(next(one.id for one in state.tables() if one.places is None))
            else:
                await evening.after(20)
    assert phases[0] == "gathering"
    assert set(phases) >= {"seated", "playing", "resting"}
    assert [len(tables) for tables in state.rounds] == [2, 2]
    assert all(table.places for tables in state.rounds for table in tables)
    scores = state.ranking()
    assert [score.games for score in scores] == [2] * len(NAMES)


async def test_time_is_called_and_running_games_are_decided(tmp_path: Path) -> None:
    clock = HandClock()
    async with server(tmp_path, clock) as evening:
        live = await evening.begin()
        await live.go_on("host")
        live = await evening.after(16)
        first, _ = live.tournament.state.tables()
        await evening.play(first.id)
        live = await evening.after(2)
        assert [table.places is None for table in live.tournament.state.tables()] == [False, True]
        live = await evening.after(60 * PLAN.minutes)
        state = live.tournament.state
        assert state.phase == "resting"
        assert state.tables()[1].places == (1, 1, 1), "each of them has a life"


async def test_the_tables_of_a_round_obey_their_tournament(tmp_path: Path) -> None:
    async with server(tmp_path, HandClock()) as evening:
        live = await evening.begin()
        await live.do("host", Hush(0, True))
        await live.go_on("host")
        live = await evening.after(16)
        state = live.tournament.state
        tables = [await evening.registry.find(one.id, None) for one in state.tables()]
        seats = [[seat.name for seat in one.table.table_view().seats] for one in tables]
        for table, names in zip(state.tables(), seats, strict=True):
            assert names[: len(table.players)] == [state.players[p].name for p in table.players]
            assert len(names) == max(PLAN.size, len(table.players))
        assert all(one.table.table_view().host is None for one in tables)
        assert all(one.table.table_view().tournament == live.id for one in tables)
        assert sum(seat.muted for one in tables for seat in one.table.table_view().seats) == 1
        await live.do("host", Dismiss(1))
        left = [seat for one in tables for seat in one.table.table_view().seats if seat.away]
        assert [seat.name for seat in left] == ["Bo"]
        await live.do("chi", Quit())
        with pytest.raises(MendaxError):
            await live.do("bo", Enter("Bo"))


class FailingStore(SqliteStore):
    """A store whose next write fails in one way. A late write waits for the next one."""

    fails = ""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._goes_on = threading.Event()
        self._late: list[asyncio.Future[Any]] = []

    async def close(self) -> None:
        self._goes_on.set()
        await super().close()

    async def change(self, work: Any) -> Any:
        self._goes_on.set()
        return await super().change(work)

    async def append(self, table: str, lines: Any, *rest: Any) -> bool:
        way, self.fails = self.fails, ""
        if way == "refused":
            raise StoreError(Reason("server-not-stored"))
        if way == "taken":
            return False
        self._goes_on.set()
        stored = super().append(table, lines, *rest)
        if way != "stored late":
            return await stored
        self._goes_on.clear()
        busy = super().change(lambda _: self._goes_on.wait())
        self._late = [asyncio.ensure_future(work) for work in (busy, stored)]
        await asyncio.sleep(0)
        raise TimeoutError


@pytest.mark.parametrize("way", ["refused", "stored late", "taken"])
async def test_a_line_counts_if_it_is_stored(tmp_path: Path, way: str) -> None:
    async with server(tmp_path, HandClock(), FailingStore) as evening:
        live = await evening.begin()
        evening.store.fails = way
        with pytest.raises(Refused) as caught:
            await live.do("hal", Enter("Hal"))
        assert caught.value.status == 503
        again = await evening.live()
        assert (again is live) == (way != "taken")
        names = [one.name for one in (await again.settled()).state.players]
        assert ("Hal" in names) == (way == "stored late")
        await again.do("ivy", Enter("Ivy"))
        lines = await evening.store.replayed(evening.id)
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))


async def test_people_enter_by_requests_and_get_changes(tmp_path: Path) -> None:
    plan = {"game": "mia", "preset": "standard", "changes": ["lives=2"], "rounds": 1}
    async with serving(tmp_path) as served, guests(served.base, "Ann", "Bo") as (ann, bo):
        asked = {"name": "Friday", "plan": plan}
        opened = await ann.http.post("/api/tournaments", json=asked)
        path = f"/api/tournaments/{opened.json()['id']}"
        seen = (await bo.http.get(path)).json()
        assert (seen["host"], seen["you"], seen["phase"]) == (False, None, "gathering")
        waiting = asyncio.create_task(bo.http.get(path, params={"since": seen["number"]}))
        await until(lambda: not waiting.done())
        enter = {"action": {"kind": "enter", "name": "Ann"}}
        entered = (await ann.http.post(f"{path}/actions", json=enter)).json()
        assert (entered["host"], entered["you"]) == (True, 0)
        assert (await waiting).json()["players"] == entered["players"]
        refused = await bo.http.post(f"{path}/next")
        assert (refused.status_code, refused.json()["reason"]["key"]) == (
            403,
            "tournament-refused-not-host",
        )
        seated = (await ann.http.post(f"{path}/next")).json()
        assert (seated["phase"], seated["step"]) == ("seated", "start")
        playing = (await ann.http.post(f"{path}/next")).json()
        (table,) = playing["tables"]
        tab = await ann.enter(table["id"])
        assert tab.you == 0
        assert tab.game is not None
        states = (await bo.http.get(f"{path}/tables")).json()["tables"]
        assert states[0]["still_in"] == [0, 1, 2, 3]
        code = (await bo.http.post(f"{path}/code")).json()["code"]
        found = await bo.http.post("/api/codes", json={"typed": code})
        assert found.json() == {"id": playing["id"], "tournament": True}


async def test_no_table_is_mistaken_for_a_tournament(tmp_path: Path) -> None:
    async with server(tmp_path, HandClock()) as evening:
        await evening.begin()
        with pytest.raises(Refused):
            await evening.registry.find(evening.id, None)
        with pytest.raises(Refused):
            await evening.tournaments.find("a" * 16, None)
