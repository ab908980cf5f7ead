"""Tests that no line is lost when two workers load one table, because the store decides."""

import asyncio
import random
from typing import Any

import pytest

from mendax.server.notices import notices
from mendax.server.notices.notice_kinds import TableTaken
from mendax.server.operations.notice_effects import NoticeEffects
from mendax.table.record.verify import verify
from tests.server.guests import Guest, Served, Tab, guests, play, seated
from tests.server.neighbours import at
from tests.server.secrecy import whole_game

COME_AGAIN = (1012, "come again")


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable notifications between workers."""
    monkeypatch.setattr(NoticeEffects, "_taken", lambda *_: None)


def has(served: Served, tab: Tab) -> bool:
    """Return whether a worker has the table in memory."""
    return tab.table["id"] in served.context.registry._lives


async def sound(cluster: list[Served], guest: Guest, table: str) -> None:
    """Check that the log has no gap, and that its record verifies."""
    lines = await cluster[0].context.store.read(table)
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    record = await guest.http.get(f"/api/tables/{table}/record/1")
    assert verify(record.text) == ()


async def test_a_table_goes_to_the_worker_that_loads_it(
    cluster: list[Served], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = cluster
    async with guests(one.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], changes={"lives": 1})
        await tabs[0].do("start")
        await play(tabs, random.Random(1), moves=2)
        table = tabs[0].table["id"]
        async with at(ann, two) as ann_there, at(ben, two) as ben_there:
            there = [await ann_there.enter(table)]
            for tab in tabs:
                assert await tab.until(lambda t: t.closed) == COME_AGAIN
            assert not has(one, tabs[0])
            there.append(await ben_there.enter(table))
            await play(there, random.Random(2))
            await asyncio.gather(*(tab.until(lambda t: t.over) for tab in there))
            await sound(cluster, ann_there, table)
    (said,) = [line for line in caplog.messages if "was loaded by" in line]
    assert "routed to one worker" in said
    assert table not in said


async def test_an_empty_table_is_unloaded_silently(
    cluster: list[Served], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = cluster
    async with guests(one.base, "Ann") as (ann,):
        table = await ann.open()
        async with at(ann, two) as there:
            tab = await there.enter(table)
            while has(one, tab):  # noqa: ASYNC110 - no event for it
                await asyncio.sleep(0)
    assert "was loaded by" not in caplog.text


@pytest.mark.usefixtures("untold")
async def test_the_worker_that_loses_an_append_unloads_the_table(
    cluster: list[Served], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = cluster
    async with guests(one.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben])
        table = tabs[0].table["id"]
        async with at(ben, two) as there:
            other = await there.enter(table)
            assert (await other.do("say", text="I was first"))["reason"] is None
            message = {
                "type": "do",
                "id": "mine",
                "action": {"kind": "say", "text": "I was second"},
            }
            await tabs[0].send(message)
            for tab in tabs:
                assert await tab.until(lambda t: t.closed) == COME_AGAIN
                assert not any(m.get("id") == "mine" for m in tab.heard), "it is asked again"
            assert not has(one, tabs[0])
            again = await ann.enter(table)
            assert (await again.command(message))["reason"] is None
            assert [e["text"] for e in again.events[-1:]] == ["I was second"]
    assert "another worker has stored lines" in caplog.text


@pytest.mark.usefixtures("untold")
async def test_a_stale_worker_refuses_http_requests_as_retryable(
    cluster: list[Served],
) -> None:
    one, two = cluster
    async with guests(one.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        table = tab.table["id"]
        async with at(ann, two) as there:
            other = await there.enter(table)
            assert (await other.do("say", text="Hello"))["reason"] is None
            refused = await ann.http.post(f"/api/tables/{table}/programs")
            assert refused.status_code == 503
            assert refused.json()["reason"]["key"] == "wire-refused-moved"
            assert (await ann.http.post(f"/api/tables/{table}/programs")).status_code == 201


async def test_bots_move_where_the_table_is(
    cluster: list[Served], monkeypatch: pytest.MonkeyPatch, quick_bots: None
) -> None:
    one, two = cluster
    async with guests(one.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds", "liar"], changes={"lives": 1}))
        await tab.do("start")
        await play([tab], random.Random(3), moves=2)
        async with at(ann, two) as there:
            again = await there.enter(tab.table["id"])
            await play([again], random.Random(3))
            await again.until(lambda t: t.over)
            await sound(cluster, there, again.table["id"])


async def test_an_older_notice_unloads_no_table_loaded_later(
    cluster: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker with late notices processes earlier ones before it loads the table."""
    one, two = cluster
    monkeypatch.setattr(notices.WorkerNotices, "_ask", lambda _: None)
    async with guests(one.base, "Ann") as (ann,):
        table = await ann.open()
        await one.context.notices.tell(TableTaken(table, "elsewhere"))
        async with at(ann, two) as there:
            tab = await there.enter(table)
            await two.context.notices.catch_up()
            assert has(two, tab)
            assert not tab.closed


GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("mia", {"changes": {"lives": 2}}),
    ("french_poker", {"changes": {"tokens": 1}}),
    ("sword_of_lies", {"preset": "quick"}),
)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "asked"), GAMES)
@pytest.mark.usefixtures("quick_bots")
async def test_whole_games_send_no_hidden_data(
    cluster: list[Served], game: str, asked: dict[str, Any]
) -> None:
    one, _ = cluster
    async with guests(one.base, "Ann", "Ben", "Eve") as people:
        tabs = await whole_game(one, people, game, 20, game=game, **asked)
        await sound(cluster, people[0], tabs[0].table["id"])
