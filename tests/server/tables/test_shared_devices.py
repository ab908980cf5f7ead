"""Tests that only the current player of a shared phone gets private data."""

import json
import random
from typing import Any

import pytest

from mendax.games.mia.actions import Fall
from mendax.table import fairness
from tests.server.guests import Guest, Message, Served, Tab, any_action, guests

GAMES = {"mia": {"lives": 2}, "french_poker": {}, "sword_of_lies": {"cards": 2, "trade_limit": 1}}


async def hold(tab: Tab, seat: int | None) -> Message:
    """Hand the phone to the player on ``seat``; return the welcome that follows."""
    before = len(tab.heard)
    await tab.send({"type": "hold", "seat": seat})
    welcome: Message = await tab.until(
        lambda _: next((m for m in tab.heard[before:] if m["type"] == "welcome"), None)
    )
    return welcome


def device(tab: Tab) -> Message:
    """Return the phone's last message about its players."""
    told: Message = next(m for m in reversed(tab.heard) if m["type"] == "device")
    return told


async def shared(guest: Guest, game: str, **asked: Any) -> Tab:
    """Return a table in its lobby, opened by ``guest`` with Ann and Ben on the same phone."""
    table = await guest.open(game=game, **asked)
    tab = await guest.enter(table)
    for name in ("Ann", "Ben"):
        answer = await tab.do("add-person", name=name)
        assert answer["reason"] is None, answer
    await tab.until(lambda t: any(m["type"] == "device" and len(m["seats"]) == 3 for m in t.heard))
    return tab


async def goes_round(tab: Tab, luck: random.Random, moves: int) -> dict[int | None, list[str]]:
    """Make this number of moves, and return every text of the phone by the player who had it."""
    heard: dict[int | None, list[str]] = {}
    seen = 0

    def sort_out() -> None:
        nonlocal seen
        for text in tab.raw[seen:]:
            message = json.loads(text)
            if message["type"] == "device":
                sort_out.holder = message["holder"]  # type: ignore[attr-defined]
            heard.setdefault(sort_out.holder, []).append(text)  # type: ignore[attr-defined]
        seen = len(tab.raw)

    sort_out.holder = None  # type: ignore[attr-defined]
    for _ in range(moves):
        if tab.over:
            break
        told = await tab.until(lambda t: device(t)["asked"] and device(t))
        seat = luck.choice(told["asked"])
        welcome = await hold(tab, seat)
        assert welcome["you"] == seat
        assert device(tab)["holder"] == seat
        if not (tab.game and tab.game["offers"]):  # the game followed as news
            await tab.until(lambda t: t.game and t.game["offers"])
        assert tab.game
        answer = await tab.act(**any_action(tab.game["offers"], luck))
        if answer["reason"] is None:
            await tab.reaches(answer["number"])
        gone = await hold(tab, None)
        assert gone["you"] is None
        sort_out()
    sort_out()
    return heard


@pytest.mark.parametrize("game", GAMES)
async def test_a_shared_phone_keeps_players_secrets_apart(served: Served, game: str) -> None:
    async with guests(served.base, "Olena", "watcher") as (olena, watcher):
        tab = await shared(olena, game, changes=GAMES[game])
        watching = await watcher.enter(tab.table["id"])
        await tab.do("start")
        heard = await goes_round(tab, random.Random(3), moves=25)
        await watching.reaches(tab.number)
        assert {0, 1, 2, None} >= heard.keys() >= {None}
        assert len(heard) > 2, "it went round"
        table = served.live(tab.table["id"]).table
        for seat, texts in heard.items():
            person = None if seat is None else table.people()[seat]
            may_hear = {e.number: list(e.heard_by(person)) for e in _entries(table)}
            for message in map(json.loads, texts):
                view = (message.get("game") or {}).get("view") or {}
                if "you" in view and "you" in message:
                    assert view["you"] == message["you"]
                for entry in message.get("entries") or message.get("missed") or []:
                    if entry["number"] not in may_hear:  # before the game
                        continue
                    kinds = [event["kind"] for event in entry["events"]]
                    unseen = sum(type(e).__name__ == "Unseen" for e in may_hear[entry["number"]])
                    assert kinds.count("unseen") == unseen, (seat, entry)
        # While no player has it, the phone gets exactly a spectator's messages.
        public = {e["number"]: e for e in watching.entries}
        for message in map(json.loads, heard[None]):
            for entry in message.get("entries") or message.get("missed") or []:
                assert public.get(entry["number"], entry) == entry


