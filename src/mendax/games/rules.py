"""How house rules are declared, read, described and preset.

A game's rules are one frozen record. Each field is an option: a ``Literal`` is a choice, a ``bool``
a switch, an ``Annotated[int, Range]`` a number. Where an option means something only beside others,
it says so itself (``only_if``, ``unless``). UI, docs, command line and wire list the options from
here. Words for people are not here: the catalogue has them under
``<game>-option-<name>`` and ``<game>-option-<name>-help``.
"""

import functools
import typing
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar, Literal, Self, TypeVar

import msgspec

from mendax.core.game import Reason, RulesError, Value
from mendax.core.unknown_names import likely_meant, unknown_name


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


class OutsidePlay(Value, frozen=True):
    """Marks an option that the game itself never asks: how it is shown, or clocked."""


class Condition(Value, frozen=True):
    """What an option asks of another one to mean anything; several of them must all be met."""

    option: str
    """The other option."""
    values: tuple[str | int | bool, ...]
    among: bool
    """Whether the other option must have one of ``values``, or must have none of them."""

    def met(self, rules: "Rules") -> bool:
        """Whether ``rules`` meet it."""
        return (getattr(rules, self.option) in self.values) is self.among


def only_if(option: str, *values: str | int | bool) -> Condition:
    """The option beside which this stands applies only while another has one of ``values``."""
    return Condition(option, values, among=True)


def unless(option: str, *values: str | int | bool) -> Condition:
    """The option beside which this stands does not apply while another has one of ``values``."""
    return Condition(option, values, among=False)


class Rules(Value, frozen=True, kw_only=True, cache_hash=True):
    """The base of every game's house rules; hashed once, as much is remembered by rules."""

    contradictions: ClassVar[tuple["Contradiction", ...]] = ()
    spelled_before: ClassVar["SpelledBefore"] = {}

    turn_clock: Annotated[int, Range(0, 86_400), Source("house; 0 is off"), OutsidePlay()] = 0

    def checked(self) -> Self:
        """The same rules as they are played, ``plain``: every option in its range, no two
        contradicting each other. Raises ``RulesError``.
        """
        for option in options(type(self)):
            option.check(getattr(self, option.name))
        played = self.plain()
        for contradiction in type(played).contradictions:
            if contradiction.holds(played):
                raise RulesError(Reason(contradiction.key, {"options": contradiction.options}))
        return played

    def plain(self) -> Self:
        """The same rules with every option that does not apply under them at its default."""
        rules = self
        while idle := {
            option.name: option.default
            for option in options(type(self))
            if option.unmet(rules) and getattr(rules, option.name) != option.default
        }:
            rules = msgspec.structs.replace(rules, **idle)
        return rules


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
    applies: tuple[Condition, ...] = ()
    in_play: bool = True
    """Whether the game itself asks this option (see ``OutsidePlay``)."""

    def unmet(self, rules: Rules) -> Condition | None:
        """What ``rules`` would have to meet for this option to mean anything; None if they do."""
        return next((condition for condition in self.applies if not condition.met(rules)), None)

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
            shown |= likely_meant(str(given), self.values)
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
    declared = [_option(field, hints[field.name]) for field in msgspec.structs.fields(kind)]
    return tuple(sorted(declared, key=lambda option: option.name == "turn_clock"))


def _option(field: msgspec.structs.FieldInfo, hint: Any) -> Option:
    marks: list[Any] = []
    if typing.get_origin(hint) is Annotated:
        hint, *marks = typing.get_args(hint)
    source = next((mark.text for mark in marks if isinstance(mark, Source)), "")
    applies = tuple(mark for mark in marks if isinstance(mark, Condition))
    in_play = not any(isinstance(mark, OutsidePlay) for mark in marks)
    named = functools.partial(Option, field.name, source=source, applies=applies, in_play=in_play)
    if hint is bool:
        return named("switch", field.default)
    if hint is int:
        span = next(mark for mark in marks if isinstance(mark, Range))
        return named("number", field.default, (), span.low, span.high)
    return named("choice", field.default, typing.get_args(hint))


