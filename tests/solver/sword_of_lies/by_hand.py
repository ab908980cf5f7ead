"""A second solver of wars for comparison, card by card in the engine: plain, slow, and independent.

Every named order of every fighter is written into the engine's state. The solver's strategies are
played through that table; an order that gains against them is an error. With one fighter, or two
with a constant sum, the value is unique; a maximum or a linear program finds it as well.
"""

from collections import defaultdict
from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace
from scipy.optimize import linprog

from mendax.bots.sword_of_lies.orders import Scene
from mendax.core.game import OneOf, Seat
from mendax.games.sword_of_lies.actions import aimed_at
from mendax.games.sword_of_lies.pots import pots
from mendax.games.sword_of_lies.state import SwordState
from mendax.games.sword_of_lies.war import attacks, order_of_attack
from mendax.solver.sword_of_lies.wars import OrderWorth, Worths, solve
from tests.games.sword_of_lies.story import Story, at_war

Kind = tuple[tuple[tuple[Seat, int, int], ...], int]
"""An order without the names of cards: (seat, lives, swords) of each card struck, and the price."""
_LEFT = 100
"""The chips of every seat of ``at_war`` in addition to the pots."""


def random_war(luck: Random, seats: int, cards: int, swords: int, **options: Any) -> Story:
    """Return a war with at least one sword before its first round, in which a third seat has
    fallen."""
    lives = [
        "".join(luck.choice("112") for _ in range(luck.randint(1, cards))) for _ in range(seats)
    ]
    armed = [luck.randint(0, swords) for _ in range(seats)]
    armed[luck.randrange(seats)] = swords
    stakes = tuple(luck.choice((60, 60, 120)) for _ in range(3))
    story = at_war((*lives, "")[:3], (*armed, 0)[:3], stakes, **options)
    tie = luck.randint(0, swords)
    war = story.state.war
    assert war is not None
    story.state = replace(story.state, war=replace(war, armed=(*armed, tie)[:3]))
    return story


def scene_of(state: SwordState) -> Scene:
    """Return the open war in the form of bots and solver."""
    assert state.war is not None
    rules = state.rules
    return Scene(
        tuple(tuple(card.lives for card in row) for row in state.rows),
        state.swords,
        state.war.armed,
        pots(state.betting),
        frozenset(state.war.tripled),
        rules.may_hold,
        rules.triple_attack,
        rules.hard_shields,
    )


def named_orders(state: SwordState, seat: Seat) -> dict[Kind, list[Any]]:
    """Return all legal orders of a seat, by kind."""
    found = defaultdict[Kind, list[Any]](list)
    for offer in attacks(state, seat):
        fields = [slot.values for slot in offer.slots if isinstance(slot, OneOf)]
        for values in product(*fields):
            chosen = {slot.field: value for slot, value in zip(offer.slots, values, strict=True)}
            attack = type(offer.action)(**chosen)
            found[kind_of(state, seat, attack)].append(attack)
    return found


def kind_of(state: SwordState, seat: Seat, attack: Any) -> Kind:
    order = order_of_attack(attack)
    hits = defaultdict[tuple[Seat, int], int](int)
    for aim in order.targets:
        hits[aimed_at(aim)] += 1
    struck = sorted((of, state.rows[of][place].lives, n) for (of, place), n in hits.items())
    price = 0 if order.price is None else state.rows[seat][order.price].lives
    return tuple(struck), price


def kind_of_solved(order: OrderWorth) -> Kind:
    return tuple(sorted(map(tuple, order.targets))), order.price  # type: ignore[arg-type]


