"""Random walks through games in tests, which choose the kind of action first so that rare kinds
occur.
"""

import random
from collections.abc import Sequence
from zlib import crc32

from mendax.core.game import Action, Actor, Choose


def by_kind(rng: random.Random) -> Choose:
    """Return a chooser that picks the kind of action first, which makes doubts frequent enough."""

    def choose(_: Actor, actions: Sequence[Action]) -> Action:
        kinds = list(dict.fromkeys(type(action) for action in actions))
        kind = rng.choice(kinds)
        return rng.choice([action for action in actions if type(action) is kind])

    return choose


def kinds_apart(actions: Sequence[Action], width: int, salt: str) -> list[Action]:
    """Select up to ``width`` actions of as many kinds as possible.

    The selection depends only on hashes of the actions, so worlds that differ in a hidden card
    select the same actions.
    """
    ranked = sorted(actions, key=lambda action: crc32(f"{salt} {len(actions)} {action!r}".encode()))
    firsts = {type(action): action for action in reversed(ranked)}
    return [*firsts.values(), *(a for a in ranked if a is not firsts[type(a)])][:width]
