"""The rules of one die: legal actions, their effects, and views.

All functions are pure: chance actions roll the dice, and the table decides their outcomes.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from msgspec.structs import replace

from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Between,
    Event,
    Offer,
    Outcome,
    Reason,
    Result,
    Seat,
    Step,
    Told,
    Value,
)
from mendax.core.how_to_play import Section, item, say
from mendax.games.rules import check_seats
from mendax_one_die.rules import PRESETS, OneDieRules
from mendax_one_die.values import (
    Claim,
    Claimed,
    Counted,
    Doubt,
    Doubted,
    Facts,
    Fall,
    GameEnded,
    Lost,
    OneDieState,
    OneDieView,
    RoundStarted,
    Saw,
    Shown,
    WentOut,
)

FACES: Final = 6
_FALLS: Final = tuple((Fall(pips), Fraction(1, FACES)) for pips in range(1, FACES + 1))


class OneDie:
    """The game; implements ``mendax.core.game.Game``."""

    name = "one_die"
    edition = 1
    seats = range(2, 6)
    rules = OneDieRules
    presets: Mapping[str, OneDieRules] = PRESETS
    default_preset = "standard"
    actions: tuple[type[Action], ...] = (Claim, Doubt, Fall)
    public_chance: tuple[type[Action], ...] = ()
    events: tuple[type[Event], ...] = (
        RoundStarted, Saw, Claimed, Doubted, Shown, Counted, Lost, WentOut, GameEnded,
    )  # fmt: skip
    view_type: type[Value] = OneDieView
    reference_type: type[Value] = Facts
    aid_type: type[Value] | None = None
    zero_sum = True

    def initial_state(self, rules: OneDieRules, seats: int) -> OneDieState:
        """Return the initial state, in which every seat has all its lives. Raises
        ``RulesError``."""
        checked = rules.checked()
        check_seats(seats, self.seats)
        return OneDieState(checked, (checked.lives,) * seats, (0,) * seats, (-1,) * seats)

    def actors(self, state: OneDieState) -> tuple[Actor, ...]:
        """Return chance until all dice are rolled, then the seat to act, and no actor after the
        game."""
        if len(_standing(state)) == 1:
            return ()
        return (state.turn,) if _next_die(state) is None else (CHANCE,)

    def legal_actions(self, state: OneDieState, seat: Seat) -> tuple[Offer, ...]:
        """Return the offers of a higher claim and of a doubt of the last claim."""
        if seat not in self.actors(state):
            return ()
        low, high = _span(state)
        claim = (Offer(Claim(low), (Between("total", low, high),)),) if low <= high else ()
        return claim if state.total is None else (*claim, Offer(Doubt()))

    def chance_outcomes(self, state: OneDieState) -> tuple[Outcome, ...]:
        """Return the outcomes of one die."""
        return _FALLS

    def apply(self, state: OneDieState, actor: Actor, action: Action) -> Step[OneDieState]:
        """Apply a legal ``action``."""
        if isinstance(action, Fall):
            return _fall(state, action.pips)
        if isinstance(action, Claim):
            seat, turn = state.turn, _after(state, state.turn)
            claimed = replace(state, total=action.total, claimer=seat, turn=turn)
            return Step(claimed, (Told(Claimed(seat, action.total)),))
        return _doubt(state)

    def view(self, state: OneDieState, observer: Seat | None) -> OneDieView:
        """Return the observer's own die, and all public facts."""
        own = [die if seat == observer and die else None for seat, die in enumerate(state.dice)]
        over = len(_standing(state)) == 1
        phase: Any = "over" if over else "claim" if _next_die(state) is None else "roll"
        return OneDieView(
            state.round, phase, state.turn, state.total, state.claimer,
            state.lives, tuple(own), state.last_dice,
        )  # fmt: skip

    def result(self, state: OneDieState) -> Result | None:
        """Return the result: the last seat with lives wins one point from each other seat."""
        standing = _standing(state)
        if len(standing) > 1:
            return None
        seats = len(state.lives)
        order = (*standing, *reversed(state.out))
        places = tuple(order.index(seat) + 1 for seat in range(seats))
        payoffs = tuple(Fraction(seats - 1 if place == 1 else -1) for place in places)
        return Result(payoffs, places, Reason("one-die-end-last-standing"))

    def default_action(self, state: OneDieState, seat: Seat) -> Action:
        """Return the lowest claim for an absent player, or a doubt of more than four per die."""
        low, high = _span(state)
        likely = min(high, 4 * len(_standing(state)))
        return Claim(low) if state.total is None or low <= likely else Doubt()

    def refusal(self, state: OneDieState, actor: Actor, action: Action) -> Reason:
        """Return the reason why ``action`` is illegal here."""
        actors = self.actors(state)
        if not actors:
            return Reason("one-die-refused-over")
        if actors == (CHANCE,):
            return Reason("one-die-refused-dice-falling")
        if actor not in actors:
            return Reason("one-die-refused-not-your-turn", {"seat": state.turn + 1})
        low, high = _span(state)
        if isinstance(action, Claim) and low <= high:
            return Reason("one-die-refused-total", {"low": low, "high": high})
        if isinstance(action, Doubt):
            return Reason("one-die-refused-nothing-to-doubt")
        return Reason("one-die-refused-not-now")

    def reference(self, rules: OneDieRules) -> Facts:
        """Return the number of faces of a die."""
        return Facts(FACES)

    def aid(self, rules: OneDieRules, view: OneDieView) -> None:
        """Return None: this game has no aid."""

    def how_to_play(self, rules: OneDieRules) -> tuple[Section, ...]:
        """Return the rules of the game under ``rules``."""
        said = [say("one-die-play-claim"), item("one-die-play-higher"), item("one-die-play-doubt")]
        cost = "one-die-play-exact" if rules.exact_costs_two else "one-die-play-one-life"
        lost = [say(cost), say("one-die-play-next"), say("one-die-play-end")]
        if rules.turn_clock:
            lost.append(say("one-die-play-clock", seconds=rules.turn_clock))
        return (
            Section(say("one-die-play-aim"), (say("one-die-play-dice", lives=rules.lives),)),
            Section(say("one-die-play-round"), tuple(said)),
            Section(say("one-die-play-lives"), tuple(lost)),
        )


