"""Tests that each store implements the interface exactly as declared."""

import inspect

from mendax.server.store.interface import Store
from mendax.server.store.store import SqliteStore


def test_every_method_is_there_with_the_same_signature() -> None:
    promised = [name for name, made in vars(Store).items() if inspect.isfunction(made)]
    assert {"append", "read", "past_game", "close"} <= set(promised)
    for name in promised:
        if not name.startswith("_"):
            kept, made = getattr(SqliteStore, name), getattr(Store, name)
            assert inspect.signature(kept) == inspect.signature(made), name
