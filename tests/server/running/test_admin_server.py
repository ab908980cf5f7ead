"""Tests of admin operations over HTTP on the Unix socket, for the client and for curl."""

import asyncio
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.running.admin_api import AdminApi
from mendax.server.running.admin_client import AdminClient
from mendax.server.running.admin_messages import Counted, KeyIn, KeyMade, NoAnswer, NotDone
from mendax.server.running.admin_server import AdminServer
from mendax.server.running.unix_socket import NAME
from mendax.server.wire.operation import Visit, operation
from tests.reasons import because
from tests.server.guests import Served, guests
from tools.ground import ROOT


class Shop:
    """Operations of a test."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    @operation("GET", "/admin/count")
    async def count(self, visit: Visit, worker: int = 1) -> Counted:
        """Return the number of the server."""
        return Counted(worker)

    @operation("POST", "/admin/keys")
    async def make(self, visit: Visit, body: KeyIn) -> KeyMade:
        """Return a key with the name in the body."""
        return KeyMade(body.name)

    @operation("GET", "/admin/refuses")
    async def refuses(self, visit: Visit) -> Counted:
        """Raise a refusal."""
        raise MendaxError(Reason("control-nowhere"))

    @operation("GET", "/admin/fails")
    async def fails(self, visit: Visit) -> Counted:
        """Raise an unexpected error."""
        raise ValueError("the die shows 6")

    @operation("GET", "/admin/never")
    async def never(self, visit: Visit) -> Counted:
        """Return no answer before the server ends."""
        self.asked.set()
        await asyncio.Event().wait()
        return Counted(1)


@asynccontextmanager
async def shop_at(folder: Path) -> AsyncIterator[tuple[AdminServer, Shop]]:
    """Serve a shop on the socket in a folder."""
    shop = Shop()
    server = AdminServer((shop,))
    server.serve(folder)
    try:
        yield server, shop
    finally:
        await server.close()


async def asked(folder: Path, *request: Any, **query: Any) -> Any:
    """Return the answer to a request, sent on a thread."""
    return await asyncio.to_thread(AdminClient(folder).ask, Counted, *request, **query)


async def test_a_request_is_answered_and_the_connection_ends(tmp_path: Path) -> None:
    async with shop_at(tmp_path):
        assert await asked(tmp_path, "GET", "/admin/count") == Counted(1)
        assert await asked(tmp_path, "GET", "/admin/count", worker=7) == Counted(7)
        client = AdminClient(tmp_path)
        made = await asyncio.to_thread(client.ask, KeyMade, "POST", "/admin/keys", KeyIn("a b"))
        assert made == KeyMade("a b")
        reader, writer = await asyncio.open_unix_connection(tmp_path / NAME)
        writer.write(b"GET /admin/count HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
        assert (await reader.read()).count(b"HTTP/1.1 200") == 1
        writer.close()


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/admin/refuses", "control-nowhere"),
        ("/admin/nothing", "wire-refused-not-found"),
        ("/admin/keys", "wire-refused-method"),
    ],
)
async def test_a_refusal_is_raised_with_its_reason(tmp_path: Path, path: str, key: str) -> None:
    async with shop_at(tmp_path):
        with pytest.raises(NotDone, check=because(key)):
            await asked(tmp_path, "GET", path)


async def test_an_unforeseen_error_is_logged_without_its_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with shop_at(tmp_path):
        with pytest.raises(NotDone, check=because("wire-refused-failed")):
            await asked(tmp_path, "GET", "/admin/fails")
    assert caplog.text.count("failed: ValueError in Shop.") == 1
    assert "die" not in caplog.text


async def test_the_end_of_the_server_breaks_requests_off(tmp_path: Path) -> None:
    async with shop_at(tmp_path) as (server, shop):
        asking = asyncio.create_task(asked(tmp_path, "GET", "/admin/never"))
        await shop.asked.wait()
        closing = asyncio.create_task(server.close())
        with pytest.raises(NoAnswer, check=because("control-no-answer")):
            await asking
        await closing
        assert not (tmp_path / NAME).exists()


@pytest.mark.skipif(shutil.which("curl") is None, reason="no curl is installed")
async def test_curl_is_answered_as_the_page_says(served: Served, tmp_path: Path) -> None:
    def curl(line: str) -> Any:
        done = subprocess.run(
            [*shlex.split(line), "--silent", "--show-error"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        return json.loads(done.stdout)

    page = (ROOT / "docs" / "admin.md").read_text()
    commands = re.findall(r"^curl .*", page, re.MULTILINE)
    folder = tmp_path / "data"
    folder.mkdir(exist_ok=True)
    server = AdminServer((AdminApi(served.context, served.server.end),))
    server.serve(folder)
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        ((table,), told) = [await asyncio.to_thread(curl, command) for command in commands]
        assert (table["id"], table["sockets"]) == (tab.table["id"], 1)
        assert told == {"is": "counted", "count": 1}
        (heard,) = await tab.until(lambda t: list(t.of_kind("announcement")))
        assert heard["text"] == "Tea"
    await server.close()
