"""The laws of the house over Sword of Lies: presets, random rules, two worlds, later perft.

Walks choose a kind of action first, or chips would drown everything else.
"""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core.game import Told
from mendax.games.sword_of_lies import SwordOfLies, war_events
from mendax.games.sword_of_lies.actions import TurnUp
from mendax.games.sword_of_lies.dealing import Next
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules
from mendax.games.sword_of_lies.state import SwordState
from mendax.games.sword_of_lies.view import SwordView
from mendax.testing import laws
from mendax.testing.rule_sets import random_rules
from mendax.testing.walks import by_kind
from tests.games.sword_of_lies.story import SWORD, A, B, at_betting, at_war, dealt, rules_of

pytestmark = pytest.mark.proof
LONGEST = 20_000
QUICK: dict[str, Any] = {"cards": 2, "deals": 1, "trade_limit": 2, "min_buy_in": 20}
QUICK |= {"ante": 0, "limit": "no_limit"}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_preset_keeps_every_law(preset: str, seats: int) -> None:
    choose = by_kind(random.Random(f"{preset} {seats}"))
    laws.every_law(SWORD, PRESETS[preset], seats, choose, 1000, LONGEST)


@pytest.mark.parametrize("number", range(12))
def test_random_rule_sets_keep_every_law(number: int) -> None:
    luck = random.Random(f"laws {number}")
    rules = replace(random_rules(SWORD, luck), cards=luck.randint(2, 4))
    laws.every_law(SWORD, rules, luck.choice((3, 3, 4, 5)), by_kind(luck), 100, LONGEST)


def test_a_table_of_eleven_with_two_decks_keeps_the_laws() -> None:
    choose = by_kind(random.Random(11))
    history = laws.walk(SWORD, rules_of(**QUICK), 11, choose, LONGEST)
    laws.replays(SWORD, rules_of(**QUICK), 11, history)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_table_of_absent_players_comes_to_an_end(preset: str) -> None:
    luck = random.Random(preset)
    here = laws.start(SWORD, PRESETS[preset], 4)
    while actors := SWORD.actors(here.state):
        assert len(here.moves) < 1000
        actor = actors[0]
        if actor == "chance":
            here, _ = here.after(actor, luck.choice(here.choices(actor)))
        else:
            here, _ = here.after(actor, SWORD.default_action(here.state, actor))


# ── two worlds ───────────────────────────────────────────────────────────────────────────────


class Begun(SwordOfLies):
    """The game from a later moment on, so that its tree can be walked whole."""

    def __init__(self, state: SwordState) -> None:
        self.state = state

    def initial_state(self, rules: SwordRules, seats: int) -> SwordState:
        return self.state


def begun(moment: str) -> Begun:
    """Small games at five moments: two cards each, few chips."""
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


@pytest.mark.parametrize("moment", MOMENTS)
def test_whoever_was_told_the_same_sees_the_same(moment: str) -> None:
    def few(actions: Any) -> Any:
        luck, kinds = random.Random(f"{moment} {len(actions)}"), dict[type, list[Any]]()
        for action in actions:
            kinds.setdefault(type(action), []).append(action)
        return [one for same in kinds.values() for one in luck.sample(same, min(2, len(same)))]

    game = begun(moment)
    seats = len(game.state.rows)
    assert laws.non_interference(game, game.state.rules, seats, 600) >= 1
    assert laws.non_interference(game, game.state.rules, seats, 2500, few) >= 4


@pytest.mark.parametrize("number", range(6))
def test_two_deals_that_one_cannot_tell_apart_look_alike(number: int) -> None:
    luck = random.Random(f"worlds {number}")
    rules = replace(random_rules(SWORD, luck), cards=2, deals=2)
    laws.twin_worlds(SWORD, rules, 3, by_kind(luck), LONGEST)


# ── planted faults ───────────────────────────────────────────────────────────────────────────


class Peeking(Begun):
    """A view that shows the neighbour's cards."""

    def view(self, state: SwordState, observer: int | None) -> SwordView:
        return super().view(state, 1 if observer == 0 else observer)


class Shouting(Begun):
    """Orders that are told to everyone when they are written."""

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


# ── perft ────────────────────────────────────────────────────────────────────────────────────


COUNTS = {
    "castling": "1/3 37/111 461/1383 3740/11220",
    "betting": "1/3 3/9 8/24 17/51 26/78 46/138 90/270 140/420 472/1296",
    "secret reveals": "1/3 6/12 24/30 48/144 144/432 384/1152 816/2448 1344/4032 1872/5616",
    "talks": "1/3 1317/3177",
    "orders": "1/3 19/25 208/82 1056/3168",
}
"""Histories/information states after 0, 1, 2, … actions from the five moments on."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_perft_from_later_moments_is_unchanged(moment: str) -> None:
    game, depth = begun(moment), len(COUNTS[moment].split()) - 1
    counts = laws.perft(game, game.state.rules, 3, depth)
    assert " ".join(f"{c.histories}/{c.informed}" for c in counts) == COUNTS[moment]


def test_every_event_and_action_has_a_kind_of_its_own() -> None:
    names = [kind.__name__ for kind in (*SWORD.actions, *SWORD.events)]
    assert len(set(names)) == len(names)
    assert TurnUp in SWORD.public_chance
    assert all(isinstance(told, Told) for told in at_betting((9, 9, 9)).calls(B).told)
