"""Tests that refusals at the socket of Sword of Lies are polite and name the alternatives.

A game is played to each phase; there, wrong actions of every kind are sent. The game continues
unchanged.
"""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from mendax.table import fairness
from mendax.words import LANGUAGES, Words
from tests.server.guests import Message, Tab, guests, seated, serving
from tests.server.test_sword_of_lies import BARE, GAME, SMALL, Round, _dealing

Wrong = tuple[dict[str, Any], str, str]
"""An action, the reason of its refusal, and the allowed values in that reason."""
TRADE = {"kind": "offer-trade", "own": 0, "of": 1, "theirs": 0, "chips": 0}
DEAL = {
    "kind": "propose-deal",
    "to": 1,
    "chips": 0,
    "mine": "nothing",
    "yours": "spare",
    "words": "",
    "private": False,
}
PLEDGES = "nothing, spare, strike-seat3"
CASTLING: list[Wrong] = [
    (TRADE | {"own": 2}, "card", "1, 2"),
    (TRADE | {"own": -1}, "card", "1, 2"),
    (TRADE | {"theirs": 9}, "card", "1, 2"),
    (TRADE | {"of": 0}, "player", "2, 3"),
    (TRADE | {"of": 7}, "player", "2, 3"),
    (TRADE | {"chips": -5}, "chips", "0–200"),
    (TRADE | {"chips": 201}, "chips", "0–200"),
    ({"kind": "interrogate", "of": 0, "place": 0}, "player", "2, 3"),
    ({"kind": "interrogate", "of": 1, "place": 5}, "card", "1, 2"),
    ({"kind": "fold"}, "not-now", "castling"),
    ({"kind": "believe"}, "not-now", "castling"),
    ({"kind": "strike", "target": "seat2-1"}, "not-now", "castling"),
    ({"kind": "sign-deal", "number": 1}, "not-now", "castling"),
]
BETTING: list[Wrong] = [
    ({"kind": "check"}, "check", ""),
    ({"kind": "bet", "to": 8}, "bet-or-raise", ""),
    ({"kind": "raise", "to": 3}, "amount", "4–199"),
    ({"kind": "raise", "to": -4}, "amount", "4–199"),
    ({"kind": "raise", "to": 100_000}, "amount", "4–199"),
    ({"kind": "reveal", "place": 0}, "not-now", "betting"),
    (TRADE, "not-now", "betting"),
]
REVEALING: list[Wrong] = [
    ({"kind": "reveal", "place": 2}, "card", "1, 2"),
    ({"kind": "reveal", "place": -1}, "card", "1, 2"),
    ({"kind": "check"}, "not-now", "reveal"),
]
NEGOTIATION: list[Wrong] = [
    (DEAL | {"to": 0}, "player", "2, 3"),
    (DEAL | {"chips": 10_000}, "paid", "-198–198"),
    (DEAL | {"chips": -10_000}, "paid", "-198–198"),
    (DEAL | {"mine": "strike-seat1"}, "pledge", PLEDGES),
    (DEAL | {"yours": "peace"}, "pledge", PLEDGES),
    (DEAL | {"words": "x" * 201}, "words", "200"),
    (DEAL | {"words": "x" * 201, "chips": 5, "private": True}, "words", "200"),
    ({"kind": "sign-deal", "number": 1}, "no-deal", ""),
    ({"kind": "decline-deal", "number": 0}, "no-deal", ""),
    ({"kind": "strike", "target": "seat2-1"}, "not-now", "negotiation"),
]
ORDERS: list[Wrong] = [
    ({"kind": "strike", "target": "seat1-1"}, "target", "2 (1, 2); 3 (1, 2)"),
    ({"kind": "strike", "target": "seat2-3"}, "target", "2 (1, 2); 3 (1, 2)"),
    ({"kind": "strike", "target": "the second from the left"}, "target", "2 (1, 2); 3 (1, 2)"),
    (
        {"kind": "strike-twice", "first": "seat2-1", "second": "seat4-1", "price": 0},
        *("target", "2 (1, 2); 3 (1, 2)"),
    ),
    (
        {"kind": "strike-twice", "first": "seat2-1", "second": "seat3-1", "price": 2},
        *("card", "1, 2"),
    ),
    (
        {"kind": "strike-thrice", "first": "seat2-1", "second": "seat2-1", "third": "seat2-1"},
        *("no-triple", ""),
    ),
    ({"kind": "hold"}, "hold", ""),
    ({"kind": "ready"}, "not-now", "orders"),
]
UNREADABLE: list[Any] = [
    {"kind": "cheat"},
    {"kind": "reveal"},
    {"kind": "reveal", "place": "first"},
    {"kind": "reveal", "place": 0.5},
    {"kind": "raise", "to": True},
    {"kind": "name-colour", "colour": "green"},
    {"kind": "skip", "and": "more"},
    DEAL | {"private": "yes"},
    "fold",
    None,
]
RAW = re.compile(r"[{}]|\b(own|theirs|mine|yours|phase)\b \(|[a-z]+-[a-z]+-[a-z]+|propose-deal")
"""Internal words that no message may have."""


