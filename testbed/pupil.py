"""A newcomer in a lesson, who presses only buttons that the text names or that are highlighted."""

import contextlib
import re
from collections.abc import Callable

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page

from testbed.evening import ATTEMPT, attempts

LONGEST = 60
"""The number of taps after which a newcomer gives up."""


class Pupil:
    """Plays a lesson by its text: "Next", the named button, or a highlighted control."""

    def __init__(self, page: Page, look: Callable[[str], None] = lambda _: None) -> None:
        """``look`` is called with every text of the lesson."""
        self.page = page
        self._look = look
        self._read = ""
        self._tried: set[str] = set()
        self.taps = 0
        self.replies: list[str] = []

    def learn(self) -> None:
        """Play to the end of the lesson. Raises ``AssertionError`` if the lesson does not end."""
        for progress in attempts("the lesson's end"):
            if self.page.get_by_role("button", name="Play now").count():
                break
            assert self.taps < LONGEST, f"stuck at {self._read!r}, tried {self._tried}"
            taps = self.taps
            with contextlib.suppress(PlaywrightError):  # the page may have changed
                self._step()
            if self.taps > taps:
                progress.note()
        self._look(self._said())

    def _step(self) -> None:
        skip = self.page.locator(".saying").get_by_role("button", name="Faster")
        if skip.count():
            skip.click(timeout=ATTEMPT)
            return
        said = self._said()
        if not said:  # an animation is running
            self.page.wait_for_timeout(50)
            return
        if said != self._read:
            self._read, self._tried = said, set()
            self.page.wait_for_timeout(50)
            self._look(said)
        following = self.page.get_by_role("button", name="Next")
        if following.count():
            following.click(timeout=ATTEMPT)
            self.taps += 1
            return
        self._act(said)

    def _said(self) -> str:
        return self.page.locator(".saying .words, .saying p").first.inner_text().strip()

    def _act(self, said: str) -> None:
        """Press a control that was not pressed since the text changed."""
        for name, control in (*self._counted(said), *self._named(said), *self._lit()):
            if name not in self._tried:
                control.click(timeout=ATTEMPT)
                self._tried.add(name)
                self.taps += 1
                self.page.wait_for_timeout(80)
                reply = self.page.locator(".saying .reply")
                if reply.count():
                    self.replies.append(reply.inner_text())
                return
        raise AssertionError(f"nothing left to do at {said!r}; tried {self._tried}")

    def _counted(self, said: str) -> list[tuple[str, Locator]]:
        """Return the dice with the number of pips in the text: "tap both fives"."""
        tap = re.search(r"tap both (\w+)", said)
        if not tap:
            return []
        pips = ("noughts", "ones", "twos", "threes", "fours", "fives", "sixes").index(tap[1])
        dice = self.page.get_by_role("button", name=re.compile(rf"^Die \d: {pips},"))
        return [(f"die {place}", die) for place, die in enumerate(dice.all())]

    def _named(self, said: str) -> list[tuple[str, Locator]]:
        """Return the named buttons: complete names first, then longer names, then the last
        named."""
        found, heard = [], _words(said)
        for control in self._controls(self.page.locator("main")):
            name = _words(control.inner_text().split("\n")[0])
            if name.startswith(("sure", "yes")):  # a confirmation of the last press
                return [(name, control)]
            words = name.split()
            known = [word for word in words if word in heard.split()]
            if known:
                at = max(heard.rfind(word) for word in known)
                found.append((len(known) / len(words), len(words), at, name, control))
        return [(f[3], f[4]) for f in sorted(found, key=lambda f: f[:3], reverse=True)]

    def _lit(self) -> list[tuple[str, Locator]]:
        """Return the highlighted controls, in order."""
        light = self.page.locator("[data-light]")
        if not light.count():
            return []
        part = self.page.locator(f'[data-part="{light.get_attribute("data-light")}"]').first
        return [
            (control.get_attribute("aria-label") or control.inner_text(), control)
            for control in self._controls(part)
        ]

    def _controls(self, where: Locator) -> list[Locator]:
        found = where.locator("button:enabled:not([aria-disabled=true]):visible")
        return list(found.all())


def _words(text: str) -> str:
    return re.sub(r"[^\w ]", "", text.lower()).strip()
