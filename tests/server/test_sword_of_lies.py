"""Tests of Sword of Lies over real sockets: permitted knowledge of cards, orders and deals, and
stacks.

A face may be known to those who own or owned the card, and to all once it is revealed.
"""

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mendax.games.sword_of_lies.rules import PRESETS
from mendax.server.tables import registry
from mendax.table import fairness
from mendax.table.record.verify import verify
from tests.proof import parametrize
from tests.server.guests import Served, Tab, guests, play, seated, serving
from tests.server.secrecy import even_moments, whole_game

GAME = "sword_of_lies"
SMALL = {"cards": 2, "deals": 1, "trade_limit": 1}
BARE = {"ante": 0, "limit": "no_limit"}
"""The bare big blind of 2, which is the stake of the scripted rounds."""


@parametrize("preset", PRESETS, test=["standard"])
async def test_whole_games_send_no_hidden_cards(
    served: Served, quick_bots: None, preset: str
) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        asked = {"game": GAME, "preset": preset, "changes": SMALL}
        everybody = await whole_game(served, [ann, ben, eve], preset, 15, **asked)
        for tab in everybody:
            _knows_only_own_cards(tab)
        table = everybody[0].table["id"]
        record = await ben.http.get(f"/api/tables/{table}/record/1")
        assert record.status_code == 200
        assert verify(record.text) == ()


def _knows_only_own_cards(tab: Tab) -> None:
    """Check that every face in others' rows is revealed or belongs to a card that this seat traded
    away."""
    for message in map(json.loads, tab.raw):
        view = (message.get("game") or {}).get("view") or {}
        swaps = sum(view.get("trades", ()))
        for seat, row in enumerate(view.get("rows", ())):
            hidden = [card for card in row if "face" in card and not card.get("revealed")]
            if seat != tab.you:
                assert len(hidden) <= (0 if tab.you is None else swaps)
        if view.get("order") is not None:
            assert tab.you in view["sealed"]
        assert tab.you is not None or view.get("choice") is None
        for deal in view.get("deals", ()):
            assert not deal["private"] or tab.you in (deal["seat"], deal["to"])


# ── two worlds ───────────────────────────────────────────────────────────────────────────────

ASKED = ((0, 1, 0), (1, 2, 0), (2, 0, 1), (0, 1, 1))
"""The questions about cards. Ann asks first, until Ben's cards are all marked."""


def _dealing(hidden: str) -> Any:
    """Return a fixed deal: cards clockwise, ``hidden`` as Ann's second card, and determining
    cards."""
    order = ("2c", "2s", "2d", hidden, "3c", "3s", "Ah", "Kd", "Kc")

    def draw(self: fairness.Fairness, outcomes: Any) -> Any:
        return next(action for action, _odds in outcomes if action.face == order[self.drawn])

    return draw


class Round:
    """A game of three, watched by Eve. Dan connects at the moment of comparison."""

    def __init__(self, tabs: list[Tab], watching: Tab) -> None:
        self.tabs, self.watching = tabs, watching

    async def does(self, seat: int, kind: str, **fields: Any) -> None:
        answer = await self.tabs[seat].act(kind, **fields)
        assert answer["reason"] is None, (seat, kind, answer)
        everybody = (*self.tabs, self.watching)
        await asyncio.gather(*(tab.reaches(answer["number"]) for tab in everybody))

    async def castles_bets_and_reveals(self) -> None:
        """Play to the second betting round, with Ann's second card still hidden."""
        for asker, of, place in ASKED:
            await self.does(asker, "interrogate", of=of, place=place)
            await self.does(of, "name-colour", colour="red")
            await self.does(asker, "believe" if asker else "disbelieve")
        for seat, kind in ((2, "call"), (0, "call"), (1, "check")):
            await self.does(seat, kind)
        await self.reveals()

    async def reveals(self) -> None:
        for seat in (1, 2, 0):
            await self.does(seat, "reveal", place=0)

    async def to_war(self) -> None:
        for last in (False, True):
            for seat in (1, 2, 0):
                await self.does(seat, "check")
            if not last:
                await self.reveals()

    async def whispers_and_writes(self, world: int) -> None:
        """Whisper a deal to Ben, signed or not, and write Ann's order, all in secret."""
        words, pledge = (("psst", "spare"), ("much longer than that", "strike-seat3"))[world]
        deal = {"chips": 0, "mine": pledge, "yours": pledge, "words": words, "private": True}
        await self.does(0, "propose-deal", to=1, **deal)
        await self.does(1, ("sign-deal", "decline-deal")[world], number=1)
        for seat in (0, 1, 2):
            await self.does(seat, "ready")
        if world:
            await self.does(0, "strike-twice", first="seat2-1", second="seat3-1", price=0)
        else:
            await self.does(0, "strike", target="seat3-2")


