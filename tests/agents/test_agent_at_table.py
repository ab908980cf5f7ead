"""Tests a language model at a table of a running server."""

from pathlib import Path
from typing import Any

import anyio
import pytest

from mendax.terminal.cli import run
from testbed.scripted_model import random_move, scripted_model
from tests.agents.host import Host
from tests.server.conftest import quick_bots, served
from tests.server.guests import Served

__all__ = ["quick_bots", "served"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the folder of a server that stores in SQLite."""
    return tmp_path / "data"


async def test_a_model_plays_at_a_table_and_its_thoughts_stay_with_its_owner(
    served: Served, quick_bots: None, tmp_path: Path, capsys: Any
) -> None:
    host = await anyio.to_thread.run_sync(Host, served.port, "mia")
    log = tmp_path / "log"
    with scripted_model(lambda messages: "My secret plan.\n" + random_move(messages)) as address:
        model = ["--endpoint", address, "--model", "scripted", "--lang", "en", "--log", str(log)]
        seat = ["--table", host.address, "--key", host.key, "--games", "1"]
        code = await anyio.to_thread.run_sync(run, ["agent", *model, *seat])
    assert code == 0
    assert "Games: 1. Answers that were no moves: 0. Default moves: 0." in capsys.readouterr().out
    assert "My secret plan" in (log / "game-00001.jsonl").read_text()
    stored = b"".join(
        path.read_bytes() for path in (tmp_path / "data").rglob("*") if path.is_file()
    )
    assert stored
    assert b"My secret plan" not in stored
