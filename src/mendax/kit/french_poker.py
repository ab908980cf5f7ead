"""Functions for French poker bots: the claims, and their chances given a seat's knowledge.

A claim is spelled by its pips, such as ``44`` for a pair of fours, or by its name, such as
``"full-house"``.
"""

from mendax.games.french_poker.claims import Spelling, order_of
from mendax.games.french_poker.odds import chances
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Announcement
from mendax.games.french_poker.view import FrenchPokerView


def known_dice(view: FrenchPokerView) -> tuple[int, ...]:
    """Return the pips of the dice that this seat sees or remembers."""
    return tuple(die.pips for die in view.dice if die.pips is not None)


def chance_of(claim: Spelling, view: FrenchPokerView, rules: FrenchPokerRules) -> float:
    """Return the chance that the dice reach ``claim`` if all unknown dice are random.

    The true chance also depends on which dice the players choose to keep.
    """
    step = order_of(rules).step[claim]
    return float(chances(rules, known_dice(view)).of(step))


def ladder(rules: FrenchPokerRules) -> tuple[Spelling, ...]:
    """Return all claims, lowest first."""
    return order_of(rules).spellings


def last_claim(view: FrenchPokerView) -> Announcement | None:
    """Return the last claim of this round, or None before the first."""
    return view.claims[-1] if view.claims else None
