"""The coach at the server: who may ask, what for, and that nobody's dice are in the answer."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from mendax.coach.mia import policies
from mendax.coach.mia.solving import Solved
from mendax.core.draw import commit
from mendax.server.coaching import coaching
from mendax.server.settings import Rate
from mendax.server.tables import registry
from mendax.server.worker_thread import WorkerThread
from mendax.table import fairness
from mendax.table.table import Table
from tests.server.guests import FREELY, Guest, Message, Served, Tab, guests, play, seated, serving


async def get(guest: Guest, path: str, status: int = 200, **query: Any) -> Any:
    """What a guest is answered."""
    answer = await guest.http.get(path, params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


async def played(people: list[Guest], seed: int = 1, **asked: Any) -> str:
    """A finished game; the table's id."""
    tabs = await seated(people, **asked)
    await tabs[0].do("start")
    await play(tabs, random.Random(seed))
    await asyncio.gather(*(tab.until(lambda t: t.over) for tab in tabs))
    return str(tabs[0].table["id"])


async def test_a_finished_game_is_gone_through_for_each_who_played(
    served: Served, quick_bots: None
) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await played([ann, ben], changes={"lives": 3})
        for seat, guest in enumerate((ann, ben)):
            lesson = await get(guest, f"/api/tables/{table}/coach/1")
            review = lesson["review"]
            assert review["seat"] == seat
            assert lesson["names"] == ["Ann", "Ben"]
            assert lesson["coverage"] == {"seats": 2, "solved": "whole", "reason": None}
            assert review["decisions"]
            costs = [decision["lost"] for decision in review["decisions"]]
            assert review["biggest"] is None or costs[review["biggest"]] == max(costs)
            assert review["course"][-1]["worth"] in (0.0, 1.0)
        refused = await get(eve, f"/api/tables/{table}/coach/1", 403)
        assert refused["reason"]["key"] == "coach-no-seat-of-yours"
        refused = await get(ann, f"/api/tables/{table}/coach/1", 403, seat=1)
        assert refused["reason"]["key"] == "coach-not-your-seat"
        assert (await get(ann, f"/api/tables/{table}/coach/1", seat=0))["review"]["seat"] == 0
        refused = await get(ann, f"/api/tables/{table}/coach/2", 404)
        assert refused["reason"]["key"] == "wire-refused-no-record"


async def test_a_running_game_is_not_gone_through(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben])
        await tabs[0].do("start")
        refused = await get(ann, f"/api/tables/{tabs[0].table['id']}/coach/1", 404)
        assert refused["reason"]["key"] == "wire-refused-no-record"


async def test_earlier_games_stay_at_hand_and_seats_are_those_of_that_game(
    served: Served, quick_bots: None
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], changes={"lives": 1})
        table = tabs[0].table["id"]
        await tabs[0].do("start")
        await play(tabs, random.Random(3))
        first = await get(ann, f"/api/tables/{table}/coach/1")
        await tabs[0].do("arrange", order=[1, 0])
        await tabs[0].do("start")
        await tabs[0].until(lambda t: not t.over)
        assert await get(ann, f"/api/tables/{table}/coach/1") == first
        served.context.coaching._reviews.clear()
        assert await get(ann, f"/api/tables/{table}/coach/1") == first


async def test_an_open_seed_opens_every_seats_game_to_everybody(
    served: Served, quick_bots: None
) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], changes={"lives": 2}, bots=["equilibrium"])
        table = tabs[0].table["id"]
        await tabs[0].do("set-table", settings={"open_seed": True})
        await tabs[0].do("start")
        await play(tabs, random.Random(4))
        lesson = await get(eve, f"/api/tables/{table}/coach/1", seat=1)
        assert lesson["open"]
        assert lesson["review"]["verdict"]["key"] == "coach-verdict-sound"
        await get(ann, f"/api/tables/{table}/coach/1", seat=2)
        await get(ann, f"/api/tables/{table}/coach/1", 403, seat=7)


async def test_what_a_bot_did_for_somebody_is_not_held_against_them(
    served: Served, quick_bots: None
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], changes={"lives": 3})
        table = tabs[0].table["id"]
        await tabs[0].do("start")
        await play(tabs, random.Random(5), moves=6)
        before = served.context.registry._lives[table].table.number
        await tabs[0].do("leave")
        await play(tabs[1:], random.Random(5))
        lesson = await get(ann, f"/api/tables/{table}/coach/1")
        assert lesson["review"]["decisions"]
        assert all(d["entry"] <= before for d in lesson["review"]["decisions"])
        assert lesson["review"]["course"][-1]["entry"] > before


