"""Random play, fast enough for thousands of games: a random offer with random values."""

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from mendax.core.game import CHANCE, Action, Actor, Between, Offer, OneOf, Slot, Told
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.state import SwordState

SWORD = SwordOfLies()
LONGEST = 20_000
Watch = Callable[[SwordState, Actor, Action, SwordState, tuple[Told, ...]], None]


def play(state: SwordState, luck: random.Random, watch: Watch | None = None) -> SwordState:
    """Play to the end, calling ``watch`` for every step, and return the last state."""
    for _ in range(LONGEST):
        actors = SWORD.actors(state)
        if not actors:
            return state
        actor = luck.choice(actors)
        action = chosen(state, actor, luck)
        after, told = SWORD.apply(state, actor, action)
        if watch is not None:
            watch(state, actor, action, after, told)
        state = after
    raise AssertionError(f"no end after {LONGEST} steps")


def chosen(state: SwordState, actor: Actor, luck: random.Random) -> Action:
    """Return a random action of this actor."""
    if actor == CHANCE:
        return luck.choice(SWORD.chance_outcomes(state))[0]
    return filled(luck.choice(SWORD.legal_actions(state, actor)), luck)


def filled(offer: Offer, luck: random.Random) -> Action:
    """Return an action of this offer, with a random value for each of its slots."""
    if not offer.slots:
        return offer.action
    return replace(offer.action, **{slot.field: _value(slot, luck) for slot in offer.slots})


def _value(slot: Slot, luck: random.Random) -> Any:
    if isinstance(slot, OneOf):
        return luck.choice(slot.values)
    if isinstance(slot, Between):
        near = min(slot.high, slot.low + 4)
        return luck.randint(slot.low, near if luck.random() < 0.6 else slot.high)
    return "a promise"
