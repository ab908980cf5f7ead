"""Tests that a bot's policy is asked exactly, or sampled with intervals, and measured by it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from mendax.arena.mia.exploitability import exploitability
from mendax.coach.mia.policies import packaged
from mendax.core.game import Action, Event, IllegalAction, Offer, RulesError
from mendax.games.mia.actions import Look
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.measure import best_response, policy_of, win_share
from mendax.solver.mia.equilibrium import solve
from tests.reasons import because

ONE = MiaRules(lives=1)


class Mixing:
    """Draws each legal action equally often, in a way whose branches can be followed."""

    def __init__(self, game: str, rules: MiaRules, seat: int, seats: int, rng: Random) -> None:
        self.rng = rng

    def hear(self, event: Event) -> None:
        raise AssertionError("a memoryless bot is not told events")

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        return self.rng.choice([offer.action for offer in offers])


class Shuffling(Mixing):
    """Draws equally often from bits, which cannot be followed."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        actions = [offer.action for offer in offers]
        self.rng.shuffle(actions)
        return actions[0]


class Thinning(Mixing):
    """Takes the first action if arithmetic with a random number says so."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        return offers[int(self.rng.random() * len(offers))].action


class Above(Mixing):
    """Takes the first action in three of ten cases, written the other way round."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        return offers[0 if self.rng.random() > 0.7 else -1].action


class Unseeded(Mixing):
    """Draws from another generator."""

    own = Random(5)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        return self.own.choice(offers).action


class Tired(Mixing):
    """Plays differently with few lives."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        return offers[0 if min(view.standing) > 1 else -1].action


class Cheating(Mixing):
    """Looks whatever is legal."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        return Look()


@pytest.mark.parametrize("bot", ["odds", "truthful", "liar"])
def test_a_named_bot_is_measured_as_the_arena_does(bot: str) -> None:
    policy = policy_of(bot, ONE)
    known = exploitability(bot, ONE, 2)
    assert policy.exact
    assert best_response(policy).places == known.places


def test_each_state_has_the_odds_of_every_action() -> None:
    policy = policy_of(Mixing, ONE)
    assert policy.exact
    assert {s.phase for s in policy.states} == {"cup", "answer"}
    for actions in policy.states.values():
        assert sum(f.mean for f in actions.values()) == pytest.approx(1)
        assert len({f.mean for f in actions.values()}) == 1
    rolls = {state.roll for state in policy.states}
    assert len(rolls) == 22


@pytest.mark.parametrize("bot", [Shuffling, Thinning, Unseeded])
def test_a_bot_whose_draws_cannot_be_followed_is_sampled(bot: Any) -> None:
    policy = policy_of(bot, ONE, samples=100)
    assert not policy.exact
    sampled = [
        (f, 1 / len(actions)) for actions in policy.states.values() for f in actions.values()
    ]
    inside = sum(f.low <= odds <= f.high for f, odds in sampled if odds < 1)
    mixed = sum(odds < 1 for _, odds in sampled)
    assert inside > 0.85 * mixed
    even = best_response(policy_of(Mixing, ONE)).won
    assert best_response(policy).won == pytest.approx(even, abs=0.02)


def test_a_number_compared_either_way_is_followed() -> None:
    policy = policy_of(Above, ONE)
    assert policy.exact
    seen = {round(f.mean, 9) for actions in policy.states.values() for f in actions.values()}
    assert seen == {0.3, 0.7, 1.0}


def test_the_solution_cannot_be_exploited_and_wins_half() -> None:
    solved = solve(ONE, 2).policy
    assert best_response(solved).won == pytest.approx(0.5, abs=1e-9)
    odds = policy_of("odds", ONE)
    assert win_share(odds, odds) == pytest.approx(0.5)
    assert win_share(odds, solved) + win_share(solved, odds) == pytest.approx(1)
    assert win_share(solved, odds) >= 0.5
    whole = packaged(PRESETS["standard"], 2)
    assert whole is not None
    with pytest.raises(RulesError, check=because("measure-other-tables")):
        win_share(whole, whole)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("equilibrium", "bot-unknown"),
        ("reader", "bot-unknown"),
        (Tired, "measure-by-standing given=Tired"),
    ],
)
def test_a_bot_without_one_policy_is_refused(bot: Any, reason: str) -> None:
    with pytest.raises(RulesError, check=because(reason)):
        policy_of(bot)


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalAction):
        policy_of(Cheating, ONE)
