"""The laws catch what they are for: every fault planted in Mia is found by the law it breaks."""

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core import laws
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Between,
    Event,
    FreeText,
    Offer,
    OneOf,
    Outcome,
    Reason,
    Result,
    Seat,
    Step,
    Told,
)
from mendax.core.strays import refusable, strays
from mendax.games.mia import Mia, terms
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.terms import MiaState, MiaView
from tests.core.showdown import Hands, OwnHand, SetChips, Showdown, ShowdownRules
from tests.walks import by_kind

RULES = MiaRules(lives=3, blind_pass="same_or_higher")


def broken_by(game: Mia, rules: MiaRules = RULES, seats: int = 3) -> laws.LawBroken:
    """The law that a faulty game breaks first."""
    with pytest.raises(laws.LawBroken) as caught:
        hold(game, rules, seats)
    return caught.value


def hold(game: Mia, rules: MiaRules = RULES, seats: int = 3) -> None:
    """Asks every law, in twenty games."""
    for seed in range(20):
        laws.every_law(game, rules, seats, by_kind(random.Random(seed)), 100, 2000)


def twins(game: Mia) -> None:
    """Twin worlds alone, in fifty games."""
    for seed in range(50):
        laws.twin_worlds(game, RULES, 2, by_kind(random.Random(seed)), 2000)


def test_the_true_game_breaks_none() -> None:
    hold(Mia())


# ── non-interference ─────────────────────────────────────────────────────────────────────────


class SeeThroughCup(Mia):
    """Everybody's view shows the dice under the cup."""

    def view(self, state: MiaState, observer: Seat | None) -> MiaView:
        return replace(super().view(state, observer), roll=state.roll)


class WatchfulSpectator(Mia):
    """Only spectators see under the cup."""

    def view(self, state: MiaState, observer: Seat | None) -> MiaView:
        seen = super().view(state, observer)
        return replace(seen, roll=state.roll) if observer is None else seen


class TellingOffers(Mia):
    """One may pass on blind only what is true."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        honest = state.roll == state.value
        return tuple(o for o in offers if not isinstance(o.action, terms.PassOn) or honest)


class TellingOrder(Mia):
    """Offers come in another order for high dice: equal as a set, but not on the wire."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        return tuple(reversed(offers)) if (state.roll or 0) > 60 else offers


class TellingDefault(Mia):
    """An absent player doubts lies only."""

    def default_action(self, state: MiaState, seat: Seat) -> Action:
        if state.phase == "answer" and state.roll == 31:
            return terms.Doubt()
        return super().default_action(state, seat)


class TellingRefusal(Mia):
    """The reason for a refusal names the hidden dice."""

    def refusal(self, state: MiaState, actor: Actor, action: Action) -> Reason:
        return Reason("mia-refused-not-now", {"roll": state.roll or 0})


class SilentChange(Mia):
    """Every look costs the next player a life, and nobody is told."""

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        after, events = super().apply(state, actor, action)
        if isinstance(action, terms.Fall) and action.roll == 66:
            after = replace(after, standing=tuple(n + 1 for n in after.standing))
        return Step(after, events)


@pytest.mark.parametrize(
    "game",
    [
        SeeThroughCup(),
        WatchfulSpectator(),
        TellingOffers(),
        TellingOrder(),
        TellingDefault(),
        TellingRefusal(),
        SilentChange(),
    ],
    ids=lambda game: type(game).__name__,
)
def test_what_one_sees_may_depend_only_on_what_one_was_told(game: Mia) -> None:
    broken = broken_by(game)
    assert broken.law == "non-interference"
    assert "has been told the same, but sees" in str(broken)
    assert str(broken).count("chance: draw-lot") == 2  # both histories are told


def test_twin_worlds_find_a_leak_that_lies_deep() -> None:
    class LateLeak(Mia):
        def view(self, state: MiaState, observer: Seat | None) -> MiaView:
            seen = super().view(state, observer)
            return replace(seen, roll=state.roll) if state.round == 3 else seen

    with pytest.raises(laws.LawBroken, match=r"^non-interference"):
        twins(LateLeak())


def test_twin_worlds_find_offers_that_hang_on_a_hidden_die() -> None:
    with pytest.raises(laws.LawBroken, match=r"^non-interference"):
        twins(TellingOffers())


def test_the_message_has_the_history_in_the_text_form() -> None:
    message = str(broken_by(SeeThroughCup()))
    assert "mia, 3 seats, MiaRules(" in message
    assert "\n  chance: draw-lot 0\n  seat1: shake\n  chance: fall " in message


# ── chance ───────────────────────────────────────────────────────────────────────────────────


class FellFaceUp(Event, frozen=True):
    """An event that tells everybody how the dice fell, although it opens nothing."""

    seat: Seat
    roll: int


class OpenFall(Mia):
    """The dice fall for all to see."""

    events = (*Mia.events, FellFaceUp)

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        after, events = super().apply(state, actor, action)
        if isinstance(action, terms.Fall):
            events = (*events, Told(FellFaceUp(after.turn, action.roll)))
        return Step(after, events)


class WhisperedFall(Mia):
    """Two seats learn of every fall."""

    events = (*Mia.events, FellFaceUp)

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        after, events = super().apply(state, actor, action)
        if isinstance(action, terms.Fall):
            events = (*events, Told(FellFaceUp(after.turn, action.roll), (0, 1)))
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
        (WhisperedFall(), "how chance falls here is told to seat1, seat2"),
        (LoudGlimpse(), "was told to all"),
        (FalseOpening(), "opens what fell as fall"),
        (WrongDraw(), "opens a draw that never was"),
    ],
    ids=lambda value: type(value).__name__,
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

    def chance_outcomes(self, state: MiaState) -> tuple[Outcome, ...]:
        first, *rest = super().chance_outcomes(state)
        return ((first[0], first[1] + Fraction(1, 36)), *rest)


