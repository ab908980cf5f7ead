"""Rules drawn from a seed, and solved when they are drawn, so that no training set contains them.

At Mia, solving a drawn table takes about 0.05 seconds of processor time. A round of French poker
with hidden kept dice takes about 18 seconds, which bounds the number of its tables. A round with
dice kept in the open was not solved after 250 seconds, so such rules are not drawn.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

from mendax.coach.seating import advice_for
from mendax.core.extras import brought_by
from mendax.core.game import RulesError
from mendax.games import game_named
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import Rules, with_options

SEATS: Final = 2
MOST_DRAWN: Final[Mapping[str, int]] = MappingProxyType({"mia": 1000, "french_poker": 12})
"""The most drawn tables of a suite. The coach keeps 16 solved rounds of French poker."""
_DRAWN: Final[Mapping[str, Mapping[str, tuple[Any, ...]]]] = MappingProxyType(
    {
        "mia": {
            "order": ("standard", "natural", "numeric", "pips"),
            "doubles": ("sixes_high", "ones_high"),
            "second": ("none", "little_mia", "half_mia", "half_and_little"),
            "ones_top": (False, True),
            "announce": ("higher", "equal_or_higher"),
            "lives": (2, 3),
            "doubt_cost": (1, 2),
            "mia_true_cost": (1, 2),
            "mia_lie_cost": (1, 2),
            "mia_concede": ("costs_one", "costs_two", "not_allowed"),
            "under_announcing": ("is_truth", "is_lie"),
            "joker_32": ("off", "toast", "all_pay"),
            "effect_31": ("off", "toast", "all_pay"),
            "next_starter": ("doubter_or_next", "loser", "winner", "doubter"),
        },
        "french_poker": {
            "tokens": (2, 3),
            "straights": ("high", "french", "none"),
            "kickers": ("none", "full"),
            "general_claims": (False, True),
            "keeping": ("closed",),
            "must_reroll": (False, True),
            "top_claim": ("doubt_or_concede", "must_doubt"),
            "ones": ("plain", "wild", "high"),
            "next_starter": ("doubter_or_next", "loser", "winner"),
        },
    }
)
"""The options of drawn rules, with their values."""


def drawn_rules(game: str, seed: str) -> Iterator[Rules]:
    """Yield rules of a game drawn from the seed, without end. All are solved.

    A table is solved when it is requested.
    """
    book, luck = game_named(game), Random(seed)
    with brought_by():
        from mendax.solver.generic.errors import NotCovered
    while True:
        changes = {name: luck.choice(values) for name, values in _DRAWN[game].items()}
        try:
            rules: Rules = with_options(book.presets["standard"], changes)
            solved = _SOLVING[game](rules)
        except (RulesError, NotCovered):
            continue
        if solved:
            yield rules


def distinct(game: str, seed: str, count: int, known: Sequence[Rules]) -> Iterator[Rules]:
    """Yield drawn rules that differ from each other and from ``known``."""
    if not count:
        return
    seen = list(known)
    for rules in drawn_rules(game, seed):
        if rules not in seen:
            seen.append(rules)
            yield rules
        if len(seen) == len(known) + count:
            return


def _solve_mia(rules: Rules) -> bool:
    assert isinstance(rules, MiaRules)
    return advice_for("mia", rules, SEATS) is not None


def _solve_french_poker(rules: Rules) -> bool:
    from mendax.coach.french_poker import policies
    from mendax.solver.french_poker.round_equilibrium import solve

    assert isinstance(rules, FrenchPokerRules)
    if policies.at_hand(rules) is None:
        policies.keep(rules, solve(rules).policy)
    return True


_SOLVING: Final[Mapping[str, Callable[[Rules], bool]]] = MappingProxyType(
    {"mia": _solve_mia, "french_poker": _solve_french_poker}
)
