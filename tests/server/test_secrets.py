"""Tests that no hidden byte reaches a reader: whole games of every kind, and worlds that differ
only in hidden facts."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from mendax.games import GAMES
from mendax.table import fairness
from mendax.table.record.verify import verify
from tests.proof import parametrize
from tests.server.guests import Guest, Served, Tab, guests, play, seated, serving
from tests.server.secrecy import falling, fixed, searched

SMALL = {"cards": 2, "deals": 1, "trade_limit": 1}
SHORT: dict[str, dict[str, Any]] = {
    "mia": {"lives": 3},
    "mia meyer": {"lives": 5},
    "french_poker": {"tokens": 2},
    "sword_of_lies": SMALL,
    "mia scored": {"rounds": 8},
    "mia contest": {"rounds": 8},
    "french_poker charge": {},
}
WHOLE = [(name, preset) for name, game in GAMES.items() for preset in game.presets]


@pytest.mark.usefixtures("quick_bots")
@parametrize("game, preset", WHOLE, test=[(name, "standard") for name in GAMES])
@pytest.mark.parametrize("open_seed", [False, pytest.param(True, marks=pytest.mark.proof)])
async def test_whole_games_send_no_hidden_facts(
    served: Served, game: str, preset: str, open_seed: bool
) -> None:
    changes = SHORT.get(f"{game} {preset}", SHORT[game])
    asked = {"game": game, "preset": preset, "changes": changes, "open_seed": open_seed}
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], bots=["random"], **asked)
        table = tabs[0].table["id"]
        watching = await eve.enter(table)
        await tabs[0].do("start")
        await play(tabs, random.Random(preset), moves=20)
        returning = await ben.enter(table)  # in mid-game, with all that was missed
        fresh = await eve.enter(table)
        await play(tabs, random.Random(preset))
        everybody = [*tabs, watching, returning, fresh]
        held = served.live(table).table
        for tab in everybody:
            await tab.reaches(held.number)
        assert sum(searched(tab, held) for tab in everybody) > 10, "there was something to hide"
        tokens = [guest.cookie.partition("=")[2] for guest in (ann, ben, eve)]
        private = [*filter(None, held.people()), held.state.secret.hex(), *tokens]
        for tab in everybody:
            heard = "".join(tab.raw)
            assert not [word for word in private if word in heard]
            _knows_only_what_was_seen(tab)
        record = await ben.http.get(f"/api/tables/{table}/record/1")
        assert verify(record.text) == ()


def _knows_only_what_was_seen(tab: Tab) -> None:
    """Check that every face in others' rows is revealed or belongs to a card that this seat traded
    away, and that dice have pips only for those who have seen them."""
    for message in map(json.loads, tab.raw):
        view = (message.get("game") or {}).get("view") or {}
        for die in view.get("dice") or ():
            seen = die["seen"] is None or tab.you in die["seen"]
            assert seen or die["pips"] is None
        swaps = sum(view.get("trades", ()))
        for seat, row in enumerate(view.get("rows", ())):
            hidden = [card for card in row if "face" in card and not card.get("revealed")]
            assert seat == tab.you or len(hidden) <= (0 if tab.you is None else swaps)
        assert view.get("order") is None or tab.you in view["sealed"]
        assert tab.you is not None or view.get("choice") is None
        for deal in view.get("deals") or ():
            assert not deal["private"] or tab.you in (deal["seat"], deal["to"])


Deed = tuple[int, dict[str, Any]]
"""The action of a seat."""


def _dealing(hidden: str) -> Any:
    """Return a fixed deal: cards clockwise, ``hidden`` as Ann's second card, and determining
    cards."""
    order = ("2c", "2s", "2d", hidden, "3c", "3s", "Ah", "Kd", "Kc")

    def draw(self: fairness.Fairness, outcomes: Any) -> Any:
        return next(action for action, _odds in outcomes if action.face == order[self.drawn])

    return draw


def _all(seats: str, kind: str, **fields: Any) -> list[Deed]:
    """Return the same action of several seats."""
    return [(int(seat), {"kind": kind, **fields}) for seat in seats]


SHAKES = _all("0", "shake")
CASTLES = [
    deed
    for asker, of, place in ((0, 1, 0), (1, 2, 0), (2, 0, 1), (0, 1, 1))
    for deed in (
        *_all(str(asker), "interrogate", of=of, place=place),
        *_all(str(of), "name-colour", colour="red"),
        *_all(str(asker), "believe" if asker else "disbelieve"),
    )
]
"""Ann asks first, until Ben's cards are all marked; her own second card stays hidden."""
BETS = [*_all("20", "call"), *_all("1", "check"), *_all("120", "reveal", place=0)]
TO_WAR = [*CASTLES, *BETS, *_all("120", "check"), *_all("120", "reveal", place=0)]
TO_WAR += _all("120", "check")