class ByHand:
    """The values of a war's states, by backward induction through the engine."""

    def __init__(self, even: bool = False) -> None:
        self._even = even
        self._known: dict[Any, np.ndarray] = {}

    def value(self, story: Story) -> np.ndarray:
        """Return the winnings of every seat from the pots."""
        state = story.state
        if state.phase == "over":
            return np.array(state.betting.stacks) - _LEFT
        assert state.war is not None
        rows = tuple(tuple(sorted(card.lives for card in row)) for row in state.rows)
        key = rows, state.swords, state.war.tripled
        if key not in self._known:
            self._known[key] = self._solved(story)
        return self._known[key]

    def payoffs(
        self, story: Story
    ) -> tuple[dict[Seat, list[Kind]], dict[tuple[int, ...], np.ndarray]]:
        """Return the stage game: kinds of orders by fighter, and the values of all profiles of
        kinds.
        """
        ready = Story(story.state)
        ready.ready()
        named = {seat: named_orders(ready.state, seat) for seat in ready.state.war.writing}  # type: ignore[union-attr]
        kinds = {seat: list(orders) for seat, orders in named.items()}
        table = {}
        for profile in product(*(range(len(each)) for each in kinds.values())):
            each = [named[seat][kinds[seat][at]] for seat, at in zip(kinds, profile, strict=True)]
            table[profile] = self._mean(ready, list(kinds), each)
        return kinds, table

    def _mean(self, ready: Story, seats: list[Seat], each: list[list[Any]]) -> np.ndarray:
        """Return the mean over all named orders of these kinds, with equal weights."""
        values = []
        for written in product(*each):
            story = Story(ready.state)
            for seat, attack in zip(seats, written, strict=True):
                story.does(seat, attack)
            values.append(self.value(story))
        return np.asarray(np.mean(values, axis=0))

    def _solved(self, story: Story) -> np.ndarray:
        kinds, table = self.payoffs(story)
        sizes = [len(each) for each in kinds.values()]
        seats = list(kinds)
        solved = solve(scene_of(story.state), most=1e7, even=self._even)
        assert solved is not None
        won = checked(solved, kinds, table)
        if len(seats) == 1:
            assert abs(won[seats[0]] - max(each[seats[0]] for each in table.values())) < 1e-9
        sums = {round(float(sum(each[seats])), 6) for each in table.values()}
        if len(seats) == 2 and len(sums) == 1:
            matrix = [[table[i, j][seats[0]] for j in range(sizes[1])] for i in range(sizes[0])]
            assert abs(won[seats[0]] - matrix_value(np.array(matrix))) < 1e-6
        return won


def matrix_value(matrix: np.ndarray) -> float:
    """Return the value of a matrix game to the row player, by an independent linear program."""
    rows, columns = matrix.shape
    upper = np.hstack([-matrix.T, np.ones((columns, 1))])
    equal = np.append(np.ones(rows), 0)[None]
    least = linprog(
        np.append(np.zeros(rows), -1.0),
        upper,
        np.zeros(columns),
        equal,
        [1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    assert least.fun is not None
    return -float(least.fun)


def checked(
    solved: Worths, kinds: Mapping[Seat, list[Kind]], table: Mapping[tuple[int, ...], np.ndarray]
) -> np.ndarray:
    """Return the values of the solver's strategies in this table. Fail if an order gains."""
    strategies = [
        dict(zip(map(kind_of_solved, solved.orders[s]), solved.orders[s], strict=True))
        for s in kinds
    ]
    for seat, each in zip(kinds, strategies, strict=True):
        assert set(each) == set(kinds[seat])
    whole = np.zeros(len(solved.seats))
    worths = {seat: defaultdict[Kind, float](float) for seat in kinds}
    for profile, won in table.items():
        played = [kinds[seat][at] for seat, at in zip(kinds, profile, strict=True)]
        chances = [each[kind].chances[0] for each, kind in zip(strategies, played, strict=True)]
        whole += np.prod(chances) * won
        for i, (seat, kind) in enumerate(zip(kinds, played, strict=True)):
            worths[seat][kind] += float(np.prod(chances[:i] + chances[i + 1 :]) * won[seat])
    for seat, each in zip(kinds, strategies, strict=True):
        for kind, order in each.items():
            assert abs(worths[seat][kind] - order.worths[0]) < 1e-3
            assert worths[seat][kind] <= whole[seat] + 1e-2
    return whole
