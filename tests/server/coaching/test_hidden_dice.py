"""Tests that no hint, story or replay contains hidden dice of other players."""

import asyncio
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from mendax.server.coaching import questions
from mendax.server.processes.work_process import WorkProcess
from mendax.table import fairness
from tests.server.guests import Guest, Message, Served, Tab, guests, seated, serving
from tests.server.secrecy import fixed


async def test_worlds_that_differ_in_a_hidden_die_have_equal_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann's first roll is 53 or 64 and is believed, so it is never opened.

    The coach, the story and the replay must give Ben and Cy the same bytes, during the game and
    after it.
    """
    heard, handed = {}, dict[int, list[bytes]]()

    async def run(_: object, do: Any, *given: Any) -> Any:
        if questions.hint in given:
            handed[roll].append(pickle.dumps((do, given)))
        return do(*given)

    for roll in (53, 64):
        fixed(monkeypatch, _drawing(roll))
        # The patch does not reach another process, so past games are computed here.
        monkeypatch.setattr(WorkProcess, "run", run)
        handed[roll] = []
        async with serving(tmp_path / str(roll)) as served:
            heard[roll] = await _game(served)
    one, other = heard[53], heard[64]
    assert one["Ann's hint"] != other["Ann's hint"], "she does see another roll"
    assert one["Ann's lesson"] != other["Ann's lesson"]
    assert one["Ann's replay"] != other["Ann's replay"]
    of_others = [f"{who}'s {what}" for who in ("Ben", "Cy") for what in (*_AFTERWARDS, "lesson")]
    for reader in ("others' hints", "answer", "own roll", *of_others):
        assert one[reader] == other[reader], reader
    (first, *later), (other_first, *other_later) = handed[53], handed[64]
    assert first != other_first, "Ann's"
    assert later == other_later != [], "the process is given what Ben knows, and nothing else"
    assert '"tallies":[{' in one["Ben's story"][0]
    assert '"steps":[{' in one["Ben's replay"][0]
    assert '"hint":{' in one["answer"][0]
    assert '"hidden":1' in one["Ben's comparison"][0]


_AFTERWARDS = ("story", "replay", "own replay", "comparison")


def _drawing(first: int) -> Any:
    """Let the lot select the first seat, with the given first roll and 43 for all others."""
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
            told[f"{guest.name}'s comparison"] = await asked("sound-play/1", guest)
            told[f"{guest.name}'s own replay"] = await asked("replay/1?own=true", guest)
        return told
