"""Tests that both sides detect a network that swallows all traffic, that a bot may play, and that
the seat is returned."""

import re

import pytest
from playwright.sync_api import Page, expect

from mendax.words import Words
from testbed.evening import open_mia, play_on, start
from tests.accessibility import violations
from tests.web.conftest import Arrive, Server
from tests.web.swallowing_proxy import SwallowingProxy

pytestmark = pytest.mark.browser

EN = Words("en").say


def at_play(guest: Arrive, server: Server, proxy: SwallowingProxy) -> tuple[Page, Page]:
    """Return a host and, through the proxy, a friend who is to act."""
    host = guest()
    path = open_mia(host, lives=9, bots=0)
    friend = guest()
    friend.goto(proxy.origin + path[path.index("/t/") :])
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats li .who")).to_have_count(2)
    start(host, friend)
    answers = friend.locator(".hand button:enabled:not([data-part=hurry])")
    play_on([host], lambda: answers.count() > 0, trusting=True)
    return host, friend


def test_both_sides_notice_and_the_host_need_not_wait(
    server: Server, proxy: SwallowingProxy, guest: Arrive
) -> None:
    host, friend = at_play(guest, server, proxy)
    proxy.swallows = True
    lost = friend.get_by_role("status").filter(has_text=EN("web-lost-link", seat="yes"))
    expect(lost).to_be_visible()
    expect(friend.get_by_role("button", name=EN("web-try-now"))).to_be_visible()
    expect(host.get_by_text(re.compile("is offline"))).to_be_visible()
    expect(host.get_by_role("timer").filter(has_text="A bot plays in 0:")).to_be_visible()
    expect(friend.get_by_text(re.compile("is offline"))).to_have_count(0)
    assert violations(host) == []
    assert violations(friend) == []
    host.get_by_role("button", name=re.compile("^Let a bot play for")).click()
    expect(host.locator("[role=log]")).to_contain_text("is offline; Odds plays on")
    expect(host.get_by_role("timer").filter(has_text="A bot plays")).to_have_count(0)
    proxy.swallows = False
    expect(lost).to_have_count(0)
    expect(host.locator("[role=log]")).to_contain_text("is back")
