"""Tests that bans last for their time, outlive the process, and apply at every server."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from mendax.server.notices.notices import ServerNotices
from mendax.server.people.bans import Bans
from mendax.server.store.store import SqliteStore
from mendax.server.wire.refusal import Refused
from tests.reasons import because
from tests.server.store.stores import store_of


class Wall:
    """A wall clock that tests advance."""

    at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    made = store_of("", tmp_path)
    assert isinstance(made, SqliteStore)
    yield made
    await made.close()


def bans_of(store: SqliteStore, wall: Wall) -> Bans:
    return Bans(store, ServerNotices(store), wall)


async def test_a_ban_holds_for_its_time(store: SqliteStore) -> None:
    wall = Wall()
    bans = bans_of(store, wall)
    await bans.add("address", "192.0.2.7", 60)
    await bans.add("person", "192.0.2.7x", None)
    assert bans.banned("address", "192.0.2.7")
    assert not bans.banned("person", "192.0.2.7")
    assert [bans.seconds(ban) for ban in bans.all()] == [60, None]
    wall.at += 60
    assert not bans.banned("address", "192.0.2.7")
    assert [ban.kind for ban in bans.all()] == ["person"]


async def test_it_outlives_the_process_until_it_is_lifted(
    store: SqliteStore,
) -> None:
    await bans_of(store, Wall()).add("table", "abcdefgh", 60)
    again = bans_of(store, Wall())
    with pytest.raises(Refused, check=because("wire-refused-closed")) as refused:
        again.require("table", "abcdefgh")
    assert refused.value.status == 403
    await again.lift(again.all()[0])
    bans_of(store, Wall()).require("table", "abcdefgh")


async def test_reads_do_not_undo_later_changes(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    bans, ask = bans_of(store, Wall()), store.ask
    asked = list[object]()

    async def slow(question: Callable[[Any], Any]) -> Any:
        found = await ask(question)
        if not asked:  # a person is banned while the answer is on its way
            asked.append(found)
            await bans.add("person", "ann", None)
        return found

    monkeypatch.setattr(store, "ask", slow)
    await bans.look()
    assert (asked, bans.banned("person", "ann")) == ([()], True)


@pytest.mark.parametrize("lifted", [False, True])
async def test_earlier_reads_do_not_undo_changes(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, lifted: bool
) -> None:
    bans, change = bans_of(store, Wall()), store.change
    if lifted:
        await bans.add("person", "ann", None)

    async def looked_before(work: Callable[[Any], Any]) -> Any:
        await bans.look()
        return await change(work)

    monkeypatch.setattr(store, "change", looked_before)
    if lifted:
        await bans.lift(bans.all()[0])
    else:
        await bans.add("person", "ann", None)
    assert bans.banned("person", "ann") is not lifted
