"""Special effects of single values, in one table (rule book, "Options").

A roll takes effect when the dice are seen, and a claim when it is made.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mendax.games.mia.rules import Effect, MiaRules

OPTIONS: Final[Mapping[int, str]] = MappingProxyType(
    {11: "effect_11", 21: "effect_21", 31: "effect_31", 32: "joker_32", 61: "effect_61"}
)
"""The option that sets the effect of each value. Other values have no effect."""


def effect(rules: MiaRules, value: int) -> Effect:
    """Return the effect of a value or roll."""
    name = OPTIONS.get(value)
    chosen: Effect = "off" if name is None else getattr(rules, name)
    return chosen


def ends_round(rules: MiaRules, roll: int) -> bool:
    """Return whether the round ends when this roll is seen. Such a value cannot be announced."""
    return effect(rules, roll) in ("toast", "all_pay")


def wipes(rules: MiaRules, value: int) -> bool:
    """Return whether a claim of ``value`` is legal over any other and leaves no value to beat."""
    return effect(rules, value) in ("wipe", "turn_and_wipe")


def turns(rules: MiaRules, value: int) -> bool:
    """Return whether a claim of ``value`` reverses the direction of play."""
    return effect(rules, value) in ("turn", "turn_and_wipe")
