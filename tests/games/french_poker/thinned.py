"""A thinned tree of French poker, small enough for walks through several claims."""

from collections.abc import Sequence

from mendax.core.game import Action
from mendax.games.french_poker.actions import (
    Announce,
    DrawLot,
    Fall,
    FallOpen,
    KeepHidden,
    KeepOpen,
    PassOn,
)


def falls_and_claims(actions: Sequence[Action]) -> Sequence[Action]:
    """Return two falls of each die, the lowest and the highest claim, and some ways to keep
    dice."""
    first = actions[0]
    if isinstance(first, Fall | FallOpen):
        return [actions[0], actions[-1]]
    if isinstance(first, DrawLot):
        return actions[:1]
    kept = (KeepHidden((0, 1, 2, 3)), KeepOpen((0, 1, 2, 3)), KeepOpen((4,)))
    said = [action for action in actions if isinstance(action, Announce | PassOn)]
    keeping = (KeepHidden, KeepOpen, Announce, PassOn)
    others = [action for action in actions if not isinstance(action, keeping)]
    return [*others, *(action for action in kept if action in actions), *said[:1], *said[-1:]]
