"""Tests that the kit notices a server that cheats, and leaves it."""

from functools import partial

import anyio
import pytest

from mendax.programs.seat.conversation import Conversation
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.own_share import GameReport, Unfair
from mendax.programs.table.table_link import ServerClient, TableLink
from testbed.cheating_servers import CHEATS
from tests.programs.lines import FunctionLines, first_offer
from tests.programs.table.test_at_a_server import data
from tests.server.conftest import quick_bots, served
from tests.server.guests import Served

__all__ = ["data", "quick_bots", "served"]


def play_once(served: Served, checked: list[GameReport] | None = None) -> AtTable:
    """Play a game at a new table, where all cups are opened at the end."""
    checked = [] if checked is None else checked
    server = ServerClient(f"http://127.0.0.1:{served.port}")
    server.begin()
    asked = {"game": "mia", "name": "mine", "bots": ["random"], "open_seed": True}
    opened = server.ask("POST", "/api/tables", asked | {"changes": {"lives": 1}})
    link = TableLink(f"http://127.0.0.1:{served.port}", opened["id"])
    seat = AtTable(
        Conversation(FunctionLines(first_offer)),
        partial(server.connect, link.socket),
        name="mine",
        checked=lambda report: checked.append(report),
    )
    seat.play(1)
    return seat


@pytest.mark.parametrize(
    ("cheat", "fault"),
    [
        ("seed-at-start", "unfair-commitment"),
        ("seed-after-shares", "unfair-seed"),
        ("outcomes-chosen", "unfair-draw"),
        ("seed-withheld", "unfair-seed-withheld"),
    ],
)
async def test_a_program_leaves_a_server_that_cheats(
    cheat: str,
    fault: str,
    served: Served,
    quick_bots: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    CHEATS[cheat].apply(monkeypatch.setattr)
    with pytest.raises(Unfair) as found:
        await anyio.to_thread.run_sync(play_once, served, abandon_on_cancel=True)
    assert found.value.reason.key == fault


async def test_a_program_redoes_all_draws_which_contain_its_share(
    served: Served, quick_bots: None
) -> None:
    checked: list[GameReport] = []
    seat = await anyio.to_thread.run_sync(play_once, served, checked, abandon_on_cancel=True)
    assert seat.games == 1
    (report,) = checked
    assert (report.complete, report.faults) == (True, ())
    assert report.redone == report.draws > 0
    (live,) = served.context.registry.in_memory()
    played = live.table.game_run
    assert played is not None
    assert any(played.shares.opened), played.shares.bound
