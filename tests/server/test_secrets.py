"""Records and searches every message of whole games, to test that no secret byte reaches a reader.

This module computes the knowledge of each seat from the rules alone, without the server.
"""

import asyncio
import logging
import random
import re
from pathlib import Path
from typing import Any

import pytest

from mendax.core.draw import commit
from mendax.server.tables import registry
from mendax.table import fairness
from tests.server.guests import Served, guests, play, seated, serving
from tests.server.secrecy import even_moments, searched

GAMES: dict[str, dict[str, Any]] = {
    "standard": {"changes": {"lives": 3}},
    "meyer": {"preset": "meyer", "changes": {"lives": 5}},
    "blind pass": {"changes": {"lives": 3, "blind_pass": "higher"}},
    "points": {"preset": "scored", "changes": {"rounds": 8}},
    "contest": {"preset": "contest", "changes": {"rounds": 8}},
    "open seed": {"changes": {"lives": 3}},
}


@pytest.mark.parametrize("asked", GAMES.values(), ids=GAMES.keys())
async def test_no_hidden_data_is_ever_sent(
    served: Served, quick_bots: None, asked: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy", "Eve") as (ann, ben, cy, eve):
        tabs = await seated([ann, ben, cy], bots=["odds"], **asked)
        watching = await eve.enter(tabs[0].table["id"])
        if "open seed" in request.node.name:
            await tabs[0].do("set-table", settings={"open_seed": True})
        await tabs[0].do("start")
        await play(tabs, random.Random(11), moves=25)
        returning = await ben.enter(tabs[0].table["id"])  # in mid-game, with all that was missed
        fresh = await eve.enter(tabs[0].table["id"])
        await play(tabs, random.Random(12))
        everybody = [*tabs, watching, returning, fresh]
        await asyncio.gather(*(tab.until(lambda t: t.over) for tab in everybody))
        table = served.context.registry._lives[tabs[0].table["id"]].table
        await asyncio.gather(*(tab.reaches(table.number) for tab in everybody))
        rolls = 0
        for tab in everybody:
            rolls += searched(tab, table)
        assert rolls > 10, "there was something to hide"
        private = [p for p in table.people() if p] + [table.state.secret.hex()]
        tokens = [g.cookie.partition("=")[2] for g in (ann, ben, cy, eve)]
        for tab in everybody:
            heard = "".join(tab.raw)
            for word in (*private, *tokens):
                assert word not in heard


async def test_worlds_that_differ_in_a_hidden_die_look_equal_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The randomness is fixed (the same secret, table id and moments), but the first roll is 53 in
    one world and 64 in the other. Commitments are hashes of the hidden dice under an unknown salt,
    so they differ and are blanked. All other bytes for everyone but the roller must be equal until
    the dice are opened.
    """
    heard = {}
    for roll in (53, 64):
        monkeypatch.setattr("mendax.server.clock.LoopClock.now", even_moments())
        monkeypatch.setattr(registry, "_new_id", lambda: "m" * 16)
        monkeypatch.setattr(registry, "_new_secret", lambda: b"\7" * 32)
        monkeypatch.setattr(fairness.Fairness, "draw", falling(roll))
        monkeypatch.setattr(fairness, "commit", lambda _, number, __: commit(b"", number, ""))
        async with serving(tmp_path / str(roll)) as served:
            heard[roll] = await _round(served)
    one, other = heard[53], heard[64]
    assert one["roller"] != other["roller"], "the one who looked does see another roll"
    for reader in ("next", "third", "spectator", "late"):
        assert one[reader] == other[reader], reader
        assert len(one[reader]) >= 1
    assert one["opened"] != other["opened"]


async def _round(served: Served) -> dict[str, Any]:
    async with guests(served.base, "Ann", "Ben", "Cy", "Eve", "Dan") as (ann, ben, cy, eve, dan):
        tabs = await seated([ann, ben, cy])
        watching = await eve.enter(tabs[0].table["id"])
        await tabs[0].until(lambda t: [m for m in t.heard if m.get("spectators") == 1])
        await tabs[0].do("start")
        for kind in ("shake", "look"):
            assert (await tabs[0].act(kind))["reason"] is None
            await asyncio.gather(*(tab.reaches(tabs[0].number) for tab in (*tabs, watching)))
        late = await dan.enter(tabs[0].table["id"])
        assert (await tabs[0].act("announce", value=61))["reason"] is None
        await asyncio.gather(*(tab.reaches(tabs[0].number) for tab in (*tabs, watching, late)))
        closed = [list(tab.raw) for tab in (*tabs, watching, late)]
        assert (await tabs[1].act("doubt"))["reason"] is None
        await watching.until(lambda t: any(e["kind"] == "opened" for e in t.events))
        names = ("roller", "next", "third", "spectator", "late")
        return dict(zip(names, closed, strict=True)) | {"opened": watching.raw[-1]}


def falling(roll: int) -> Any:
    """Return a fixed chance in which the lot selects the first seat and the dice show ``roll``."""

    def draw(_: fairness.Fairness, outcomes: Any) -> Any:
        for action, _odds in outcomes:
            if getattr(action, "seat", 0) == 0 and getattr(action, "roll", roll) == roll:
                return action
        raise AssertionError(outcomes)

    return draw


async def test_logs_hold_no_dice_no_words_and_no_tokens(
    served: Served, quick_bots: None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], bots=["odds"], changes={"lives": 1})
        await tabs[0].do("say", text="Xylophone")
        await tabs[0].send("Zebra")
        await tabs[0].do("start")
        await play(tabs, random.Random(1))
        ours = [r.getMessage() for r in caplog.records if r.name.startswith("mendax")]
        logged = "\n".join(ours)
        for word in ("Xylophone", "Zebra", ann.cookie.partition("=")[2], tabs[0].table["id"]):
            assert word not in logged
        assert not re.search(r"\broll\b|\bfall\b|announce", logged)
