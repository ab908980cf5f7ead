"""Tests that a running server makes a copy on request, keeps serving, and soon deletes the copy."""

import asyncio
from pathlib import Path

import pytest

from mendax.server.running.admin_api import AdminApi
from mendax.server.running.admin_messages import NotDone
from mendax.server.running.admin_server import AdminServer
from mendax.server.running.copy_of import COPY, copy_of
from tests.reasons import because
from tests.server.guests import guests, seated, serving
from tests.server.running.test_copy_of import quietly, tables_in


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_running_server_makes_it_and_goes_on(data: Path) -> None:
    async with serving(data) as served, guests(served.base, "Ann", "Ben") as people:
        tabs = await seated(people)
        table = tabs[0].table["id"]
        api = AdminApi(served.context, served.server.end)
        server = AdminServer((api,))
        server.serve(data)

        def kept() -> list[str]:
            with copy_of(data, quietly) as made:  # the server knows its database
                with (
                    pytest.raises(NotDone, check=because("maintenance-copying")),
                    copy_of(data, quietly),
                ):
                    pass
                return tables_in(made)

        assert await asyncio.to_thread(kept) == [table]
        assert (await tabs[0].do("say", text="all goes on"))["reason"] is None
        await api.copying.one.acquire()
        assert not (data / COPY).exists(), "the client has disconnected"
        await server.close()
