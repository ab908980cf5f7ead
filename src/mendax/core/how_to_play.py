"""Explanations of a rule set, as catalogue keys.

A game returns sections of lines. The terminal and the browser look up the words.
"""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from mendax.core.game import AnyGame, Value


class Line(Value, frozen=True):
    """One sentence or short paragraph, given as a catalogue key with its arguments."""

    key: str
    arguments: Mapping[str, str | int] = {}
    item: bool = False
    """True for a list item."""


class Section(Value, frozen=True):
    """Lines under a heading, which is also a catalogue key."""

    heading: Line
    lines: tuple[Line, ...]


def say(key: str, **arguments: str | int) -> Line:
    """Return a paragraph."""
    return Line(key, arguments)


def item(key: str, **arguments: str | int) -> Line:
    """Return a list item."""
    return Line(key, arguments, item=True)


def hyphened(value: str) -> str:
    """Return an option's value as it appears in catalogue keys: ``same-or-higher``."""
    return value.replace("_", "-")


@runtime_checkable
class Explained(Protocol):
    """A game that can explain its rules."""

    def how_to_play(self, rules: Any) -> tuple[Section, ...]:
        """Return an explanation of the game under ``rules``."""


def sections(game: AnyGame, rules: Value) -> tuple[Section, ...]:
    """Return an explanation of ``game`` under ``rules``; the result is empty if the game has
    none.
    """
    return game.how_to_play(rules) if isinstance(game, Explained) else ()


@runtime_checkable
class Aimed(Protocol):
    """A game that can state its aim in one sentence."""

    def goal(self, rules: Any) -> Line:
        """Return the game's aim under ``rules``."""


def goal(game: AnyGame, rules: Value) -> Line | None:
    """Return the game's aim under ``rules``, or None if it states none."""
    return game.goal(rules) if isinstance(game, Aimed) else None


@runtime_checkable
class Tipped(Protocol):
    """A game that explains each kind of decision to a beginner."""

    def tips(self, rules: Any) -> Mapping[str, Line]:
        """Return a tip for each kind of decision, by name. Every tip is true under ``rules``."""


def tips(game: AnyGame, rules: Value) -> Mapping[str, Line]:
    """Return the ``goal`` under ``rules`` and the tips for each kind of decision, if the game has
    them.
    """
    told = game.tips(rules) if isinstance(game, Tipped) else {}
    aim = goal(game, rules)
    return told if aim is None else {"goal": aim, **told}
