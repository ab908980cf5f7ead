"""Shared parts of the secrecy tests: worlds that differ only in hidden facts, and the search of
what clients received for them."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from mendax.core.game import CHANCE, Opening, Seat, Told
from mendax.server.tables import registry
from mendax.table import fairness
from mendax.table.table import Table
from tests.server.guests import Tab


def fixed(patch: pytest.MonkeyPatch, draw: Any = None, ids: Sequence[str] = ()) -> None:
    """Fix the clock, the secret, the ids of tables, the commitments and the chance ``draw``, so
    that two worlds differ only in hidden facts. Commitments are hashes under an unknown salt."""
    patch.setattr("mendax.server.clock.LoopClock.now", lambda _: 1_800_000_000_000)
    patch.setattr(registry, "new_id", iter(ids or ["w" * 16]).__next__)
    patch.setattr(registry, "new_secret", lambda: b"\7" * 32)
    patch.setattr(fairness, "commit", lambda _, number, __: f"{number:064x}")
    if draw is not None:
        patch.setattr(fairness.Fairness, "draw", draw)


def falling(**drawn: int) -> Any:
    """Return a fixed chance in which the lot selects the first seat and every outcome with these
    fields has these values."""

    def draw(_: fairness.Fairness, outcomes: Any) -> Any:
        fixed = {"seat": 0} | drawn
        return next(
            action
            for action, _odds in outcomes
            if all(getattr(action, name, value) == value for name, value in fixed.items())
        )

    return draw


def searched(tab: Tab, table: Table) -> int:
    """Return the number of rolls of the newest game that were hidden from the tab. Fail if one was
    shown too early.
    """
    learned = dict(reversed([*_learned(table, tab.you)]))  # the first time counts
    played = table.game_run
    assert played is not None
    begins = min(number for number, _, _ in played.moves)
    fair = played.fairness
    salts = {draw: fair.salt(draw).hex() for draw in range(fair.drawn)}
    number, kept = 0, 0
    for text in tab.raw:
        message = json.loads(text)
        entries = message.pop("entries", None) or message.pop("missed", None) or []
        number = max([number, message.get("number") or 0, *(e["number"] for e in entries)])
        if number < begins:
            continue
        message["entries"] = [entry for entry in entries if entry["number"] >= begins]
        seed_is_open = "seed-opened" in json.dumps(message)
        for draw, salt in salts.items():
            if number < learned.get(draw, 10**9):
                kept += 1
                assert salt not in text, f"the salt of draw {draw} showed at {number}"
        for event in _events(message):
            if event.get("draw") in salts and event.keys() & {"roll", "pips", "salt"}:
                since = learned.get(event["draw"], 10**9)
                assert number >= since, f"{event['kind']} of draw {event['draw']} at {number}"
        view = (message.get("game") or {}).get("view") or {}
        if view.get("roll") is not None:
            assert view["you"] == view["roller"] == tab.you
            assert view["looked"]
        assert not (seed_is_open and not tab.over and number < table.number)
    return kept


def _events(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for entry in message["entries"]:
        yield from entry["events"]


def _learned(table: Table, seat: Seat | None) -> Iterator[tuple[int, int]]:
    """Yield every draw that ``seat`` learns, with the entry that shows it, by replaying the
    rules."""
    played = table.game_run
    assert played is not None
    game, state = played.game, played.game.initial_state(played.rules, len(played.names))
    for number, actor, action in played.moves:
        state, events = game.apply(state, actor, action)
        told: Told
        for told in events:
            if isinstance(told.event, Opening) and (told.to is None or seat in told.to):
                yield told.event.draw, number
    assert CHANCE not in game.actors(state)
