"""Tests that all parts of a server share one store and its limits, and that its end stores pending
data."""

from pathlib import Path

import pytest

from mendax.server.running.context import ServerContext
from mendax.server.settings.settings import ServerSettings
from mendax.server.wire.refusal import Refused
from tests.reasons import because
from tests.server.guests import guests, serving


async def test_pending_data_is_stored_at_the_end(data: Path) -> None:
    async with serving(data) as served, guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        tab = await ann.enter(table)
        await tab.do("say", text="Still here?")
    again = ServerContext(served.context.settings, lambda: 0.0)
    try:
        live = await again.registry.find(table, None)
        (entry,) = live.table.recent(live.table.number - 1)[0]
        assert "Still here?" in repr(entry.heard_at(None))
    finally:
        await again.close()


def _spend(context: ServerContext) -> None:
    for _ in range(10_000):
        context.limits.codes.take("address")


async def test_limits_go_by_the_clock_that_is_handed_in(tmp_path: Path) -> None:
    at = [0.0]
    context = ServerContext(ServerSettings(data=tmp_path), lambda: at[0])
    try:
        with pytest.raises(Refused, check=because("wire-refused-too-fast")):
            _spend(context)
        at[0] += 3600
        context.limits.codes.take("address")
    finally:
        await context.close()
