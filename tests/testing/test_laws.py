"""Tests that the laws detect faults: each fault planted in Mia breaks its law.

Faults in views (non-interference) are in ``test_worlds``, those in offers and their text in
``test_offer_laws``.
"""

import random
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core.game import (
    Action,
    Actor,
    Event,
    Offer,
    Reason,
    Result,
    Seat,
    Step,
    Told,
)
from mendax.games.mia import Mia, actions
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.testing import laws
from mendax.testing.walks import by_kind

RULES = MiaRules(lives=3, blind_pass="same_or_higher")


def test_the_true_game_breaks_none() -> None:
    for seed in range(5):
        laws.every_law(Mia(), RULES, 3, by_kind(random.Random(seed)), 100, 2000)


# ── chance ───────────────────────────────────────────────────────────────────────────────────


class FellFaceUp(Event, frozen=True):
    """A public event that shows the dice although it opens none."""

    seat: Seat
    roll: int


class OpenFall(Mia):
    """A game that shows the falling dice to all or some seats."""

    events = (*Mia.events, FellFaceUp)

    def __init__(self, *to: Seat) -> None:
        self.to = to or None

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        after, events = super().apply(state, actor, action)
        if isinstance(action, actions.Fall):
            events = (*events, Told(FellFaceUp(after.turn, action.roll), self.to))
        return Step(after, events)


class LoudGlimpse(Mia):
    """A game that reveals a look to every seat."""

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        after, events = super().apply(state, actor, action)
        return Step(after, tuple(Told(told.event) for told in events))


class FalseOpening(Mia):
    """A game that opens the dice with false values."""

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        if isinstance(action, actions.Doubt):
            state = replace(state, roll=65 if state.roll != 65 else 64)
        return super().apply(state, actor, action)


class WrongDraw(Mia):
    """A game in which an opening names a draw that was never made."""

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        if isinstance(action, actions.Doubt):
            state = replace(state, roll_draw=99)
        return super().apply(state, actor, action)


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (OpenFall(), "how chance falls here is told to seat1, seat2, seat3, a spectator"),
        (OpenFall(0, 1), "how chance falls here is told to seat1, seat2"),
        (LoudGlimpse(), "was told to all"),
        (FalseOpening(), "opens what fell as fall"),
        (WrongDraw(), "opens a draw that never was"),
    ],
    ids=["open", "whispered", "loud", "false", "wrong"],
)
def test_chance_is_shown_to_one_seat_and_opened_truly(game: Mia, problem: str) -> None:
    chose = by_kind(random.Random(7))
    with pytest.raises(laws.LawBroken) as caught:
        laws.walk(game, RULES, 3, chose, 2000)
    assert caught.value.law == "chance"
    assert problem in str(caught.value)


def test_an_outcome_may_be_public_where_the_game_says_so() -> None:
    class DeclaredOpenFall(OpenFall):
        public_chance = (*Mia.public_chance, actions.Fall)

    assert laws.walk(DeclaredOpenFall(), RULES, 3, by_kind(random.Random(7)), 2000)


# ── odds, replay, returns, termination ───────────────────────────────────────────────────────


class LoadedDice(Mia):
    """A game in which Mia falls slightly too often."""

    def chance_outcomes(self, state: MiaState) -> Any:
        first, *rest = super().chance_outcomes(state)
        return ((first[0], first[1] + Fraction(1, 36)), *rest)


class InexactOdds(Mia):
    """A game with floating-point odds."""

    def chance_outcomes(self, state: MiaState) -> Any:
        inexact: Any = [(action, 0.5) for action, _ in super().chance_outcomes(state)[:2]]
        return tuple(inexact)