async def test_an_unsolved_table_says_why(served: Served, quick_bots: None) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        table = await played([ann, ben], bots=["odds"], changes={"scoring": "points", "rounds": 1})
        refused = await get(ann, f"/api/tables/{table}/coach/1", 422)
        assert refused["reason"]["key"] == "solver-refused-points"
        assert "points" in refused["text"]
        other = await ann.open(game="french_poker")
        tabs = [await ann.enter(other), await ben.enter(other, sit=True)]
        await tabs[0].do("set-table", settings={"hints": True})
        await tabs[0].do("start")
        refused = await get(ann, f"/api/tables/{other}/hint", 200)
        assert refused["reason"]["key"] == "coach-hint-none"


async def test_a_very_long_game_is_given_up(
    served: Served, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        table = await played([ann, ben], changes={"lives": 1})
        monkeypatch.setattr(coaching, "REVIEWING", -1)
        refused = await get(ann, f"/api/tables/{table}/coach/1", 422)
        assert refused["reason"]["key"] == "coach-too-long"


# ── hints ────────────────────────────────────────────────────────────────────────────────────


async def test_hints_are_off_until_the_host_allows_them_before_a_game(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben])
        table = tabs[0].table["id"]
        path = f"/api/tables/{table}/hint"
        refused = await get(ann, path, 403)
        assert refused["reason"]["key"] == "coach-hint-off"
        assert (await tabs[1].do("set-table", settings={"hints": True}))["reason"]
        assert (await tabs[0].do("set-table", settings={"hints": True}))["reason"] is None
        assert (await get(ann, path))["reason"]["key"] == "coach-hint-none"
        await tabs[0].do("start")
        refused = await tabs[0].do("set-table", settings={"hints": False})
        assert refused["reason"]["key"] == "table-refused-running"
        await tabs[1].until(lambda t: t.table["settings"]["hints"] and t.game)
        refused = await get(eve, path, 403)
        assert refused["reason"]["key"] == "coach-hint-no-seat"
        opener = next(tab for tab in tabs if tab.game and tab.game["offers"])
        asking, other = (ann, ben) if opener is tabs[0] else (ben, ann)
        await opener.act("shake")
        await opener.until(lambda t: "look" in _offered(t))
        found = (await get(asking, path))["hint"]
        assert {m["action"].split()[0] for m in found["alternatives"]} == {"look", "announce"}
        assert found["best"] == "look"
        await opener.act("look")
        found = (await get(asking, path))["hint"]
        assert found["unit"] == "chance"
        assert found["lie"] is None
        assert sum(m["chance"] for m in found["alternatives"]) == pytest.approx(1)
        assert (await get(other, path))["hint"] is None


def _offered(tab: Tab) -> list[str]:
    return [offer["action"]["kind"] for offer in (tab.game or {"offers": []})["offers"]]


async def test_hints_and_lessons_have_a_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policies, "_solved", Solved())  # whatever was solved here before
    rates = FREELY.__class__(hints=Rate(2, 60), lessons=Rate(2, 60), solving=Rate(1, 60))
    # A clock that stands: however slow the machine, nothing is won back meanwhile.
    async with (
        serving(tmp_path, rates, clock=lambda: 0.0) as served,
        guests(served.base, "Ann", "Ben") as (ann, ben),
    ):
        tabs = await seated([ann, ben])
        await tabs[0].do("set-table", settings={"hints": True})
        table = tabs[0].table["id"]
        for path in (f"/api/tables/{table}/hint", f"/api/tables/{table}/coach/1"):
            for _ in range(2):
                assert (await ann.http.get(path)).status_code in (200, 404)
            refused = await ann.http.get(path)
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) > 0
        for lives, far in ((1, "whole"), (2, "no"), (1, "whole")):
            asked = f"lives={lives} mia_double_any=yes"
            known = await get(ann, "/api/coverage/mia", rules=asked)
            assert known["solved"] == far
            assert far == "whole" or known["reason"]["key"] == "wire-refused-too-fast"