async def test_a_player_on_the_phone_may_doubt_out_of_turn(served: Served) -> None:
    async with guests(served.base, "Olena") as (olena,):
        tab = await shared(olena, "mia", changes={"doubter": "anybody"})
        await tab.do("start")
        await tab.until(lambda t: device(t)["asked"])
        (announcer,) = device(tab)["asked"]
        await hold(tab, announcer)
        for action in ({"kind": "shake"}, {"kind": "announce", "value": 53}):
            await tab.until(lambda t: t.game and t.game["offers"])
            answer = await tab.act(**action)
            assert answer["reason"] is None, answer
        await hold(tab, None)
        told = await tab.until(lambda t: device(t)["interrupting"] and device(t))
        (answerer,), (other,) = told["asked"], told["interrupting"]
        assert {announcer, answerer, other} == {0, 1, 2}
        await hold(tab, other)
        await tab.until(lambda t: t.game and t.game["interrupts"])
        assert tab.game
        assert tab.game["offers"] == []
        assert (await tab.act(kind="doubt"))["reason"] is None
        await tab.until(lambda t: not device(t)["interrupting"])
        doubted = [event for entry in tab.entries for event in entry["events"]]
        assert {"kind": "doubted", "seat": other, "announcer": announcer} in doubted


def _entries(table: Any) -> list[Any]:
    run = table.game_run
    return [*table.recent()[0], *(run.entries if run else [])]


