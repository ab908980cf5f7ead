"""Tests of the middleware of every request: long cookies, and forwarded addresses."""

import asyncio
import logging
import os
import re
import sys
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from mendax.server.http.middleware import LONGEST_COOKIES
from mendax.server.people.sessions import _token
from mendax.server.settings.settings import Rate, from_environment
from tests.server import connections
from tests.server.guests import FREELY, Served, guests, serving

SLOW = 'a="' + "\\" * 32_000
"""A cookie that http.cookies would parse for half a minute."""


COOKIES = {
    "mendax=abc": "abc",
    "other=1; mendax=abc; last=2": "abc",
    "other=1;mendax=abc": "abc",
    " mendax = abc ": "abc",
    'mendax="abc"': "abc",
    "mendax=a=b": "a=b",
    "mendax=old; mendax=new": "new",
    "mendaxes=abc": None,
    "xmendax=abc": None,
    "other=mendax=abc": None,
    "mendax": None,
    "mendax=": None,
    "mendax=" + "a" * 64: "a" * 64,
    "mendax=" + "a" * 65: None,
    "": None,
    ";;;=;": None,
    SLOW: None,
    SLOW + "; mendax=abc": "abc",
}
"""Cookie lines, and the token found in each."""


def test_our_one_cookie_is_read() -> None:
    assert {line: _token(line, "mendax") for line in COOKIES} == COOKIES


async def test_long_cookies_are_refused_unread(served: Served) -> None:
    async with connections.client(served.base) as http:
        most = {"cookie": "a=" + "b" * (LONGEST_COOKIES - 2)}
        several = [("cookie", "a=" + "b" * 3000), ("cookie", "c=" + "d" * 3000)]
        assert (await http.get("/api/games", headers=most)).status_code == 200
        for path in ("/", "/api/games", "/api/nothing", "/api/session"):
            for long in (most["cookie"] + "b", SLOW[:7000]):
                answer = await http.get(path, headers={"cookie": long})
                assert answer.status_code == 431, path
                assert answer.json()["reason"]["key"] == "wire-refused-cookies"
                assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await http.get(path, headers=several)).status_code == 431, path


