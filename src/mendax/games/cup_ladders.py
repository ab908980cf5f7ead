"""The ladders of values for the cup, which runs without a server and without Python.

Mia lists every value, French poker each hand with its highest claim.
"""

from collections.abc import Mapping
from typing import Final

from mendax.core.game import Value
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.order import SECOND, announceable, ranking
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import Rules

_NAMES: Final[Mapping[int, str]] = {31: "mia-value-little-mia", 42: "mia-value-half-mia"}


class CupLadder(Value, frozen=True):
    """The order of values under a rule set."""

    dice: int
    faces: str
    """The faces of the dice: "pips" or "poker"."""
    values: tuple[tuple[str, str], ...]
    """The values, highest first, each with the key of its name, or "" without a name."""


def cup_ladder(rules: Rules) -> CupLadder | None:
    """Return the ladder of these rules, or None for a game that the cup does not know."""
    if isinstance(rules, MiaRules):
        return _of_mia(rules)
    return _of_french_poker(rules) if isinstance(rules, FrenchPokerRules) else None


def _of_mia(rules: MiaRules) -> CupLadder:
    names = {roll: _NAMES[roll] for roll in SECOND[rules.second]}
    names[ranking(rules).top] = "mia-value-mia"
    values = reversed(announceable(rules))
    return CupLadder(2, "pips", tuple((str(value), names.get(value, "")) for value in values))


def _of_french_poker(rules: FrenchPokerRules) -> CupLadder:
    highest = {claim.hand: claim for claim in order_of(rules).claims}
    hands = reversed(highest.values())
    values = tuple((str(claim.spelling), f"french-poker-hand-{claim.hand}") for claim in hands)
    return CupLadder(5, rules.faces, values)
