"""Tests of solved betting rounds with hidden cards: their ends by a walk over the engine, and the
prior by a seat's own counting."""

from collections import defaultdict
from itertools import product
from math import perm, prod
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.bots.sword_of_lies.beliefs import outlook
from mendax.bots.sword_of_lies.hidden_bets import hidden_round, own_cards
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.core.concrete import concrete
from mendax.core.game import Seat, step
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.state import SwordState
from mendax.games.sword_of_lies.view import SwordView
from mendax.solver.generic.typed_game import Floats, Ints
from mendax.solver.sword_of_lies.betting_tree import BettingTree, betting_tree
from mendax.solver.sword_of_lies.hidden_bets import HiddenRound, solved_betting, typed_game
from tests.bots.sword_of_lies.test_exact import last_rounds, stacks_after
from tests.games.sword_of_lies.story import SWORD
from tests.proof import parametrize

OPTIONS: tuple[dict[str, Any], ...] = (
    {"ante": 20},
    {"ante": 10, "rake": 10, "fixed_raises": 3},
    {"ante": 10, "triple_attack": True, "hard_shields": True, "may_hold": True},
)


def seen(state: SwordState, history: SeatHistory) -> HiddenRound | None:
    """Return the round as the seat to act sees it."""
    view = SWORD.view(state, state.turn)
    return hidden_round(state.rules, view, history, tuple(history.put_in))


def wars(cards: Ints, shields: Ints, swords: Ints) -> Floats:
    """Return shares of three seats that grow with their lives and swords."""
    power = (cards + shields + 1) ** 1.5 * (swords + 1) ** 0.7
    return np.asarray(power / power.sum(axis=1, keepdims=True))


def shares_of_three(view: SwordView) -> dict[Seat, float]:
    """Return the same shares, by the lives and swords that the engine shows."""
    power = [
        (lives + 1) ** 1.5 * (swords + 1) ** 0.7
        for lives, swords in zip(view.lives, view.swords, strict=True)
    ]
    return {seat: power[seat] / sum(power) for seat in view.live}


def revealed(state: SwordState) -> SwordState:
    """Return the state after every seat revealed its last hidden card."""
    while state.phase == "reveal":
        seat = state.turn
        [shown] = concrete(SWORD.legal_actions(state, seat))
        state = step(SWORD, state, seat, shown).state
    return state


def ends(tree: BettingTree, state: SwordState, at: int = 0) -> list[tuple[int, SwordState]]:
    """Return the ends of a tree, with the states that the engine reaches by their actions."""
    if at < 0:
        return [(~at, revealed(state))]
    node = tree.nodes[at]
    return [
        end
        for action, child in zip(node.actions, node.children, strict=True)
        for end in ends(tree, step(SWORD, state, node.seat, action).state, child)
    ]


@pytest.mark.parametrize("options", OPTIONS)
@parametrize("number", range(60), test=(1, 8, 9, 17, 24))
def test_the_round_before_the_last_is_the_game_itself(number: int, options: dict[str, Any]) -> None:
    assert_the_chips_of_a_walk(f"hidden {number}", 2, options)


@pytest.mark.parametrize("options", [{"ante": 20}, {"ante": 10, "rake": 10, "rake_cap": 5}])
@parametrize("number", range(20), test=range(3))
def test_so_it_is_for_three_seats(number: int, options: dict[str, Any]) -> None:
    """The shares in wars of three are given."""
    assert_the_chips_of_a_walk(f"three {number}", 3, {**options, "fixed_raises": 2})


def assert_the_chips_of_a_walk(seed: str, live: int, options: dict[str, Any]) -> None:
    """The chips at every end are those of best play through the engine, for the true types."""
    for state, history in last_rounds(seed, 2, live, **options):
        hidden = seen(state, history)
        if state.round > state.rules.cards or state.betting.acted or hidden is None:
            continue
        seats = state.betting.live
        types = [
            hidden.types[place].index(own_cards(SWORD.view(state, seat)))
            for place, seat in enumerate(seats)
        ]
        tree = betting_tree(state.rules, hidden.made)
        at: tuple[Any, ...] = (slice(None), slice(None), *types)
        chips = typed_game(hidden, tree, wars).payoffs[at]
        for end, reached in ends(tree, state):
            walked = np.array(stacks_after(reached, shares_of_three)) - state.betting.stacks
            assert chips[:, end] == pytest.approx(walked[[*seats]], abs=1e-9)