async def test_a_handshake_with_long_cookies_is_refused(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        ann.http.cookies.set("other", "b" * LONGEST_COOKIES)
        with pytest.raises(InvalidStatus) as refused:
            await ann.tab(table)
        assert refused.value.response.status_code == 431
        assert b"wire-refused-cookies" in (refused.value.response.body or b"")


async def test_untrusted_forwarded_addresses_are_logged_once(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with connections.client(served.base) as http:
        await http.get("/")
        assert not caplog.records
        for header in ("x-forwarded-for", "forwarded", "x-forwarded-for"):
            await http.get("/api/games", headers={header: "203.0.113.9"})
    (said,) = [r.getMessage() for r in caplog.records if r.name == "mendax.front"]
    assert "--proxy 127.0.0.1" in said
    assert "MENDAX_PROXIES=127.0.0.1" in said
    assert "203.0.113.9" not in said, "whose address it may be is not kept"


async def test_a_proxy_of_the_settings_is_believed_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    few = msgspec.structs.replace(FREELY, sessions=Rate(1, 60))
    async with (
        serving(tmp_path, rates=few, proxies=("127.0.0.0/8",)) as served,
        connections.client(served.base) as http,
    ):
        for number, status in ((1, 200), (2, 200), (1, 429)):
            http.cookies.clear()
            answer = await http.post(
                "/api/session", headers={"x-forwarded-for": f"198.51.100.{number}"}
            )
            assert answer.status_code == status
    assert not [r for r in caplog.records if r.name == "mendax.front"]


async def test_a_proxy_at_a_unix_socket_is_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    few = msgspec.structs.replace(FREELY, sessions=Rate(1, 60))
    body = b"Host: mendax.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
    with TemporaryDirectory() as folder:
        path = Path(folder) / "http"
        async with serving(tmp_path, few, host=("127.0.0.1", f"unix:{path}")) as served:
            for number, status in ((1, 200), (2, 200), (1, 429)):
                reader, writer = await asyncio.open_unix_connection(path)
                client = b"X-Forwarded-For: 198.51.100.%d\r\n" % number
                writer.write(b"POST /api/session HTTP/1.1\r\n" + body + client + b"\r\n{}")
                assert (await reader.readline()).split()[1] == b"%d" % status
                writer.close()
            async with connections.client(served.base) as http:
                headers = {"x-forwarded-for": "198.51.100.9"}
                assert (await http.post("/api/session", headers=headers)).status_code == 200
                http.cookies.clear()
                assert (await http.post("/api/session", headers=headers)).status_code == 429
    (said,) = [r.getMessage() for r in caplog.records if r.name == "mendax.front"]
    assert "--proxy 127.0.0.1" in said, "a port is no Unix socket"


FOREIGN = ("vm:8443", "VM.", "10.244.1.7:8000", "[fd00::5]:8000", "xn--90arbpx.example")
"""Hosts that a server with another name refuses."""


@pytest.mark.parametrize(("name", "ours"), [("localhost", True), ("rebound.example:8000", False)])
async def test_requests_with_foreign_names_are_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, ours: bool
) -> None:
    caplog.set_level(logging.WARNING)
    async with (
        serving(tmp_path, lan=True) as served,
        connections.client(served.base) as http,
    ):
        for path in ("/", "/api/games"):
            answer = await http.get(path, headers={"host": name})
            assert answer.status_code == (200 if ours else 421)
            if not ours:
                assert answer.json()["reason"]["key"] == "wire-refused-name"
                assert "--name rebound.example " in answer.json()["text"]
                assert answer.headers["cache-control"] == "no-store"
    logged = [record for record in caplog.records if name.split(":")[0] in record.getMessage()]
    assert len(logged) == (not ours), "once for both paths"


async def _proposed(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> tuple[list[str], list[str], list[str]]:
    """Return the options and the variables that refusals propose, and the log lines."""
    caplog.set_level(logging.WARNING)
    said = []
    async with (
        serving(folder, names=("mendax.example",)) as served,
        connections.client(served.base) as http,
    ):
        for host in FOREIGN * 3:
            answer = await http.get("/api/games", headers={"host": host})
            said.append(answer.json()["text"])
    lines = [r.getMessage() for r in caplog.records if r.name == "mendax.front"]
    said += lines
    options = [word for text in said for word in re.findall(r"--name (\S+)", text)]
    variables = [word for text in said for word in re.findall(r"MENDAX_NAMES=([^\s)]+)", text)]
    return options, variables, lines


async def test_the_commands_that_a_refusal_proposes_work(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    options, variables, lines = await _proposed(tmp_path / "before", caplog)
    assert len(lines) == len(FOREIGN) - 1, "one for each name, not for each spelling or request"
    assert all("mendax.example" in line for line in lines), "the option replaces the setting"
    for word in variables:
        from_environment({"MENDAX_NAMES": word})
    asked = [part for word in options for part in ("--name", word)]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "mendax", "serve", "--port", "0", *asked),
        env=os.environ | {"MENDAX_DATA": str(tmp_path / "after"), "LC_ALL": "C"},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        address = (await process.stdout.readline()).decode().split()[-1]
        async with connections.client(address) as http:
            for host in (*FOREIGN, "mendax.example"):
                answer = await http.get("/api/games", headers={"host": host})
                assert answer.status_code == 200, host
    finally:
        process.terminate()
        await process.wait()


async def test_probes_are_answered_under_any_host(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, names=("mendax.example",), proxies=("10.244.0.0/16",)) as served,
        connections.client(served.base) as http,
    ):
        for host in (*FOREIGN, "", "a b", "["):
            for path in ("/api/health", "/api/ready"):
                answer = await http.get(path, headers={"host": host})
                assert answer.status_code == 200, (host, path)
            assert (await http.get("/api/games", headers={"host": host})).status_code == 421


async def test_a_refused_page_is_a_page(tmp_path: Path) -> None:
    """A browser gets a page in its language without scripts and files; a program gets JSON."""
    browser = {"accept": "text/html,*/*;q=0.8", "accept-language": "de", "host": "vm:8443"}
    async with (
        serving(tmp_path, names=("mendax.example",)) as served,
        connections.client(served.base) as http,
    ):
        for path in ("/", "/t/abc", "/rules/mia"):
            page = await http.get(path, headers=browser)
            assert page.status_code == 421
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-store"
            assert '<html lang="de">' in page.text
            assert "width=device-width" in page.text
            assert "--name vm " in page.text
            assert not re.search(r"<(script|link|img)|href", page.text)
            (style,) = re.findall(r"<style>(.*?)</style>", page.text, re.DOTALL)
            digest = b64encode(sha256(style.encode()).digest()).decode()
            assert f"style-src 'sha256-{digest}'" in page.headers["content-security-policy"]
        for path in ("/api/games", "/api", "/metrics"):
            answer = await http.get(path, headers=browser)
            assert answer.json()["reason"]["key"] == "wire-refused-name"
        long = await http.get("/", headers=browser | {"cookie": "a=" + "b" * LONGEST_COOKIES})
        assert long.status_code == 431
        assert "<h1>Mendax</h1>" in long.text


async def test_below_a_path_every_address_is_read_with_it_and_without(tmp_path: Path) -> None:
    """Some proxies strip the path prefix; others keep it."""
    async with (
        serving(tmp_path, root_path="/mendax") as served,
        guests(f"{served.base}/mendax", "Ann") as (ann,),
        connections.client(served.base) as http,
    ):
        table = await ann.open()
        tab = await ann.enter(table)
        assert tab.you == 0
        for path in (f"/api/tables/{table}", f"/mendax/api/tables/{table}"):
            assert (await http.get(path)).status_code == 200
        assert (await http.get(f"/mendaxes/api/tables/{table}")).status_code == 404


SITES = {
    ("cross-site", "image"): True,
    ("same-site", "empty"): True,
    ("cross-site", "document"): False,
    ("same-origin", "empty"): False,
}
"""The origin and the kind of a request, and whether it is refused."""
COSTLY = (
    *("/api/coverage/mia", "/api/strategy/mia"),
    *(f"/api/tables/{'a' * 16}/{what}/1" for what in ("record", "coach", "story", "replay")),
    *(f"/api/tables/{'a' * 16}/{what}" for what in ("aid", "hint")),
)


async def test_foreign_pages_trigger_no_computation(served: Served) -> None:
    async with connections.client(served.base) as http:
        wrong = []
        for path in COSTLY:
            for (site, dest), refused in SITES.items():
                headers = {"sec-fetch-site": site, "sec-fetch-dest": dest}
                answer = await http.get(path, headers=headers)
                if (answer.status_code == 403) != refused:
                    wrong.append((path, site, dest))
        assert wrong == []
        posted = {"sec-fetch-site": "cross-site", "sec-fetch-dest": "document"}
        assert (await http.post("/api/session", headers=posted)).status_code == 403
