"""Refuses house rules that a solver does not support.

A solver lists the values it supports for each option (``Covered``). Any other value is refused by
name, so a new option is refused until it is listed.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from mendax.core.game import Reason
from mendax.games.rules import Option, Rules, options
from mendax.solver.generic.errors import NotCovered

EVERY: Final = None
"""A marker for an option whose legal values are all supported."""

Covered = Mapping[str, tuple[str | int | bool, ...] | None]
"""The supported values of each option. A missing option is supported only at its default."""


def check_options(rules: Rules, covered: Covered) -> None:
    """Raise ``NotCovered``, naming the first option whose value is not listed."""
    for option in options(type(rules)):
        given, solved = getattr(rules, option.name), covered.get(option.name, (option.default,))
        if solved is not EVERY and given not in solved:
            words = ", ".join(_written(option, solved))
            shown = {"option": option.name, "given": _word(given), "allowed": words}
            raise NotCovered(Reason("solver-refused-option", shown))


def _written(option: Option, solved: tuple[str | int | bool, ...]) -> Iterator[str]:
    """Yield the supported values as the command line writes them, without those that the rule book
    lacks."""
    return (_word(value) for value in solved if option.kind != "choice" or value in option.values)


def _word(value: str | int | bool) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