async def test_a_phone_without_ann_gets_equal_bytes_for_any_dice(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann rolls and looks. The phone's messages before and after her turn with it are equal."""
    apart: list[list[str]] = []
    mine: list[str] = []
    real = fairness.Fairness.draw
    for least in (True, False):

        def draw(self: Any, outcomes: Any, least: bool = least) -> Any:
            drawn = real(self, outcomes)
            falls = sorted((action for action, _ in outcomes), key=repr)
            return falls[0 if least or not isinstance(drawn, Fall) else -1]

        monkeypatch.setattr(fairness.Fairness, "draw", draw)
        async with guests(served.base, "Olena") as (olena,):
            tab = await shared(olena, "mia", changes={"lives": 2})
            await tab.do("start")
            told = await tab.until(lambda t: device(t)["asked"] and device(t))
            (seat,) = told["asked"]
            await hold(tab, seat)
            await tab.act("shake")
            await tab.act("look")
            await tab.until(lambda t: t.game and t.game["view"]["roll"] is not None)
            mine.append(str(tab.game and tab.game["view"]["roll"]))
            before = len(tab.raw)
            await hold(tab, None)
            others = [one for one in device(tab)["seats"] if one != seat]
            for other in others:
                await hold(tab, other)
                assert tab.game
                assert tab.game["view"]["roll"] is None
            apart.append([_without_what_differs(text) for text in tab.raw[before:]])
    assert mine[0] != mine[1]
    assert apart[0] == apart[1]


def _without_what_differs(text: str) -> str:
    """Return a message without data that always differs: ids, hashes and timestamps."""
    message = json.loads(text)

    def clean(value: Any) -> Any:
        if isinstance(value, dict):
            skip = {"id", "commitment", "salt", "at", "share"}
            return {key: clean(one) for key, one in value.items() if key not in skip}
        return [clean(one) for one in value] if isinstance(value, list) else value

    return json.dumps(clean(message))


async def test_only_own_people_take_the_phone(served: Served) -> None:
    async with guests(served.base, "Olena", "Taras") as (olena, taras):
        tab = await shared(olena, "mia")
        other = await taras.enter(tab.table["id"], sit=True)
        for seat in (3, 19):
            assert (await hold(tab, seat))["you"] is None
        assert (await hold(other, 1))["you"] == 3, "an unshared phone belongs to its owner"
        await hold(tab, 1)
        await tab.do("say", text="It is me, Ann")
        said = await other.until(lambda t: [e for e in t.events if e["kind"] == "said"])
        assert said[0]["seat"] == 1
        await hold(tab, None)
        await tab.do("say", text="Olena")
        said = await other.until(lambda t: [e for e in t.events if e["kind"] == "said"][1:])
        assert said[0]["seat"] == 0, "between games a phone without a holder belongs to its owner"
        refused = await tab.act("shake")
        assert refused["reason"]["key"] == "table-refused-no-seat"


async def test_chances_and_records_are_those_of_one_at_a_time(served: Served) -> None:
    async with guests(served.base, "Olena", "Taras") as (olena, taras):
        tab = await shared(olena, "french_poker", changes={"tokens": 1})
        await tab.do("start")
        at = f"/api/tables/{tab.table['id']}"
        await goes_round(tab, random.Random(2), moves=2)
        seen = [(await olena.http.get(f"{at}/aid{who}")).json() for who in ("", "?seat=0")]
        assert seen[0] == (await taras.http.get(f"{at}/aid")).json(), (
            "without a seat, a spectator's"
        )
        assert seen[1] is not None
        assert (await olena.http.get(f"{at}/aid?seat=3")).status_code == 403
        await taras.http.post("/api/session")
        assert (await taras.http.get(f"{at}/aid?seat=1")).status_code == 403
        assert (await olena.http.get(f"{at}/record/1?seat=1")).status_code == 404, "not over"
        await goes_round(tab, random.Random(2), moves=2000)
        assert tab.over
        read = [(await olena.http.get(f"{at}/record/1?seat={n}")).text for n in range(3)]
        assert len({*read}) == 3
        assert (await olena.http.get(f"{at}/record/1")).text == read[0]
        watched = (await taras.http.get(f"{at}/record/1")).text
        assert (await taras.http.get(f"{at}/record/1?seat=1")).text == watched
        # Stories and replays too, where the cups stay closed.
        for what in ("story", "replay"):
            mine = [(await olena.http.get(f"{at}/{what}/1?seat={n}")).json() for n in range(3)]
            assert [one["you"] for one in mine] == [0, 1, 2]
            assert not any(one["open"] for one in mine)
            assert mine[0] != mine[1] != mine[2]
            assert (await olena.http.get(f"{at}/{what}/1")).json() == mine[0]
            outside = (await taras.http.get(f"{at}/{what}/1")).json()
            assert (await taras.http.get(f"{at}/{what}/1?seat=1")).json() == outside
            assert outside["you"] is None


async def test_a_screen_has_a_spectators_view_and_no_commands(served: Served) -> None:
    async with guests(served.base, "Olena", "Taras") as (olena, taras):
        tab = await olena.enter(await olena.open())
        other = await taras.enter(tab.table["id"], sit=True)
        screen = await olena.tab(tab.table["id"])
        await screen.send({"type": "hello", "since": 0, "screen": True})
        welcome = await screen.until(
            lambda t: next((m for m in t.heard if m["type"] == "welcome"), None)
        )
        assert welcome["you"] is None
        answer = await screen.do("say", text="hello")
        assert answer["reason"]["key"] == "wire-refused-screen"
        code = await olena.http.post(f"/api/tables/{tab.table['id']}/code")
        assert code.status_code == 200
        present = await other.until(
            lambda t: [m for m in t.heard if m["type"] == "present" and m["screens"]]
        )
        assert (present[-1]["spectators"], present[-1]["screens"]) == (0, 1)
        await tab.close()
        await other.until(lambda t: t.present == [False, True])
        await screen.close()
        await other.until(lambda t: t.heard[-1].get("screens") == 0)
