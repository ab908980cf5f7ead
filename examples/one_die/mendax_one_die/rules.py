"""The house rules of one die."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final

from mendax.games.rules import Range, Rules, Source, unless


class OneDieRules(Rules, frozen=True, kw_only=True):
    """The house rules of one table."""

    lives: Annotated[int, Range(1, 9), Source("ours")] = 3
    exact_costs_two: Annotated[bool, Source("ours"), unless("lives", 1)] = False


PRESETS: Final[Mapping[str, OneDieRules]] = MappingProxyType(
    {
        "standard": OneDieRules(),
        "quick": OneDieRules(lives=1),
        "exact": OneDieRules(exact_costs_two=True),
    }
)
