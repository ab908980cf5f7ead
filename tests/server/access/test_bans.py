"""Bans hold for their time, outlive the process, and hold at every worker; the file in which they
were kept once is taken over."""

import json
import stat
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from mendax.server.access.bans import NAME, TAKEN_OVER, Bans
from mendax.server.house.notices import HouseNotices
from mendax.server.refusal import Refused
from mendax.server.store.store import SqliteStore
from tests.reasons import because
from tests.server.store.stores import store_of


class Wall:
    """A wall clock moved on by hand."""

    at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    made = store_of("", tmp_path)
    assert isinstance(made, SqliteStore)
    yield made
    await made.close()


def bans_of(store: SqliteStore, folder: Path, wall: Wall) -> Bans:
    return Bans(store, folder, HouseNotices(store), wall)


async def test_a_ban_holds_for_its_time(store: SqliteStore, tmp_path: Path) -> None:
    wall = Wall()
    bans = bans_of(store, tmp_path, wall)
    await bans.add("address", "192.0.2.7", 60)
    await bans.add("person", "192.0.2.7x", None)
    assert bans.banned("address", "192.0.2.7")
    assert not bans.banned("person", "192.0.2.7")
    assert [bans.seconds(ban) for ban in bans.all()] == [60, None]
    wall.at += 60
    assert not bans.banned("address", "192.0.2.7")
    assert [ban.kind for ban in bans.all()] == ["person"]


async def test_it_outlives_the_process_until_it_is_lifted(
    store: SqliteStore, tmp_path: Path
) -> None:
    await bans_of(store, tmp_path, Wall()).add("table", "abcdefgh", 60)
    again = bans_of(store, tmp_path, Wall())
    with pytest.raises(Refused, check=because("wire-refused-closed")) as refused:
        again.require("table", "abcdefgh")
    assert refused.value.status == 403
    await again.lift(again.all()[0])
    bans_of(store, tmp_path, Wall()).require("table", "abcdefgh")


async def test_who_is_banned_is_refused(store: SqliteStore, tmp_path: Path) -> None:
    bans = bans_of(store, tmp_path, Wall())
    bans.require("person", "ann")
    await bans.add("person", "ann", None)
    with pytest.raises(Refused, check=because("wire-refused-banned")):
        bans.require("person", "ann")


async def test_what_another_worker_keeps_out_is_found_in_the_store(
    database: str, tmp_path: Path
) -> None:
    stores = [store_of(database, tmp_path / name) for name in ("one", "two")]
    one, two = (Bans(each, tmp_path, HouseNotices(each), Wall()) for each in stores)
    await one.add("person", "ann", None)
    assert not two.banned("person", "ann")
    await two.look()
    assert two.banned("person", "ann")
    for each in stores:
        await each.close()


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
async def test_the_file_of_former_days_is_taken_over_once(
    where: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue("database") if where == "postgresql" else ""
    store, wall = store_of(address, tmp_path), Wall()
    filed = [
        {"kind": "address", "who": "192.0.2.7", "until": wall.at + 60},
        {"kind": "person", "who": "ann", "until": None},
        {"kind": "table", "who": "abcdefgh", "until": wall.at - 1},
    ]
    (tmp_path / NAME).write_text(json.dumps(filed))
    (tmp_path / NAME).chmod(0o600)
    bans = Bans(store, tmp_path, HouseNotices(store), wall)
    known = {(ban.kind, ban.who): bans.seconds(ban) for ban in bans.all()}
    assert known == {("address", "192.0.2.7"): 60, ("person", "ann"): None}
    assert not (tmp_path / NAME).exists()
    assert json.loads((tmp_path / TAKEN_OVER).read_text()) == filed
    mode = (tmp_path / TAKEN_OVER).stat().st_mode
    assert stat.S_IMODE(mode) == 0o600, "nobody else may read who is banned"
    await bans.lift(next(ban for ban in bans.all() if ban.kind == "person"))
    again = Bans(store, tmp_path, HouseNotices(store), wall)
    assert [ban.kind for ban in again.all()] == ["address"], "taken over once"
    await store.close()


@pytest.mark.parametrize("content", [b"", b"[", b'[{"kind":"house","who":"x"}]', b"\xff"])
async def test_a_file_that_cannot_be_read_bans_nobody_and_is_told_of(
    store: SqliteStore, tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / NAME).write_bytes(content)
    assert bans_of(store, tmp_path, Wall()).all() == ()
    assert "bans.json can't be read" in caplog.text
    assert (tmp_path / NAME).read_bytes() == content


async def test_what_is_found_meanwhile_takes_no_change_back(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bans, ask = bans_of(store, tmp_path, Wall()), store.ask
    asked = list[object]()

    async def slow(question: Callable[[Any], Any]) -> Any:
        found = await ask(question)
        if not asked:  # somebody is banned while the answer is on its way
            asked.append(found)
            await bans.add("person", "ann", None)
        return found

    monkeypatch.setattr(store, "ask", slow)
    await bans.look()
    assert (asked, bans.banned("person", "ann")) == ([()], True)


@pytest.mark.parametrize("lifted", [False, True])
async def test_what_was_found_just_before_takes_no_change_back(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lifted: bool
) -> None:
    bans, change = bans_of(store, tmp_path, Wall()), store.change
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
