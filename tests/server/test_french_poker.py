"""Tests of French poker over real sockets: whole games, worlds that differ in hidden dice, and the
aid.

Players' knowledge of dice changes here with every step, so the test checks it at every step.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from mendax.games.french_poker.rules import PRESETS
from mendax.server.tables import registry
from mendax.table import fairness
from tests.proof import parametrize
from tests.server.guests import Guest, Served, Tab, guests, seated, serving
from tests.server.secrecy import even_moments, whole_game

GAME = "french_poker"


@parametrize("preset", PRESETS, test=["standard"])
async def test_whole_games_send_no_hidden_dice(
    served: Served, quick_bots: None, preset: str
) -> None:
    changes = {} if preset == "charge" else {"tokens": 2}
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        asked = {"game": GAME, "preset": preset, "changes": changes}
        everybody = await whole_game(served, [ann, ben, eve], preset, 20, **asked)
        for tab in everybody:
            _knows_only_what_was_seen(tab)


def _knows_only_what_was_seen(tab: Tab) -> None:
    for message in map(json.loads, tab.raw):
        for die in ((message.get("game") or {}).get("view") or {}).get("dice", ()):
            seen = die["seen"] is None or tab.you in die["seen"]
            assert seen or die["pips"] is None


async def test_hidden_dice_change_no_byte_for_seats_that_have_not_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one world the hidden dice are twos, in the other sixes. Ann sees the first dice and Ben
    sees all of them, and Ben re-rolls some, hidden. Until Cy doubts, Cy, the spectator Eve and the
    latecomer Dan get the same bytes and the same aid in both worlds."""
    heard = {}
    for pips in (2, 6):
        monkeypatch.setattr("mendax.server.clock.LoopClock.now", even_moments())
        monkeypatch.setattr(registry, "_new_id", lambda: "p" * 16)
        monkeypatch.setattr(registry, "_new_secret", lambda: b"\7" * 32)
        monkeypatch.setattr(fairness.Fairness, "draw", _drawing(pips))
        monkeypatch.setattr(fairness, "commit", lambda _, number, __: f"{number:064x}")
        async with serving(tmp_path / str(pips)) as served:
            heard[pips] = await _round(served)
    one, other = heard[2], heard[6]
    for reader in ("third", "spectator", "late", "aid of third", "aid of spectator"):
        assert one[reader] == other[reader], reader
        assert one[reader]
    for reader in ("opener", "believer", "aid of believer", "opened"):
        assert one[reader] != other[reader], reader


async def _round(served: Served) -> dict[str, Any]:
    async with guests(served.base, "Ann", "Ben", "Cy", "Eve", "Dan") as (ann, ben, cy, eve, dan):
        tabs = await seated([ann, ben, cy], game=GAME)
        table = tabs[0].table["id"]
        watching = await eve.enter(table)
        await tabs[0].until(lambda t: [m for m in t.heard if m.get("spectators") == 1])
        await tabs[0].do("start")
        deeds: list[tuple[int, dict[str, Any]]] = [
            (0, {"kind": "shake"}),
            (0, {"kind": "announce", "claim": "pair"}),
            (1, {"kind": "believe"}),
            (1, {"kind": "keep-open", "kept": []}),
            (1, {"kind": "announce", "claim": 66}),
        ]
        aids = {}
        for seat, deed in deeds:
            assert (await tabs[seat].act(**deed))["reason"] is None
            await asyncio.gather(*(tab.reaches(tabs[seat].number) for tab in (*tabs, watching)))
            if deed["kind"] == "believe":
                aids["aid of believer"] = await _aid(ben, table)
        late = await dan.enter(table)
        aids |= {"aid of third": await _aid(cy, table), "aid of spectator": await _aid(eve, table)}
        closed = [list(tab.raw) for tab in (*tabs, watching, late)]
        assert (await tabs[2].act("doubt"))["reason"] is None
        await watching.until(lambda t: any(e["kind"] == "opened" for e in t.events))
        names = ("opener", "believer", "third", "spectator", "late")
        return dict(zip(names, closed, strict=True)) | aids | {"opened": watching.raw[-1]}


async def _aid(guest: Guest, table: str) -> str:
    answer = await guest.http.get(f"/api/tables/{table}/aid")
    assert answer.status_code == 200, answer.text
    return answer.text


def _drawing(pips: int) -> Any:
    """Return a fixed chance in which the lot selects the first seat and every die shows
    ``pips``."""

    def draw(_: fairness.Fairness, outcomes: Any) -> Any:
        return next(
            action
            for action, _odds in outcomes
            if getattr(action, "seat", 0) == 0 and getattr(action, "pips", pips) == pips
        )

    return draw


async def test_the_aid_uses_only_the_askers_view(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], game=GAME)
        table = tabs[0].table["id"]
        await eve.enter(table)
        nothing = json.loads(await _aid(eve, table))
        assert nothing == {"aid": None, "number": tabs[0].number}
        await tabs[0].do("start")
        await tabs[0].until(lambda t: t.game)
        assert tabs[0].game
        first = tabs[0].game["view"]["turn"]
        people = [ann, ben]
        opener, other = tabs[first], tabs[1 - first]
        for deed in ({"kind": "shake"}, {"kind": "announce", "claim": "pair"}):
            assert (await opener.act(**deed))["reason"] is None
            await asyncio.gather(opener.reaches(other.number), other.reaches(opener.number))
        knows = json.loads(await _aid(people[first], table))["aid"]
        guesses = json.loads(await _aid(people[1 - first], table))["aid"]
        assert knows["now"]["ways"] == 1
        assert guesses["now"]["ways"] == 6**5
        assert guesses["now"]["reached_by"][0] == 6**5
        assert guesses["keepings"] == knows["keepings"] == []
        assert (await other.act("believe"))["reason"] is None
        holds = json.loads(await _aid(people[1 - first], table))["aid"]
        assert len(holds["keepings"]) == 32
        assert holds["now"] == knows["now"]
        assert json.loads(await _aid(eve, table))["aid"]["now"] == guesses["now"]


async def test_the_aid_is_refused_where_one_may_not_watch(served: Served) -> None:
    async with guests(served.base, "Ann", "Eve") as (ann, eve):
        tabs = await seated([ann], game=GAME)
        await tabs[0].do("set-table", settings=tabs[0].table["settings"] | {"spectators": False})
        answer = await eve.http.get(f"/api/tables/{tabs[0].table['id']}/aid")
        assert answer.status_code == 403
        assert answer.json()["reason"]["key"] == "wire-refused-not-yours"
        assert (await eve.http.get("/api/tables/" + "z" * 16 + "/aid")).status_code == 404


async def test_a_game_without_an_aid_gives_none(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open(bots=["odds"])
        tab = await ann.enter(table)
        await tab.do("start")
        assert json.loads(await _aid(ann, table))["aid"] is None
