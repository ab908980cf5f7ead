"""Fixtures for bots that choose in the bot process, real or simulated."""

import pickle
from typing import Any

import pytest

from mendax.bots import BOTS
from mendax.server.processes.work_process import WorkProcess
from tests.table import evening


@pytest.fixture
def every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow any bot at these tables."""
    monkeypatch.setattr(evening, "BOTS", tuple(BOTS))


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the bot process's work in this process, with the same bytes."""

    async def run(_: object, do: Any, *given: Any) -> Any:
        return pickle.loads(pickle.dumps(do(*pickle.loads(pickle.dumps(given)))))

    monkeypatch.setattr(WorkProcess, "run", run)


@pytest.fixture
def all_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Treat every bot as slow."""
    monkeypatch.setattr(type(BOTS["odds"]), "thinks_long", lambda *_: True)
