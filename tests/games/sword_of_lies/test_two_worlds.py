"""Tests of non-interference and perft of Sword of Lies from later moments, with planted leaks."""

import random
from typing import Any

import pytest

from mendax.games.sword_of_lies import SwordOfLies, war_events
from mendax.games.sword_of_lies.dealing import Next
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import SwordState
from mendax.games.sword_of_lies.view import SwordView
from mendax.testing import laws
from mendax.testing.walks import by_kind
from tests.games.sword_of_lies.story import SWORD, A, at_betting, at_war, dealt, rules_of

LONGEST = 20_000
QUICK: dict[str, Any] = {"cards": 2, "deals": 1, "trade_limit": 2, "min_buy_in": 20}
QUICK |= {"ante": 0, "limit": "no_limit"}


class Begun(SwordOfLies):
    """The game started from a later moment, so that the complete tree can be searched."""

    def __init__(self, state: SwordState) -> None:
        self.state = state

    def initial_state(self, rules: SwordRules, seats: int) -> SwordState:
        return self.state


def begun(moment: str) -> Begun:
    """Return a small game, with two cards each and few chips, at one of five moments."""
    small = dealt("Ah 2c, Ks 3d, 4h 5s", stacks=(3, 3, 3), preset="quick", **QUICK)
    at = {
        "castling": lambda: small,
        "betting": lambda: at_betting((4, 4, 4), preset="quick", **QUICK),
        "secret reveals": lambda: (
            at_betting((4, 4, 4), preset="quick", **{**QUICK, "reveal": "simultaneous"})
            .calls(1, 2)
            .checks(A)
        ),
        "talks": lambda: at_war(("11", "1", "2"), (2, 1, 1), stacks=(2, 2, 2), deals=1),
        "orders": lambda: at_war(("21", "1", "2"), (2, 1, 1), may_hold=True).ready(),
    }
    return Begun(at[moment]().state)


MOMENTS = ("castling", "betting", "secret reveals", "talks", "orders")


@pytest.mark.parametrize("histories", [1000, pytest.param(2500, marks=pytest.mark.proof)])
@pytest.mark.parametrize("moment", MOMENTS)
def test_equal_observations_give_equal_views(moment: str, histories: int) -> None:
    def few(actions: Any) -> Any:
        luck, kinds = random.Random(f"{moment} {len(actions)}"), dict[type, list[Any]]()
        for action in actions:
            kinds.setdefault(type(action), []).append(action)
        return [one for same in kinds.values() for one in luck.sample(same, min(2, len(same)))]

    game = begun(moment)
    seats = len(game.state.rows)
    assert laws.non_interference(game, game.state.rules, seats, 600) >= 1
    assert laws.non_interference(game, game.state.rules, seats, histories, few) >= 4


class Peeking(Begun):
    """A game whose view shows the neighbour's cards."""

    def view(self, state: SwordState, observer: int | None) -> SwordView:
        return super().view(state, 1 if observer == 0 else observer)


class Shouting(Begun):
    """A game in which the writer of an order receives no event of it."""

    def apply(self, state: SwordState, actor: Any, action: Any) -> Next:
        after, told = super().apply(state, actor, action)
        quiet = (t for t in told if not isinstance(t.event, war_events.WroteOrder))
        return Next(after, tuple(quiet))


def test_the_laws_catch_a_view_that_peeks() -> None:
    with pytest.raises(laws.LawBroken, match="non-interference"):
        laws.twin_worlds(
            Peeking(SWORD.initial_state(rules_of(**QUICK), 3)),
            rules_of(**QUICK),
            3,
            by_kind(random.Random(1)),
            LONGEST,
        )


def test_the_laws_catch_an_order_that_is_not_told_to_its_writer() -> None:
    game = Shouting(begun("orders").state)
    with pytest.raises(laws.LawBroken, match="non-interference"):
        laws.non_interference(game, game.state.rules, 3, 2000)


COUNTS = {
    "castling": "1/3 37/111 461/1383 3740/11220",
    "betting": "1/3 3/9 8/24 17/51 26/78 46/138 90/270 140/420 472/1296",
    "secret reveals": "1/3 6/12 24/30 48/144 144/432 384/1152 816/2448 1344/4032 1872/5616",
    "talks": "1/3 1317/3177",
    "orders": "1/3 19/25 208/82 1056/3168",
}
"""The numbers of histories and information states after 0, 1, 2, … actions from the five
moments."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_perft_from_later_moments_is_unchanged(moment: str) -> None:
    game, depth = begun(moment), len(COUNTS[moment].split()) - 1
    counts = laws.perft(game, game.state.rules, 3, depth)
    assert " ".join(f"{c.histories}/{c.informed}" for c in counts) == COUNTS[moment]
