"""Tests that the table's page remembers the commitment and its share, and reports swaps."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from testbed.evening import over, play_on, set_up, start
from tests.web.conftest import Arrive, own_server

pytestmark = [pytest.mark.browser, pytest.mark.proof]

server = own_server(TEST_CHEAT="seed-at-start")
CHANGED = "The server changed its commitment after your share was bound."


def test_a_changed_commitment_is_said_at_the_table(guest: Arrive) -> None:
    page = guest()
    set_up(page, lives=1, bots=1)
    start(page)
    alert = page.get_by_role("alert").filter(has_text=CHANGED)
    expect(alert).to_be_visible()
    page.reload()
    expect(alert).to_be_visible()
    play_on([page], lambda: over(page))
    bad = page.locator(".verdict.bad").filter(has_text=CHANGED)
    expect(bad).to_be_visible()
    page.get_by_role("button", name="Fair dice").first.click()
    expect(page.get_by_role("dialog").locator(bad)).to_be_visible()
    page.get_by_role("button", name="Close").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download", exact=True).click()
    verified = subprocess.run(
        [Path(sys.executable).with_name("mendax"), "verify", download.value.path()],
        capture_output=True,
        check=False,
    )
    # This server records the bound seed, so the record's dice differ from the dealt ones.
    assert verified.returncode == 1, verified.stdout
