"""Tests of codes for moving to another device: one per person, valid once and for a few minutes."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mendax.server.people.move_codes import LIFETIME, MoveCodes
from mendax.server.store.grouping import Store
from tests.server.hand_clock import HandClock
from tests.server.store.stores import store_of


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = store_of("", tmp_path)
    yield made
    await made.close()


async def test_a_new_code_takes_the_place_of_the_one_before(store: Store) -> None:
    codes = MoveCodes(store, HandClock().now)
    old, other, new = await codes.new("ann"), await codes.new("ben"), await codes.new("ann")
    assert await store.change(codes.used(old)) is None
    assert await store.change(codes.used(new)) == "ann"
    await codes.forget("ben")
    assert await store.change(codes.used(other)) is None


async def test_a_code_expires(store: Store) -> None:
    clock = HandClock()
    codes = MoveCodes(store, clock.now)
    letters = await codes.new("ann")
    clock.advance(LIFETIME)
    assert await store.change(codes.used(letters)) is None


async def test_the_letters_themselves_are_not_kept(store: Store) -> None:
    letters = await MoveCodes(store, HandClock().now).new("ann")
    (row,) = await store.ask(lambda db: db.execute("SELECT * FROM codes").fetchall())
    assert letters not in repr(row)


async def test_a_code_of_one_worker_is_used_once_at_any(database: str, tmp_path: Path) -> None:
    stores = [store_of(database, tmp_path / name) for name in ("one", "two")]
    codes = [MoveCodes(each, HandClock().now) for each in stores]
    letters = await codes[0].new("ann")
    assert await stores[1].change(codes[1].used(letters)) == "ann"
    assert await stores[0].change(codes[0].used(letters)) is None
    for each in stores:
        await each.close()