@pytest.fixture
async def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Round]:
    """Yield a table with three players and a spectator in a new game."""
    monkeypatch.setattr(fairness.Fairness, "draw", _dealing("4c"))
    async with (
        serving(tmp_path / "data") as served,
        guests(served.base, "Ann", "Ben", "Cy", "Eve") as (ann, ben, cy, eve),
    ):
        tabs = await seated([ann, ben, cy], game=GAME, changes=SMALL | BARE)
        watching = await eve.enter(tabs[0].table["id"])
        await tabs[0].do("start")
        yield Round(tabs, watching)


async def _refuses(tab: Tab, wrongs: list[Wrong]) -> None:
    """Check that each action is refused for its reason, with the allowed values, and without
    effect."""
    await tab.until(lambda t: t.game and t.game["offers"])
    number = tab.number
    for action, key, allowed in wrongs:
        answer = await tab.act(**action)
        reason = answer["reason"]
        assert reason, action
        assert reason["key"] == f"sword-refused-{key}", (action, reason)
        said = reason["arguments"]
        assert str(said.get("allowed", said.get("phase", allowed))) == allowed, (action, reason)
        _is_kind(reason)
    assert tab.number == number


def _is_kind(reason: Message) -> None:
    """Check that the reason has a text in every language, without program terms."""
    for language in LANGUAGES:
        words = Words(language).say(reason["key"], **reason["arguments"])
        assert reason["key"] not in words
        assert "pledge" in reason["key"] or RAW.search(words) is None, words


async def test_refusals_of_every_phase_name_error_and_options(table: Round) -> None:
    await _refuses(table.tabs[0], CASTLING)
    answer = await table.tabs[2].act("skip")
    assert answer["reason"]["key"] == "sword-refused-not-your-turn"
    for asker, of, place in ((0, 1, 0), (1, 2, 0), (2, 0, 1), (0, 1, 1)):
        await table.does(asker, "interrogate", of=of, place=place)
        await table.does(of, "name-colour", colour="red")
        await table.does(asker, "believe" if asker else "disbelieve")
    await _refuses(table.tabs[2], BETTING)
    for seat, kind in ((2, "call"), (0, "call"), (1, "check")):
        await table.does(seat, kind)
    await _refuses(table.tabs[1], REVEALING)
    await table.reveals()
    await table.to_war()
    await _refuses(table.tabs[0], NEGOTIATION)
    for seat in (0, 1, 2):
        await table.does(seat, "ready")
    await _refuses(table.tabs[0], ORDERS)


async def test_an_order_is_sealed_once(table: Round) -> None:
    await table.castles_bets_and_reveals()
    await table.to_war()
    for seat in (0, 1, 2):
        await table.does(seat, "ready")
    await table.does(0, "strike", target="seat2-1")
    again = await table.tabs[0].act("strike", target="seat3-1")
    assert again["reason"]["key"] == "sword-refused-nothing-to-do"
    assert table.tabs[0].game is not None
    assert table.tabs[0].game["view"]["order"]["targets"] == ["seat2-1"]


async def test_invalid_actions_are_reported(table: Round) -> None:
    tab = table.tabs[0]
    await tab.until(lambda t: t.game and t.game["offers"])
    number = tab.number
    for wrong in UNREADABLE:
        answer = await tab.command({"type": "act", "after": number, "action": wrong})
        reason = answer["reason"]
        assert reason["key"] == "wire-refused-unreadable", wrong
        assert reason["arguments"]["problem"], wrong
        if wrong == {"kind": "cheat"}:
            assert "allowed: agree, all-in, believe, bet" in reason["arguments"]["problem"]
    huge = await tab.act("offer-trade", own=0, of=1, theirs=0, chips=10**15)
    assert huge["reason"]["arguments"]["allowed"] == "0–200"
    await table.does(0, "skip")
    assert tab.number > number