class TwiceTheSame(Mia):
    """A game that lists one outcome twice."""

    def chance_outcomes(self, state: MiaState) -> Any:
        (action, odds), *rest = super().chance_outcomes(state)
        return ((action, odds / 2), (action, odds / 2), *rest)


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (LoadedDice(), "the odds sum to"),
        (InexactOdds(), "not positive fractions"),
        (TwiceTheSame(), "listed twice"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_odds_are_exact(game: Mia, problem: str) -> None:
    with pytest.raises(laws.LawBroken, match=problem) as caught:
        laws.walk(game, RULES, 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "odds"


class Forgetful(Mia):
    """Counts doubts in the game object, so the same actions end differently the second time."""

    def __init__(self) -> None:
        self.doubts = 0

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        if isinstance(action, actions.Doubt):
            self.doubts += 1
            state = replace(state, draws=state.draws + self.doubts)
        return super().apply(state, actor, action)


def test_a_replay_that_differs_is_caught() -> None:
    choose = by_kind(random.Random(3))
    history = laws.walk(Mia(), RULES, 2, choose, 2000)
    with pytest.raises(laws.LawBroken, match="the states differ") as caught:
        laws.replays(Forgetful(), RULES, 2, history)
    assert caught.value.law == "replay"


def test_a_replay_that_tells_differently_is_caught() -> None:
    class Moody(Mia):
        def __init__(self) -> None:
            self.turns = 0

        def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
            self.turns += 1
            after, events = super().apply(state, actor, action)
            return Step(after, events * (1 + self.turns % 2))

    history = laws.walk(Mia(), RULES, 2, by_kind(random.Random(3)), 2000)
    with pytest.raises(laws.LawBroken, match="events differ") as caught:
        laws.replays(Moody(), RULES, 2, history)
    assert caught.value.law == "replay"


class Generous(Mia):
    """A game that adds chips to every stack."""

    def result(self, state: MiaState) -> Result | None:
        result = super().result(state)
        return result and replace(result, payoffs=tuple(p + 1 for p in result.payoffs))


class UpsideDown(Mia):
    """A game that pays the last place best."""

    def result(self, state: MiaState) -> Result | None:
        result = super().result(state)
        return result and replace(result, payoffs=tuple(-p for p in result.payoffs))


class NoFirstPlace(Mia):
    """A game whose places begin at two."""

    def result(self, state: MiaState) -> Result | None:
        result = super().result(state)
        return result and replace(result, places=tuple(p + 1 for p in result.places))


class SoreWinner(Mia):
    """A game whose places before the end are not those of its end."""

    def interim_places(self, state: MiaState) -> tuple[int, ...]:
        return (1,) * len(state.standing)


class EarlyResult(Mia):
    """Reports a result before the game is over."""

    def result(self, state: MiaState) -> Result | None:
        return Result((Fraction(0),) * 2, (1, 1), Reason("early"))


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (Generous(), "not zero"),
        (UpsideDown(), "a better place pays less"),
        (NoFirstPlace(), "are not finishing places"),
        (EarlyResult(), "disagree about the end"),
        (SoreWinner(), "not those of its end"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_returns_keep_the_sum_and_agree_with_places(game: Mia, problem: str) -> None:
    with pytest.raises(laws.LawBroken, match=problem) as caught:
        laws.walk(game, RULES, 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "returns"


def test_endless_rolls_are_caught() -> None:
    class Rolling(Mia):
        def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
            return Step(state, ()) if actor == "chance" else super().apply(state, actor, action)

    with pytest.raises(laws.LawBroken, match="chance goes on after 1000") as caught:
        laws.walk(Rolling(), RULES, 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "termination"


def test_a_game_without_end_is_caught() -> None:
    class Immortal(Mia):
        def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
            return super().apply(replace(state, standing=(3, 3)), actor, action)

    with pytest.raises(laws.LawBroken, match="no end after 300 actions") as caught:
        laws.walk(Immortal(), RULES, 2, by_kind(random.Random(1)), 300)
    assert caught.value.law == "termination"


# ── offers ───────────────────────────────────────────────────────────────────────────────────


def test_offers_that_change_when_asked_again_are_found() -> None:
    class Fickle(Mia):
        asked = 0

        def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
            offers = super().legal_actions(state, seat)
            Fickle.asked += 1
            return offers[: 1 + Fickle.asked % 2]

    with pytest.raises(laws.LawBroken, match="offered something else when asked again") as caught:
        laws.walk(Fickle(), RULES, 3, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "offers"
