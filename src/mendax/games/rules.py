"""How house rules are declared, read, described and preset.

A game's rules are one frozen record. Each field is an option: a ``Literal`` is a choice, a ``bool``
a switch, an ``Annotated[int, Range]`` a number. UI, docs, command line and wire list the options
from here. Words for people are not here: the catalogue has them under
``<game>-option-<name>`` and ``<game>-option-<name>-help``.
"""

import functools
import typing
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar, Literal, Self, TypeVar

import msgspec

from mendax.core.game import Reason, RulesError, Value


class Range(Value, frozen=True):
    """The whole numbers an option may take, both ends included."""

    low: int
    high: int


class Source(Value, frozen=True):
    """Where the option comes from, for those who ask."""

    text: str


SpelledBefore = Mapping[str, Mapping[str, Mapping[str, object]]]
"""Values that an option once had, each with the options that say the same today. Whoever writes
one gets those, less what they say otherwise themselves."""


class Rules(Value, frozen=True, kw_only=True):
    """The base of every game's house rules."""

    contradictions: ClassVar[tuple["Contradiction", ...]] = ()
    spelled_before: ClassVar["SpelledBefore"] = {}

    turn_clock: Annotated[int, Range(0, 86_400), Source("house; 0 is off")] = 0

    def checked(self) -> Self:
        """Itself, if every option is in its range and no two contradict. Raises ``RulesError``."""
        for option in options(type(self)):
            option.check(getattr(self, option.name))
        for contradiction in type(self).contradictions:
            if contradiction.holds(self):
                raise RulesError(Reason(contradiction.key, {"options": contradiction.options}))
        return self


class Contradiction(Value, frozen=True):
    """Option values that cannot stand together: all of ``when`` (option → offending values)."""

    key: str
    when: tuple[tuple[str, tuple[Any, ...]], ...]

    def holds(self, rules: Rules) -> bool:
        """Whether ``rules`` contradict themselves in this way."""
        return all(getattr(rules, name) in values for name, values in self.when)

    @property
    def options(self) -> str:
        """The names of the options that quarrel."""
        return ", ".join(name for name, _ in self.when)


class Option(Value, frozen=True):
    """One house rule as a form needs it."""

    name: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    source: str = ""

    def check(self, given: object) -> None:
        """Raises ``RulesError`` with what is allowed unless ``given`` is a value of this option."""
        if self.kind == "switch":
            fits = isinstance(given, bool)
        elif self.kind == "number":
            fits = type(given) is int and self.low <= given <= self.high
        else:
            fits = isinstance(given, str) and given in self.values
        if not fits:
            shown = {"option": self.name, "given": str(given)[:40], "allowed": self.allowed}
            raise RulesError(Reason("rules-out-of-range", shown))

    @property
    def allowed(self) -> str:
        """The values in words: ``higher, equal_or_higher`` or ``1–99``."""
        if self.kind == "switch":
            return "yes, no"
        return f"{self.low}–{self.high}" if self.kind == "number" else ", ".join(self.values)

    def parse(self, text: str) -> str | int | bool:
        """The value that a word on the command line means. Raises ``RulesError``."""
        switches = {"yes": True, "on": True, "no": False, "off": False}
        value: object = text
        if self.kind == "switch":
            value = switches.get(text.lower(), text)
        elif self.kind == "number" and text.isascii() and text.isdigit() and len(text) < 12:
            value = int(text)
        self.check(value)
        return typing.cast("str | int | bool", value)


R = TypeVar("R", bound=Rules)


@functools.cache
def options(kind: type[Rules]) -> tuple[Option, ...]:
    """Every option of a game's rules, in the order of declaration (the clock, shared, last)."""
    hints = typing.get_type_hints(kind, include_extras=True)
    found = [_option(field, hints[field.name]) for field in msgspec.structs.fields(kind)]
    return tuple(sorted(found, key=lambda option: option.name == "turn_clock"))


def _option(field: msgspec.structs.FieldInfo, hint: Any) -> Option:
    marks: tuple[Any, ...] = ()
    if typing.get_origin(hint) is Annotated:
        hint, *rest = typing.get_args(hint)
        marks = tuple(rest)
    source = next((mark.text for mark in marks if isinstance(mark, Source)), "")
    if hint is bool:
        return Option(field.name, "switch", field.default, source=source)
    if hint is int:
        span = next(mark for mark in marks if isinstance(mark, Range))
        return Option(field.name, "number", field.default, (), span.low, span.high, source)
    return Option(field.name, "choice", field.default, typing.get_args(hint), source=source)


def check_seats(seats: int, allowed: range) -> None:
    """Raises ``RulesError`` with how many may play, unless so many ``seats`` are among them."""
    if type(seats) is not int or seats not in allowed:
        shown = f"{allowed[0]}–{allowed[-1]}"
        raise RulesError(Reason("rules-seats", {"given": str(seats)[:40], "allowed": shown}))


def with_options(base: R, changes: Mapping[str, object]) -> R:
    """``base`` with some options changed, checked. Raises ``RulesError``."""
    known = {option.name: option for option in options(type(base))}
    changes = _as_spelled_today(type(base), changes)
    for name, given in changes.items():
        if name not in known:
            shown = {"option": str(name)[:40], "allowed": ", ".join(known)}
            raise RulesError(Reason("rules-unknown-option", shown))
        known[name].check(given)
    return msgspec.structs.replace(base, **changes).checked()


def _as_spelled_today(kind: type[Rules], changes: Mapping[str, object]) -> dict[str, object]:
    """``changes`` without the values of former days (``Rules.spelled_before``)."""
    said, meant = dict(changes), dict[str, object]()
    for name, given in changes.items():
        former = kind.spelled_before.get(name, {})
        if isinstance(given, str) and given in former:
            del said[name]
            meant |= former[given]
    return meant | said


def parse_options(base: R, words: Iterable[str]) -> R:
    """``base`` changed by words such as ``lives=5``, checked. Raises ``RulesError``."""
    known = {option.name: option for option in options(type(base))}
    changes: dict[str, object] = {}
    for word in words:
        name, _, text = word.partition("=")
        if name not in known:
            shown = {"option": name[:40], "allowed": ", ".join(known)}
            raise RulesError(Reason("rules-unknown-option", shown))
        former = type(base).spelled_before.get(name, {})
        changes[name] = text if text in former else known[name].parse(text)
    return with_options(base, changes)


def write_options(rules: Rules) -> str:
    """All options as words that ``parse_options`` reads back."""
    words = []
    for option in options(type(rules)):
        value = getattr(rules, option.name)
        shown = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        words.append(f"{option.name}={shown}")
    return " ".join(words)
