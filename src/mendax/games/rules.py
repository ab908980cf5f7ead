"""The declaration, parsing and description of house rules, and their presets.

The rules of a game are one frozen record. Each field is an option: a ``Literal`` is a choice, a
``bool`` is a switch, and an ``Annotated[int, Range]`` is a number. An option that depends on other
options declares these conditions (``only_if``, ``unless``). Forms, documentation, the command line
and messages read the options from here. Their texts are in the catalogue, under
``<game>-option-<name>`` and ``<game>-option-<name>-help``.
"""

import functools
import typing
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar, Final, Literal, Self, TypeVar

import msgspec

from mendax.core.game import Game, Reason, RulesError, Seat, Value
from mendax.core.unknown_names import likely_meant, unknown_name


class Range(Value, frozen=True):
    """The integers that an option allows, from the first to the last bound, both included."""

    low: int
    high: int


class Source(Value, frozen=True):
    """The source of an option, which is a rule collection or Mendax."""

    text: str


HeadingName = Literal["values", "announcing", "losing", "extras"]


class Topic(Value, frozen=True):
    """The heading under which a form lists an option."""

    name: HeadingName


VALUES: Final = Topic("values")
"""Options about dice, cards, and the order of claims."""
ANNOUNCING: Final = Topic("announcing")
"""Options about a turn: claims, answers and bets."""
LOSING: Final = Topic("losing")
"""Options about the cost of a loss and the end of a game and, in Sword of Lies, about the war."""
EXTRAS: Final = Topic("extras")
"""Options outside the game, such as display and clocks."""


class OutsidePlay(Value, frozen=True):
    """A marker for an option that has no effect on play on its own, such as a display or clock
    setting."""


class Argued(Value, frozen=True):
    """A marker for an option that groups often argue about. Forms show it first."""


class Solved(Value, frozen=True):
    """A marker for an option that the game's solver supports.

    The solver refuses rules in which an option without this mark differs from its default. Options
    outside play need no mark.
    """

    values: tuple[str | int | bool, ...] = ()
    """The supported values. An empty tuple stands for all values."""


class Condition(Value, frozen=True):
    """A requirement of one option on another. An option applies if all its conditions are met."""

    option: str
    """The other option."""
    values: tuple[str | int | bool, ...]
    among: bool
    """True if the other option must have one of ``values``, False if it must not."""

    def met(self, rules: "Rules") -> bool:
        """Return whether ``rules`` meet the condition."""
        return (getattr(rules, self.option) in self.values) is self.among


def only_if(option: str, *values: str | int | bool) -> Condition:
    """Return a condition: the annotated option applies only if ``option`` is in ``values``."""
    return Condition(option, values, among=True)


def unless(option: str, *values: str | int | bool) -> Condition:
    """Return a condition: the annotated option does not apply if ``option`` is in ``values``."""
    return Condition(option, values, among=False)


SLOW: Final = 3_600
"""The shortest clock of a slow game, in seconds."""


class Rules(Value, frozen=True, kw_only=True, cache_hash=True):
    """The base class of house rules. Hashes are cached, because rules are cache keys."""

    contradictions: ClassVar[tuple["Contradiction", ...]] = ()

    turn_clock: Annotated[
        int, Range(0, 86_400), Source("ours; 0 is off"), OutsidePlay(), EXTRAS
    ] = 0

    @property
    def slow(self) -> bool:
        """True if the game goes on while no client is connected: its clock is long enough to come
        back to.
        """
        return self.turn_clock >= SLOW

    def checked(self) -> Self:
        """Return these rules as they are played (see ``plain``).

        Raises ``RulesError`` if an option is out of range or if options contradict each other.
        """
        for option in options(type(self)):
            option.check(getattr(self, option.name))
        played = self.plain()
        for contradiction in type(played).contradictions:
            if contradiction.holds(played):
                raise RulesError(Reason(contradiction.key, {"options": contradiction.options}))
        return played

    def plain(self) -> Self:
        """Return these rules with every option that does not apply set to its default."""
        rules = self
        while idle := {
            option.name: option.default
            for option in options(type(self))
            if option.applies
            and getattr(rules, option.name) != option.default
            and option.unmet(rules)
        }:
            rules = msgspec.structs.replace(rules, **idle)
        return rules


