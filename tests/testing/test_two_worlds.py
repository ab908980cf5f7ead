"""Tests that planted leaks are found, in Mia and in simultaneous play, and that perft counts are
right."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from mendax.core.game import Action, Actor, Between, Offer, Reason, Seat, Step
from mendax.games.mia import Mia
from mendax.games.mia.actions import Doubt, Fall, PassOn
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.testing import laws
from mendax.testing.walks import by_kind, kinds_apart
from tests.core.showdown import Hands, OwnHand, SetChips, Showdown, ShowdownRules

RULES = MiaRules(lives=3, blind_pass="same_or_higher")


def broken_by(game: Mia) -> laws.LawBroken:
    """Return the law that a faulty game breaks first."""
    with pytest.raises(laws.LawBroken) as caught:
        hold(game)
    return caught.value


def hold(game: Mia) -> None:
    """Check every law in twenty games."""
    for seed in range(20):
        laws.every_law(game, RULES, 3, by_kind(random.Random(seed)), 100, 2000)


def twins(game: Mia) -> None:
    """Check twin worlds only, in fifty games."""
    for seed in range(50):
        laws.twin_worlds(game, RULES, 2, by_kind(random.Random(seed)), 2000)


# ── non-interference ─────────────────────────────────────────────────────────────────────────


class SeeThroughCup(Mia):
    """A game whose views all show the dice under the cup."""

    def view(self, state: MiaState, observer: Seat | None) -> MiaView:
        return replace(super().view(state, observer), roll=state.roll)


class WatchfulSpectator(Mia):
    """A game that shows the dice under the cup to spectators only."""

    def view(self, state: MiaState, observer: Seat | None) -> MiaView:
        seen = super().view(state, observer)
        return replace(seen, roll=state.roll) if observer is None else seen


class TellingOffers(Mia):
    """A game in which only true announcements may be passed on blind."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        honest = state.roll == state.value
        return tuple(o for o in offers if not isinstance(o.action, PassOn) or honest)


class TellingOrder(Mia):
    """A game whose offers have a different order for high dice: equal as a set, different on the
    wire."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        return tuple(reversed(offers)) if (state.roll or 0) > 60 else offers


class TellingDefault(Mia):
    """A game in which an absent player doubts only lies."""

    def default_action(self, state: MiaState, seat: Seat) -> Action:
        if state.phase == "answer" and state.roll == 31:
            return Doubt()
        return super().default_action(state, seat)


class TellingRefusal(Mia):
    """A game whose refusals name the hidden dice."""

    def refusal(self, state: MiaState, actor: Actor, action: Action) -> Reason:
        return Reason("mia-refused-not-now", {"roll": state.roll or 0})


class SilentChange(Mia):
    """A game in which every look costs the next player a life, without an event."""

    def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
        after, events = super().apply(state, actor, action)
        if isinstance(action, Fall) and action.roll == 66:
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
def test_views_depend_only_on_received_events(game: Mia) -> None:
    broken = broken_by(game)
    assert broken.law == "non-interference"
    assert "has been told the same, but sees" in str(broken)
    assert str(broken).count("chance: draw-lot") == 2  # both histories have events for it


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
    """A game in which a seat may set more chips if the other seat's card is low."""

    def legal_actions(self, state: Hands, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        low = len(state.cards) == 2 and state.cards[1 - seat] == 0
        return (Offer(SetChips(0), (Between("chips", 0, 4),)),) if offers and low else offers


class ToldBet(Showdown):
    """A game in which a seat that has set its chips sees the other seat's chips before the
    showdown."""

    def view(self, state: Hands, observer: Seat | None) -> OwnHand:
        return replace(super().view(state, observer), shown=replace(state, cards=()))


@pytest.mark.parametrize("game", [PeekingBet(), ToldBet()], ids=["PeekingBet", "ToldBet"])
def test_leaks_between_simultaneous_seats_are_found(game: Showdown) -> None:
    with pytest.raises(laws.LawBroken) as caught:
        laws.non_interference(game, ShowdownRules(), 2, 1000)
    assert caught.value.law == "non-interference"


# ── perft ────────────────────────────────────────────────────────────────────────────────────


def test_perft_counts_histories_and_information_states() -> None:
    counts = laws.perft(Mia(), MiaRules(), 2, 4)
    #  lot: 2 · shake: 2 · fall: 2·21 · look, or announce one of 21 unseen: 42·22
    assert [count.histories for count in counts] == [1, 2, 2, 42, 924]
    # the lot is public; no seat sees the fall; then the roller knows one of 21 rolls or one of 21
    # announcements, the other only that there was a look, or the announcement: (42 + 22) · 2
    assert [count.informed for count in counts] == [2, 4, 4, 4, 128]


def test_a_thinned_tree_goes_deeper() -> None:
    def two(actions: Sequence[Action]) -> Sequence[Action]:
        return actions[:2]

    whole = laws.non_interference(Mia(), RULES, 2, 500)
    thin = laws.non_interference(Mia(), RULES, 2, 500, two)
    assert whole == 4
    assert thin > 2 * whole


class LateLeak(Mia):
    """A game whose views show the dice under the cup from the fourth round on."""

    def view(self, state: MiaState, observer: Seat | None) -> MiaView:
        seen = super().view(state, observer)
        return replace(seen, roll=state.roll) if state.round > 3 else seen


def test_the_walk_by_information_reaches_depths_no_tree_does() -> None:
    def few(actions: Sequence[Action]) -> Sequence[Action]:
        return kinds_apart(actions, 2, "late")

    assert laws.non_interference(LateLeak(), RULES, 2, 500, few) > 4
    with pytest.raises(laws.LawBroken, match="non-interference"):
        laws.non_interference_deep(LateLeak(), RULES, 2, 40, 60, few)
    assert laws.non_interference_deep(Mia(), RULES, 2, 40, 60, few) >= 30
