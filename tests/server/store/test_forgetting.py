"""Tests that pending deletions are kept until a server has done them."""

from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

from mendax.server.store import forgetting, leases
from tests.server.store.stores import store_of


@pytest.mark.skipif(find_spec("psycopg") is None, reason="only a shared database keeps this")
async def test_pending_deletions_stay_until_done(database: str, tmp_path: Path) -> None:
    store = store_of(database, tmp_path)
    await store.change(partial(leases.take, "forgetful", "w", 1))
    await store.change(partial(forgetting.owe, "ann", "w", 5))
    await store.change(partial(forgetting.owe, "ben", "w", 6))
    await store.change(partial(forgetting.owe, "ann", "w", 7))
    assert await store.ask(partial(forgetting.owed, 4)) == ()
    assert await store.ask(partial(forgetting.owed, 6)) == ("ben",)
    assert await store.ask(partial(forgetting.owed, 7)) == ("ann", "ben")
    await store.change(partial(forgetting.done, "ben"))
    assert await store.ask(partial(forgetting.owed, 7)) == ("ann",)
    await store.close()


@pytest.mark.skipif(find_spec("psycopg") is None, reason="only a shared database keeps this")
async def test_one_at_a_time_does_it_while_it_is_owed(database: str, tmp_path: Path) -> None:
    store = store_of(database, tmp_path)

    async def take(holder: str, until: int, before: int) -> bool:
        return await store.change(partial(forgetting.take, "ann", holder, until, before))

    assert not await take("w", 9, 9), "no work is left"
    await store.change(partial(forgetting.owe, "ann", "w", 5))
    assert await take("w", 9, 0), "its own"
    assert not await take("v", 20, 8)
    assert await take("v", 20, 9), "it is late"
    assert not await take("w", 30, 19)
    assert await store.ask(partial(forgetting.owed, 20)) == ("ann",)
    await store.change(partial(forgetting.done, "ann"))
    assert not await take("v", 30, 30), "it is done"
    await store.close()
