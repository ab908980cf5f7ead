"""House rules that the solver supports: the only allow-list of options and values.

Rules of this file
1. Wherever arrays are made of rules (``rule_tables``), any option or value outside this list is
   refused by name. An option that is new in the book is thus unsupported until it is checked.
2. A value is added together with a case in ``tests/solver/mia/model/test_covered_options.py``,
   which searches the book for a profitable deviation.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from mendax.core.game import Reason
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import Option, options
from mendax.solver.generic.errors import NotCovered

EVERY: Final = None
"""Marks options of which every legal value is solved."""

SOLVED: Final[Mapping[str, tuple[str | int | bool, ...] | None]] = {
    "order": ("standard", "natural", "numeric", "pips"),
    "doubles": ("sixes_high", "ones_high"),
    "second": ("none", "little_mia", "half_mia", "half_and_little"),
    "ones_top": (False, True),
    "announce": ("higher", "equal_or_higher"),
    "lives": EVERY,
    "display": EVERY,
    "scoring": ("lives", "points", "money"),
    "rounds": EVERY,
    "score_increment": EVERY,
    "score_decrement": EVERY,
    "score_all": (False, True),
    "ends_when": ("last_standing", "first_out"),
    "mia_true_cost": (1, 2),
    "mia_lie_cost": (1, 2),
    "mia_concede": ("costs_one", "costs_two", "not_allowed"),
    "mia_double_any": (False, True),
    "mia_reveals": (False, True),
    "blind_pass": ("off", "higher", "same_or_higher"),
    "blind_reroll": ("off", "new_value", "same_or_higher"),
    "under_announcing": ("is_truth", "is_lie"),
    "joker_32": ("off", "toast"),
    "life_reroll": ("off", "may", "must"),
    "next_starter": ("doubter_or_next", "loser", "winner", "doubter"),
    "sides": EVERY,
    "values": EVERY,
    "turn_clock": EVERY,
}
"""The solved values by option of Mia. A missing option is solved at its default only."""


def check_options(rules: MiaRules) -> None:
    """Raise ``NotCovered`` with the name of the first option whose value is not listed."""
    for option in options(type(rules)):
        given, solved = getattr(rules, option.name), SOLVED.get(option.name, (option.default,))
        if solved is not EVERY and given not in solved:
            words = ", ".join(_written(option, solved))
            shown = {"option": option.name, "given": _word(given), "allowed": words}
            raise NotCovered(Reason("solver-refused-option", shown))


def _written(option: Option, solved: tuple[str | int | bool, ...]) -> Iterator[str]:
    """Yield the solved values in command-line form, without values that the book lacks."""
    return (_word(value) for value in solved if option.kind != "choice" or value in option.values)


def _word(value: str | int | bool) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
