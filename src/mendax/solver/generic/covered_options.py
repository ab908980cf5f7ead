"""Refuses house rules that a solver does not support.

The mark ``Solved`` of an option lists the supported values. Any other value is refused by name, so
a new option is refused until it has the mark.
"""

from mendax.core.game import Reason
from mendax.games.rules import Rules, options
from mendax.solver.generic.errors import NotCovered


def check_options(rules: Rules) -> None:
    """Raise ``NotCovered``, naming the first option whose value is not supported."""
    for option in options(type(rules)):
        given = getattr(rules, option.name)
        if not option.is_solved(given):
            solved = option.solved.values if option.solved else (option.default,)
            words = ", ".join(map(_word, solved))
            shown = {"option": option.name, "given": _word(given), "allowed": words}
            raise NotCovered(Reason("solver-refused-option", shown))


def _word(value: str | int | bool) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