def _standing(state: OneDieState) -> list[Seat]:
    """Return the seats with lives left."""
    return [seat for seat, left in enumerate(state.lives) if left]


def _next_die(state: OneDieState) -> Seat | None:
    """Return the seat whose die is rolled next; None if all are rolled."""
    return next((seat for seat in _standing(state) if not state.dice[seat]), None)


def _after(state: OneDieState, seat: Seat) -> Seat:
    """Return the next seat with lives left, clockwise."""
    standing = _standing(state)
    return next((other for other in standing if other > seat), standing[0])


def _span(state: OneDieState) -> tuple[int, int]:
    """Return the lowest and the highest legal claim."""
    dice = len(_standing(state))
    return dice if state.total is None else state.total + 1, FACES * dice


def _fall(state: OneDieState, pips: int) -> Step[OneDieState]:
    seat = _next_die(state)
    assert seat is not None
    first = () if any(state.dice) else (Told(RoundStarted(state.round, state.turn)),)
    fallen = replace(
        state,
        dice=_with(state.dice, seat, pips),
        draws=_with(state.draws, seat, state.drawn),
        drawn=state.drawn + 1,
    )
    return Step(fallen, (*first, Told(Saw(state.drawn, pips), (seat,))))


def _doubt(state: OneDieState) -> Step[OneDieState]:
    assert state.total is not None
    assert state.claimer is not None
    doubter, total, shown = state.turn, state.total, sum(state.dice)
    holds = shown >= total
    loser = doubter if holds else state.claimer
    cost = min(state.lives[loser], 2 if state.rules.exact_costs_two and shown == total else 1)
    left = state.lives[loser] - cost
    events: list[Event] = [Doubted(doubter, state.claimer)]
    events += [Shown(state.draws[seat], seat, state.dice[seat]) for seat in _standing(state)]
    events += [Counted(shown, total, holds), Lost(loser, cost, left)]
    seats = len(state.lives)
    after = OneDieState(
        state.rules,
        _with(state.lives, loser, left),
        (0,) * seats,
        (-1,) * seats,
        drawn=state.drawn,
        round=state.round + 1,
        turn=loser,
        last_dice=state.dice,
        out=state.out if left else (*state.out, loser),
    )
    if not left:
        events.append(WentOut(loser))
        after = replace(after, turn=_after(after, loser))
        if len(_standing(after)) == 1:
            events.append(GameEnded(after.turn))
    return Step(after, tuple(map(Told, events)))


def _with(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
