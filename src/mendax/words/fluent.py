"""Fluent messages said in words: the part of Fluent that catalogues use, without CLDR's tables.

Read by the project's own parser (``fluent.syntax``); said here, as ``fluent.runtime`` needs Babel,
which weighs more than everything else that a bot's author installs. What is here: text, variables,
choices by plural, number or word, references to messages and terms of the same language. Functions
(``NUMBER``, ``DATETIME``) are left out. Nothing fails: what is unknown is said by its name. Tests
compare it with ``fluent.runtime`` over the whole catalogue.
"""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Argument = str | int | float
Arguments = Mapping[str, Argument]


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


def _east_slavic(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return "few" if few else "many"


_PLURALS: Final[Mapping[str, Callable[[int], str]]] = {
    "en": _one_or_other,
    "uk": _east_slavic,
    "ru": _east_slavic,
    "de": _one_or_other,
    "da": _one_or_other,
}
"""Which plural a whole number takes, after Unicode's rules (CLDR, cardinals)."""
_SEPARATORS: Final[Mapping[str, tuple[str, str]]] = {
    "en": (",", "."),
    "uk": ("\u00a0", ","),
    "ru": ("\u00a0", ","),
    "de": (".", ","),
    "da": (".", ","),
}
"""What stands between thousands, and before decimals."""
_DEEPEST: Final = 20
"""How far references may lead on; beyond that they go in circles."""


def number(language: str, value: float, places: int = 0) -> str:
    """A number as the language writes it, with so many decimals: 1,234.5, in Danish 1.234,5."""
    thousands, decimal = _SEPARATORS[language]
    exact = Decimal(str(value))  # what is written, not its nearest binary fraction
    return f"{exact:,.{places}f}".translate({ord(","): thousands, ord("."): decimal})


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins."""


class Bundle:
    """The messages of one Fluent text in one language.

    Each is parsed when it is first said: to parse all of a language takes a fifth of a second.
    """

    def __init__(self, language: str, text: str) -> None:
        self._language = language
        starts = [(found[1], found.start()) for found in _ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        self._texts = {
            name: text[start:end] for (name, start), end in zip(starts, ends, strict=True)
        }
        self._parsed: dict[str, ftl.Message | ftl.Term] = {}

    def _entry(self, name: str) -> ftl.Message | ftl.Term | None:
        """The message or, after a hyphen, the term of this name; None if it is not readable."""
        if name not in self._parsed and name in self._texts:
            entry = FluentParser(with_spans=False).parse_entry(self._texts[name])
            if isinstance(entry, ftl.Message | ftl.Term):
                self._parsed[name] = entry
        return self._parsed.get(name)

    def __contains__(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return isinstance(self._entry(key), ftl.Message)

    def say(self, key: str, arguments: Arguments) -> str | None:
        """The message in words; None if it has only attributes."""
        message = self._entry(key)
        if message is None:
            raise KeyError(key)
        return None if message.value is None else self._pattern(message.value, arguments, 0)

    def _pattern(self, pattern: ftl.Pattern, given: Arguments, depth: int) -> str:
        return "".join(
            part.value
            if isinstance(part, ftl.TextElement)
            else self._shown(self._value(part, given, depth + 1))
            for part in pattern.elements
        )

    def _shown(self, value: Argument) -> str:
        if isinstance(value, bool) or not isinstance(value, int | float):
            return str(value)
        if isinstance(value, float):
            short = f"{value:.3f}".rstrip("0").rstrip(".")
            return number(self._language, value, len(short.partition(".")[2]))
        return number(self._language, value)

    def _value(self, part: object, given: Arguments, depth: int) -> Argument:
        """What a part of a message stands for."""
        match part:
            case ftl.Placeable(expression=inner):
                return self._value(inner, given, depth)
            case ftl.StringLiteral():
                return str(part.parse()["value"])
            case ftl.NumberLiteral(value=text):
                return float(text) if "." in text else int(text)
            case ftl.VariableReference(id=ftl.Identifier(name=name)):
                return given.get(name, name)
            case ftl.SelectExpression():
                return self._pattern(self._variant(part, given, depth), given, depth)
            case ftl.MessageReference() | ftl.TermReference() if depth < _DEEPEST:
                return self._reference(part, given, depth)
            case _:
                identifier = getattr(part, "id", None)
                return "{" + getattr(identifier, "name", "???") + "}"

    def _reference(
        self, part: ftl.MessageReference | ftl.TermReference, given: Arguments, depth: int
    ) -> Argument:
        """Another message with the same arguments; a term with those it is handed."""
        name = part.id.name
        if isinstance(part, ftl.TermReference):
            entry = self._entry(f"-{name}")
            handed = part.arguments.named if part.arguments else ()
            given = {one.name.name: self._value(one.value, given, depth) for one in handed}
        else:
            entry = self._entry(name)
        pattern = None if entry is None else entry.value
        if entry is not None and part.attribute is not None:
            attributes = {attribute.id.name: attribute.value for attribute in entry.attributes}
            pattern = attributes.get(part.attribute.name)
        return "{" + name + "}" if pattern is None else self._pattern(pattern, given, depth)

    def _variant(self, choice: ftl.SelectExpression, given: Arguments, depth: int) -> ftl.Pattern:
        """The variant that the selector chooses, the default one if none fits."""
        value = self._value(choice.selector, given, depth)
        plural = _PLURALS[self._language](abs(value)) if isinstance(value, int) else None
        for variant in choice.variants:
            key = variant.key
            name: Argument = (
                key.name if isinstance(key, ftl.Identifier) else self._value(key, given, depth)
            )
            if name == value or (plural is not None and name == plural):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)
