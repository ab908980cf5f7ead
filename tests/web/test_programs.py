"""Tests that a host can add programs in the lobby, with a key of a seat or from the online list."""

import json
import re
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

from mendax.words import Words
from testbed.evening import open_mia
from tests.accessibility import violations
from tests.web.conftest import Arrive, Server
from tools.ground import ROOT

pytestmark = pytest.mark.browser

EN = Words("en").say
MENDAX = str(Path(sys.executable).parent / "mendax")
SAMPLE = ROOT / "examples" / "programs" / "sample_bot.py"


def line(server: Server, path: str, key: str) -> ClientConnection:
    """Return the socket of a program."""
    where = f"{server.address.replace('http', 'ws')}/api/{path}"
    brings = {"Authorization": f"Bearer {key}"}
    return connect(
        where,
        additional_headers=brings,
        compression=None,
        legacy=True,
        open_timeout=None,
        ping_interval=None,
        close_timeout=None,
    )


def says(socket: ClientConnection, message: dict[str, object], until: str) -> dict[str, object]:
    """Send a message, and return the next message of this type."""
    socket.send(json.dumps(message))
    return hears(socket, until)


def hears(socket: ClientConnection, kind: str) -> dict[str, object]:
    """Return the next message of this type."""
    while (heard := json.loads(socket.recv()))["type"] != kind:
        pass
    found: dict[str, object] = heard
    return found


def sit(server: Server, table: str, key: str, name: str) -> ClientConnection:
    """Return a program that has taken its seat."""
    socket = line(server, f"tables/{table}/socket", key)
    says(socket, {"type": "hello"}, "welcome")
    action = {"kind": "sit", "name": name}
    assert says(socket, {"type": "do", "id": "a", "action": action}, "answer")["reason"] is None
    return socket


def open_programs(page: Page) -> None:
    page.get_by_text(EN("web-add-program"), exact=True).click()
    expect(page.get_by_role("button", name=EN("web-programs-keep"))).to_be_visible()


def test_a_seat_is_kept_and_a_program_takes_it(guest: Arrive, server: Server) -> None:
    host = guest()
    path = open_mia(host, lives=3, bots=1)
    table = path.rpartition("/t/")[2]
    open_programs(host)
    host.get_by_role("button", name=EN("web-programs-keep")).click()
    key = host.get_by_label(EN("web-programs-key"), exact=True).input_value()
    command = host.get_by_label(EN("web-programs-command")).input_value()
    assert command == f"mendax bot run mybot.py --table {path} --key {key}"
    seat = host.locator(".seats li[data-seat='2']")
    expect(seat).to_contain_text(EN("web-program-awaited"))
    assert violations(host) == []
    program = sit(server, table, key, "Robo")
    expect(seat).to_contain_text("Robo")
    expect(seat).to_contain_text(EN("web-program"))
    expect(seat.locator(".badge")).to_be_visible()
    host.get_by_role("button", name=EN("web-done")).last.click()
    expect(host.locator("[data-part=program-key]")).to_have_count(0)
    watcher = guest("/t/" + table)
    expect(watcher.locator(".seats li[data-seat='2']")).to_contain_text(EN("web-program"))
    host.get_by_role("button", name=EN("web-remove", name="Robo")).click()
    assert hears(program, "refused")["reason"] == {"key": "table-refused-kicked", "arguments": {}}
    program.close()
    expect(host.locator(".seats li .who")).to_have_count(2)


@pytest.mark.proof
def test_a_program_that_is_online_is_asked_and_comes(guest: Arrive, server: Server) -> None:
    coder = guest()
    open_mia(coder, lives=3, bots=1)  # players with a table are recognised here
    answer = coder.request.post(
        server.address + "/api/keys", data={"name": "my bot"}, headers={"origin": server.address}
    )
    key = answer.json()["key"]
    words = ("bot", "online", str(SAMPLE), "--server", server.address, "--key", key)
    with Popen([MENDAX, *words, "--name", "Robo", "--lang", "en"], stdout=PIPE) as program:
        try:
            assert program.stdout
            assert b"in the list of programs" in program.stdout.readline()
            host = guest(viewport={"width": 390, "height": 844})
            open_mia(host, lives=3, bots=1)
            open_programs(host)
            host.get_by_role("button", name=re.compile("^Robo")).click()
            expect(host.get_by_text(EN("web-programs-comes", name="Robo"))).to_be_visible()
            seat = host.locator(".seats li[data-seat='2']")
            expect(seat).to_contain_text(re.compile("Robo"))
            expect(seat).not_to_contain_text(EN("web-program-awaited"))
            host.get_by_role("button", name=EN("web-start"), exact=True).click()
            expect(host.locator(".badge").first).to_be_visible()
        finally:
            program.terminate()
