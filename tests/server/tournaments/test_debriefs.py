"""Tests of the debrief: finished games only, own figures for their person only, and no names."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from mendax.records import RecordedGame, read
from mendax.server.coaching.room_claims import FIRST, TableLines, game_row, room_claims
from mendax.server.tournaments import round_tables, tournaments
from tests.server.guests import Guest, Served, Tab, guests, play, serving
from tests.server.hand_clock import HandClock
from tests.server.secrecy import falling, fixed

MIA = {"game": "mia", "preset": "standard", "changes": ["lives=2"], "size": 3, "rounds": 1}
SWORD = MIA | {"game": "sword_of_lies", "changes": ["cards=2", "deals=1"]}


async def tournament(people: list[Guest], plan: dict[str, Any]) -> tuple[str, list[Tab]]:
    """Open a tournament of the first person. Return its path, and everyone's tab of round 1."""
    host = people[0]
    opened = await host.http.post("/api/tournaments", json={"name": "Friday", "plan": plan})
    path = f"/api/tournaments/{opened.json()['id']}"
    for person in people:
        asked = {"action": {"kind": "enter", "name": person.name}}
        assert (await person.http.post(f"{path}/actions", json=asked)).status_code == 200
    await host.http.post(f"{path}/next")
    (table,) = (await host.http.post(f"{path}/next")).json()["tables"]
    return path, [await person.enter(table["id"]) for person in people]


async def debrief(guest: Guest, path: str) -> dict[str, Any]:
    """Return the whole debrief."""
    while True:
        found: dict[str, Any] = (await guest.http.get(f"{path}/debrief")).json()
        if found["read"] == found["games"]:
            return found
        await asyncio.sleep(0)


async def finished(clock: HandClock, guest: Guest, path: str) -> None:
    """Let time pass until the tournament has its only result, which ends it."""
    while (await guest.http.get(path)).json()["phase"] != "over":
        clock.advance(1)


@pytest.mark.parametrize("plan", [MIA, SWORD], ids=["solved", "unsolved"])
async def test_figures_are_of_finished_games_and_own_ones_are_private(
    tmp_path: Path, plan: dict[str, Any]
) -> None:
    names = ("Ann", "Ben", "Cyd")
    async with serving(tmp_path) as served, guests(served.base, *names, "Eve") as every:
        *people, eve = every
        clock = served.context.registry.clock = HandClock()
        path, tabs = await tournament(people, plan | {"bots": False})
        early = await eve.http.get(f"{path}/debrief")
        assert early.json()["reason"]["key"] == "tournament-refused-not-now"
        await play(tabs, random.Random(3))
        await finished(clock, eve, path)
        seen = [await debrief(person, path) for person in every]
        assert seen[-1]["you"] is None
        own = [one.pop("you") for one in seen][:-1]
        assert all(one == seen[0] for one in seen)
        room = seen[0]["figures"]
        assert (seen[0]["unit"] is None) == (plan is SWORD)
        for name in ("known", "lies", "caught", "doubts_right", "doubts_wrong"):
            assert room[name] == sum(one[name] for one in own)
        shown = repr(seen[0])
        assert sum(name in shown for name in names) <= 1, "the best liar alone has a name"
        refused = await people[1].http.get(f"{path}/games")
        assert refused.json()["reason"]["key"] == "tournament-refused-not-host"
        for named in ("true", "false"):
            text = (await people[0].http.get(f"{path}/games", params={"names": named})).text
            file = tmp_path / f"{named}.jsonl"
            file.write_text(text)
            rows: list[RecordedGame] = list(read(file))
            assert len(rows) == (plan is MIA), "cards that stay closed are in no file"
            if rows:
                seats = {"true": set(names), "false": {"player1", "player2", "player3"}}
                assert set(rows[0].seats) == seats[named]


async def test_a_hidden_die_changes_no_byte_before_its_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A die that Ann has seen changes no byte for the projector and the debrief, even if the
    tournament ends before the game.
    """
    heard = []
    for world, roll in enumerate((53, 64)):
        fixed(monkeypatch, falling(roll=roll))
        for module, letter in ((tournaments, "w"), (round_tables, "v")):
            monkeypatch.setattr(module, "new_id", iter([letter * 16]).__next__)
            monkeypatch.setattr(module, "new_secret", lambda: b"\7" * 32)
        async with serving(tmp_path / str(world)) as served:
            heard.append(await _projected(served))
    one, other = heard
    assert one["Ann"] != other["Ann"]
    del one["Ann"], other["Ann"]
    assert one == other
    assert all(one.values())


async def _projected(served: Served) -> dict[str, Any]:
    """Return what a projector, the host's phone and Ann receive of a game that Ann plays."""
    async with guests(served.base, "Ann", "Ben", "Cyd", "Eve") as every:
        ann, ben, cyd, eve = every
        path, tabs = await tournament([ann, ben, cyd], MIA | {"bots": False})
        screen = await eve.tab(tabs[0].table["id"])
        await screen.send({"type": "hello", "since": 0, "screen": True})
        await screen.until(lambda tab: tab.table)
        mover = next(tab for tab in tabs if tab.game and tab.game["offers"])
        for deed in ({"kind": "shake"}, {"kind": "look"}, {"kind": "announce", "value": 61}):
            answer = await mover.act(**deed)
            await screen.reaches(answer["number"])
        shown: dict[str, Any] = {"screen": list(screen.raw), "Ann": mover.raw}
        for name in ("tables", "course", "debrief", "games"):
            shown[name] = (await eve.http.get(f"{path}/{name}")).text
        ending = {"action": {"kind": "end"}}
        shown["over"] = (await ann.http.post(f"{path}/actions", json=ending)).text
        shown["debrief at the end"] = (await ann.http.get(f"{path}/debrief")).text
        shown["games at the end"] = repr((await ann.http.get(f"{path}/games")).text)
        store, table = served.context.store, tabs[0].table["id"]
        row, lines = await store.table(table), await store.past_game(table, FIRST)
        assert row is not None
        running = TableLines(table, row.secret, row.game, lines)
        assert room_claims(running, {}) is None
        assert game_row(running, {}) is None
        return shown
