"""Axe-core: return the violations of a page, one line per finding."""

from pathlib import Path

from playwright.sync_api import Page

_AXE = Path(__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
_STILL = """() => {
  const moving = () => document.getAnimations().filter((one) =>
    one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity);
  const frame = () => new Promise(requestAnimationFrame);
  const still = () => frame().then(frame).then(() => moving().length && Promise.all(
    moving().map((one) => one.finished.catch(() => null))).then(still));
  return still().then(() => null);
}"""
_FOUND = """() => axe.run(document, { resultTypes: ["violations"] }).then((found) =>
  found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} — ${html.slice(0, 120)}`)))"""
"""The script returns only the violations, because axe's full result takes megabytes."""


def still(page: Page) -> None:
    """Wait until the page is drawn and its finite animations have ended."""
    page.evaluate(_STILL)


def violations(page: Page) -> list[str]:
    """Return every rule that the page breaks once it is still, with the elements that break it."""
    still(page)
    if not page.evaluate("() => 'axe' in window"):  # half a megabyte: injected once per page
        page.evaluate(_AXE.read_text())
    found: list[str] = page.evaluate(_FOUND)
    return found
