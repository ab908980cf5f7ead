"""How a rule set is told to people: sentences by their names in the catalogue, made by the book.

The book knows what is played, the catalogue how it is said: a game gives sections of lines, and
whoever shows them (terminal, browser) looks the words up. Nothing here knows a language.
"""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from mendax.core.game import AnyGame, Value


class Line(Value, frozen=True):
    """One sentence or short paragraph: a key of the catalogue with its arguments."""

    key: str
    arguments: Mapping[str, str | int] = {}
    item: bool = False
    """Whether it is one of several in a list."""


class Section(Value, frozen=True):
    """Lines under a heading, which is a key of the catalogue too."""

    heading: Line
    lines: tuple[Line, ...]


def say(key: str, **arguments: str | int) -> Line:
    """A paragraph."""
    return Line(key, arguments)


def item(key: str, **arguments: str | int) -> Line:
    """A line of a list."""
    return Line(key, arguments, item=True)


def hyphened(value: str) -> str:
    """A value of an option as keys of the catalogue have it: ``same-or-higher``."""
    return value.replace("_", "-")


@runtime_checkable
class Explained(Protocol):
    """What a game answers besides, if it can be told by the rules of a table."""

    def how_to_play(self, rules: Any) -> tuple[Section, ...]:
        """The game as it is played under ``rules``."""


def sections(game: AnyGame, rules: Value) -> tuple[Section, ...]:
    """The game as it is played under ``rules``; nothing for a game that can't tell."""
    return game.how_to_play(rules) if isinstance(game, Explained) else ()


@runtime_checkable
class Aimed(Protocol):
    """What a game answers besides, if it can say in one sentence what one plays for."""

    def goal(self, rules: Any) -> Line:
        """What one plays for under ``rules``."""


def goal(game: AnyGame, rules: Value) -> Line | None:
    """What one plays for under ``rules``, in one sentence; None for a game that can't tell."""
    return game.goal(rules) if isinstance(game, Aimed) else None
