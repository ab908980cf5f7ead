"""The house rules of French poker that the solver supports.

Each value added here needs a case in ``tests/solver/french_poker/test_covered_options.py``.
"""

from typing import Final

from mendax.solver.generic.covered_options import EVERY, Covered

COVERED: Final[Covered] = {
    "tokens": EVERY,
    "straights": ("high", "french", "none"),
    "kickers": ("none", "full"),
    "general_claims": (False, True),
    "keeping": ("split", "closed"),
    "must_reroll": (False, True),
    "blind_pass": (False, True),
    "top_claim": ("doubt_or_concede", "must_doubt"),
    "ones": ("plain", "wild", "high"),
    "faces": EVERY,
    "scoring": ("tokens", "charge"),
    "ends_when": ("last_standing", "first_out"),
    "next_starter": ("doubter_or_next", "loser", "winner"),
    "turn_clock": EVERY,
}
"""The supported values of French poker's options; any other value is refused by name."""
