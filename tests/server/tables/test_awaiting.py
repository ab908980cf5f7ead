"""Tests that HTTP requests to a table are answered once stored, or with the table's reason."""

import pytest

from mendax.server.base.refusal import Refused
from mendax.server.tables import awaiting
from mendax.table.commands import KeepSeat
from tests.reasons import because
from tests.server.guests import Served, guests


async def test_an_answer_comes_once_it_is_stored_or_refused(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        live = await served.context.registry.find(await ann.open())
        assert live is not None
        host = live.table.state.lobby.seating.host
        assert host is not None
        number = await awaiting.done(live, host, KeepSeat(host, "robo", "Robo"))
        assert number == live.table.number
        with pytest.raises(Refused, check=because("table-refused-not-host")):
            await awaiting.done(live, "robo", KeepSeat("robo", "other", "Robo"))
