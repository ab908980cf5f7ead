"""Tests that the kit notices a server that swaps its seed after it has seen shares, and leaves."""

from functools import partial

import anyio
import pytest

from mendax.kit.at_table import AtTable
from mendax.kit.own_share import Unfair
from mendax.kit.table_link import ServerClient, TableLink
from mendax.programs.conversation import Conversation
from tests.cheating import CHEATS
from tests.kit.test_at_a_server import data
from tests.programs.lines import FunctionLines, first_offer
from tests.server.conftest import quick_bots, served
from tests.server.guests import Served

__all__ = ["data", "quick_bots", "served"]


def play_once(served: Served) -> AtTable:
    """Play a game at a new table, where all cups are opened at the end."""
    server = ServerClient(f"http://127.0.0.1:{served.port}")
    server.begin()
    asked = {"game": "mia", "name": "mine", "bots": ["random"], "open_seed": True}
    opened = server.ask("POST", "/api/tables", asked | {"changes": {"lives": 1}})
    link = TableLink(f"http://127.0.0.1:{served.port}", opened["id"])
    seat = AtTable(
        Conversation(FunctionLines(first_offer)),
        partial(server.connect, link.socket),
        str,
        name="mine",
    )
    seat.play(1)
    return seat


@pytest.mark.parametrize(
    ("cheat", "fault"), [("at-start", "unfair-commitment"), ("after-opening", "unfair-seed")]
)
async def test_a_swapped_seed_is_noticed(
    cheat: str,
    fault: str,
    served: Served,
    quick_bots: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    CHEATS[cheat](monkeypatch.setattr)
    with pytest.raises(Unfair) as found:
        await anyio.to_thread.run_sync(play_once, served, abandon_on_cancel=True)
    assert found.value.reason.key == fault


async def test_the_share_of_a_program_is_in_the_draws(served: Served, quick_bots: None) -> None:
    seat = await anyio.to_thread.run_sync(play_once, served, abandon_on_cancel=True)
    assert seat.games == 1
    (live,) = served.context.registry.in_memory()
    played = live.table.game_run
    assert played is not None
    assert any(played.shares.opened), played.shares.bound
