"""Tests of the lobby of `mendax serve --lan --tls`: the invitation, its QR code, and the
warning."""

import pytest
from playwright.sync_api import expect

from mendax.words import Words
from tests.accessibility import violations
from tests.web.conftest import UNLIMITED, Arrive, own_server

pytestmark = [pytest.mark.browser, pytest.mark.proof]

server = own_server(MENDAX_LAN="true", MENDAX_TLS="true", MENDAX_RATES=UNLIMITED)
ADDRESS = "https://192.168.178.44:8000"
DARK = """(canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) dark += data[at] < 128 && data[at + 3] > 0;
  return dark / (data.length / 4);
}"""
"""The share of dark pixels of a QR code."""


@pytest.mark.parametrize("language", ["en", "de", "ru", "uk", "da"])
def test_the_lobby_warns_once_and_shows_the_code(guest: Arrive, language: str) -> None:
    phone = {"width": 390, "height": 664}
    host = guest(viewport=phone, locale=language, ignore_https_errors=True)
    real = host.evaluate("fetch('/api/invitation').then((answer) => answer.json())")
    assert all(origin.startswith("https://") for origin in real["origins"])
    host.route("**/api/invitation", lambda route: route.fulfill(json={"origins": [ADDRESS]}))
    host.get_by_role("button", name=Words(language).say("web-play-friends")).click()
    expect(host.locator(".lobby")).to_be_visible()
    link = ADDRESS + host.url[host.url.index("/t/") :]
    expect(host.locator("#invite-link")).to_have_value(link)
    warning = host.get_by_text(Words(language).say("web-local-warned"))
    expect(warning).to_be_in_viewport(ratio=1)
    expect(host.locator(".code b")).to_be_in_viewport(ratio=1)
    # Without https:// a browser asks in plain http, which this port does not answer.
    expect(host.locator(".code small")).to_have_text(ADDRESS)
    assert violations(host) == []
    host.get_by_role("button", name=Words(language).say("web-qr")).click()
    picture = host.locator("[data-part=qr] canvas")
    expect(picture).to_be_in_viewport(ratio=1)
    host.wait_for_function("(canvas) => canvas.width > 20", arg=picture.element_handle())
    assert 0.2 < picture.evaluate(DARK) < 0.7