class Contradiction(Value, frozen=True):
    """A combination of option values that is not allowed.

    ``when`` maps options to values; rules that have all of these values contain the contradiction.
    """

    key: str
    when: tuple[tuple[str, tuple[Any, ...]], ...]

    def holds(self, rules: Rules) -> bool:
        """Return whether ``rules`` contain this contradiction."""
        return all(getattr(rules, name) in values for name, values in self.when)

    @property
    def options(self) -> str:
        """Return the names of the contradicting options."""
        return ", ".join(name for name, _ in self.when)


class Option(Value, frozen=True):
    """A house rule with the facts that a form needs."""

    name: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    source: str = ""
    applies: tuple[Condition, ...] = ()
    in_play: bool = True
    """False if this option has no effect on its own (see ``OutsidePlay``)."""
    heading: HeadingName = "extras"
    argued: bool = False
    """True if forms show the option first (see ``Argued``)."""
    solved: Solved | None = None

    def is_solved(self, value: str | int | bool) -> bool:
        """Return whether the game's solver supports ``value``. It supports every default."""
        if value == self.default or not self.in_play:
            return True
        return self.solved is not None and value in (self.solved.values or (value,))

    def unmet(self, rules: Rules) -> Condition | None:
        """Return the first condition that ``rules`` do not meet, or None."""
        return next((condition for condition in self.applies if not condition.met(rules)), None)

    def check(self, given: object) -> None:
        """Raise ``RulesError``, which lists the allowed values, unless ``given`` is one of them."""
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
        """Return the allowed values as text, such as ``higher, equal_or_higher`` or ``1–99``."""
        if self.kind == "switch":
            return "yes, no"
        return f"{self.low}–{self.high}" if self.kind == "number" else ", ".join(self.values)

    def parse(self, text: str) -> str | int | bool:
        """Return the value that ``text`` spells. Raises ``RulesError``."""
        value: object = text
        if self.kind == "switch":
            value = _SWITCHES.get(text.lower(), text)
        elif self.kind == "number" and text.isascii() and text.isdigit() and len(text) < 12:
            value = int(text)
        self.check(value)
        return typing.cast("str | int | bool", value)


_SWITCHES: Final[Mapping[str, bool]] = {
    **dict.fromkeys(("yes", "on", "true"), True),
    **dict.fromkeys(("no", "off", "false"), False),
}
"""The spellings of switches: of people, of stored words and of JSON."""
R = TypeVar("R", bound=Rules)


@functools.cache
def options(kind: type[Rules]) -> tuple[Option, ...]:
    """Return the options of a game's rules in declaration order, with shared options last."""
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
    heading = next((mark for mark in marks if isinstance(mark, Topic)), EXTRAS).name
    argued = any(isinstance(mark, Argued) for mark in marks)
    solved = next((mark for mark in marks if isinstance(mark, Solved)), None)
    named = functools.partial(
        Option,
        field.name,
        source=source,
        applies=applies,
        in_play=in_play,
        heading=heading,
        argued=argued,
        solved=solved,
    )
    if hint is bool:
        return named("switch", field.default)
    if hint is int:
        span = next(mark for mark in marks if isinstance(mark, Range))
        return named("number", field.default, (), span.low, span.high)
    return named("choice", field.default, typing.get_args(hint))


class UnknownPreset(RulesError, KeyError):
    """A preset that a game does not have; the reason lists the known names."""


class Presets(dict[str, R]):
    """A game's presets by name. An unknown name raises ``UnknownPreset``, which is a ``KeyError``
    too.
    """

    def __missing__(self, name: str) -> R:
        """Raise ``UnknownPreset``."""
        raise UnknownPreset(unknown_name("rules-unknown-preset", str(name), self))


def rules_for(game: Game[R, Any], given: R | str) -> R:
    """Return ``given``, or the preset of ``game`` that it names.

    Raises ``RulesError`` for an unknown preset and for the rules of another game.
    """
    if isinstance(given, str):
        return preset_named(game.presets, given)
    if not isinstance(given, game.rules):
        told = {"game": game.name, "given": type(given).__name__, "allowed": game.rules.__name__}
        raise RulesError(Reason("rules-of-another-game", told))
    return given


