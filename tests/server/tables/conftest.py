"""Fixtures for bots that choose in the bot process, real or simulated."""

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from mendax.bots import BOTS
from mendax.server.processes.work_process import WorkProcess
from mendax.server.tables import bot_process
from tests.table import evening


@pytest.fixture
def every_bot(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Allow any bot at these tables, and clear this process's cache of bots after the test."""
    monkeypatch.setattr(evening, "BOTS", tuple(BOTS))
    yield
    bot_process._bots.clear()


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the bot process's work in this process, with the same bytes."""

    def done(_: object, do: Any, given: Any, named: Any) -> Any:
        return pickle.loads(pickle.dumps(do(*pickle.loads(pickle.dumps(given)), **named)))

    monkeypatch.setattr(WorkProcess, "_done", done)


@pytest.fixture
def all_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Treat every bot as slow."""
    monkeypatch.setattr(type(BOTS["odds"]), "thinks_long", lambda *_: True)
