"""How games are walked in tests: choices by kind of action, so that rare kinds come up too."""

import random
from collections.abc import Sequence
from zlib import crc32

from mendax.core.game import Action, Actor, Choose


def by_kind(rng: random.Random) -> Choose:
    """Picks a kind of action first, then one of that kind, so that doubts are not drowned."""

    def choose(_: Actor, actions: Sequence[Action]) -> Action:
        kinds = list(dict.fromkeys(type(action) for action in actions))
        kind = rng.choice(kinds)
        return rng.choice([action for action in actions if type(action) is kind])

    return choose


def kinds_apart(actions: Sequence[Action], width: int, salt: str) -> list[Action]:
    """Up to ``width`` of the actions, of as many kinds as there are.

    Chosen by hashes of the actions themselves, so that worlds which differ in one hidden card go
    the same ways.
    """
    ranked = sorted(actions, key=lambda action: crc32(f"{salt} {len(actions)} {action!r}".encode()))
    firsts = {type(action): action for action in reversed(ranked)}
    return [*firsts.values(), *(a for a in ranked if a is not firsts[type(a)])][:width]
