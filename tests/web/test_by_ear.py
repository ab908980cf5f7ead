"""Tests that whole games can be played by ear: from the words of a screen reader and by keys."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import attempts, open_table, pause
from tests.proof import parametrize
from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

_HEAR = """
  globalThis.heard = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.closest("[role=log]"))
        for (const node of addedNodes) heard.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
"""
"""Collects the texts that the live region gets."""
_FOCUSED = """() => {
  const on = document.activeElement, copy = on.cloneNode(true);
  for (const part of copy.querySelectorAll("[aria-hidden=true]")) part.remove();
  const state = on.ariaChecked ?? on.ariaPressed ?? "";
  const words = (on.ariaLabel ?? copy.textContent).replace(/\\s+/g, " ").trim();
  return [on.getAttribute("role") ?? on.localName, words, state];
}"""
"""Returns the role, the name and the state of the element with the focus."""
_KEY = re.compile(r"(?:^|(?<=[.?!…:] ))(Enter|[A-Z]|[1-5]): ")
_WON = re.compile(r"^(You win!|.+ wins?[.])$")
_LONG = 25
"""The number of pauses without words after which a player asks for the last ones."""
_GAMES = {
    "mia": {"lives": 1},
    "french-poker": {"tokens": 1},
    "sword-of-lies": {"cards": 3},
}


class Listener:
    """Plays by the words of the live region and by keys, without any other part of the page."""

    def __init__(self, page: Page, seed: int) -> None:
        self.said: list[str] = []
        """Everything heard so far, oldest first."""
        self._page, self._luck = page, random.Random(seed)
        self._keys: set[str] = set()
        self._choices = False
        self._repeated = False
        self._silent = 0

    def play(self) -> str:
        """Play until the winners are named; return the words that name them."""
        for progress in attempts("the winners", shown=lambda: self.said[-4:]):
            fresh: list[str] = self._page.evaluate("(from) => heard.slice(from)", len(self.said))
            if not {*fresh} <= {*self.said}:
                progress.note()
            self.said += fresh
            for text in fresh:
                if _WON.match(text):
                    return text
                self._understand(text)
            if fresh:
                self._silent = 0
            elif self._keys or self._choices:
                self._act()
            else:
                self._wait()
        raise AssertionError

    def _understand(self, text: str) -> None:
        """Remember the keys in a text. A new turn, and the answer to a key that does nothing,
        name all of them."""
        whole = text.startswith("Your turn: ") or " does nothing now." in text
        if whole or self._repeated:
            self._keys.clear()
            self._choices = False
        self._repeated = False
        self._keys.update(_KEY.findall(text))
        self._choices |= "Arrow keys: " in text
        if text.startswith("Your turn: "):
            assert self._keys or self._choices, text

    def _act(self) -> None:
        """Press a key that was named, or choose with arrow keys; later, ask for the words again."""
        options = [*self._keys, *(["Enter"] if "Enter" in self._keys else [])]
        if self._choices:
            options += ["choose", "choose"]
        option = self._luck.choice(sorted(options))
        if option == "choose":
            self._choose()
        else:
            self._page.keyboard.press(option)
        self._keys.clear()
        self._choices = False

    def _choose(self) -> None:
        for _ in range(self._luck.randint(1, 4)):
            self._page.keyboard.press("ArrowRight")
        role, words, state = self._page.evaluate(_FOCUSED)
        assert role in ("radio", "button"), (role, words)
        assert words
        if role == "button":
            self._page.keyboard.press("Enter")
        elif state != "true":
            self._page.keyboard.press("Space")

    def _wait(self) -> None:
        """Wait for words, and end scenes; after a long silence, ask for the last words again."""
        pause(self._page)
        self._page.keyboard.press("Escape")
        self._silent += 1
        if self._silent % _LONG == 0:
            self._repeated = True
            self._page.keyboard.press("F2")


def _by_tab(page: Page, words: str) -> None:
    """Move the focus with the Tab key until a screen reader says these words, and press Enter."""
    for _ in attempts(words):
        page.keyboard.press("Tab")
        if words in page.evaluate(_FOCUSED)[1]:
            page.keyboard.press("Enter")
            return


@parametrize("game", _GAMES, test=["mia"])
def test_a_whole_game_is_played_by_ear(
    guest: Arrive, game: str, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # the first page has no icon
    page = guest("/api/games", viewport={"width": 1280, "height": 800})
    page.add_init_script(_HEAR)
    bots = ["squire"] * 2 if game == "sword-of-lies" else ["truthful"] * 2
    open_table(page, game.replace("-", "_"), bots, _GAMES[game])
    _by_tab(page, "Start the game")
    listener = Listener(page, seed=5)
    winners = listener.play().removesuffix(".")
    expect(page.get_by_role("heading", name=winners, exact=True, level=2)).to_be_focused()