async def _two_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hidden: tuple[str, str], at_war: bool
) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    heard = []
    for world in (0, 1):
        monkeypatch.setattr("mendax.server.clock.LoopClock.now", even_moments())
        monkeypatch.setattr(registry, "_new_id", lambda: "s" * 16)
        monkeypatch.setattr(registry, "_new_secret", lambda: b"\7" * 32)
        monkeypatch.setattr(fairness.Fairness, "draw", _dealing(hidden[world]))
        monkeypatch.setattr(fairness, "commit", lambda _, number, __: f"{number:064x}")
        async with serving(tmp_path / str(world)) as served:
            heard.append(await _round(served, world, at_war))
    return heard[0], heard[1]


async def _round(served: Served, world: int, at_war: bool) -> dict[str, list[str]]:
    async with guests(served.base, "Ann", "Ben", "Cy", "Eve", "Dan") as (ann, ben, cy, eve, dan):
        tabs = await seated([ann, ben, cy], game=GAME, changes=SMALL | BARE)
        table = tabs[0].table["id"]
        watching = await eve.enter(table)
        await tabs[0].until(lambda t: [m for m in t.heard if m.get("spectators") == 1])
        await tabs[0].do("start")
        played = Round(tabs, watching)
        await played.castles_bets_and_reveals()
        if at_war:
            await played.to_war()
            await played.whispers_and_writes(world)
        late = await dan.enter(table)
        everybody = (*tabs, watching, late)
        names = ("Ann", "Ben", "Cy", "Eve", "Dan")
        heard = {name: list(tab.raw) for name, tab in zip(names, everybody, strict=True)}
        if at_war:
            await played.does(1, "strike", target="seat3-1")
            heard["opened"] = watching.raw[-1:]
        return heard


async def test_worlds_that_differ_in_a_hidden_card_are_alike_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In castling, betting and a reveal circle, only Ann's own messages differ."""
    one, other = await _two_worlds(tmp_path, monkeypatch, ("4c", "5d"), at_war=False)
    for reader in ("Ben", "Cy", "Eve", "Dan"):
        assert one[reader] == other[reader], reader
        assert one[reader]
    assert one["Ann"] != other["Ann"]


async def test_whispered_deals_and_sealed_orders_are_hidden_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the orders are opened, Cy, Eve and the latecomer Dan get the same bytes, whether the
    deal is signed or declined, and whatever is pledged, said or written."""
    one, other = await _two_worlds(tmp_path, monkeypatch, ("4c", "4c"), at_war=True)
    for reader in ("Cy", "Eve", "Dan"):
        assert one[reader] == other[reader], reader
        assert one[reader]
    for reader in ("Ann", "Ben", "opened"):
        assert one[reader] != other[reader], reader


# ── a sitting ────────────────────────────────────────────────────────────────────────────────


async def test_stacks_live_on_over_the_wire(served: Served, quick_bots: None) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        changes = {**SMALL, "min_buy_in": 20}
        tabs = await seated([ann, ben], game=GAME, changes=changes, bots=["random"])
        for number in range(3):
            for tab in tabs:
                await _buys_in(tab, number)
            assert (await tabs[0].do("start"))["reason"] is None
            await tabs[0].until(partial(_has_begun, number + 1))
            begun = [seat["stack"] for seat in tabs[0].table["seats"]]
            await play(tabs, random.Random(number))
            await tabs[0].until(lambda t: t.over and t.table["phase"] == "finished")
            assert tabs[0].game is not None
            left = tabs[0].game["view"]["stacks"]
            assert [seat["stack"] for seat in tabs[0].table["seats"]] == left
            assert sum(left) == sum(begun)
            assert sum(left) == sum(seat["bought"] for seat in tabs[0].table["seats"])
        again = await ben.enter(tabs[0].table["id"])
        assert again.table["seats"] == tabs[0].table["seats"]


def _has_begun(number: int, tab: Tab) -> bool:
    return bool(tab.table["games"] == number)


async def _buys_in(tab: Tab, games: int) -> None:
    """Buy the missing chips after this number of games."""
    assert tab.you is not None
    await tab.until(lambda t: t.table["games"] == games and t.table["phase"] != "playing")
    have = tab.table["seats"][tab.you].get("stack")
    if have is not None and have < tab.table["stakes"]["buy_in"]:
        missing = tab.table["stakes"]["buy_in"] - have
        assert (await tab.do("buy-in", chips=missing))["reason"] is None
