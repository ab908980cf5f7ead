"""The way to a program's own socket: who is let in, by which key, speaking what."""

from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.guests import Served, guests
from tests.server.programs.comers import own_key, seat_for


async def test_who_may_not_come_is_told_why_before_the_socket_opens(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        key = (await seat_for(ann, table))["key"]
        other = (await own_key(ann))["key"]
        where = f"{served.base.replace('http', 'ws')}/api/tables/{table}/program"
        for offered, status in (
            (["program.1"], 401),
            (["program.1", "mendax-wrong"], 401),
            (["program.1", other], 403),
            (["program.9", key], 400),
        ):
            given: Any = offered
            with pytest.raises(InvalidStatus) as caught:
                await connect(where, subprotocols=given, compression=None)
            assert caught.value.response.status_code == status
        by_header = await connect(where, additional_headers={"authorization": f"Bearer {key}"})
        assert by_header.subprotocol is None
        await by_header.close()
