"""Tests that the seats that may still make the highest bet are found as by playing every line."""

import functools
from collections.abc import Iterator
from typing import Any

import pytest

from mendax.core.game import Action, Between, step
from mendax.games.sword_of_lies import SwordOfLies, actions, rounds
from mendax.games.sword_of_lies.state import SwordState
from tests.games.sword_of_lies.story import A, at_betting

SWORD = SwordOfLies()
FIXED: dict[str, Any] = {"limit": "fixed_limit", "big_blind": 2}


def lines(here: SwordState) -> Iterator[Action]:
    """Yield the legal actions, with the smallest and the largest amount of each bet."""
    for offer in SWORD.legal_actions(here, here.turn):
        amounts = [slot for slot in offer.slots if isinstance(slot, Between)]
        for to in {end for slot in amounts for end in (slot.low, slot.high)}:
            yield actions.Bet(to) if isinstance(offer.action, actions.Bet) else actions.Raise(to)
        if not amounts:
            yield offer.action


def leads(state: SwordState) -> frozenset[int]:
    """Return the seats that make the highest bet in some line of betting from here."""

    @functools.cache
    def after(here: SwordState) -> frozenset[int]:
        if here.phase not in ("betting", "reveal"):
            return frozenset()
        found = set[int]()
        for action in lines(here):
            there, _ = step(SWORD, here, here.turn, action)
            if there.boldest is not None and there.boldest != here.boldest:
                found.add(there.boldest.seat)
            found |= after(there)
        return frozenset(found)

    return after(state)


def positions(state: SwordState, least: int) -> list[SwordState]:
    """Return every position of the betting from round ``least`` on."""
    seen: dict[SwordState, None] = {}
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if here in seen or here.phase not in ("betting", "reveal"):
            continue
        seen[here] = None
        legal = SWORD.legal_actions(here, here.turn)
        waiting.extend(step(SWORD, here, here.turn, offer.action)[0] for offer in legal)
    return [here for here in seen if here.round >= least]


@pytest.mark.parametrize(
    ("stacks", "options"),
    [
        ((40, 40, 40), {**FIXED, "fixed_raises": 2}),
        ((9, 40, 4), {**FIXED, "fixed_raises": 2}),
        ((7, 3, 12), {**FIXED, "fixed_raises": 3}),
        ((40, 40, 2), {**FIXED, "fixed_raises": 3}),
        ((9, 6, 3), {"big_blind": 2}),
    ],
)
def test_contenders_are_the_seats_that_lead_in_some_line(
    stacks: tuple[int, ...], options: dict[str, Any]
) -> None:
    begun = at_betting(stacks, blind=A, **options).state
    every = positions(begun, 1)
    assert len(every) > 50
    for here in every:
        bold = here.boldest
        expected = leads(here) - ({bold.seat} if bold else set())
        assert set(rounds.contenders(here)) == expected, here