def preset_named(presets: Mapping[str, R], name: str) -> R:
    """The preset called ``name``. Raises ``RulesError`` with the names there are."""
    if name not in presets:
        raise RulesError(unknown_name("rules-unknown-preset", name, presets))
    return presets[name]


def check_seats(seats: int, allowed: range) -> None:
    """Raises ``RulesError`` with how many may play, unless so many ``seats`` are among them."""
    if type(seats) is not int or seats not in allowed:
        shown = f"{allowed[0]}–{allowed[-1]}"
        raise RulesError(Reason("rules-seats", {"given": str(seats)[:40], "allowed": shown}))


def with_options(base: R, changes: Mapping[str, object]) -> R:
    """``base`` with some options changed, as somebody wishes it, checked. Raises ``RulesError``.

    A wish for what would not apply is refused; what ``base`` has of it goes back to its default.
    """
    known = {option.name: option for option in options(type(base))}
    changes = _as_spelled_today(type(base), changes)
    for name, given in changes.items():
        if name not in known:
            raise RulesError(unknown_name("rules-unknown-option", name, known, "option"))
        known[name].check(given)
    changed = msgspec.structs.replace(base, **changes)
    played = changed.checked()
    for name, given in changes.items():
        if getattr(played, name) != given:
            raise RulesError(_does_not_apply(known, name, changed))
    return played


def _does_not_apply(known: Mapping[str, Option], name: str, rules: Rules) -> Reason:
    """Why the option ``name`` means nothing under ``rules``."""
    unmet = known[name].unmet(rules)
    if unmet is None:  # what it needs does not apply either
        unmet = next(c for c in known[name].applies if not c.met(rules.plain()))
    allowed = ", ".join(_word(value) for value in unmet.values)
    shown = {"options": f"{name}, {unmet.option}", "option": name, "other": unmet.option}
    key = "rules-applies-only-with" if unmet.among else "rules-applies-not-with"
    return Reason(key, {**shown, "values": allowed})


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
    """``base`` changed by words such as ``lives=5``, as somebody wishes it, checked.

    Raises ``RulesError``; see ``with_options``.
    """
    return with_options(base, _parsed(base, words))


def read_options(base: R, words: Iterable[str]) -> R:
    """``base`` changed by words that were kept, checked: what does not apply is at its default.

    So what was written when nobody asked whether an option applies still reads, and means what it
    meant. Raises ``RulesError``.
    """
    changes = _as_spelled_today(type(base), _parsed(base, words))
    return msgspec.structs.replace(base, **changes).checked()


def _parsed(base: Rules, words: Iterable[str]) -> dict[str, object]:
    known = {option.name: option for option in options(type(base))}
    changes: dict[str, object] = {}
    for word in words:
        name, _, text = word.partition("=")
        if name not in known:
            raise RulesError(unknown_name("rules-unknown-option", name, known, "option"))
        former = type(base).spelled_before.get(name, {})
        changes[name] = text if text in former else known[name].parse(text)
    return changes


def changed_options(base: Rules, rules: Rules) -> tuple[Option, ...]:
    """The options that apply under ``rules`` and have another value than in ``base``."""
    every = options(type(rules))
    changed = (o for o in every if getattr(rules, o.name) != getattr(base, o.name))
    return tuple(option for option in changed if option.unmet(rules) is None)


def write_options(rules: Rules) -> str:
    """All options as words that ``read_options`` reads back (and ``parse_options``, if checked)."""
    return " ".join(write_option(rules, option) for option in options(type(rules)))


def write_option(rules: Rules, option: Option) -> str:
    """One option as the word that reads back, such as ``lives=5``."""
    return f"{option.name}={_word(getattr(rules, option.name))}"


def _word(value: str | int | bool) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