async def test_worlds_that_differ_in_a_hidden_die_have_the_same_hints_and_lessons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann's first roll falls 53 or 64 and is believed, so it is never opened. Whatever Ben and Cy
    are told by the coach, in the story and in the replay, during the game and after it, must be the
    same bytes."""
    heard = {}
    for roll in (53, 64):
        monkeypatch.setattr(
            "mendax.server.tables.clock.LoopClock.now", lambda *_: 1_800_000_000_000
        )
        monkeypatch.setattr(registry, "_new_id", lambda: "m" * 16)
        monkeypatch.setattr(registry, "_new_secret", lambda: b"\7" * 32)
        monkeypatch.setattr(fairness.Fairness, "draw", _drawing(roll))
        monkeypatch.setattr(fairness, "commit", lambda _, number, __: commit(b"", number, ""))
        async with serving(tmp_path / str(roll)) as served:
            heard[roll] = await _game(served)
    one, other = heard[53], heard[64]
    assert one["Ann's hint"] != other["Ann's hint"], "she does see another roll"
    assert one["Ann's lesson"] != other["Ann's lesson"]
    assert one["Ann's replay"] != other["Ann's replay"]
    of_others = [f"{who}'s {what}" for who in ("Ben", "Cy") for what in (*_AFTERWARDS, "lesson")]
    for reader in ("others' hints", "answer", "own roll", *of_others):
        assert one[reader] == other[reader], reader
    assert '"tallies":[{' in one["Ben's story"][0]
    assert '"steps":[{' in one["Ben's replay"][0]
    assert '"hint":{' in one["answer"][0]


_AFTERWARDS = ("story", "replay", "own replay")


def _drawing(first: int) -> Any:
    """The lot falls on the first seat; its first roll is as told, every other one 43."""
    drawn: list[int] = []

    def draw(_: fairness.Fairness, outcomes: Any) -> Any:
        wanted = first if not drawn else 43
        for action, _odds in outcomes:
            if getattr(action, "seat", 0) == 0 and getattr(action, "roll", wanted) == wanted:
                if hasattr(action, "roll"):
                    drawn.append(action.roll)
                return action
        raise AssertionError(outcomes)

    return draw


async def _game(served: Served) -> dict[str, Any]:
    async with guests(served.base, "Ann", "Ben", "Cy") as people:
        ann, ben, cy = people
        tabs = await seated(people, changes={"lives": 1, "ends_when": "first_out"})
        table = tabs[0].table["id"]

        async def asked(path: str, *whom: Guest) -> list[str]:
            found = [await guest.http.get(f"/api/tables/{table}/{path}") for guest in whom]
            return [answer.text for answer in found]

        async def move(tab: Tab, kind: str, **fields: Any) -> None:
            answer: Message = await tab.act(kind, **fields)
            assert answer["reason"] is None, answer
            await asyncio.gather(*(each.reaches(tab.number) for each in tabs))

        await tabs[0].do("set-table", settings={"hints": True})
        await tabs[0].do("start")
        for kind in ("shake", "look"):
            await move(tabs[0], kind)
        told: dict[str, Any] = {"Ann's hint": await asked("hint", ann)}
        told["others' hints"] = await asked("hint", ben, cy)
        await move(tabs[0], "announce", value=61)
        told["answer"] = await asked("hint", ben)
        for kind in ("believe", "look"):
            await move(tabs[1], kind)
        told["own roll"] = await asked("hint", ben)
        await move(tabs[1], "announce", value=66)
        await move(tabs[2], "doubt")
        await tabs[2].until(lambda t: t.over)
        for guest in people:
            (text,) = await asked("coach/1", guest)
            assert json.loads(text)["review"]["decisions"], text
            told[f"{guest.name}'s lesson"] = text
            told[f"{guest.name}'s story"] = await asked("story/1", guest)
            told[f"{guest.name}'s replay"] = await asked("replay/1", guest)
            told[f"{guest.name}'s own replay"] = await asked("replay/1?own=true", guest)
        return told


@pytest.mark.parametrize(
    "asked",
    [
        {"changes": {"lives": 3}},
        {"preset": "meyer"},
        {"changes": {"lives": 3, "blind_pass": "same_or_higher"}},
    ],
    ids=["house", "meyer", "passes"],
)
async def test_no_byte_of_a_hidden_die_is_in_any_hint_or_lesson_of_whole_games(
    served: Served, asked: dict[str, Any]
) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await seated(people, **asked)
        table = tabs[0].table["id"]
        await tabs[0].do("set-table", settings={"hints": True})
        await tabs[0].do("start")
        luck, hints = random.Random(8), 0
        while await play(tabs, luck, moves=1):
            for tab, guest in zip(tabs, people, strict=True):
                answer = await guest.http.get(f"/api/tables/{table}/hint")
                found = answer.json()
                assert found.keys() == {"number", "hint", "reason"}
                assert found["hint"] is None or (tab.game and tab.game["offers"])
                hints += found["hint"] is not None
                salts = _salts(served.context.registry._lives[table].table)
                assert not [word for word in ('"roll"', *salts) if word in answer.text]
        assert hints > 10
        for tab, guest in zip(tabs, people, strict=True):
            seen = [(e["number"], v["roll"]) for e in tab.entries for v in e["events"] if _saw(v)]
            lesson = await get(guest, f"/api/tables/{table}/coach/1")
            for decision in lesson["review"]["decisions"]:
                if decision["roll"] is not None:
                    before = [roll for number, roll in seen if number < decision["entry"]]
                    assert decision["roll"] == before[-1]


def _salts(table: Table) -> list[str]:
    """The salts of every draw so far."""
    assert table.game_run is not None
    fair = table.game_run.fairness
    return [fair._salt(draw).hex() for draw in range(fair.drawn)]


def _saw(event: Message) -> bool:
    return bool(event["kind"] == "saw")


# ── strategies ───────────────────────────────────────────────────────────────────────────────


async def test_the_strategy_of_a_rule_set_is_a_picture(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        house = await get(ann, "/api/strategy/mia")
        assert [page["over"] for page in house["pages"]] == [None, *house["values"][:-1]]
        assert house["lives"] == [6, 6]
        toast = await get(ann, "/api/strategy/mia", preset="meyer")
        assert 32 not in toast["values"]
        late = await get(ann, "/api/strategy/mia", seats=3, lives="2,1,1")
        assert late["lives"] == [2, 1, 1]
        solved = await get(ann, "/api/strategy/mia", rules="lives=1 mia_lie_cost=2")
        assert solved["lives"] == [1, 1]
        for query, key in (
            ({"rules": "scoring=points", "seats": 3}, "solver-refused-points"),
            ({"seats": 9}, "solver-refused-seats"),
            ({"seats": 6}, "coach-too-large"),
            ({"lives": "9,9"}, "explore-no-position"),
            ({"rules": "lives=soon"}, "rules-out-of-range"),
        ):
            refused = await get(ann, "/api/strategy/mia", 422, **query)
            assert refused["reason"]["key"] == key
        assert (await get(ann, "/api/strategy/french_poker", 422))["reason"]["key"]
        await get(ann, "/api/strategy/chess", 404)


async def test_how_far_a_table_is_solved_can_be_asked(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        for query, solved in (
            ({}, "whole"),
            ({"seats": 4}, "whole"),
            ({"seats": 6}, "end"),
            ({"rules": "scoring=points", "seats": 3}, "no"),
            ({"rules": "lives=2 mia_true_cost=1 mia_lie_cost=2"}, "whole"),
        ):
            found = await get(ann, "/api/coverage/mia", **query)
            assert (found["solved"], found["reason"] is None) == (solved, solved == "whole")
        assert (await get(ann, "/api/coverage/french_poker"))["solved"] == "no"
        games = await get(ann, "/api/games")
        assert [game["advised"] for game in games if game["name"] == "mia"] == [
            ["equilibrium", "reader"]
        ]


async def test_who_knows_solved_games_sits_down_where_nothing_is_solved_and_counts_chances(
    served: Served, quick_bots: None, caplog: pytest.LogCaptureFixture
) -> None:
    """The browser does not offer it there; who asks for it knows what it is, as ``coverage`` and
    the lobby say. Rules and seats may change until the start, so nothing is refused before."""
    unsolved = {"scoring": "points", "rounds": 1}
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        words = " ".join(f"{name}={value}" for name, value in unsolved.items())
        found = await get(ann, "/api/coverage/mia", rules=words, seats=3)
        assert (found["solved"], found["reason"]["key"]) == ("no", "solver-refused-points")
        tabs = await seated([ann, ben], changes=unsolved)
        assert (await tabs[0].do("add-bot", bot="equilibrium"))["reason"] is None
        await tabs[0].until(lambda t: t.table["seats"][2]["bot"] == "equilibrium")
        await tabs[0].do("start")
        await play(tabs, random.Random(3))
        assert tabs[0].over
        assert not [r for r in caplog.records if r.name == "mendax.bots"], "its own moves, all"
        refused = (await tabs[0].do("add-bot", bot="searching"))["reason"]
        assert refused["key"] == "table-refused-bot-unknown"
        assert "equilibrium" in refused["arguments"]["allowed"].split(", ")


async def test_a_queue_that_is_full_is_refused_not_lengthened(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        full = WorkerThread("coach", waiting=0)
        monkeypatch.setattr(served.context.coaching, "_thinking", full)
        await get(ann, "/api/strategy/mia", 429)
