"""An allow-list of the options and values that the solver supports.

``rule_tables``, which builds the arrays, refuses any option or value outside this list, and names
it. A new option in the rule book is therefore unsupported until it is added to the list. Each value
added here needs a case in ``tests/solver/mia/model/test_covered_options.py``, which searches the
states of the rule book for a profitable deviation.
"""

from typing import Final

from mendax.games.mia.rules import MiaRules
from mendax.solver.generic import covered_options
from mendax.solver.generic.covered_options import EVERY, Covered

SOLVED: Final[Covered] = {
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
    "doubt_cost": EVERY,
    "mia_true_cost": EVERY,
    "mia_lie_cost": EVERY,
    "mia_concede": ("costs_one", "costs_two", "not_allowed"),
    "mia_double_any": (False, True),
    "mia_reveals": (False, True),
    "blind_pass": ("off", "higher", "same_or_higher"),
    "blind_reroll": ("off", "new_value", "same_or_higher"),
    "under_announcing": ("is_truth", "is_lie"),
    "joker_32": ("off", "toast", "all_pay"),
    "effect_31": ("off", "toast", "all_pay"),
    "effect_61": ("off", "toast", "all_pay"),
    "effect_11": ("off", "toast", "all_pay"),
    "life_reroll": ("off", "may", "must"),
    "dice_seen_by": ("roller", "all_but_next"),
    "next_starter": ("doubter_or_next", "loser", "winner", "doubter"),
    "sides": EVERY,
    "values": EVERY,
    "turn_clock": EVERY,
}
"""The supported values of Mia's options. A missing option is supported only at its default."""


def check_options(rules: MiaRules) -> None:
    """Raise ``NotCovered``, naming the first option whose value is not listed."""
    covered_options.check_options(rules, SOLVED)