def _war(world: int) -> list[Deed]:
    """Whisper a deal to Ben, signed or not, and write Ann's order, all in secret."""
    words, pledge = (("psst", "spare"), ("much longer than that", "strike-seat3"))[world]
    deal = {"chips": 0, "mine": pledge, "yours": pledge, "words": words, "private": True}
    order: dict[str, Any] = {"kind": "strike", "target": "seat3-2"}
    if world:
        order = {"kind": "strike-twice", "first": "seat2-1", "second": "seat3-1", "price": 0}
    return [
        *TO_WAR,
        *_all("0", "propose-deal", to=1, **deal),
        *_all("1", ("sign-deal", "decline-deal")[world], number=1),
        *_all("012", "ready"),
        (0, order),
    ]


@pytest.mark.parametrize(
    ("game", "draws", "deeds", "knowing"),
    [
        pytest.param(
            "mia",
            [falling(roll=53), falling(roll=64)],
            [
                [
                    *SHAKES,
                    *_all("0", "look"),
                    *_all("0", "announce", value=61),
                    (1, {"kind": "doubt"}),
                ]
            ]
            * 2,
            {"Ann", "opened"},
            id="a die that Ann has seen",
        ),
        pytest.param(
            "french_poker",
            [falling(pips=2), falling(pips=6)],
            [
                [
                    *SHAKES,
                    *_all("0", "announce", claim="pair"),
                    *(*_all("1", "believe"), *_all("1", "keep-open", kept=[])),
                    *(*_all("1", "announce", claim=66), *_all("2", "doubt")),
                ]
            ]
            * 2,
            {"Ann", "Ben", "Ben's aid", "opened"},
            id="dice that Ben re-rolls hidden",
        ),
        pytest.param(
            "sword_of_lies",
            [_dealing("4c"), _dealing("5d")],
            [[*CASTLES, *BETS]] * 2,
            {"Ann"},
            id="a card of Ann in castling, betting and a reveal circle",
        ),
        pytest.param(
            "sword_of_lies",
            [_dealing("4c")] * 2,
            [[*_war(world), *_all("1", "strike", target="seat3-1")] for world in (0, 1)],
            {"Ann", "Ben", "opened"},
            id="a private deal of Ann and Ben, and an order of Ann",
        ),
        pytest.param(
            "sword_of_lies",
            [_dealing("4c")] * 2,
            [
                [(0, {"kind": "whisper", "to": 1, "text": text}), *_all("0", "skip")]
                for text in ("Let us both strike Cy.", "Let us both spare Cy.")
            ],
            {"Ann", "Ben"},
            id="a whisper of Ann to Ben",
        ),
    ],
)
async def test_a_hidden_fact_changes_no_byte_for_others(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    draws: list[Any],
    deeds: list[list[Deed]],
    knowing: set[str],
) -> None:
    """The bytes are those before the last deed, which may open the fact; the aid is compared too.
    The latecomer Dan connects before the last but one."""
    heard = []
    for world, draw in enumerate(draws):
        fixed(monkeypatch, draw)
        async with serving(tmp_path / str(world)) as served:
            heard.append(await _heard(served, game, deeds[world]))
    one, other = heard
    assert {reader for reader in one if one[reader] != other[reader]} == knowing
    assert all(one[name] for name in ("Cy", "Eve", "Dan"))


async def _heard(served: Served, game: str, deeds: list[Deed]) -> dict[str, Any]:
    """Play the deeds at a table of Ann, Ben and Cy, watched by Eve; return what each received."""
    changes = SMALL | {"ante": 0, "limit": "no_limit"} if game == "sword_of_lies" else {}
    async with guests(served.base, "Ann", "Ben", "Cy", "Eve", "Dan") as (ann, ben, cy, eve, dan):
        tabs = await seated([ann, ben, cy], game=game, changes=changes)
        table = tabs[0].table["id"]
        tabs.append(await eve.enter(table))
        await tabs[0].until(lambda t: [m for m in t.heard if m.get("spectators") == 1])
        await tabs[0].do("start")
        for deed in deeds[:-2]:
            await _does(tabs, *deed)
        tabs.append(await dan.enter(table))
        await _does(tabs, *deeds[-2])
        people = {"Ann": ann, "Ben": ben, "Cy": cy, "Eve": eve, "Dan": dan}
        heard: dict[str, Any] = {
            name: list(tab.raw) for name, tab in zip(people, tabs, strict=True)
        }
        for name, person in people.items():
            heard[f"{name}'s aid"] = await _aid(person, table)
        await _does(tabs, *deeds[-1])
        return heard | {"opened": tabs[3].raw[-1]}


async def _does(tabs: list[Tab], seat: int, action: dict[str, Any]) -> None:
    tab = tabs[seat]
    answer = await (tab.do if action["kind"] == "whisper" else tab.act)(**action)
    assert answer["reason"] is None, (seat, action, answer)
    await asyncio.gather(*(one.reaches(answer["number"]) for one in tabs))


async def _aid(guest: Guest, table: str) -> str:
    answer = await guest.http.get(f"/api/tables/{table}/aid")
    assert answer.status_code == 200, answer.text
    return answer.text
