"""Tests that a failing or slow table is set aside: its people get a message, and all others
continue."""

import asyncio
import logging
import os
import random
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import CHANCE, LONGEST_CHANCE, Step
from mendax.games.mia.book import Mia
from mendax.server.tables.requests import Reload
from mendax.words import Words
from tests.server.guests import Guest, Served, Tab, guests, play, seated
from tests.server.stored import stored_lines

FAULTY = 9
"""The number of lives with which tables fail."""

_sound: Any = Mia.apply


def faulty(monkeypatch: pytest.MonkeyPatch, apply: Callable[[Any, Any, Any], Any]) -> None:
    """Make Mia call ``apply`` at faulty tables."""

    def either(book: Mia, state: Any, actor: Any, action: Any) -> Any:
        if state.rules.lives == FAULTY:
            return apply(state, actor, action)
        return _sound(book, state, actor, action)

    monkeypatch.setattr(Mia, "apply", either)


def endless(state: Any, actor: Any, action: Any) -> Any:
    """Make chance endless."""
    return Step(state, ()) if actor == CHANCE else _sound(Mia(), state, actor, action)


def broken(state: Any, actor: Any, action: Any) -> Any:
    """Fail at every move, with a secret in the message."""
    if actor != CHANCE:
        raise KeyError("the dice under the cup: SECRET")
    return _sound(Mia(), state, actor, action)


async def _others_go_on(tabs: list[Tab]) -> None:
    """Check that another table plays its game to the end."""
    await tabs[0].do("start")
    await play(tabs, random.Random(3))
    await tabs[0].until(lambda t: t.over)


def _explained(reason: dict[str, Any]) -> None:
    for language in ("en", "uk"):
        words = Words(language).say(reason["key"], **reason["arguments"])
        assert len(words) > 50
        assert "{" not in words


async def _said_to(tab: Tab, key: str) -> None:
    """Check that the client got the reason, and was disconnected."""
    reason = await tab.refusal()
    assert reason["key"] == key
    _explained(reason)
    await tab.until(lambda t: t.closed)
    assert tab.closed
    assert tab.closed[0] == 1011


async def test_chance_without_an_end_sets_its_table_aside_and_no_other(
    served: Served,
    quick_bots: None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    faulty(monkeypatch, endless)
    async with guests(served.base, "Ann", "Ben", "Cy", "Di") as (ann, ben, cy, di):
        bad = await seated([ann, ben], changes={"lives": FAULTY})
        good = await seated([cy, di], changes={"lives": 1}, bots=["odds"])
        table = bad[0].table["id"]
        stored = await stored_lines(served.context.store, table)
        answer = await bad[0].do("start")
        assert answer["reason"]["key"] == "table-set-aside-chance"
        assert answer["reason"]["arguments"] == {"limit": LONGEST_CHANCE}
        for tab in bad:
            await _said_to(tab, "table-set-aside-chance")
        await _others_go_on(good)
        assert await stored_lines(served.context.store, table) == stored, (
            "its log is kept as it was"
        )
        await _stays_aside(ann, table, "table-set-aside-chance")
    told = [r.getMessage() for r in caplog.records if r.name == "mendax.tables"]
    assert any("ChanceWithoutEnd" in line and table[:4] in line for line in told)
    assert not any(table in line for line in told), "the whole address is an invitation"


async def _stays_aside(guest: Guest, table: str, key: str) -> None:
    """Check that every request is refused with the reason, and that the table is not loaded."""
    for path in ("", "/aid", "/record/1", "/hint"):
        answer = await guest.http.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 503
        assert answer.json()["reason"]["key"] == key
    with pytest.raises(Exception, match="503"):
        await guest.tab(table)


async def _left(served: Served, table: str) -> None:
    """Wait until no client is at the table."""
    while not served.live(table).idle:  # noqa: ASYNC110 - no event for it
        await asyncio.sleep(0)


async def test_a_failed_table_is_retried_when_empty(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        faulty(patched, endless)
        async with guests(served.base, "Ann", "Ben") as people:
            tabs = await seated(people, changes={"lives": FAULTY})
            table = tabs[0].table["id"]
            await tabs[0].do("start")
            await asyncio.gather(*(tab.until(lambda t: t.closed) for tab in tabs))
            registry = served.context.registry
            await _left(served, table)
            registry.unload_idle()
            registry.unload_idle()
            patched.undo()
            again = [await guest.enter(table) for guest in people]
            assert (await again[0].do("start"))["reason"] is None
            await play(again, random.Random(1), moves=5)


async def test_an_unreplayable_log_is_refused_kept_and_logged(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Changed rules, a damaged line and failing rules have the same message."""
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await seated(people, changes={"lives": FAULTY})
        await tabs[0].do("start")
        await play(tabs, random.Random(1), moves=5)
        table = tabs[0].table["id"]
        for tab in tabs:
            await tab.close()
        registry = served.context.registry
        await _left(served, table)
        for _ in range(2):
            registry.unload_idle()
        stored = await stored_lines(served.context.store, table)
        faulty(monkeypatch, broken)
        await _stays_aside(people[0], table, "table-set-aside-unreadable")
        assert registry.tables == 0
        monkeypatch.undo()
        assert await stored_lines(served.context.store, table) == stored
        assert (await people[0].enter(table)).game, "with the right rules it is there again"
    assert f"mia {table[:4]}… not loaded: KeyError" in caplog.text
    assert "SECRET" not in caplog.text


async def test_a_table_whose_log_is_lost_is_set_aside_at_once(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await seated(people)
        (running,) = served.context.registry.in_memory()

        async def unreadable(*_: object) -> Any:
            raise ZeroDivisionError

        monkeypatch.setattr(served.context.store, "replayed", unreadable)
        running.submit(Reload())
        for tab in tabs:
            await _said_to(tab, "table-set-aside-unreadable")


# ── what takes too long ──────────────────────────────────────────────────────────────────────

SLOW = """
    import os
    from mendax.games.mia.book import Mia
    from mendax.server.running import serving
    from mendax.server.tables import loop_watchdog
    from mendax.server.settings.settings import from_environment

    sound = Mia.apply

    def apply(book, state, actor, action):
        while state.rules.lives == 9:
            pass
        return sound(book, state, actor, action)

    Mia.apply = apply
    loop_watchdog.NOTICED, loop_watchdog.ENOUGH = 0.05, 0.1
    serving.serve(from_environment(os.environ))
"""


async def test_endless_rules_are_stopped_and_other_tables_continue(
    tmp_path: Path,
) -> None:
    """This runs in a separate process, because a signal to the main thread stops the rules."""
    given = os.environ | {"MENDAX_DATA": str(tmp_path), "MENDAX_PORT": "0", "LC_ALL": "C"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", textwrap.dedent(SLOW)),
        env=given,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    assert process.stderr
    base = (await process.stdout.readline()).decode().split()[-1].rstrip("/")
    try:
        async with guests(base, "Ann", "Ben", "Cy", "Di") as (ann, ben, cy, di):
            bad = await seated([ann, ben], changes={"lives": FAULTY})
            good = await seated([cy, di], changes={"lives": 1})
            await bad[0].send({"type": "do", "id": "start", "action": {"kind": "start"}})
            for tab in bad:
                await tab.until(lambda t: t.closed)
                await _said_to(tab, "table-set-aside-slow")
            await _others_go_on(good)
    finally:
        process.terminate()
    _, said = await process.communicate()
    assert process.returncode == 0
    assert b"is set aside: table-set-aside-slow" in said
    assert b"the event loop is blocked" in said
    assert b"in step:" in said, "and where: here the rules lie outside the program"