def check_observer(observer: Seat | None, seats: int) -> None:
    """Raise ``RulesError`` unless ``observer`` is one of the seats, or None for a spectator."""
    if observer is not None and not (type(observer) is int and 0 <= observer < seats):
        told = {"given": repr(observer)[:40], "allowed": f"0–{seats - 1}"}
        raise RulesError(Reason("rules-observer", told))


def preset_named(presets: Mapping[str, R], name: str) -> R:
    """Return the preset called ``name``. Raises ``RulesError``, which lists the known names."""
    if name not in presets:
        raise RulesError(unknown_name("rules-unknown-preset", name, presets))
    return presets[name]


def check_seats(seats: int, allowed: range) -> None:
    """Raise ``RulesError``, which lists the allowed numbers, unless ``seats`` is one of them."""
    if type(seats) is not int or seats not in allowed:
        shown = f"{allowed[0]}–{allowed[-1]}"
        raise RulesError(Reason("rules-seats", {"given": repr(seats)[:40], "allowed": shown}))


def with_options(base: R, changes: Mapping[str, object]) -> R:
    """Return ``base`` with a player's changes, checked.

    Raises ``RulesError`` for an invalid change and for a change to an option that would not apply.
    Options of ``base`` that no longer apply are reset to their defaults.
    """
    known = {option.name: option for option in options(type(base))}
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
    """Return the reason why the option ``name`` does not apply under ``rules``."""
    unmet = known[name].unmet(rules)
    if unmet is None:  # the option on which it depends does not apply either
        unmet = next(c for c in known[name].applies if not c.met(rules.plain()))
    allowed = ", ".join(_word(value) for value in unmet.values)
    shown = {"options": f"{name}, {unmet.option}", "option": name, "other": unmet.option}
    key = "rules-applies-only-with" if unmet.among else "rules-applies-not-with"
    return Reason(key, {**shown, "values": allowed})


def parse_options(base: R, words: Iterable[str]) -> R:
    """Return ``base`` with a player's changes such as ``lives=5``, checked.

    Raises ``RulesError`` in the same cases as ``with_options``.
    """
    return with_options(base, _parsed(base, words))


def read_options(base: R, words: Iterable[str]) -> R:
    """Return ``base`` with the changes in stored words, checked.

    Options that do not apply are reset to their defaults. Raises ``RulesError``.
    """
    return msgspec.structs.replace(base, **_parsed(base, words)).checked()


def _parsed(base: Rules, words: Iterable[str]) -> dict[str, object]:
    known = {option.name: option for option in options(type(base))}
    changes: dict[str, object] = {}
    for word in words:
        name, _, text = word.partition("=")
        if name not in known:
            raise RulesError(unknown_name("rules-unknown-option", name, known, "option"))
        changes[name] = known[name].parse(text)
    return changes


def changed_options(base: Rules, rules: Rules) -> tuple[Option, ...]:
    """Return the options that apply under ``rules`` and differ from ``base``."""
    every = options(type(rules))
    changed = (o for o in every if getattr(rules, o.name) != getattr(base, o.name))
    return tuple(option for option in changed if option.unmet(rules) is None)


def described(presets: Mapping[str, R], rules: R, liked: str) -> tuple[str, tuple[str, ...]]:
    """Return the preset from which the fewest options of checked ``rules`` differ, and these
    options as words.

    Ties go to ``liked``, then to the first preset. The rules equal the preset if no option differs.
    A quick game is described by a quick preset, and a slow one by a slow preset if there is one.
    """
    near = {name: base for name, base in presets.items() if base.slow == rules.slow} or presets
    changed = {name: changed_options(base, rules) for name, base in near.items()}
    preset = min(changed, key=lambda name: (len(changed[name]), name != liked))
    return preset, tuple(write_option(rules, option) for option in changed[preset])


def write_options(rules: Rules) -> str:
    """Return all options as words that ``read_options`` parses.

    For checked rules, ``parse_options`` parses these words, too.
    """
    return " ".join(write_option(rules, option) for option in options(type(rules)))


def write_option(rules: Rules, option: Option) -> str:
    """Return one option as a word such as ``lives=5``."""
    return f"{option.name}={_word(getattr(rules, option.name))}"


def _word(value: str | int | bool) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
