"""Formatting of Fluent messages, for the subset that the catalogues use.

Project Fluent's parser (``fluent.syntax``) reads the messages. This module formats them itself,
because ``fluent.runtime`` needs Babel, which is larger than all other dependencies of a bot.

The module supports text, variables, choices by plural, number or word, and references to messages
and terms of the same language. Functions (``NUMBER``, ``DATETIME``) are unsupported. Formatting
never fails: unknown parts are shown by name. Tests compare the results with ``fluent.runtime`` for
the complete catalogue.
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
"""For each language, a function that returns the plural form of a whole number (CLDR, cardinals).
"""
_SEPARATORS: Final[Mapping[str, tuple[str, str]]] = {
    "en": (",", "."),
    "uk": ("\u00a0", ","),
    "ru": ("\u00a0", ","),
    "de": (".", ","),
    "da": (".", ","),
}
"""Each language's thousands separator and decimal separator."""
_DEEPEST: Final = 20
"""The maximum depth of references; a deeper reference is considered circular."""


def number(language: str, value: float, places: int = 0) -> str:
    """Format a number for ``language``. With two ``places``, 1,234.50 in English is 1.234,50 in
    Danish.
    """
    thousands, decimal = _SEPARATORS[language]
    exact = Decimal(str(value))  # the decimal as written, not its nearest binary fraction
    return f"{exact:,.{places}f}".translate({ord(","): thousands, ord("."): decimal})


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a message or term."""


class Bundle:
    """The messages in one Fluent text, in one language.

    Each message is parsed on first use, because parsing a complete language takes 0.2 seconds.
    """

    def __init__(self, language: str, text: str) -> None:
        self._language = language
        found = [*_ENTRY.finditer(text)]
        ends = [*(entry.start() for entry in found[1:]), len(text)]
        self._texts = {
            entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=False)
        }
        self._parsed: dict[str, ftl.Message | ftl.Term] = {}

    def _entry(self, name: str) -> ftl.Message | ftl.Term | None:
        """Return the message called ``name``, or the term if ``name`` starts with a hyphen.

        Return None if the entry cannot be parsed.
        """
        if name not in self._parsed and name in self._texts:
            entry = FluentParser(with_spans=False).parse_entry(self._texts[name])
            if isinstance(entry, ftl.Message | ftl.Term):
                self._parsed[name] = entry
        return self._parsed.get(name)

    def __contains__(self, key: str) -> bool:
        """Return whether the text has a message with this name."""
        return isinstance(self._entry(key), ftl.Message)

    def say(self, key: str, arguments: Arguments) -> str | None:
        """Return the message as text, or None if it has only attributes."""
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
        """Return the value of one part of a message."""
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
        """Format a referenced message with the same arguments, or a term with the reference's
        arguments.
        """
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
        """Return the variant that matches the selector, or the default."""
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
