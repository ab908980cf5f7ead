"""Tests that bots wait for the person in a negotiation over a real socket."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from mendax.server.settings.settings import Rate
from tests.server.guests import (
    FREELY,
    Guest,
    Message,
    Served,
    Tab,
    any_action,
    guests,
    seated,
    serving,
)

LUCK = random.Random(21)
CALM = (
    *("check", "call", "all-in", "interrogate", "name-colour", "believe", "disbelieve", "refuse"),
    *("reveal", "ready", "strike"),
)
"""Actions that lead to the war without folds."""


def _view(tab: Tab) -> Message:
    assert tab.game is not None
    view: Message = tab.game["view"]
    return view


def _asked(tab: Tab) -> Any:
    """Return the offers once there are any or the game is over."""
    return tab.game and (tab.game["offers"] or tab.over)


async def _negotiating(ann: Guest, so: Callable[[Tab], bool] = lambda _: True) -> Tab:
    """Return a game of Ann and two squires before a war round, once ``so`` holds."""
    while True:
        changes = {"cards": 2, "deals": 3, "ante": 10, "turn_clock": 0}
        [tab] = await seated([ann], game="sword_of_lies", changes=changes, bots=["squire"] * 2)
        await tab.do("start")
        while True:
            await tab.until(_asked)
            if tab.over:
                break
            if _view(tab)["phase"] == "negotiation" and so(tab):
                return tab
            assert tab.game is not None
            calm = [offer for offer in tab.game["offers"] if offer["action"]["kind"] in CALM]
            answer = await tab.act(**any_action(calm, LUCK))
            await tab.reaches(answer["number"])


async def test_bots_answer_and_are_ready_last(served: Served, quick_bots: None) -> None:
    async with guests(served.base, "Ann") as [ann]:
        tab = await _negotiating(ann)
        others = [seat for seat in _view(tab)["live"] if seat != tab.you]
        for to in others:
            deal: Message = {"chips": 0, "mine": "nothing", "yours": "nothing", "private": False}
            answer = await tab.act("propose-deal", to=to, words="Well?", **deal)
            assert answer["reason"] is None
            await tab.reaches(answer["number"] + 1)
            await tab.until(lambda t: not _view(t)["deals"])
            await tab.do("say", text="Anybody?")
            assert _view(tab)["ready"] == []
        await tab.act("ready")
        await tab.until(lambda t: _view(t)["phase"] != "negotiation")
        told = [e for m in tab.heard for n in m.get("entries", ()) for e in n["events"]]
        ready = [event["seat"] for event in told if event["kind"] == "got-ready"]
        assert ready[0] == tab.you
        assert len(ready) > 1


async def test_words_in_moves_count_as_chat(tmp_path: Path, quick_bots: None) -> None:
    two = msgspec.structs.replace(FREELY, chat=Rate(2, 60))
    async with serving(tmp_path, rates=two) as served, guests(served.base, "Ann") as [ann]:
        tab = await _negotiating(ann)
        await tab.do("say", text="Anybody?")
        to = next(seat for seat in _view(tab)["live"] if seat != tab.you)
        deal: Message = {"chips": 0, "mine": "nothing", "yours": "nothing", "private": False}
        answer = await tab.act("propose-deal", to=to, words="Well?", **deal)
        assert answer["reason"] is None
        await tab.reaches(answer["number"] + 1)
        await tab.until(lambda t: not _view(t)["deals"])
        answer = await tab.act("propose-deal", to=to, words="Well?", **deal)
        assert answer["reason"]["key"] == "wire-refused-too-fast"
        answer = await tab.act("propose-deal", to=to, words="", **deal)
        assert answer["reason"] is None


def _unarmed(tab: Tab) -> bool:
    """Return whether Ann has cards and no sword."""
    view = _view(tab)
    return bool(view["rows"][tab.you]) and not view["swords"][tab.you]


async def test_seats_without_swords_are_waited_for(served: Served, quick_bots: None) -> None:
    async with guests(served.base, "Ann") as [ann]:
        tab = await _negotiating(ann, _unarmed)
        before = _view(tab)["war_round"]
        to = next(seat for seat in _view(tab)["live"] if seat != tab.you)
        for words in ("Peace?", "Please?"):
            deal: Message = {"chips": 0, "mine": "nothing", "yours": "nothing", "private": False}
            answer = await tab.act("propose-deal", to=to, words=words, **deal)
            assert answer["reason"] is None, answer
            await tab.reaches(answer["number"] + 1)
            await tab.until(lambda t: not _view(t)["deals"])
            await tab.do("say", text="I wait.")
            assert (_view(tab)["phase"], _view(tab)["war_round"]) == ("negotiation", before)
        await tab.act("ready")
        await tab.until(lambda t: _view(t)["phase"] != "negotiation")
