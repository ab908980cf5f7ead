"""Tests of obstacles for visitors: an upgrade, and blocked site data, cookies or sockets.

The page names the obstacle and the remedy.
"""

import pytest
from playwright.sync_api import Route, expect

from mendax.words import Words
from testbed.evening import open_mia
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

EN = Words("en").say
GONE = ("Failed to load resource", "Failed to fetch dynamically imported module", "preload")
NO_SOCKETS = """window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); }
  send() {}
  close() {}
};"""


@pytest.mark.parametrize("files", ["**/assets/**", "**/assets/*_ours_*"], ids=["all", "words"])
def test_an_upgrade_is_distinguished_from_a_lost_network(
    guest: Arrive, expected_errors: list[str], files: str
) -> None:
    expected_errors += GONE
    page = guest()
    expect(page.get_by_role("radio", name="Mia")).to_be_visible()
    page.route(files, lambda route: route.fulfill(status=404, body="gone"))
    page.get_by_role("button", name=EN("web-house-rules")).click()
    expect(page.get_by_text(EN("web-new-version"))).to_be_visible()
    expect(page.get_by_text(EN("web-offline"))).to_have_count(0)
    page.unroute_all()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=EN("web-reload")).first.click()
    expect(page.get_by_text(EN("web-new-version"))).to_have_count(0)
    expect(page.get_by_role("radio", name="Mia")).to_be_visible()


def test_without_a_network_the_network_is_named(guest: Arrive, expected_errors: list[str]) -> None:
    expected_errors += (*GONE, "ERR_INTERNET_DISCONNECTED")
    page = guest()
    expect(page.get_by_role("radio", name="Mia")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name=EN("web-house-rules")).click()
    expect(page.get_by_text(EN("web-offline"))).to_be_visible()
    expect(page.get_by_text(EN("web-new-version"))).to_have_count(0)


def test_blocked_cookies_are_explained(guest: Arrive) -> None:
    def without_cookie(route: Route) -> None:
        answer = route.fetch()
        kept = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        page.context.clear_cookies()
        route.fulfill(status=answer.status, headers=kept, body=answer.body())

    page = guest()
    page.route("**/api/tables", without_cookie)
    page.get_by_role("button", name=EN("web-play-friends")).click()
    expect(page.get_by_text(EN("wire-refused-no-cookies"))).to_be_visible()


def test_blocked_sockets_differ_from_a_lost_connection(guest: Arrive) -> None:
    page = guest()
    open_mia(page, lives=2, bots=1)
    page.add_init_script(NO_SOCKETS)
    page.reload()
    expect(page.get_by_text(EN("wire-refused-no-sockets"))).to_be_visible()


def test_an_old_browser_gets_a_message(guest: Arrive) -> None:
    page = guest("/api/health")
    page.add_init_script("CSS.supports = () => false")
    page.route("**/assets/index-*.js", lambda route: route.fulfill(content_type="text/javascript"))
    page.goto(page.url.replace("/api/health", "/"))
    expect(page.get_by_role("alert")).to_contain_text("This browser is too old for Mendax")
