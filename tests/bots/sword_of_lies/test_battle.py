"""Tests that wars in arrays equal wars in the engine: hits, prices, hard shields, tied standings
and pots."""

from random import Random
from typing import Any

import numpy as np
import pytest

from mendax.bots.sword_of_lies.battle import Aims, WarRules, armies_of, struck
from mendax.core.game import Offer, OneOf
from mendax.games import GAMES
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.actions import aimed_at
from mendax.games.sword_of_lies.rules import Side, SwordRules
from mendax.games.sword_of_lies.state import Card, Order, SwordState
from mendax.games.sword_of_lies.state import War as WarState

SIDES: tuple[Side, Side] = ("face_down", "face_up")
SWORD: Any = GAMES["sword_of_lies"]


def at_war(rules: SwordRules, draw: Random, seats: int, cards: int) -> SwordState:
    """Return a war in which every seat with swords is to write an order."""
    fresh: SwordState = SWORD.initial_state(rules, seats)
    rows = tuple(
        tuple(
            Card(
                "2", place, (seat,), revealed=True, side=side, lives=2 if side == "face_down" else 1
            )
            for place in range(draw.randint(1, cards))
            for side in [draw.choice(SIDES)]
        )
        for seat in range(seats)
    )
    swords = tuple(draw.randint(1, 4) for _ in range(seats))
    war = WarState(1, swords, swords, proposed=(0,) * seats, writing=tuple(range(seats)))
    war = WarState(
        **{field: getattr(war, field) for field in war.__struct_fields__}
        | {"orders": (None,) * seats}
    )
    kept = {field: getattr(fresh, field) for field in fresh.__struct_fields__}
    new = {"rows": rows, "phase": "orders", "war": war, "swords": swords}
    return SwordState(**kept | new)


def any_order(offers: tuple[Offer, ...], draw: Random) -> Any:
    """Return an offered attack with random targets."""
    offer = draw.choice(offers)
    filled = {s.field: draw.choice(s.values) for s in offer.slots if isinstance(s, OneOf)}
    return type(offer.action)(**filled)


def order_of(action: Any) -> Order:
    """Return the order that an attack writes."""
    if isinstance(action, actions.Hold):
        return Order(())
    targets = [
        getattr(action, f) for f in ("target", "first", "second", "third") if hasattr(action, f)
    ]
    return Order(tuple(targets), getattr(action, "price", None))


def arrays(state: SwordState, cards: int) -> tuple[Any, Any]:
    """Return lives and swords of one war."""
    lives = np.zeros((1, len(state.rows), cards), dtype=np.int64)
    for seat, row in enumerate(state.rows):
        lives[0, seat, : len(row)] = [card.lives for card in row]
    return lives, np.array([state.swords], dtype=np.int64)


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("triple", [False, True])
def test_orders_have_the_effects_of_the_book(hard: bool, triple: bool) -> None:
    rules = SwordRules(hard_shields=hard, triple_attack=triple, may_hold=True)
    paid = fallen = thrice = 0
    for number in range(60):
        draw = Random(f"{hard} {triple} {number}")
        seats, cards = draw.randint(3, 5), 3
        state = at_war(rules, draw, seats, cards)
        lives, swords = arrays(state, cards)
        aims = Aims(np.zeros_like(lives), np.zeros_like(lives), np.zeros_like(swords), swords < 0)
        for seat in range(seats):
            action = any_order(SWORD.legal_actions(state, seat), draw)
            order = order_of(action)
            for target in order.targets:
                aims.hits[(0, *aimed_at(target))] += 1
            if order.price is not None:
                aims.prices[0, seat, order.price] = 1
            aims.used[0, seat] = len(order.targets)
            aims.thrice[0, seat] = len(order.targets) == 3
            paid += order.price is not None
            thrice += len(order.targets) == 3
            standing = sum(map(len, state.rows))
            state = SWORD.apply(state, seat, action).state
            fallen += standing - sum(map(len, state.rows))
        after = struck(WarRules(hard, triple), armies_of(lives, swords), aims)
        left = [sorted(int(n) for n in row if n) for row in after.lives[0]]
        assert left == [sorted(card.lives for card in row) for row in state.rows]
        assert tuple(after.swords[0]) == state.swords
        assert state.war is not None
        assert tuple(np.nonzero(after.tripled[0])[0]) == tuple(sorted(state.war.tripled))
    assert paid > 20
    assert fallen > 20
    assert (thrice > 0) is triple