@pytest.mark.parametrize("live", [2, 3])
@parametrize("number", range(40), test=range(4))
def test_every_decision_of_a_round_has_a_mix_of_legal_bets(number: int, live: int) -> None:
    """A round is solved from its start, and its later decisions are nodes of the same tree."""
    solved: dict[Any, Any] = {}
    for state, history in last_rounds(f"mixes {number}", 3, live, ante=20):
        view = SWORD.view(state, state.turn)
        start = view.round, view.live
        if start not in solved:
            hidden = seen(state, history)
            solved[start] = None if hidden is None else solved_betting(hidden, 100, wars)
        found = solved[start]
        if found is None or view.round > state.rules.cards:
            continue
        assert found.exploitability < 0.01
        mix = found.mix(view.you, view.bets, own_cards(view))
        assert mix is not None
        assert sum(mix.values()) == pytest.approx(1)
        assert {*mix} | {actions.Fold()} == {*concrete(SWORD.legal_actions(state, state.turn))}


@pytest.mark.parametrize("live", [2, 3])
@parametrize("number", range(40), test=range(4))
def test_given_its_own_cards_a_seat_believes_what_it_counts(number: int, live: int) -> None:
    """A type does not say which card is which, so it is a little less than a seat knows."""
    for state, history in last_rounds(f"counts {number}", 3, live, ante=20):
        history.drive = [0.0] * 3
        history.round_start = None
        view = SWORD.view(state, state.turn)
        hidden = seen(state, history)
        if hidden is None or view.round > state.rules.cards:
            continue
        me = view.live.index(state.turn)
        given = np.moveaxis(hidden.prior, me, 0)[hidden.types[me].index(own_cards(view))]
        known = outlook(state.rules, view, history)
        others = [seat for seat in view.live if seat != state.turn]
        for axis, other in enumerate(others):
            shields = [each.shields for each in hidden.types[view.live.index(other)]]
            counted = [1 - card.right(known.left) for card in known.doubtful if card.owner == other]
            alone = given.sum(axis=tuple(n for n in range(len(others)) if n != axis))
            likely = float(alone @ shields / given.sum())
            assert likely == pytest.approx(sum(counted), abs=0.04 * len(counted))


@pytest.mark.parametrize("live", [2, 3])
def test_the_prior_is_the_chance_of_colours_drawn_in_any_order(live: int) -> None:
    """The number of ordered draws of all rows' reds and blacks, times the chance of the answers."""
    for state, history in last_rounds("counts 4", 3, live, ante=20):
        history.drive, history.round_start = [0.0] * 3, None
        view, hidden = SWORD.view(state, state.turn), seen(state, history)
        rows = list(view.rows)
        rows[state.turn] = tuple(
            card if card.mark is None or card.revealed else replace(card, face=None)
            for card in rows[state.turn]
        )
        known = outlook(state.rules, replace(view, rows=tuple(rows)), history)
        if hidden is None or any(card.known for card in known.doubtful):
            continue
        chances: dict[tuple[int, ...], float] = defaultdict(float)
        for truths in product((True, False), repeat=len(known.doubtful)):
            told = [*zip(known.doubtful, truths, strict=True)]
            reds = sum(true == (card.mark.named == "red") for card, true in told)
            draws = perm(known.left.red, reds) * perm(known.left.black, len(told) - reds)
            wrong = [card.owner for card, true in told if true != card.mark.believed]
            chances[tuple(map(wrong.count, view.live))] += draws * prod(
                card.honesty if true else 1 - card.honesty for card, true in told
            )
        counted: dict[tuple[int, ...], float] = defaultdict(float)
        for at in np.ndindex(hidden.prior.shape):
            types = [of[number] for of, number in zip(hidden.types, at, strict=True)]
            counted[tuple(kind.shields for kind in types)] += float(hidden.prior[at])
        for shields, chance in chances.items():
            assert counted[shields] == pytest.approx(chance / sum(chances.values()))
