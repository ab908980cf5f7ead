"""For bots that play French poker: what claims are worth, and how likely, from what a seat knows.

A claim is spelt by the pips that it names, ``44`` is a pair of fours, or by its name alone,
``"full-house"``.
"""

from mendax.games.french_poker.claims import Spelling, order_of
from mendax.games.french_poker.odds import chances
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Announcement
from mendax.games.french_poker.view import FrenchPokerView


def known_dice(view: FrenchPokerView) -> tuple[int, ...]:
    """The pips of the dice that this seat knows, open ones and those that it remembers."""
    return tuple(die.pips for die in view.dice if die.pips is not None)


def chance_of(claim: Spelling, view: FrenchPokerView, rules: FrenchPokerRules) -> float:
    """The chance that the dice are worth ``claim`` or more, the unknown ones having fallen freely.

    Who believed and kept dice did not do so by chance: this is where judging them begins.
    """
    step = order_of(rules).step[claim]
    return float(chances(rules, known_dice(view)).of(step))


def ladder(rules: FrenchPokerRules) -> tuple[Spelling, ...]:
    """All that can be claimed, lowest first."""
    return order_of(rules).spellings


def last_claim(view: FrenchPokerView) -> Announcement | None:
    """What was claimed last in this round, and by whom; None before the first."""
    return view.claims[-1] if view.claims else None