class InexactOdds(Mia):
    """Odds in floating point."""

    def chance_outcomes(self, state: MiaState) -> tuple[Outcome, ...]:
        inexact: Any = [(action, 0.5) for action, _ in super().chance_outcomes(state)[:2]]
        return tuple(inexact)


class TwiceTheSame(Mia):
    """One outcome stands in the list twice."""

    def chance_outcomes(self, state: MiaState) -> tuple[Outcome, ...]:
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


class Speechless(Mia):
    """Refuses without a reason."""

    def refusal(self, state: MiaState, actor: Actor, action: Action) -> Reason:
        return Reason("")


class Crashing(Mia):
    """Falls over actions that are not offered."""

    def refusal(self, state: MiaState, actor: Actor, action: Action) -> Reason:
        raise KeyError(action)


class SecretKind(Mia):
    """Offers an action it does not declare."""

    actions = tuple(kind for kind in Mia.actions if kind is not terms.Shake)


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (LooseOffers(), "is accepted, but not offered"),
        (OutOfTurn(), "is offered"),
        (EmptyPromise(), "is offered concede, but it raised IndexError"),
        (Speechless(), "is refused without a reason"),
        (Crashing(), "is not refused but raised KeyError"),
        (SecretKind(), "Shake is no action of this game"),
    ],
    ids=lambda value: type(value).__name__,
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
        (terms.Shaken("seat1"), "has no text form"),  # type: ignore[arg-type]
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


def test_views_and_references_are_of_the_declared_types() -> None:
    class OddView(Mia):
        def view(self, state: MiaState, observer: Seat | None) -> Any:
            return state.rules

    class OddReference(Mia):
        def reference(self, rules: MiaRules) -> Any:
            return rules

    for game in (OddView(), OddReference()):
        with pytest.raises(laws.LawBroken, match="is no") as caught:
            laws.every_law(game, RULES, 2, by_kind(random.Random(1)), 10, 2000)
        assert caught.value.law == "text"


# ── a game in which two act at once ──────────────────────────────────────────────────────────


def test_a_game_in_which_two_act_at_once_keeps_the_laws() -> None:
    for seed in range(20):
        choose = by_kind(random.Random(seed))
        laws.every_law(Showdown(), ShowdownRules(), 2, choose, 1000, 10)
    assert laws.non_interference(Showdown(), ShowdownRules(), 2, 1000) == 5  # the whole game


def test_perft_counts_every_order_in_which_they_may_act() -> None:
    counts = laws.perft(Showdown(), ShowdownRules(), 2, 4)
    #  3 cards, 2 cards, then either seat sets one of 4, then the other
    assert [count.histories for count in counts] == [1, 3, 6, 48, 192]


class PeekingBet(Showdown):
    """One may set more chips if the other's card is low."""

    def legal_actions(self, state: Hands, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        low = len(state.cards) == 2 and state.cards[1 - seat] == 0
        return (Offer(SetChips(0), (Between("chips", 0, 4),)),) if offers and low else offers


class ToldBet(Showdown):
    """Who has set sees the other's chips before the showdown."""

    def view(self, state: Hands, observer: Seat | None) -> OwnHand:
        return replace(super().view(state, observer), shown=replace(state, cards=()))


@pytest.mark.parametrize("game", [PeekingBet(), ToldBet()], ids=["PeekingBet", "ToldBet"])
def test_leaks_between_two_who_act_at_once_are_caught(game: Showdown) -> None:
    with pytest.raises(laws.LawBroken) as caught:
        laws.non_interference(game, ShowdownRules(), 2, 1000)
    assert caught.value.law == "non-interference"


# ── the means ────────────────────────────────────────────────────────────────────────────────


class Bet(Action, frozen=True):
    """An action with a range, a text and a choice."""

    chips: int
    remark: str
    pot: bool = False


def test_strays_stand_beside_every_kind_of_slot() -> None:
    slots = (Between("chips", 2, 9), FreeText("remark", 5), OneOf("pot", (False,)))
    offers = (Offer(Bet(2, "hm"), slots),)
    found = strays((Bet,), offers)
    assert {1, 10, 2.0, "2", None} <= {bet.chips for bet in found if isinstance(bet, Bet)}
    assert {"", "aaaaaa"} <= {bet.remark for bet in found if isinstance(bet, Bet)}
    refused = refusable((Bet,), offers)
    assert refused
    assert not any(offers[0].admits(stray) for stray in refused)


def test_strays_are_made_of_every_kind_even_when_none_is_offered() -> None:
    kinds = {type(stray) for stray in strays(Mia.actions, ())}
    assert kinds == set(Mia.actions)


def test_perft_counts_histories_and_what_seats_were_told() -> None:
    counts = laws.perft(Mia(), MiaRules(), 2, 4)
    #  lot: 2 · shake: 2 · fall: 2·21 · look, or announce one of 21 unseen: 42·22
    assert [count.histories for count in counts] == [1, 2, 2, 42, 924]
    #  the lot is public; nobody sees the fall; then the roller knows one of 21 rolls or one of 21
    #  announcements, the other only that there was a look, or the announcement: (42 + 22) · 2
    assert [count.informed for count in counts] == [2, 4, 4, 4, 128]


def test_a_thinned_tree_goes_deeper() -> None:
    def two(actions: Sequence[Action]) -> Sequence[Action]:
        return actions[:2]

    whole = laws.non_interference(Mia(), RULES, 2, 500)
    thin = laws.non_interference(Mia(), RULES, 2, 500, two)
    assert whole == 4
    assert thin > 2 * whole
