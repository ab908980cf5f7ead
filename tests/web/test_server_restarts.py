"""Tests that the server can stop and restart while people are at its pages."""

import re

import pytest
from playwright.sync_api import Page, expect

from mendax.words import Words
from testbed.evening import open_mia, play_on
from tests.web.conftest import LOST, Arrive, Server, own_server
from tests.web.swallowing_proxy import SwallowingProxy
from tests.web.test_server_lost import Sockets
from tests.web.test_sword_of_lies import moment, moments
from tests.web.war_council import open_table, start

pytestmark = pytest.mark.browser

EN = Words("en").say
server = own_server()


def test_actions_during_a_restart_are_done_afterwards(
    guest: Arrive, proxy: SwallowingProxy, server: Server, expected_errors: list[str]
) -> None:
    expected_errors += LOST
    player = guest()
    player.goto(proxy.origin)
    sockets = Sockets(player)
    open_mia(player, lives=5, bots=1)
    player.get_by_role("button", name="Start the game").click()
    shake = player.get_by_role("button", name=re.compile("^Roll"))
    play_on([player], lambda: shake.count() > 0 and shake.is_enabled(), trusting=True)
    welcomes = sockets.welcomes
    server.kill()
    proxy.cut()
    shake.click()
    server.start()
    proxy.cut(server.address)
    sockets.back(welcomes)
    look = player.get_by_role("button", name=re.compile("^Look under the cup"))
    expect(look.first).to_be_visible()
    assert len(set(sockets.ids({"kind": "shake"}))) == 1
    expect(player.locator(".toast")).to_have_count(0)


@pytest.mark.proof
def test_a_table_that_is_gone_is_said_to_be(
    guest: Arrive, server: Server, expected_errors: list[str]
) -> None:
    expected_errors += ["404", "WebSocket", "Failed to load"]
    page = guest()
    open_mia(page, lives=3, bots=1)
    page.route(
        re.compile(r"/api/tables/[a-z2-9]{16}$"),
        lambda route: route.fulfill(
            status=404,
            json={"reason": {"key": "wire-refused-no-table", "arguments": {}}, "text": ""},
        ),
    )
    page.route_web_socket("**/socket", lambda socket: socket.close())
    server.kill()
    server.start()
    expect(page.get_by_role("heading", name=EN("web-no-such-table"))).to_be_visible()


def shown(page: Page) -> list[str]:
    """Return all text that the table shows."""
    texts = page.locator("[data-card] > .unseen, .plate, .pots, .prompt").all_inner_texts()
    return [re.sub(r"\s+", " ", text) for text in texts]


@pytest.mark.proof
def test_reloads_and_power_cuts_lose_no_data(
    guest: Arrive, server: Server, expected_errors: list[str]
) -> None:
    expected_errors += LOST
    page = guest()
    open_table(page, bots=2, bot="squire")  # they make no proposal while one looks
    start(page)
    for _ in moments(page):
        before = shown(page)
        page.reload()
        expect(page.locator(".prompt")).not_to_be_empty()
        assert shown(page) == before
        server.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        assert shown(page) == before
        assert moment(page)
