"""Tests that the browser writes clips that a second decoder reads: a video, and without a video
encoder an animated picture. A kept claim becomes a clip again."""

import base64
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mendax.games import BUILT_IN
from mendax.server.wire.messages import encode
from tests.accessibility import violations
from tests.proof import parametrize
from tests.replays import documents
from tests.web.conftest import QUICK, Server

pytestmark = pytest.mark.browser

DECODED = """async ([type, text]) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  if (type === "png") {
    const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
    await decoder.tracks.ready;
    await decoder.completed;
    const { frameCount } = decoder.tracks.selectedTrack;
    const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
    return [image.displayWidth, image.displayHeight, (frameCount * image.duration) / 1e6];
  }
  const video = document.createElement("video");
  video.src = `data:video/mp4;base64,${text}`;
  const once = (kind) => new Promise((done) => video.addEventListener(kind, done, { once: true }));
  await once("loadeddata");
  video.currentTime = video.duration - 0.2;
  await once("seeked");
  return [video.videoWidth, video.videoHeight, video.duration];
}"""
"""Decodes a clip to its end; returns its width, height and seconds."""
NO_ENCODER = "delete window.VideoEncoder"


@parametrize(
    "game, type, size",
    [*((game, "mp4", (720, 720)) for game in BUILT_IN), ("mia", "png", (360, 640))],
    test=[("sword_of_lies", "mp4", (720, 720)), ("mia", "png", (360, 640))],
)
def test_a_claim_becomes_a_clip(
    visitor: Callable[..., Page],
    server: Server,
    game: str,
    type: str,
    size: tuple[int, int],
) -> None:
    page = visitor(viewport={"width": 390, "height": 664}, locale="en-GB", **QUICK)
    body: dict[str, Any] = {"content_type": "application/json", "body": encode(documents(game)[-1])}
    page.route("**/api/replays/*", lambda route: route.fulfill(**body))
    page.route("**/api/replays/*/answers", lambda route: route.fulfill(json={"answers": []}))
    if type == "png":
        page.add_init_script(NO_ENCODER)
    page.goto(f"{server.address}/r/{'0' * 16}")
    page.get_by_role("button", name="Share this claim as a clip").click()
    sheet = page.get_by_role("dialog", name="A clip of this claim")
    sheet.get_by_role("switch", name="Without names").click()
    if size[0] != size[1]:
        sheet.get_by_role("switch", name="Upright").click()
    assert violations(page) == []
    sheet.get_by_role("button", name="Keep on my shelf").click()
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Share the clip").click()
    assert saved.value.suggested_filename == f"mendax-{game}.{type}"
    clip = saved.value.path().read_bytes()
    assert 20_000 < len(clip) < 2_000_000
    page.goto(f"{server.address}/me")
    shelf = page.get_by_role("region", name="Your best lies")
    expect(shelf.get_by_role("listitem")).to_have_count(1)
    assert violations(page) == []
    shelf.get_by_role("button").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Share the clip")).to_be_visible()
    if type == "mp4":
        page.goto("about:blank")  # our pages forbid media of other origins
    width, height, seconds = page.evaluate(DECODED, [type, base64.b64encode(clip).decode()])
    assert (width, height) == size
    assert 6 < seconds < 10
