"""Tests of moderation by the host: muting and removing players, and a new link that excludes
strangers."""

import json
import re

import pytest
from playwright.sync_api import expect

from mendax.words import Words
from testbed.evening import open_mia
from tests.accessibility import violations
from tests.web.conftest import Arrive, Server

pytestmark = pytest.mark.browser

EN = Words("en").say


def test_a_host_keeps_order(guest: Arrive, server: Server, expected_errors: list[str]) -> None:
    expected_errors += ["404", "WebSocket", "Failed to load"]
    host = guest()
    path = open_mia(host, lives=3, bots=1)
    path = path[path.index("/t/") :]
    shouting, friend = guest(path), guest(path)
    friend.get_by_role("button", name="Sit down").click()
    shouting.get_by_role("button", name=EN("web-watch")).click()
    host.get_by_role("button", name=EN("web-menu")).click()
    menu = host.get_by_role("dialog")
    menu.get_by_text(EN("web-host-tools"), exact=True).click()
    # Two guests may be offered the same name; the later one gets a number.
    before, after = EN("web-order-kick-of", name="@").split("@")
    kicked = re.compile(f"^{re.escape(before)}(.+){re.escape(after)}$")
    label = host.get_by_role("button", name=kicked).get_attribute("aria-label")
    said = kicked.match(label or "")
    assert said
    name = said[1]

    host.get_by_role("button", name=EN("web-order-mute-of", name=name)).click()
    expect(host.get_by_role("button", name=EN("web-order-unmute-of", name=name))).to_be_visible()
    host.get_by_role("button", name=EN("web-order-kick-of", name=name)).click()
    host.get_by_role("button", name=EN("web-order-kick-sure", name=name)).click()
    expect(shouting.get_by_text(EN("table-refused-kicked"))).to_be_visible()
    shouting.reload()
    expect(shouting.get_by_text(EN("table-refused-kicked"))).to_be_visible()

    host.get_by_role("button", name=EN("web-close")).click()
    settings = host.locator("details", has=host.get_by_text(EN("web-table-settings"), exact=True))
    settings.last.evaluate("(details) => (details.open = true)")
    host.get_by_role("switch", name=EN("web-order-lock")).click()
    again = guest(path)
    expect(again.get_by_text(EN("table-refused-seats-locked"))).to_be_visible()

    host.get_by_role("button", name=EN("web-menu")).click()
    menu.get_by_text(EN("web-invite"), exact=True).click()
    host.get_by_role("button", name=EN("web-order-new-link")).click()
    host.get_by_role("button", name=EN("web-order-new-link-sure")).click()
    expect(host.get_by_text(EN("web-order-new-link-done"))).to_be_visible()
    assert violations(host) == []
    host.get_by_role("button", name=EN("web-close")).click()
    expect(host).not_to_have_url(re.compile(re.escape(path)))
    new = host.url
    expect(friend).to_have_url(new)
    expect(host.locator("#invite-link")).to_have_value(new)
    friend.reload()
    expect(friend.locator(".seats li .who")).to_have_count(3)
    stranger = guest(path)
    expect(stranger.get_by_text(EN("web-no-such-table"))).to_be_visible()


@pytest.mark.proof
def test_a_person_moves_to_another_device_and_is_forgotten(guest: Arrive) -> None:
    page = guest()
    open_mia(page, lives=3, bots=1)
    table = page.url
    page.goto(table.partition("/t/")[0])
    phone = guest(viewport={"width": 390, "height": 844})
    for each in (page, phone):
        each.get_by_role("button", name=EN("web-settings")).click()
        each.get_by_text(EN("web-persons"), exact=True).click()
    expect(phone.get_by_text(EN("web-persons-unknown"))).to_be_visible()
    page.get_by_role("button", name=EN("web-persons-code")).click()
    code = page.locator("output").inner_text()
    phone.get_by_label(EN("web-persons-have")).fill(code)
    phone.get_by_role("button", name=EN("web-persons-use")).click()
    expect(phone.get_by_text(EN("web-persons-used"))).to_be_visible()
    assert violations(phone) == []
    with phone.expect_download() as downloading:
        phone.get_by_role("button", name=EN("web-persons-give")).click()
    kept = json.loads(downloading.value.path().read_text())
    assert kept["server"]["tables"][0]["id"] in table
    assert "mendax-likes" in kept["device"]
    phone.get_by_role("button", name=EN("web-persons-forget")).click()
    phone.get_by_role("button", name=EN("web-persons-sure")).click()
    expect(phone.get_by_text(EN("web-persons-done-forget"))).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
