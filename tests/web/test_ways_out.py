"""Tests that leaving asks first, and that a refused or removed visitor gets the reason and a way to
continue."""

import re

import pytest
from playwright.sync_api import Page, expect

from mendax.words import Words
from testbed.evening import open_mia, start
from tests.accessibility import violations
from tests.web.conftest import Arrive, Server

pytestmark = pytest.mark.browser

EN = Words("en").say


def at_play(guest: Arrive, count: int = 2) -> list[Page]:
    """Return this number of people in a running game; the first person is the host."""
    host = guest()
    path = open_mia(host, lives=3, bots=1)
    path = path[path.index("/t/") :]
    pages = [host]
    for _ in range(count - 1):
        friend = guest(path)
        friend.get_by_role("button", name="Sit down").click()
        pages.append(friend)
    expect(host.locator(".seats li .who")).to_have_count(1 + count)
    start(host)
    for page in pages:
        expect(page.locator(".board")).to_be_visible()
    return pages


def test_leaving_a_running_game_asks_by_every_way_out(guest: Arrive) -> None:
    host, friend = at_play(guest)
    dialog = friend.get_by_role("dialog", name=EN("web-leaving"))
    friend.get_by_role("link", name=EN("web-to-landing")).click()
    expect(dialog).to_be_visible()
    assert violations(friend) == []
    dialog.get_by_role("button", name=EN("web-leaving-stay")).click()
    expect(dialog).to_have_count(0)
    friend.go_back()
    expect(dialog).to_be_visible()
    expect(friend.locator(".board")).to_be_visible()
    dialog.get_by_role("button", name=EN("web-leaving-seat")).click()
    expect(friend.get_by_role("button", name="Play now")).to_be_visible()
    expect(host.locator(".seat, .row").filter(has_text=EN("web-away-mark"))).to_have_count(1)
    friend.go_back()
    expect(host.locator(".seat, .row").filter(has_text=EN("web-away-mark"))).to_have_count(0)


@pytest.mark.proof
def test_alone_with_bots_the_table_waits_and_lobbies_do_not_ask(guest: Arrive) -> None:
    page = guest()
    open_mia(page, lives=3, bots=1)
    page.get_by_role("link", name=EN("web-to-landing")).click()
    page.go_back()
    start(page)
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("link", name=EN("web-to-landing")).click()
    dialog = page.get_by_role("dialog", name=EN("web-leaving"))
    expect(dialog).to_contain_text(EN("web-leaving-now-alone"))
    expect(dialog.get_by_role("button", name=EN("web-leaving-seat"))).to_have_count(0)
    dialog.get_by_role("button", name=EN("web-leaving-now")).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_address_without_a_page_says_so_and_leads_on(
    guest: Arrive, server: Server, expected_errors: list[str]
) -> None:
    expected_errors += ["404", "422"]
    page = guest()
    table, nothing = EN("web-no-such-table"), EN("wire-refused-not-found")
    for path, status, said in (
        ("/t/aaaaaaaaaaaaaaaa", 200, table),  # a name could be refused: the page asks
        ("/t/abc", 404, table),
        ("/t/%E0%A4%A", 404, table),
        ("/nowhere/at/all", 404, nothing),
    ):
        answer = page.goto(server.address + path)
        assert answer
        assert (path, answer.status) == (path, status)
        expect(page.get_by_text(said), path).to_be_visible()
        hint = page.get_by_text("Is a letter of the link missing?")
        expect(hint, path).to_have_count(1 if said == table else 0)
        page.get_by_role("link", name=EN("web-to-landing")).click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.proof
def test_own_tables_are_on_the_front_page_and_can_be_forgotten(
    guest: Arrive, server: Server, expected_errors: list[str]
) -> None:
    expected_errors.append("404")
    host, friend = at_play(guest)
    host.goto(server.address)
    card = host.get_by_role("region", name=EN("web-tables"))
    expect(card.get_by_role("link")).to_contain_text(re.compile("Your turn|to act"))
    assert violations(host) == []
    card.get_by_role("link").click()
    expect(host.locator(".board")).to_be_visible()
    host.evaluate(
        "localStorage.setItem('mendax-tables', JSON.stringify("
        "[{id: 'aaaaaaaaaaaaaaaa', game: 'mia', names: ['Owl']}"
        ", ...JSON.parse(localStorage.getItem('mendax-tables'))]))"
    )
    friend.goto(server.address)
    friend.get_by_role("region", name=EN("web-tables")).get_by_role("button").click()
    expect(friend.get_by_role("region", name=EN("web-tables"))).to_have_count(0)
    host.goto(server.address + "/rules")
    host.goto(server.address)
    expect(card.locator(".gone")).to_have_count(1)
    expect(card.get_by_role("link")).to_have_count(1)
