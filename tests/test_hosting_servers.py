"""Tests that the proxies of the hosting page route each table to one of several servers, however a
request spells its path."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from mendax.server.tables.registry import KEY_LETTERS
from testbed.cluster import HOST, Cluster
from tests.proxies import PLACES, Proxy, asked, each_proxy, spelled, spellings, wrongly
from tests.server.guests import Guest, Tab, guests
from tests.server.tables.test_admission import new_link

NAMES = ("one", "two", "three")


@contextmanager
def answering(name: str) -> Iterator[int]:
    """Start a server that answers each request with its name, and return its port."""

    class Says(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(name)))
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Says) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.proof
@each_proxy
def test_all_that_belongs_to_a_table_goes_to_one_server(proxy: Proxy, tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = [f"127.0.0.1:{stack.enter_context(answering(name))}" for name in NAMES]
        port = stack.enter_context(proxy.routes_to(servers, tmp_path))
        served = Counter[str]()
        for letters in product("abcd", "efg", "23"):
            key = "".join(letters)
            assert len(key) == KEY_LETTERS
            ids = [f"{key}{rest * 13}" for rest in "xyz"]
            paths = [f"/api/tables/{one}/socket" for one in ids]
            paths += [
                f"/api/tables/{ids[0]}",
                f"/t/{ids[0]}?x=1",
                f"/below/api/tables/{ids[1]}/aid",
            ]
            found = {asked(port, path) for path in paths}
            found |= {spelled(line, port) for line in spellings(ids[2])}
            assert len(found - {""}) == 1, key
            served.update(found - {""})
        assert set(served) == set(NAMES)
        assert len({asked(port, "/api/programs/socket") for _ in range(8)}) == 1
        assert len({asked(port, "/api/codes") for _ in range(8)}) == 1


async def entered(guest: Guest, table: str, sit: bool = False) -> Tab:
    """Return a socket of a guest at a table, once the owner is reached."""
    while True:
        try:
            return await guest.enter(table, sit=sit)
        except InvalidStatus as error:
            if error.response.status_code != 503 or "retry-after" not in error.response.headers:
                raise
            await asyncio.sleep(0)


@pytest.mark.proof
@pytest.mark.parametrize("changed", [str, wrongly], ids=["as described", "routes wrongly"])
@each_proxy
async def test_a_stranger_gets_no_data_and_disconnects_no_player(
    proxy: Proxy, changed: Callable[[str], str], database: str, tmp_path: Path
) -> None:
    """The stranger knows the former address of a table, and asks for it in every spelling."""
    async with Cluster(tmp_path, database).open(len(PLACES)) as cluster:
        with proxy.routes_to([each.address for each in cluster.servers], tmp_path, changed) as port:
            async with guests(f"http://127.0.0.1:{port}", "Ann", "Ben") as (ann, ben):
                former = await ann.open()
                host = await entered(ann, former)
                address = await new_link(host)
                tabs = [host, await entered(ben, address, sit=True)]
                places = [(port, "127.0.0.1"), *((one.port, HOST) for one in cluster.servers)]
                for _ in range(5):
                    for place in places:
                        for line in spellings(former):
                            said = await asyncio.to_thread(spelled, line, *place)
                            assert "Ann" not in said
                            assert '"seats"' not in said
                    assert (await host.do("say", text="still here"))["reason"] is None
                assert [tab.closed for tab in tabs] == [None, None]
