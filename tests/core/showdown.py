"""A toy game for the laws that Mia cannot test: two seats act at the same time, and chips are a
range.

Each of two seats is dealt one of three cards and sets 0 to 3 chips without seeing the other's card,
in any order. The higher card takes the chips that the other seat set.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar

from msgspec.structs import replace

from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Between,
    Event,
    Glimpse,
    Offer,
    Opens,
    Outcome,
    Reason,
    Result,
    Seat,
    Step,
    Told,
    Value,
)
from mendax.core.meanings import BySeat
from mendax.games.rules import Rules


class ShowdownRules(Rules, frozen=True, kw_only=True):
    """No house rules."""


class Deal(Action, frozen=True):
    """A card is dealt to the next seat without one."""

    card: int


class SetChips(Action, frozen=True):
    """Set chips on the seat's own card."""

    chips: int


class Dealt(Glimpse, frozen=True):
    """A private event with the receiver's own card."""

    opens: ClassVar[Opens] = {Deal: ("card",)}

    card: int


class ChipsSet(Event, frozen=True):
    """A seat has set its chips; the end shows how many."""

    seat: Seat


class Shown(Event, frozen=True):
    """All cards and chips are shown at the end."""

    cards: BySeat[int]
    chips: BySeat[int]


class Hands(Value, frozen=True):
    """The state of the game."""

    cards: tuple[int, ...] = ()
    chips: tuple[int | None, ...] = (None, None)


class OwnHand(Value, frozen=True):
    """The view of a seat: its own card, the seats that have set, and everything at the end."""

    card: int | None
    set: BySeat[bool]
    shown: Hands | None


class Showdown:
    """Two cards, two secret bets."""

    name = "showdown"
    edition = 1
    seats = range(2, 3)
    rules = ShowdownRules
    presets: Mapping[str, ShowdownRules] = {"plain": ShowdownRules()}
    default_preset = "plain"
    actions: tuple[type[Action], ...] = (SetChips, Deal)
    public_chance: tuple[type[Action], ...] = ()
    events: tuple[type[Event], ...] = (Dealt, ChipsSet, Shown)
    view_type: type[Value] = OwnHand
    reference_type: type[Value] = Hands
    aid_type: type[Value] | None = None
    zero_sum = True

    def initial_state(self, rules: ShowdownRules, seats: int) -> Hands:
        return Hands()

    def actors(self, state: Hands) -> tuple[Actor, ...]:
        if len(state.cards) < 2:
            return (CHANCE,)
        return tuple(seat for seat, chips in enumerate(state.chips) if chips is None)

    def legal_actions(self, state: Hands, seat: Seat) -> tuple[Offer, ...]:
        if seat not in self.actors(state):
            return ()
        return (Offer(SetChips(0), (Between("chips", 0, 3),)),)

    def chance_outcomes(self, state: Hands) -> tuple[Outcome, ...]:
        left = [card for card in range(3) if card not in state.cards]
        return tuple((Deal(card), Fraction(1, len(left))) for card in left)

    def apply(self, state: Hands, actor: Actor, action: Any) -> Step[Hands]:
        if isinstance(action, Deal):
            seat = len(state.cards)
            dealt = replace(state, cards=(*state.cards, action.card))
            return Step(dealt, (Told(Dealt(seat, action.card), (seat,)),))
        chips = tuple(action.chips if s == actor else n for s, n in enumerate(state.chips))
        done = replace(state, chips=chips)
        told: tuple[Told, ...] = (Told(ChipsSet(int(actor))),)
        if None not in chips:
            told = (*told, Told(Shown(state.cards, tuple(n or 0 for n in chips))))
        return Step(done, told)

    def view(self, state: Hands, observer: Seat | None) -> OwnHand:
        mine = observer is not None and observer < len(state.cards)
        return OwnHand(
            state.cards[observer] if mine and observer is not None else None,
            tuple(chips is not None for chips in state.chips),
            state if not self.actors(state) else None,
        )

    def result(self, state: Hands) -> Result | None:
        if self.actors(state):
            return None
        winner = state.cards.index(max(state.cards))
        won = Fraction(state.chips[1 - winner] or 0)
        payoffs = (won, -won) if winner == 0 else (-won, won)
        return Result(payoffs, (1, 2) if winner == 0 else (2, 1), Reason("shown"))

    def default_action(self, state: Hands, seat: Seat) -> Action:
        return SetChips(0)

    def refusal(self, state: Hands, actor: Actor, action: Action) -> Reason:
        return Reason("showdown-refused")

    def reference(self, rules: ShowdownRules) -> Hands:
        return Hands()

    def aid(self, rules: ShowdownRules, view: Value) -> None:
        """Return None."""
