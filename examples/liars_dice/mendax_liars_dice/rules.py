"""The house rules of Liar's Dice."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final

from mendax.games.rules import Range, Rules, Source


class LiarsDiceRules(Rules, frozen=True, kw_only=True):
    """The house rules of one table."""

    dice: Annotated[int, Range(1, 6), Source("standard")] = 5
    wild_ones: Annotated[bool, Source("standard")] = True


PRESETS: Final[Mapping[str, LiarsDiceRules]] = MappingProxyType(
    {
        "standard": LiarsDiceRules(),
        "plain": LiarsDiceRules(wild_ones=False),
        "quick": LiarsDiceRules(dice=2),
    }
)
