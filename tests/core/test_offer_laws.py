"""Tests that the laws of offers and their text find faults in Mia's offers, defaults and texts."""

import random
from typing import Any

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Between,
    Event,
    FreeText,
    Offer,
    OneOf,
    Reason,
    Seat,
    Step,
    Told,
)
from mendax.games.mia import Mia, actions
from mendax.games.mia.actions import Concede, Doubt, Shake
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.testing import laws
from mendax.testing.walks import by_kind

RULES = MiaRules(lives=3, blind_pass="same_or_higher")


class LooseOffer(Offer, frozen=True):
    """An offer that admits what it does not list."""

    def admits(self, action: Action) -> bool:
        return isinstance(action, type(self.action))


class LooseOffers(Mia):
    """Accept announcements that are not offered."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        return tuple(LooseOffer(o.action, o.slots) for o in super().legal_actions(state, seat))


class OutOfTurn(Mia):
    """Let every seat shake the cup when a round is open."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        return super().legal_actions(state, state.turn)


class EmptyPromise(Mia):
    """Offer actions that the rules do not have."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        return (*offers, Offer(Concede())) if state.phase == "open" and offers else offers

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        if isinstance(action, Concede) and not state.claims:
            raise IndexError
        return super().apply(state, actor, action)


class Refusing(Mia):
    """Refuse without a reason, or raise in the refusal."""

    def __init__(self, key: str | None) -> None:
        self.key = key

    def refusal(self, state: MiaState, actor: Actor, action: Action) -> Reason:
        if self.key is None:
            raise KeyError(action)
        return Reason(self.key)


class SecretKind(Mia):
    """Offer an undeclared action."""

    actions = tuple(kind for kind in Mia.actions if kind is not Shake)


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


class Murmur(Action, frozen=True):
    """Shake the cup and say some words."""

    words: str


class Murmuring(Mia):
    """A cup is shaken with words only, so a muted player has no move."""

    actions = (*Mia.actions, Murmur)

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        murmur = Offer(Murmur("?"), (FreeText("words", 9),))
        return tuple(murmur if offer.action == Shake() else offer for offer in offers)

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        return super().apply(state, actor, Shake() if isinstance(action, Murmur) else action)

    def default_action(self, state: MiaState, seat: Seat) -> Action:
        default = super().default_action(state, seat)
        return Murmur("?") if default == Shake() else default


def test_a_default_that_needs_free_text_is_caught() -> None:
    with pytest.raises(laws.LawBroken, match="needs free text") as caught:
        laws.walk(Murmuring(), RULES, 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "default"


def test_a_default_that_is_not_offered_is_caught() -> None:
    class Stubborn(Mia):
        def default_action(self, state: MiaState, seat: Seat) -> Action:
            return Doubt()

    with pytest.raises(laws.LawBroken, match="is not offered") as caught:
        laws.walk(Stubborn(), RULES, 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "default"


class Weighed(Event, frozen=True):
    """A value with a field that no text form can hold."""

    weight: float


class Undeclared(Event, frozen=True):
    """An event that belongs to no game."""

    seat: Seat


class Muttered(Event, frozen=True):
    """A value that reads back differently: it is written as 1 and read as ``yes``."""

    aloud: int


class Telling(Mia):
    """Add an event to every step."""

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
        (Undeclared(0), "none of the kinds that the game declares"),
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


class Wager(Action, frozen=True):
    """Chips, a remark, and whether it is the whole pot."""

    chips: int
    remark: str = "-"
    all_in: bool = False


def test_concrete_lists_every_filling() -> None:
    offers = (
        Offer(actions.Doubt()),
        Offer(Wager(2), (Between("chips", 2, 4), OneOf("all_in", (False, True)))),
    )
    assert list(concrete(offers)) == [
        actions.Doubt(),
        *(Wager(chips, "-", all_in) for chips in (2, 3, 4) for all_in in (False, True)),
    ]


def test_concrete_samples_when_slots_have_too_many_combinations() -> None:
    chips, remark = Between("chips", 1, 40), OneOf("remark", tuple("abcdefghij"))
    offer = Offer(Wager(1, "a"), (chips, remark, OneOf("all_in", (False, True))))
    found = [bet for bet in concrete((offer,), most=100) if isinstance(bet, Wager)]
    assert 95 <= len(set(found)) <= 101
    assert (found[0], found[-1]) == (Wager(1, "a", all_in=False), Wager(40, "j", all_in=True))
    assert all(offer.admits(bet) for bet in found)
    assert {bet.remark for bet in found} == set("abcdefghij")
    assert {bet.all_in for bet in found} == {False, True}
    assert len(list(concrete((offer,), most=800))) == 800
    shared = len(list(concrete((offer,) * 4, most=100)))
    assert 200 <= shared <= 204, "twice the budget, and the last of each"


def test_concrete_samples_wide_ranges_with_both_ends() -> None:
    offers = (Offer(Wager(1), (Between("chips", 1, 1_000_000),)),)
    chips = [bet.chips for bet in concrete(offers, sample=10) if isinstance(bet, Wager)]
    assert (chips[0], chips[-1]) == (1, 1_000_000)
    assert 10 <= len(chips) <= 12
    remarks = list(concrete((Offer(Wager(1, "a"), (FreeText("remark", 9),)),)))
    assert remarks == [Wager(1, "a"), Wager(1, "a" * 9)]
