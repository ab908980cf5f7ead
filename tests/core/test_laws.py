"""The laws catch what they are for: every fault planted in Mia is found by the law it breaks.

Faults in what one sees (non-interference) are in ``test_worlds``.
"""

import random
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core import laws
from mendax.core.game import (
    CHANCE,
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
from mendax.games.mia import Mia, terms
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.terms import MiaState
from tests.walks import by_kind

RULES = MiaRules(lives=3, blind_pass="same_or_higher")


def test_the_true_game_breaks_none() -> None:
    for seed in range(20):
        laws.every_law(Mia(), RULES, 3, by_kind(random.Random(seed)), 100, 2000)


# ── chance ───────────────────────────────────────────────────────────────────────────────────


class FellFaceUp(Event, frozen=True):
    """An event that tells everybody how the dice fell, although it opens nothing."""

    seat: Seat
    roll: int


class OpenFall(Mia):
    """The dice fall for all, or some, to see."""

    events = (*Mia.events, FellFaceUp)

    def __init__(self, *to: Seat) -> None:
        self.to = to or None

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        after, events = super().apply(state, actor, action)
        if isinstance(action, terms.Fall):
            events = (*events, Told(FellFaceUp(after.turn, action.roll), self.to))
        return Step(after, events)


class LoudGlimpse(Mia):
    """What the one who looks sees is told to everyone."""

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        after, events = super().apply(state, actor, action)
        return Step(after, tuple(Told(told.event) for told in events))


class FalseOpening(Mia):
    """The dice are opened as something they are not."""

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        if isinstance(action, terms.Doubt):
            state = replace(state, roll=65 if state.roll != 65 else 64)
        return super().apply(state, actor, action)


class WrongDraw(Mia):
    """An opening names a draw that was never made."""

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        if isinstance(action, terms.Doubt):
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
def test_chance_is_told_to_one_seat_and_opened_truly(game: Mia, problem: str) -> None:
    chose = by_kind(random.Random(7))
    with pytest.raises(laws.LawBroken) as caught:
        laws.walk(game, RULES, 3, chose, 2000)
    assert caught.value.law == "chance"
    assert problem in str(caught.value)


def test_an_outcome_may_be_public_where_the_game_says_so() -> None:
    class DeclaredOpenFall(OpenFall):
        public_chance = (*Mia.public_chance, terms.Fall)

    assert laws.walk(DeclaredOpenFall(), RULES, 3, by_kind(random.Random(7)), 2000)


# ── odds, replay, returns, termination ───────────────────────────────────────────────────────


class LoadedDice(Mia):
    """Mia falls a little more often, and the rest as ever."""

    def chance_outcomes(self, state: MiaState) -> Any:
        first, *rest = super().chance_outcomes(state)
        return ((first[0], first[1] + Fraction(1, 36)), *rest)


class InexactOdds(Mia):
    """Odds in floating point."""

    def chance_outcomes(self, state: MiaState) -> Any:
        inexact: Any = [(action, 0.5) for action, _ in super().chance_outcomes(state)[:2]]
        return tuple(inexact)


class TwiceTheSame(Mia):
    """One outcome stands in the list twice."""

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
    """Counts doubts in the game itself, so the same actions end otherwise the second time."""

    def __init__(self) -> None:
        self.doubts = 0

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        if isinstance(action, terms.Doubt):
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
    """The house adds to every purse."""

    def result(self, state: MiaState) -> Result | None:
        result = super().result(state)
        return result and replace(result, payoffs=tuple(p + 1 for p in result.payoffs))


class UpsideDown(Mia):
    """The last place is paid best."""

    def result(self, state: MiaState) -> Result | None:
        result = super().result(state)
        return result and replace(result, payoffs=tuple(-p for p in result.payoffs))


class NoFirstPlace(Mia):
    """Places begin at two."""

    def result(self, state: MiaState) -> Result | None:
        result = super().result(state)
        return result and replace(result, places=tuple(p + 1 for p in result.places))


class EarlyResult(Mia):
    """Says how it ends before it does."""

    def result(self, state: MiaState) -> Result | None:
        return Result((Fraction(0),) * 2, (1, 1), Reason("early"))


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (Generous(), "not zero"),
        (UpsideDown(), "a better place pays less"),
        (NoFirstPlace(), "are not finishing places"),
        (EarlyResult(), "disagree about the end"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_returns_keep_the_sum_and_agree_with_places(game: Mia, problem: str) -> None:
    with pytest.raises(laws.LawBroken, match=problem) as caught:
        laws.walk(game, RULES, 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "returns"


def test_a_game_without_end_is_caught() -> None:
    class Immortal(Mia):
        def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
            return super().apply(replace(state, standing=(3, 3)), actor, action)

    with pytest.raises(laws.LawBroken, match="no end after 300 actions") as caught:
        laws.walk(Immortal(), RULES, 2, by_kind(random.Random(1)), 300)
    assert caught.value.law == "termination"


# ── offers, default, text ────────────────────────────────────────────────────────────────────


class LooseOffer(Offer, frozen=True):
    """An offer that admits what it does not list."""

    def admits(self, action: Action) -> bool:
        return isinstance(action, type(self.action))


class LooseOffers(Mia):
    """Announcements that are not offered are accepted all the same."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        return tuple(LooseOffer(o.action, o.slots) for o in super().legal_actions(state, seat))


class OutOfTurn(Mia):
    """Everybody may shake the cup when a round is open."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        return super().legal_actions(state, state.turn)


class EmptyPromise(Mia):
    """Offers what the book has no page for."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        return (*offers, Offer(terms.Concede())) if state.phase == "open" and offers else offers

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        if isinstance(action, terms.Concede) and not state.claims:
            raise IndexError
        return super().apply(state, actor, action)


class Refusing(Mia):
    """Refuses without a reason, or falls over its refusals."""

    def __init__(self, key: str | None) -> None:
        self.key = key

    def refusal(self, state: MiaState, actor: Actor, action: Action) -> Reason:
        if self.key is None:
            raise KeyError(action)
        return Reason(self.key)


class SecretKind(Mia):
    """Offers an action it does not declare."""

    actions = tuple(kind for kind in Mia.actions if kind is not terms.Shake)


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (LooseOffers(), "is accepted, but not offered"),
        (OutOfTurn(), "is offered"),
        (EmptyPromise(), "is offered concede, but it raised IndexError"),
        (Refusing(""), "is refused without a reason"),
        (Refusing(None), "is not refused but raised KeyError"),
        (SecretKind(), "Shake is no action of this game"),
    ],
    ids=["loose", "out-of-turn", "empty", "speechless", "crashing", "secret"],
)
def test_offers_are_sound_and_complete(game: Mia, problem: str) -> None:
    with pytest.raises(laws.LawBroken, match=problem) as caught:
        laws.walk(game, RULES, 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "offers"


def test_actors_are_seats_of_the_table_or_chance_alone() -> None:
    class Crowd(Mia):
        crowd: tuple[Actor, ...] = ()

        def actors(self, state: MiaState) -> tuple[Actor, ...]:
            return self.crowd

    for crowd in ((CHANCE, 0), (0, 0), (2,), (-1,), (True,)):
        Crowd.crowd = crowd
        with pytest.raises(laws.LawBroken, match=r"^offers"):
            laws.walk(Crowd(), RULES, 2, by_kind(random.Random(1)), 2000)


def test_a_default_that_is_not_offered_is_caught() -> None:
    class Stubborn(Mia):
        def default_action(self, state: MiaState, seat: Seat) -> Action:
            return terms.Doubt()

    with pytest.raises(laws.LawBroken, match="is not offered") as caught:
        laws.walk(Stubborn(), RULES, 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "default"


class Weighed(Event, frozen=True):
    """Has a field that no text form can hold."""

    weight: float


class Muttered(Event, frozen=True):
    """Reads back as something else: 1 is written, ``yes`` was meant."""

    aloud: int


class Telling(Mia):
    """Adds an event to everything that happens."""

    def __init__(self, event: Event) -> None:
        self.event = event

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        after, events = super().apply(state, actor, action)
        return Step(after, (*events, Told(self.event)))


@pytest.mark.parametrize(
    ("event", "problem"),
    [
        (Weighed(1.5), "has no text form"),
        (Muttered(True), "has no text form"),
        (FellFaceUp(0, 61), "none of the kinds that the game declares"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_text_form_that_does_not_read_back_is_caught(event: Event, problem: str) -> None:
    game = Telling(event)
    game.events = (*Mia.events, Weighed, Muttered)
    with pytest.raises(laws.LawBroken, match=problem) as caught:
        laws.walk(game, RULES, 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "text"


def test_views_references_and_aids_are_of_the_declared_types() -> None:
    class OddView(Mia):
        def view(self, state: MiaState, observer: Seat | None) -> Any:
            return state.rules

    class OddReference(Mia):
        def reference(self, rules: MiaRules) -> Any:
            return rules

    class OddAid(Mia):
        def aid(self, rules: MiaRules, view: Any) -> Any:
            return rules

    for game in (OddView(), OddReference(), OddAid()):
        with pytest.raises(laws.LawBroken, match="is no") as caught:
            laws.every_law(game, RULES, 2, by_kind(random.Random(1)), 10, 2000)
        assert caught.value.law == "text"
