"""Tests of invitations: a spoken code, a page that names the table, and no dead ends."""

import pytest
from playwright.sync_api import Page, expect

from tests.accessibility import violations
from tests.web.conftest import Arrive, Server

pytestmark = pytest.mark.browser


def _hosts(server: Server, guest: Arrive) -> Page:
    """Return a host in the lobby of a public server."""
    host = guest()
    host.route("**/api/invitation", lambda route: route.fulfill(json={"origins": [server.address]}))
    host.get_by_role("textbox", name="You are").fill("Olena")
    host.keyboard.press("Tab")
    host.get_by_role("button", name="Play with friends").click()
    return host


def test_a_code_said_aloud_leads_to_the_table_and_a_seat(server: Server, guest: Arrive) -> None:
    host = _hosts(server, guest)
    letters = host.locator(".code b").inner_text()
    friend = guest()
    friend.get_by_role("button", name="Join with a code").click()
    friend.get_by_role("textbox", name="Table code").fill(letters.lower())
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("heading", name="Olena invites you to Mia")).to_be_visible()
    assert violations(friend) == []
    friend.get_by_role("textbox", name="Your name").fill("Borys")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Borys", exact=True).first).to_be_visible()
    assert violations(host) == []
    expect(friend.get_by_role("heading", name="Olena invites you to Mia")).to_have_count(0)
    friend.goto(f"{server.address}/j/{letters}")
    expect(friend).to_have_url(host.url)


@pytest.mark.proof
@pytest.mark.parametrize("size", [(320, 568), (844, 390)], ids=["small", "sideways"])
def test_an_unknown_code_is_reported_in_sight_and_can_be_corrected(
    server: Server, guest: Arrive, expected_errors: list[str], size: tuple[int, int]
) -> None:
    expected_errors.append("404")
    friend = guest("/j/AAAAA", viewport={"width": size[0], "height": size[1]})
    expect(friend.get_by_role("alert")).to_contain_text("There is no table with this code")
    expect(friend.get_by_role("textbox", name="Table code")).to_have_value("AAAAA")
    assert violations(friend) == []
    friend.goto(server.address)
    expect(friend.locator(".hero .felt")).to_be_in_viewport(ratio=0.99)
    friend.get_by_role("button", name="Join with a code").click()
    field = friend.get_by_role("textbox", name="Table code")
    field.fill("AAAAA")
    field.evaluate("field => field.scrollIntoView({ block: 'end' })")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("alert")).to_be_in_viewport(ratio=1)


@pytest.mark.proof
def test_games_move_no_element_and_local_links_have_no_code(guest: Arrive) -> None:
    page = guest()
    tops = []
    for game in ("Mia", "French poker", "Sword of Lies"):
        page.get_by_role("radio", name=game).check(force=True)
        expect(page.get_by_role("heading", level=1)).to_have_text(game)
        box = page.get_by_role("button", name="Play now").bounding_box()
        assert box
        tops.append(round(box["y"]))
    assert tops[0] == tops[1] == tops[2]
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_text("This link works only on this computer")).to_be_visible()
    expect(page.locator(".code")).to_have_count(0)


@pytest.mark.proof
def test_the_installed_app_has_pictures_for_its_icon(server: Server, guest: Arrive) -> None:
    page = guest()
    icons = page.evaluate("fetch('/manifest.webmanifest').then((a) => a.json())")["icons"]
    sizes = page.evaluate(
        """(all) => Promise.all(all.map(async ({ src }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return [picture.naturalWidth, picture.naturalHeight];
        }))""",
        [icon for icon in icons if icon["sizes"] != "any"],
    )
    assert [f"{w}x{h}" for w, h in sizes] == [i["sizes"] for i in icons if i["sizes"] != "any"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
