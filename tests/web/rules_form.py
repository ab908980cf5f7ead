"""The form in which a host changes the rules of a table, filled in by its labels."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from mendax.core.game import RulesError
from mendax.games import GAMES
from mendax.games.rules import Option, with_options
from mendax.testing.rule_sets import game_options
from mendax.words import Words

Value = str | int | bool
_FAR: Final = 30
"""The distance from the lowest number of an option to the second number that is tried."""


class RulesForm:
    """The open form of one game, in one language."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        self.page = page
        self.changed = page.locator(".rule.changed")
        self.options = {option.name: option for option in game_options(GAMES[game])}
        self._game = GAMES[game]
        self._words = Words(language)
        self._say = self._words.say

    def open(self) -> None:
        """Open a table from the front page, and the form of its rules."""
        self.page.get_by_role("button", name=self._say("web-play-friends")).click()
        self.page.get_by_text(self._say("web-change-rules")).click()

    def label(self, name: str) -> str:
        """Return the form's label of an option."""
        key = f"{self._game.name}-option-{name}".replace("_", "-")
        return self._say(key)

    def _field(self, name: str) -> Locator:
        if not self.options[name].argued:
            self._unfold(name)
        label = re.compile("^" + re.escape(self.label(name)))
        match self.options[name].kind:
            case "choice":
                return self.page.get_by_role("group", name=label)
            case "number":
                return self.page.get_by_role("spinbutton", name=label)
            case "switch":
                return self.page.get_by_role("switch", name=label)

    def _unfold(self, name: str) -> None:
        """Open the group of an option."""
        key = f"web-ours-heading-{self.options[name].heading}"
        own = f"{key}-{self._game.name}".replace("_", "-")
        heading = self._say(own if self._words.knows(own) else key)
        summary = self.page.locator("summary", has_text=re.compile("^" + re.escape(heading)))
        group = self.page.locator("details.group", has=summary)
        if group.get_attribute("open") is None:
            group.locator("summary").click()

    def _value(self, name: str, value: Value) -> Locator:
        return self._field(name).locator(f"input[value='{value}']")

    def tap(self, name: str, value: Value) -> None:
        """Change an option by one tap: choose a value, or the next number."""
        if self.options[name].kind == "number":
            more = self._say("web-ours-more", rule=self.label(name))
            self.page.get_by_role("button", name=more).click()
            expect(self._field(name)).to_have_value(str(value))
        else:
            self._value(name, value).click()

    def set(self, name: str, value: Value) -> None:
        """Change one option."""
        field = self._field(name)
        kind = self.options[name].kind
        if kind == "switch":
            field.click()
        elif kind == "number":
            field.fill(str(value))
            field.press("Tab")
        else:
            self._value(name, value).check()

    def another(self, name: str) -> Mapping[str, Value]:
        """Return changes that give an option another value and make the option applicable."""
        base: Any = self._game.presets[self._game.default_preset]
        changes: dict[str, Value] = {}
        while unmet := self.options[name].unmet(with_options(base, changes)):
            others = _others(self.options[unmet.option], base)
            wanted = (one for one in others if (one in unmet.values) is unmet.among)
            changes[unmet.option] = next(wanted)
        for value in _others(self.options[name], base):
            try:
                with_options(base, changes | {name: value})
            except RulesError:
                continue
            return changes | {name: value}
        raise AssertionError(f"{name} has no other value")


def _others(option: Option, base: Any) -> Iterator[Value]:
    """Yield values of an option that differ from those of ``base``."""
    now = getattr(base, option.name)
    if option.kind == "switch":
        yield not now
    elif option.kind == "number":
        numbers = (option.high, option.low, option.low + 1, option.low + _FAR)
        yield from (number for number in numbers if number != now)
    else:
        yield from (value for value in option.values if value != now)
