"""Tests that friends play through a tunnel of ``--share``, by a real SSH server."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from testbed.evening import open_mia, over, play_on, start
from testbed.ssh_server import SSHD, ssh_server
from tests.web.conftest import PATIENT, PHONE, QUICK

pytestmark = [
    pytest.mark.browser,
    pytest.mark.proof,
    pytest.mark.skipif(SSHD is None, reason="no sshd here: install openssh-server"),
]

GUEST: Final[dict[str, Any]] = {"viewport": PHONE, **QUICK}


def test_two_friends_play_a_game_through_the_tunnel(browser: Browser, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mendax", "serve", "--port", "0", "--data", str(tmp_path)]
    with (
        ssh_server(tmp_path) as host,
        browser.new_context(**GUEST) as first,
        browser.new_context(**GUEST) as second,
        subprocess.Popen(
            [*command, "--share", host.destination],
            env=host.environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as server,
    ):
        try:
            assert server.stdout
            said = (re.search(r"http://\S+", line) for line in server.stdout)
            ann, ben = pages = [first.new_page(), second.new_page()]
            for page in pages:
                page.add_init_script(PATIENT)
            ann.goto(next(found[0] for found in said if found))
            open_mia(ann, lives=1, bots=0)
            ben.goto(ann.url)
            ben.get_by_role("button", name="Sit down").click()
            start(ann, ben)
            play_on(pages, lambda: over(ann), trusting=True)
            expect(ben.locator(".end")).to_be_visible()
        finally:
            server.kill()
