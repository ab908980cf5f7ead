"""Play random games under all kinds of house rules, and check that each ends within its bound.

The rule sets cover every combination of choices and switches with every number of cards, and all
lowest ranks and numbers of seats. Other numeric options take small values, defaults or limits.
"""

import random
from functools import cache
from itertools import product
from math import prod
from typing import Any

from mendax.games.rules import Option, options
from mendax.games.sword_of_lies.castling import most_turns
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import SwordState
from mendax.testing.rule_sets import reconciled
from testbed.sword_play import SWORD, chosen

_TURNED = ("cards",)
_STEP = 7919
"""A prime that does not divide the number of combinations, so that consecutive games differ in many
options."""


@cache
def _combined() -> tuple[Option, ...]:
    """Return the options whose combinations are all covered."""
    return tuple(o for o in options(SwordRules) if o.kind != "number" or o.name in _TURNED)


@cache
def _values(option: Option) -> tuple[Any, ...]:
    if option.kind == "switch":
        return (False, True)
    return option.values or tuple(range(option.low, option.high + 1))


def combinations() -> int:
    """Return the number of combinations of choices, switches and the number of cards."""
    return prod(len(_values(option)) for option in _combined())


def rule_set(number: int) -> tuple[SwordRules, int]:
    """Return house rules and a number of seats; the first ``combinations()`` cover all
    combinations."""
    left, changes = number * _STEP % combinations(), {}
    for option in _combined():
        left, at = divmod(left, len(_values(option)))
        changes[option.name] = _values(option)[at]
    luck = random.Random(f"ends {number}")
    for option in options(SwordRules):
        if option.name not in changes:
            usual = int(option.default)
            few = (option.low, option.low + 1, usual, luck.randint(option.low, option.low + 20))
            changes[option.name] = min(luck.choice((*few, option.high)), option.high)
    changes["lowest_rank"] = 2 + number % 12
    changes["min_buy_in"] = luck.choice((1, 20, 200, 5000))
    for name in ("big_blind", "small_blind", "ante"):
        changes[name] = min(changes[name], changes["min_buy_in"])
    changes["small_blind"] = min(changes["small_blind"], changes["big_blind"])
    changes["max_buy_in"] = 0
    rules: SwordRules = reconciled(SWORD, changes)
    return rules, SWORD.seats[number // 12 % len(SWORD.seats)]


def most_actions(rules: SwordRules, seats: int) -> int:
    """Return an upper bound on the actions of a game with one buy-in per seat."""
    deal = seats * rules.cards + 2 * seats + 1
    castling = 3 * most_turns(rules, seats)
    raises = seats * rules.min_buy_in // rules.big_blind + seats * (rules.cards + 1)
    betting = seats * (rules.cards + 1 + raises) + seats * rules.cards
    swords = 2 * seats * rules.cards + 4
    war = 1 + swords * (2 * seats * rules.deals + 2 * seats)
    return deal + castling + betting + war


def ended(number: int) -> int:
    """Play game ``number`` at random to the end, and return its number of actions."""
    rules, seats = rule_set(number)
    state, luck = SWORD.initial_state(rules, seats), random.Random(f"ends play {number}")
    bound = most_actions(rules, seats)
    for count in range(bound + 1):
        actors = SWORD.actors(state)
        if not actors:
            assert SWORD.result(state) is not None
            return count
        state = _moved(state, luck)
    raise AssertionError(f"game {number} has no end after {bound} actions: {seats} seats, {rules}")


def _moved(state: SwordState, luck: random.Random) -> SwordState:
    """Return the state after a random action."""
    actor = luck.choice(SWORD.actors(state))
    return SWORD.apply(state, actor, chosen(state, actor, luck)).state


def every_combination() -> set[tuple[Any, ...]]:
    """Return all combinations, to compare with the covered ones."""
    return set(product(*(_values(option) for option in _combined())))


def combination(rules: SwordRules) -> tuple[Any, ...]:
    """Return the combination of a rule set."""
    return tuple(getattr(rules, option.name) for option in _combined())
